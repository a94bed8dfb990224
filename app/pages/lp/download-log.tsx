import { useTranslation } from "react-i18next";
import { formatMoment } from "#app/features/account/format-amounts.ts";
import type { LoggedDownload } from "#app/features/account/overview.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

/** How many stand there before the rest is unfolded. */
const first = 8;

/** What the backend has noted of this person's downloads: nobody can take a line out of it. */
export function DownloadLog({ downloads }: { downloads: readonly LoggedDownload[] }) {
  const { t } = useTranslation("lp");
  if (downloads.length === 0) return <p className="space-empty">{t("log.none")}</p>;
  const rest = downloads.slice(first);
  return (
    <>
      <Lines downloads={downloads.slice(0, first)} />
      {rest.length > 0 && (
        <details className="document-older">
          <summary>{t("log.more", { count: rest.length })}</summary>
          <Lines downloads={rest} />
        </details>
      )}
    </>
  );
}

function Lines({ downloads }: { downloads: readonly LoggedDownload[] }) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  return (
    <ol className="download-log">
      {downloads.map(({ document, fileName, version, at }) => (
        <li key={`${at} ${document}`}>
          <time dateTime={at}>{formatMoment(at, language)}</time>
          <span>{fileName}</span>
          <span>{t("documents.version", { version })}</span>
        </li>
      ))}
    </ol>
  );
}
