import { useMemo } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { EditionContent, EditionWork } from "#core/acts/editions.ts";
import { type ReadEdition, readEdition } from "#core/edition-faults.ts";

/** What keeps an edition from being submitted: in its text, its number or its day. */
export function useFaults(content: EditionContent, fault: EditionWork["fault"]): string[] {
  const { t } = useTranslation("desk");
  const { faults } = useMemo(() => readEdition(content), [content]);
  const said = useFaultWords(faults, "editions");
  return fault ? [...said, t(`refusals.${fault}`)] : said;
}

/** What is wrong with a text, in the words of its room. */
export function useFaultWords(
  faults: ReadEdition["faults"],
  room: "editions" | "publications",
): string[] {
  const { t } = useTranslation("desk");
  return faults.map((one) => {
    if (one.kind === "headings") return t("editions.faults.headings");
    const language = t(`editions.languages.${one.language}`);
    if (one.kind === "missing") {
      const field = t(`${room}.fields.${one.field}`);
      return t("editions.faults.missing", { language, field });
    }
    if (one.kind === "length") {
      const field = t(`${room}.fields.${one.field}`);
      return t("editions.faults.length", { language, field, least: one.least, most: one.most });
    }
    if (one.kind !== "text") {
      const field = t(`${room}.fields.${one.field}`);
      return t(`editions.faults.${one.kind}`, { language, field, line: one.line, what: one.what });
    }
    return t("editions.faults.text", { language, line: one.line ?? 1, what: one.what || one.code });
  });
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
