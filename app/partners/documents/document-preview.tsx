import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { PartnerDocument } from "#core/acts/space.ts";
import { useWhose } from "../whose.ts";
import { showDocument } from "./show-document.ts";

type Props = { document: PartnerDocument; title: string; onShown: () => void };

/** Opens a PDF in a new tab. Only for PDFs: browsers would save other files instead. */
export function DocumentPreview({ document, title, onShown }: Props) {
  const { t } = useTranslation(["partners", "sign-in"]);
  const { textOf } = useFailureWords();
  const entity = useWhose();
  const [failure, setFailure] = useState("");
  if (!/\.pdf$/i.test(document.fileName)) return null;

  async function show(): Promise<void> {
    setFailure("");
    const outcome = await showDocument(entity.id, document.id);
    switch (outcome.kind) {
      case "shown":
        // The log has it when the new tab has requested the file: give it some time.
        setTimeout(onShown, 1_500);
        return;
      case "blocked":
        return setFailure(t("preview.blocked"));
      case "gone":
        return setFailure(t("download.gone"));
      case "ended":
        return;
      default:
        return setFailure(`${t("preview.failed")} ${textOf(outcome)}`);
    }
  }

  return (
    <>
      <button type="button" className="button-quiet" onClick={show}>
        {t("preview.action")}
        <span className="sr-only">
          {` ${title}, ${t("documents.version", { version: document.version })}, ${t("preview.opens")}`}
        </span>
      </button>
      {failure && (
        <p className="download-failed" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
