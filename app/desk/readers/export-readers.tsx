import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { askDesk } from "../kit/ask-desk.ts";

/**
 * Downloads all readers as a table for Excel, in several files if there are many. The ledger
 * records it.
 */
export function ExportReaders() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { textOf } = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");

  async function download(): Promise<void> {
    setBusy(true);
    let after = "";
    let count = 0;
    for (let part = 1; ; part++) {
      const answer = await askDesk("readers.export", { after, language });
      if (answer.kind !== "done") {
        setBusy(false);
        if (answer.kind === "ended") return;
        return setSaid(answer.kind === "refused" ? t("refused") : textOf(answer));
      }
      const { file, rows, next } = answer.body;
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${t("readers.export.file")}-${day}-${part}.csv`, "text/csv", file);
      count += rows;
      if (!next) break;
      after = next;
    }
    setBusy(false);
    setSaid(t("readers.export.done", { count }));
  }

  return (
    <>
      <h2>{t("readers.export.title")}</h2>
      <p>{t("readers.export.lede")}</p>
      <div className="proofs-export">
        <Button variant="secondary" pending={busy} onClick={download}>
          {t("readers.export.send")}
        </Button>
        <p role="status">{said}</p>
      </div>
    </>
  );
}
