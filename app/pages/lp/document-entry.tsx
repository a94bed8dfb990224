import { useTranslation } from "react-i18next";
import { formatDay } from "#app/features/account/format-amounts.ts";
import type { PartnerDocument } from "#app/features/account/overview.ts";
import { formatSize } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { DocumentDownload } from "./document-download.tsx";
import type { ListedDocument } from "./group-documents.ts";

type Props = {
  entry: ListedDocument;
  /** The fund and the period, for who hears of one document among many. */
  about: string;
  onDownload: () => void;
};

export function DocumentEntry({ entry: { document, older }, about, onDownload }: Props) {
  const { t } = useTranslation("lp");
  const title = t(`types.${document.type}`);
  const named = `${title}, ${about}`;
  return (
    <li className="document">
      <div className="document-name">
        <h5>{title}</h5>
        {document.isNew && <p className="mark mark-new">{t("marks.new")}</p>}
        {document.own && <p className="mark">{t("marks.own")}</p>}
      </div>
      <Facts document={document} />
      <DocumentDownload document={document} title={named} onDownload={onDownload} />
      {older.length > 0 && (
        <details className="document-older">
          <summary>{t("documents.older", { count: older.length })}</summary>
          <ul>
            {older.map((version) => (
              <li key={version.id} className="document">
                <Facts document={version} />
                <DocumentDownload document={version} title={named} onDownload={onDownload} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Facts({
  document: { version, publishedAt, size, fileName },
}: {
  document: PartnerDocument;
}) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  return (
    <p className="document-facts">
      <span>{t("documents.version", { version })}</span>
      <span>{formatDay(publishedAt, language)}</span>
      <span>{formatSize(size, language)}</span>
      <span className="document-file">{fileName}</span>
    </p>
  );
}
