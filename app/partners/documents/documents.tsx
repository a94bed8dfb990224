import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Button } from "#app/ui/button.tsx";
import type { Fund, PartnerDocument } from "#core/acts/space.ts";
import { documentTypes } from "#core/document-types.ts";
import type { NoticeChoice } from "#core/notice-choices.ts";
import { useChosen } from "./choose-documents.ts";
import { DocumentEntry } from "./document-entry.tsx";
import { DocumentFilters } from "./document-filters.tsx";
import { DocumentNotices } from "./document-notices.tsx";
import { useDocumentWords } from "./document-title.ts";
import { type DocumentChoice, groupDocuments } from "./group-documents.ts";
import { MailNames } from "./mail-names.tsx";
import { nameOf } from "./period.ts";
import { ZipChosen } from "./zip-chosen.tsx";

type Props = {
  documents: readonly PartnerDocument[];
  funds: readonly Fund[];
  notices: NoticeChoice;
  mailsNamed: boolean;
  /** Called after what the backend has recorded: a download, another choice of notices. */
  onDownload: () => void;
};

const noFilters = { fund: "", type: "", year: "", search: "" } as const;

export function Documents({ documents, funds, notices, mailsNamed, onDownload }: Props) {
  const { t } = useTranslation("partners");
  return (
    <>
      {documents.length === 0 ? (
        <p className="space-empty">{t("documents.none")}</p>
      ) : (
        <List documents={documents} funds={funds} onDownload={onDownload} />
      )}
      <DocumentNotices notices={notices} onChosen={onDownload} />
      <MailNames named={mailsNamed} onChosen={onDownload} />
    </>
  );
}

function List({ documents, funds, onDownload }: Omit<Props, "notices" | "mailsNamed">) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const wordsOf = useDocumentWords(funds);
  const chosen = useChosen(documents);
  const { values: asked, change, type, settle } = useAddressState(["of", "type", "year", "search"]);
  // The filter is `of` in the address, since `fund` there opens the fund's own page.
  const choose = ({ fund: of, ...rest }: Partial<DocumentChoice>) =>
    change({ ...rest, ...(of !== undefined && { of }) });
  const choice: DocumentChoice = {
    fund: funds.find(({ id }) => id === asked.of)?.id ?? "",
    type: documentTypes.find((known) => known === asked.type) ?? "",
    year: /^\d{4}$/.test(asked.year) ? asked.year : "",
    search: asked.search,
  };
  const groups = groupDocuments(documents, funds, choice, wordsOf);
  const shown = groups
    .flatMap(({ periods }) => periods)
    .flatMap(({ entries }) => entries.map(({ document }) => document));
  const fresh = documents.filter(({ isNew }) => isNew).length;
  return (
    <>
      <DocumentFilters {...{ documents, funds, choice, type, settle }} choose={choose} />
      <div className="documents-status">
        <p role="status">
          {shown.length > 0
            ? t("documents.count", { count: shown.length })
            : t("documents.noneChosen")}
          {fresh > 0 && ` ${t("documents.fresh", { count: fresh })}`}
        </p>
        {Object.values(choice).some(Boolean) && (
          <Button variant="quiet" onClick={() => choose(noFilters)}>
            {t("documents.all")}
          </Button>
        )}
      </div>
      <ZipChosen
        chosen={chosen}
        shown={shown.filter(({ withdrawnAt }) => !withdrawnAt)}
        funds={funds}
        onDownload={onDownload}
      />
      {groups.map(({ fund, periods }) => (
        <section key={fund.id} className="fund-documents" aria-label={fund.name}>
          <h3>
            {`${fund.name} `}
            <span>{t("vintage", { year: fund.vintage })}</span>
          </h3>
          {periods.map(({ period, entries }) => (
            <div key={period} className="period-documents">
              <h4>{nameOf(period, t, language)}</h4>
              <ul>
                {entries.map((entry) => (
                  <DocumentEntry
                    key={entry.document.id}
                    entry={entry}
                    fund={fund.name}
                    chosen={chosen}
                    onDownload={onDownload}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
