import { formatSize } from "#app/i18n/format.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { PartnerDocument } from "#core/acts/space.ts";
import type { Chosen } from "./choose-documents.ts";
import { DocumentDownload } from "./document-download.tsx";
import { useDocumentTitle } from "./document-title.ts";
import type { ListedDocument } from "./group-documents.ts";

type Props = {
  entry: ListedDocument;
  /** The fund's name, for screen readers: it tells documents with the same title apart. */
  fund: string;
  chosen: Chosen;
  onDownload: () => void;
};

export function DocumentEntry({ entry, fund, chosen, onDownload }: Props) {
  const { t } = useTranslation("partners");
  const titleOf = useDocumentTitle();
  const { document, older, withdrawn } = entry;
  if (document.withdrawnAt) {
    return [document, ...withdrawn].map((one) => <Withdrawn key={one.id} document={one} />);
  }
  const title = titleOf(document);
  const named = `${title}, ${fund}`;
  return (
    <>
      <li className="document">
        <label className="document-choose">
          <input
            type="checkbox"
            checked={chosen.has(document)}
            onChange={() => chosen.toggle(document)}
          />
          <span className="sr-only">{`${t("zip.choose")} ${named}`}</span>
        </label>
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
                  <Facts document={version} replacedBy={document.version} />
                  <DocumentDownload document={version} title={named} onDownload={onDownload} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
      {withdrawn.map((one) => (
        <Withdrawn key={one.id} document={one} />
      ))}
    </>
  );
}

/** A withdrawn document: says so, without a download. */
function Withdrawn({ document }: { document: PartnerDocument }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  const { version, withdrawnAt, withdrawnReason } = document;
  return (
    <li className="document document-withdrawn">
      <div className="document-name">
        <h5>{titleOf({ ...document, title: null })}</h5>
        <p className="mark mark-withdrawn">{t("marks.withdrawn")}</p>
      </div>
      <p className="document-facts">
        <span>{t("documents.version", { version })}</span>
        <span>
          {t("documents.withdrawn", {
            day: formatDay(withdrawnAt ?? "", language),
            reason: withdrawnReason,
          })}
        </span>
      </p>
    </li>
  );
}

function Facts({ document, replacedBy }: { document: PartnerDocument; replacedBy?: number }) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const { version, publishedAt, size, fileName, title, type } = document;
  const isReplaced = replacedBy !== undefined && replacedBy > version;
  return (
    <p className="document-facts">
      {title && <span>{t(`types.${type}`)}</span>}
      <span>
        {t("documents.version", { version })}
        {isReplaced && `, ${t("documents.replaced", { version: replacedBy })}`}
      </span>
      <span>{formatDay(publishedAt, language)}</span>
      <span>{formatSize(size, language)}</span>
      <span className="document-file">{fileName}</span>
    </p>
  );
}
