import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import { saveFile } from "#app/components/ui/save-file.ts";
import { showToast } from "#app/components/ui/toast-store.ts";
import { fetchDocument } from "#app/features/account/document.ts";
import type { PartnerDocument } from "#app/features/account/overview.ts";
import { formatPart } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useFailureText } from "./use-failure-text.ts";

type Props = { document: PartnerDocument; title: string; onDownload: () => void };
type State =
  | { at: "idle" }
  | { at: "running"; part: number; slow: boolean }
  | { at: "failed"; text: string; retry: boolean };

/** A download that takes no longer needs no progress. */
const slowAfter = 500;

export function DocumentDownload({ document, title, onDownload }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const failureText = useFailureText();
  const [state, setState] = useState<State>({ at: "idle" });
  const running = state.at === "running";

  async function download(): Promise<void> {
    if (running) return;
    const began = Date.now();
    setState({ at: "running", part: 0, slow: false });
    const outcome = await fetchDocument(document, (part) =>
      setState({ at: "running", part, slow: Date.now() - began > slowAfter }),
    );
    // What was asked for is logged, whether or not it arrived.
    onDownload();
    if (outcome.kind === "received") {
      saveFile(outcome.file, document.fileName);
      setState({ at: "idle" });
      const description = t("download.doneText", { name: document.fileName });
      return showToast({ title: t("download.done"), description });
    }
    const text = failureText(outcome);
    setState({ at: "failed", text, retry: outcome.kind !== "gone" });
    showToast({ title: t("download.failedTitle"), description: text, variant: "destructive" });
  }

  return (
    <div className="document-download">
      {/* It stays where it is, and in focus, while it works: it only takes no second press. */}
      <button
        type="button"
        className="button-quiet"
        aria-disabled={running || undefined}
        onClick={download}
      >
        {t("download.action")}
        <span className="sr-only">
          {` ${title}, ${t("documents.version", { version: document.version })}`}
        </span>
      </button>
      {state.at === "running" && state.slow && (
        <label className="download-progress">
          {t("download.progress", {
            part: formatPart(Math.round(state.part * 100) / 100, language),
          })}
          <progress value={state.part} />
        </label>
      )}
      {state.at === "failed" && (
        <p className="download-failed">
          {state.text}{" "}
          {state.retry && (
            <Button variant="quiet" onClick={download}>
              {t("download.retry")}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
