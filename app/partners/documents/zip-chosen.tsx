import { useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { save } from "#app/ui/download.tsx";
import type { Fund, PartnerDocument } from "#core/acts/space.ts";
import { fileNameOf } from "#core/file-name.ts";
import { useWhose } from "../whose.ts";
import type { Chosen } from "./choose-documents.ts";
import { useDocumentFailure } from "./document-failure.ts";
import { useDocumentTitle } from "./document-title.ts";
import type { Zipped } from "./zip-documents.ts";

type Props = {
  chosen: Chosen;
  /** The documents on screen that can be chosen. */
  shown: readonly PartnerDocument[];
  funds: readonly Fund[];
  onDownload: () => void;
};

/** How many documents are chosen, and a button that saves them as one zip file. */
export function ZipChosen({ chosen, shown, funds, onDownload }: Props) {
  const { t } = useTranslation("partners");
  const titleOf = useDocumentTitle();
  const failureText = useDocumentFailure();
  const { textOf } = useFailureWords();
  const entity = useWhose();
  const [running, setRunning] = useState(false);
  const [said, setSaid] = useState("");
  const [missing, setMissing] = useState<Zipped["missing"]>([]);
  const count = chosen.documents.length;

  async function saveZip(): Promise<void> {
    if (running || count === 0) return;
    setRunning(true);
    setMissing([]);
    const files = chosen.documents.map((document) => ({
      document,
      folder: funds.find(({ id }) => id === document.fund)?.name ?? "",
    }));
    const code = await attempt(() => import("./zip-documents.ts"));
    if ("kind" in code) {
      setSaid(textOf(code));
    } else {
      const { zip, count, missing } = await code.zipDocuments(entity.id, files, (at, document) =>
        setSaid(t("zip.progress", { at, count: files.length, name: titleOf(document) })),
      );
      const day = new Date().toISOString().slice(0, 10);
      const file = fileNameOf(entity.name, `documents ${day}.zip`);
      if (zip) save(zip, file);
      setSaid(zip ? t("zip.done", { count, file }) : t("zip.empty"));
      setMissing(missing);
      onDownload();
    }
    setRunning(false);
  }

  return (
    <div className="documents-zip">
      <div className="button-row">
        <p>{count > 0 ? t("zip.chosen", { count }) : t("zip.none")}</p>
        <Button variant="quiet" disabled={shown.length === 0} onClick={() => chosen.add(shown)}>
          {t("zip.every")}
        </Button>
        {count > 0 && (
          <>
            <Button variant="quiet" onClick={chosen.clear}>
              {t("zip.clear")}
            </Button>
            <Button variant="secondary" pending={running} onClick={saveZip}>
              {t("zip.action")}
            </Button>
          </>
        )}
      </div>
      <p role="status">{said}</p>
      {missing.length > 0 && (
        <div className="download-failed" role="alert">
          <p>{t("zip.failed", { count: missing.length })}</p>
          <ul>
            {missing.map(({ document, failure }) => (
              <li key={document.id}>
                {`${titleOf(document)} (${document.fileName}): ${failureText(failure)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
