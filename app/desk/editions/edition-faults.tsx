import { useMemo } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { EditionContent, EditionWork } from "#core/acts/editions.ts";
import { readEdition } from "#core/edition-faults.ts";

/** What keeps an edition from being submitted: in its text, its number or its day. */
export function useFaults(content: EditionContent, fault: EditionWork["fault"]): string[] {
  const { t } = useTranslation("desk");
  const { faults } = useMemo(() => readEdition(content), [content]);
  const said = faults.map((one) => {
    if (one.kind === "headings") return t("editions.faults.headings");
    const language = t(`editions.languages.${one.language}`);
    if (one.kind === "missing") {
      const field = t(`editions.fields.${one.field}`);
      return t("editions.faults.missing", { language, field });
    }
    return t("editions.faults.text", { language, line: one.line ?? 1, what: one.what || one.code });
  });
  return fault ? [...said, t(`refusals.${fault}`)] : said;
}

export function EditionFaults({ faults }: { faults: readonly string[] }) {
  const { t } = useTranslation("desk");
  if (faults.length === 0) return null;
  return (
    <div className="approvals-state is-owed">
      <h3>{t("editions.faults.title")}</h3>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
}
