import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { LoggedDownload, PartnerDocument } from "#core/acts/space.ts";
import { useDocumentTitle } from "./document-title.ts";

/** How many lines are shown; the rest is in a disclosure. */
const first = 8;

type Props = {
  downloads: readonly LoggedDownload[];
  documents: readonly PartnerDocument[];
};

/** This person's downloads, as the backend logged them. Nobody can remove a line. */
export function DownloadLog({ downloads, documents }: Props) {
  const { t } = useTranslation("partners");
  if (downloads.length === 0) return <p className="space-empty">{t("log.none")}</p>;
  const rest = downloads.slice(first);
  return (
    <>
      <Lines downloads={downloads.slice(0, first)} documents={documents} />
      {rest.length > 0 && (
        <details className="document-older">
          <summary>{t("log.more", { count: rest.length })}</summary>
          <Lines downloads={rest} documents={documents} />
        </details>
      )}
    </>
  );
}

function Lines({ downloads, documents }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  const nameOf = ({ document: id, fileName }: LoggedDownload) => {
    const document = documents.find((one) => one.id === id);
    if (!document) return fileName;
    // The name of a withdrawn file is not shown: it may be about somebody else.
    if (document.withdrawnAt) return `${titleOf(document)}, ${t("log.withdrawn")}`;
    return document.title ? `${document.title} (${fileName})` : fileName;
  };
  return (
    <ol className="download-log">
      {downloads.map((line) => (
        <li key={`${line.at} ${line.document}`}>
          <time dateTime={line.at}>{formatMoment(line.at, language)}</time>
          <span>{nameOf(line)}</span>
          <span>{t("documents.version", { version: line.version })}</span>
        </li>
      ))}
    </ol>
  );
}
