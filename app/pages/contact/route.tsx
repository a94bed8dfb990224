import { useTranslation } from "react-i18next";
import { Offices } from "#app/components/offices/offices.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { ContactForm } from "#app/features/contact/contact-form.tsx";

export default function Contact() {
  const { t } = useTranslation("contact");
  return (
    <>
      <PageHeading title={t("title")} lede={t("lede")} />
      <div className="contact">
        <ContactForm />
        <Offices />
      </div>
    </>
  );
}
