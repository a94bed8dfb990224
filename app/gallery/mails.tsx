import { useLanguage } from "#app/i18n/use-language.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "./words.ts";
import "./mails.css";

const parts = [
  { form: "html", width: 600 },
  { form: "html", width: 375 },
  { form: "txt", width: 680 },
] as const;

/** As the development server draws them (builder/plugins/mail-preview.ts). */
export function MailSpecimens() {
  const { mail } = useWords();
  const language = useLanguage();
  return (
    <Section id="mail" numeral="XV" title={mail.title} aside={<code>_shared/mail</code>}>
      {Object.entries(mail.templates).map(([template, name]) => (
        <Disclosure key={template} summary={name}>
          {parts.map(({ form, width }) => (
            <iframe
              key={`${form}${width}`}
              className="mail-frame"
              title={`${name}, ${mail[form]}, ${width} px`}
              src={`/gallery/mail/${template}.${language}.${form}`}
              width={width}
              height={900}
              loading="lazy"
            />
          ))}
        </Disclosure>
      ))}
    </Section>
  );
}
