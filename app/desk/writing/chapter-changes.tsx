import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextChanges } from "#app/ui/text-changes.tsx";
import { compareTexts } from "#core/compare-texts.ts";
import type { Language } from "#core/languages.ts";
import type { ParsedText } from "#core/parse-text.ts";

type Half = { text: ParsedText | undefined; title: string; summary: string };
type Props = { language: Language; before: Half; after: Half };

/** What changes from one text to the next in a language, chapter by chapter. */
export function ChapterChanges({ language, before, after }: Props) {
  const { t } = useTranslation("desk");
  const own = useLanguage();
  const said = t("editions.compared.marks", { returnObjects: true });
  const heading = <h3>{t(`editions.languages.${language}`)}</h3>;
  // What is wrong with the text is said elsewhere.
  if (!before.text || !after.text) return <div>{heading}</div>;
  // Title and first lines stand before the text, and are compared with its opening.
  const chapters = compareTexts(before.text, after.text, {
    title: t("editions.compared.opening"),
    summaries: [`${before.title}. ${before.summary}`, `${after.title}. ${after.summary}`],
  });
  return (
    <div>
      {heading}
      {chapters.length === 0 && <p>{t("editions.compared.none")}</p>}
      {chapters.map(({ id, title, kind, passages }) => (
        <section key={id}>
          <h4 lang={language}>
            {title}{" "}
            <small className="desk-soft" lang={own}>
              {t(`editions.compared.kinds.${kind}`)}
            </small>
          </h4>
          <div className="approvals-text" lang={language}>
            <TextChanges passages={passages} said={said} />
          </div>
        </section>
      ))}
    </div>
  );
}
