import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useNavigate } from "#app/navigation/router.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useMay } from "../colleague.ts";
import { forgetDesk, useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink, useDeskPath } from "../kit/desk-link.tsx";
import { Pager } from "../kit/pager.tsx";
import { Register } from "../kit/register.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { Shown } from "../kit/shown.tsx";
import { FundForm } from "./fund-form.tsx";
import type { FundRow, Page } from "./shapes.ts";

type Answer = Page<FundRow> & { currencies: string[] };

export function Funds() {
  const { t } = useTranslation("desk");
  const may = useMay();
  const navigate = useNavigate();
  const path = useDeskPath();
  const { values, change, type, settle } = useAddressState(["q", "currency", "account", "after"]);
  const { state, reload } = useDesk<Answer>("partners.funds", values);
  const accountOf = ({ hasAccount, changeSince }: FundRow) => {
    if (changeSince) return "changing";
    return hasAccount ? "there" : "missing";
  };
  return (
    <>
      <search className="desk-filters">
        <SearchField
          label={t("partners.search")}
          value={values.q}
          onType={(q) => type({ q, after: "" })}
          onSettle={settle}
        />
        <Choice
          label={t("partners.funds.account")}
          value={values.account}
          all={t("partners.all")}
          options={(["changing", "alarm", "number", "missing"] as const).map((value) => ({
            value,
            label: t(`partners.funds.accounts.${value}`),
          }))}
          onChange={(account) => change({ account, after: "" })}
        />
        {state.kind === "loaded" && (
          <Choice
            label={t("partners.funds.currency")}
            value={values.currency}
            all={t("partners.all")}
            options={state.body.currencies.map((value) => ({ value, label: value }))}
            onChange={(currency) => change({ currency, after: "" })}
          />
        )}
      </search>
      <Shown state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <Register
              caption={t("partners.lists.funds")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t(
                Object.values(values).some(Boolean)
                  ? "partners.funds.noneSuch"
                  : "partners.funds.none",
              )}
              columns={[
                {
                  id: "name",
                  label: t("partners.name"),
                  long: true,
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
                  cell: ({ vintage }) => vintage,
                },
                {
                  id: "currency",
                  label: t("partners.funds.currency"),
                  cell: ({ currency }) => currency,
                },
                {
                  id: "entities",
                  label: t("partners.funds.entities"),
                  figures: true,
                  cell: ({ entities }) => entities,
                },
                {
                  id: "account",
                  label: t("partners.funds.account"),
                  cell: (row) => (
                    <span className="partner-mark" data-state={accountOf(row)}>
                      {t(`partners.funds.accounts.${accountOf(row)}`)}
                    </span>
                  ),
                },
              ]}
            />
            <Pager
              before={values.after}
              next={next}
              onChange={(after) => change({ after })}
              words={{ first: t("partners.first"), next: t("partners.next") }}
            />
          </>
        )}
      </Shown>
      {may("partners.write") && (
        <Disclosure summary={t("partners.funds.add")}>
          <FundForm
            onSaved={(id) => {
              forgetDesk();
              navigate(path("partners", { fund: id }));
            }}
          />
        </Disclosure>
      )}
    </>
  );
}
