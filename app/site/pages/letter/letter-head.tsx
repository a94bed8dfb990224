import { Engraved } from "#app/engraving/engraved.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { Stamp } from "#app/site/letters/stamp.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { ownCrumb, trailTo } from "#app/ui/breadcrumb-trail.ts";
import { RestOfStyles } from "#app/ui/rest-of-styles.tsx";
import type { LetterEntry } from "#core/letter-catalogue.ts";
import { pageOfPathname } from "#core/paths.ts";

/** The head, drawn like an envelope: the theme, the subject, a stamp and its postmark. */
export function LetterHead({ entry }: { entry: LetterEntry }) {
  const { t } = useTranslation("letter");
  const { t: common } = useTranslation();
  const page = pageOfPathname(useLocation().pathname);
  const language = useLanguage();
  const { title, summary, theme, minutes } = entry;
  return (
    <header className="letter-head">
      <Breadcrumb trail={trailTo(page)} current={ownCrumb(page, language, title)} />
      <div className="letter-subject">
        <p className={`letter-theme letter-ink-${theme}`}>
          {t("kind")} <i>{t(`themes.${theme}`)}</i>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lede">{summary}</p>
        <p className="marketing-label">{common("marketing")}</p>
        <p className="letter-minutes">{t("minutes", { count: minutes })}</p>
      </div>
      <div className="letter-postage">
        <Stamp theme={theme} />
        <Postmark entry={entry} />
      </div>
      <RestOfStyles />
    </header>
  );
}

const romanMonths = "I II III IV V VI VII VIII IX X XI XII".split(" ");

/** A ring with the date, and the two rivers as its waves. */
function Postmark({ entry: { published, signatory } }: { entry: LetterEntry }) {
  const [year, month = 1, day] = published.split("-").map(Number);
  return (
    <Engraved
      className="letter-postmark engraved"
      viewBox="0 0 260 110"
      draw={() =>
        [
          '<circle cx="55" cy="55" r="52"/><circle cx="55" cy="55" r="49.5"/><circle cx="55" cy="55" r="33"/>',
          `<path id="postmark-ring" d="M55 55m-38.5 0a38.5 38.5 0 1 1 77 0" stroke="none"/>`,
          `<text class="letter-postmark-city"><textPath href="#postmark-ring" startOffset="50%" text-anchor="middle">${signatory.city}</textPath></text>`,
          `<text class="letter-postmark-day" x="55" y="52" text-anchor="middle">${day}·${romanMonths[month - 1]}</text>`,
          `<text class="letter-postmark-day" x="55" y="69" text-anchor="middle">${year}</text>`,
          `<path d="${waves()}"/>`,
        ].join("")
      }
    />
  );
}

function waves(): string {
  return Array.from(
    { length: 7 },
    (_, line) => `M${116 - Math.abs(line - 3) * 2} ${25 + line * 10}${"q9 -8 18 0t18 0".repeat(4)}`,
  ).join("");
}
