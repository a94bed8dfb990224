import { useTranslation } from "react-i18next";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { Offices } from "./offices.tsx";

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
