import type { MouseEvent } from "react";
import { attempt } from "#app/api/attempt.ts";
import { receiveFile } from "#app/api/receive-file.ts";
import { formatSize } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { DownloadState, useDownload } from "#app/ui/download.tsx";
import type { CatalogueEntry } from "#core/catalogue.ts";

type Pdf = NonNullable<CatalogueEntry["pdf"]>;
type Props = { entry: CatalogueEntry; namespace: "publication" | "publications" };

export function Download({ entry, namespace }: Props) {
  return entry.pdf ? <PdfLink entry={entry} pdf={entry.pdf} namespace={namespace} /> : null;
}

/** Without a script a plain link; with one, the file is checked before it is saved. */
function PdfLink({ entry: { slug, title }, pdf, namespace }: Props & { pdf: Pdf }) {
  // Both namespaces have these words.
  const { t } = useTranslation(namespace as "publications");
  const language = useLanguage();
  const fileName = `${slug}.${language}.pdf`;
  const download = useDownload({
    fileName,
    fetchFile: async (onProgress) => {
      const received = await fetchPrint(pdf, onProgress);
      return received instanceof Blob ? received : { text: t("download.failed"), retry: true };
    },
    namespace: namespace as "publications",
    done: (t) => ({ title: t("download.done"), description: t("download.doneText", { title }) }),
  });

  function start(event: MouseEvent) {
    // Left to the browser: the visitor opens it in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    download.start();
  }

  const pages = t("facts.pages", { count: pdf.pages });
  return (
    <div className="download">
      <a
        className="link"
        href={pdf.path}
        download={fileName}
        onClick={start}
        aria-disabled={download.running || undefined}
      >
        {t("download.action")}
        <span className="sr-only">{` ${title}`}</span>
      </a>{" "}
      <span className="download-format">
        {t("download.format", { pages, size: formatSize(pdf.bytes, language) })}
      </span>
      <DownloadState
        download={download}
        progress={(part) => t("download.progress", { part })}
        retry={t("download.retry")}
      />
    </div>
  );
}

async function fetchPrint(print: Pdf, onProgress: (part: number) => void) {
  const answer = await attempt((signal) => fetch(print.path, { signal }));
  if (!(answer instanceof Response)) return answer;
  return receiveFile(answer, { ...print, type: "application/pdf" }, onProgress);
}
