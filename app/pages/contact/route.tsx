import { Offices } from "#app/components/offices/offices.tsx";
import { PageHeading } from "#app/components/ui/page-heading.tsx";
import { ContactForm } from "#app/features/contact/contact-form.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";

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
