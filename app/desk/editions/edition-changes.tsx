import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { TextChanges } from "#app/ui/text-changes.tsx";
import { site } from "#content/site.ts";
import type { EditionContent, EditionRow } from "#core/acts/editions.ts";
import { compareTexts } from "#core/compare-texts.ts";
import { readEdition } from "#core/edition-faults.ts";
import type { FrozenEdition } from "#core/editions.ts";
import { type Language, languages } from "#core/languages.ts";
import type { Archived } from "./archive.ts";

type Props = { content: EditionContent; before: EditionRow | undefined; archived: Archived };

/** Both languages against the edition before, in full: what the second person confirms. */
export function EditionChanges({ content, before, archived }: Props) {
  const { t } = useTranslation("desk");
  if (!before) return <p>{t("editions.compared.first")}</p>;
  const { version } = before;
  if (archived.kind === "loading") return <p role="status">{t("loading")}</p>;
  if (archived.kind !== "read") {
    return (
      <p role="alert" className="approvals-off">
        {t(`editions.compared.${archived.kind}`, { version })}
      </p>
    );
  }
  return (
    <>
      <h2>{t("editions.compared.title", { version })}</h2>
      <div className="approvals-texts">
        {languages.map((one) => (
          <OfLanguage key={one} language={one} older={archived.frozen} newer={content} />
        ))}
      </div>
    </>
  );
}

type Both = { language: Language; older: FrozenEdition; newer: EditionContent };

function OfLanguage({ language, older, newer }: Both) {
  const { t } = useTranslation("desk");
  const own = useLanguage();
  const said = t("editions.compared.marks", { returnObjects: true });
  const [before, after] = [older, newer].map((one) => readEdition(one, site.name).texts[language]);
  const heading = <h3>{t(`editions.languages.${language}`)}</h3>;
  // What is wrong with the text is said above.
  if (!before || !after) return <div>{heading}</div>;
  const chapters = compareTexts(before, after, {
    title: t("editions.compared.opening"),
    summaries: [inOne(older, language), inOne(newer, language)],
  });
  return (
    <div>
      {heading}
      {chapters.length === 0 && <p>{t("editions.compared.none")}</p>}
      {chapters.map(({ id, title, kind, passages }) => (
        <section key={id} aria-label={title}>
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

/** Title and first lines stand before the text, and are compared with its opening. */
function inOne(edition: Pick<EditionContent, Language>, language: Language): string {
  const { title, summary } = edition[language];
  return `${title}. ${summary}`;
}
