import { usePageData } from "#app/i18n/page-content.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { particulars } from "#content/legal/particulars.ts";

/** Printed only, at the end of a text that travels: whose it is, and that it is a demonstration. */
export function Colophon() {
  const language = useLanguage();
  const { mark } = usePageData("layout");
  return (
    <div className="colophon">
      {particulars(language).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {mark && <p className="demonstration-mark">{mark}</p>}
    </div>
  );
}
