import { useLanguage } from "#app/i18n/use-language.ts";
import { particulars } from "#content/legal/particulars.ts";
import { site } from "#content/site.ts";

/** Printed only, at the end of a text that travels: whose it is, and that it is a demonstration. */
export function Colophon() {
  const language = useLanguage();
  return (
    <div className="colophon">
      {particulars(language).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {site.demonstration && <p>{site.demonstration[language]}</p>}
    </div>
  );
}
