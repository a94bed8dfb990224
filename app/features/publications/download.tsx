import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "#app/components/ui/save-file.ts";
import { showToast } from "#app/components/ui/toast-store.ts";
import { formatPart, formatSize } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { type CatalogueEntry, pdfPath } from "#core/catalogue.ts";
import { fetchPrint } from "./fetch-print.ts";

type Props = { entry: CatalogueEntry; namespace: "publication" | "publications" };
type State = { at: "idle" | "failed" } | { at: "running"; part: number; slow: boolean };

/** A download that takes no longer needs no progress. */
const slowAfter = 500;

/** Without a script it is a plain link; with one, what arrives is checked before it is saved. */
export function Download({ entry, namespace }: Props) {
  // Both namespaces have these words.
  const { t } = useTranslation(namespace as "publications");
  const language = useLanguage();
  const [state, setState] = useState<State>({ at: "idle" });
  const { slug, title, pdf } = entry;
  if (!pdf) return null;
  const path = pdfPath(slug, language);
  const pages = t("facts.pages", { count: pdf.pages });

  async function download(print: NonNullable<CatalogueEntry["pdf"]>) {
    const began = Date.now();
    setState({ at: "running", part: 0, slow: false });
    try {
      const file = await fetchPrint(path, print, (part) =>
        setState({ at: "running", part, slow: Date.now() - began > slowAfter }),
      );
      saveFile(file, `${slug}.${language}.pdf`);
      setState({ at: "idle" });
      showToast({ title: t("download.done"), description: t("download.doneText", { title }) });
    } catch {
      setState({ at: "failed" });
      showToast({
        title: t("download.failedTitle"),
        description: t("download.failed"),
        variant: "destructive",
      });
    }
  }

  function start(event: MouseEvent) {
    // To open it in another tab is the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state.at !== "running") download(pdf as NonNullable<CatalogueEntry["pdf"]>);
  }

  return (
    <div className="download">
      <a
        className="link"
        href={path}
        download={`${slug}.${language}.pdf`}
        onClick={start}
        aria-disabled={state.at === "running" || undefined}
      >
        {t("download.action")}
        <span className="sr-only">{` ${title}`}</span>
      </a>{" "}
      <span className="download-format">
        {t("download.format", { pages, size: formatSize(pdf.bytes, language) })}
      </span>
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
          {t("download.failed")}{" "}
          <button type="button" className="button-quiet" onClick={() => download(pdf)}>
            {t("download.retry")}
          </button>
        </p>
      )}
    </div>
  );
}
