import { useTranslation } from "#app/i18n/use-translation.tsx";
import { ContactForm } from "#app/site/contact/contact-form.tsx";
import { Offices } from "#app/site/offices/offices.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

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
