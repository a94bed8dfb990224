import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { CallToCome, Fund, PartnerDocument } from "#core/acts/space.ts";
import { DocumentDownload } from "../documents/document-download.tsx";
import { useDocumentTitle } from "../documents/document-title.ts";

type Props = {
  call: CallToCome;
  fund: Fund;
  document: PartnerDocument | undefined;
  onDownload: () => void;
};

/** The notice, or that there is none yet. One that bears another day than the call says which. */
export function CallNotice({ call, fund, document, onDownload }: Props) {
  const { t } = useTranslation("partners");
  const titleOf = useDocumentTitle();
  if (!document) return <p className="figure-note">{t("account.calls.noNotice")}</p>;
  return (
    <div className="call-notice">
      <span>{document.period === call.dueOn ? t("account.calls.notice") : titleOf(document)}</span>
      <DocumentDownload
        document={document}
        title={`${t("account.calls.notice")}, ${fund.name}`}
        onDownload={onDownload}
      />
    </div>
  );
}
