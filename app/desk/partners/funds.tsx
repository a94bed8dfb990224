import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FundRow } from "#core/acts/partners.ts";
import { useMay } from "../colleague.ts";
import { refreshDesk } from "../kit/ask-desk.ts";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { FundForm } from "./fund-form.tsx";
import { RegisterPage } from "./register-page.tsx";

export function Funds() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const navigate = useNavigate();
  const path = useDeskPath();
  const accountOf = ({ hasAccount, changeSince }: FundRow) => {
    if (changeSince) return "changing";
    return hasAccount ? "there" : "missing";
  };
  return (
    <>
      <RegisterPage
        act="partners.funds"
        caption={t("partners.lists.funds")}
        search={t("partners.search")}
        none={t("partners.funds.none")}
        noneSuch={t("partners.funds.noneSuch")}
        filters={[
          {
            name: "account",
            label: t("partners.funds.account"),
            options: (["changing", "alarm", "number", "missing"] as const).map((value) => ({
              value,
              label: t(`partners.funds.accounts.${value}`),
            })),
          },
          {
            name: "currency",
            label: t("partners.funds.currency"),
            options: ({ currencies }) => currencies.map((value) => ({ value, label: value })),
          },
        ]}
        columns={[
          {
            id: "name",
            label: t("partners.name"),
            long: true,
            value: ({ name }) => name,
            cell: ({ id, name, legalName }) => (
              <>
                <DeskLink room="partners" chosen={{ fund: id }} className="link">
                  {name}
                </DeskLink>
                {legalName && <span className="partner-day">{legalName}</span>}
              </>
            ),
          },
          {
            id: "vintage",
            label: t("partners.funds.vintage"),
            figures: true,
            value: ({ vintage }) => vintage,
            cell: ({ vintage }) => vintage,
          },
          {
            id: "currency",
            label: t("partners.funds.currency"),
            value: ({ currency }) => currency,
            cell: ({ currency }) => currency,
          },
          {
            id: "entities",
            label: t("partners.funds.entities"),
            figures: true,
            value: ({ entities }) => entities,
            cell: ({ entities }) => entities,
          },
          {
            id: "account",
            label: t("partners.funds.account"),
            value: (row) => t(`partners.funds.accounts.${accountOf(row)}`),
            cell: (row) => (
              <span className="partner-mark" data-state={accountOf(row)}>
                {t(`partners.funds.accounts.${accountOf(row)}`)}
              </span>
            ),
          },
        ]}
      />
      {may("partners.write") && (
        <Disclosure summary={t("partners.funds.add")}>
          <FundForm
            onSaved={(id) => {
              refreshDesk();
              navigate(path("partners", { fund: id }));
            }}
          />
        </Disclosure>
      )}
    </>
  );
}
