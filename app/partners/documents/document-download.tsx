import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { DownloadState, useDownload } from "#app/ui/download.tsx";
import type { PartnerDocument } from "#core/acts/space.ts";
import { fileNameOf } from "#core/file-name.ts";
import { useWhose } from "../whose.ts";
import { useDocumentFailure } from "./document-failure.ts";
import { DocumentPreview } from "./document-preview.tsx";
import { fetchDocument } from "./fetch-document.ts";

type Props = { document: PartnerDocument; title: string; onDownload: () => void };

export function DocumentDownload({ document, title, onDownload }: Props) {
  const { t } = useTranslation("partners");
  const failureText = useDocumentFailure();
  const entity = useWhose();
  const fileName = fileNameOf(entity.name, document.fileName);
  const download = useDownload({
    fileName,
    fetchFile: async (onProgress) => {
      const received = await fetchDocument(entity.id, document, onProgress);
      // The backend has logged the request, whether or not the file arrived: read the log again.
      onDownload();
      if (received instanceof Blob) return received;
      return { text: failureText(received), retry: received.kind !== "gone" };
    },
    namespace: "partners",
    done: (t) => ({
      title: t("download.done"),
      description: t("download.doneText", { name: fileName }),
    }),
  });

  return (
    <div className="document-download">
      <Button variant="quiet" pending={download.running} onClick={download.start}>
        {t("download.action")}
        <span className="sr-only">
          {` ${title}, ${t("documents.version", { version: document.version })}`}
        </span>
      </Button>
      <DocumentPreview document={document} title={title} onShown={onDownload} />
      <DownloadState
        download={download}
        progress={(part) => t("download.progress", { part })}
        retry={t("download.retry")}
      />
    </div>
  );
}
