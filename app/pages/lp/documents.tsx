import { useTranslation } from "react-i18next";
import { Button } from "#app/components/ui/button.tsx";
import type { Fund, PartnerDocument } from "#app/features/account/overview.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { documentTypes } from "#core/document-types.ts";
import { DocumentEntry } from "./document-entry.tsx";
import { DocumentFilters } from "./document-filters.tsx";
import { type DocumentChoice, groupDocuments } from "./group-documents.ts";
import { nameOf } from "./period.ts";

type Props = {
  documents: readonly PartnerDocument[];
  funds: readonly Fund[];
  onDownload: () => void;
};

export function Documents({ documents, funds, onDownload }: Props) {
  const { t } = useTranslation("lp");
  const language = useLanguage();
  const { values: asked, change: choose } = useAddressState(["fund", "type"]);
  const choice: DocumentChoice = {
    fund: funds.find(({ id }) => id === asked.fund)?.id ?? "",
    type: documentTypes.find((known) => known === asked.type) ?? "",
  };
  if (documents.length === 0) return <p className="space-empty">{t("documents.none")}</p>;
  const groups = groupDocuments(documents, funds, choice);
  const count = groups
    .flatMap(({ periods }) => periods)
    .reduce((sum, { entries }) => sum + entries.length, 0);
  const fresh = documents.filter(({ isNew }) => isNew).length;
  return (
    <>
      <DocumentFilters {...{ documents, funds, choice, choose }} />
      <div className="documents-status">
        <p role="status">
          {count > 0 ? t("documents.count", { count }) : t("documents.noneChosen")}
          {fresh > 0 && ` ${t("documents.fresh", { count: fresh })}`}
        </p>
        {(choice.fund || choice.type) && (
          <Button variant="quiet" onClick={() => choose({ fund: "", type: "" })}>
            {t("documents.all")}
          </Button>
        )}
      </div>
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
                    about={`${fund.name}, ${nameOf(period, t, language)}`}
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
