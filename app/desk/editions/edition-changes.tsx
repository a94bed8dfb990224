import { useTranslation } from "#app/i18n/use-translation.tsx";
import { site } from "#content/site.ts";
import type { EditionContent, EditionRow } from "#core/acts/editions.ts";
import { readEdition } from "#core/edition-faults.ts";
import { languages } from "#core/languages.ts";
import { ChapterChanges } from "../writing/chapter-changes.tsx";
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
  const older = readEdition(archived.frozen, site.name);
  const newer = readEdition(content, site.name);
  return (
    <>
      <h2>{t("editions.compared.title", { version })}</h2>
      <div className="approvals-texts">
        {languages.map((one) => (
          <ChapterChanges
            key={one}
            language={one}
            before={{ ...archived.frozen[one], text: older.texts[one] }}
            after={{ ...content[one], text: newer.texts[one] }}
          />
        ))}
      </div>
    </>
  );
}
