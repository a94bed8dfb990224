import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Fund } from "#core/acts/partners.ts";
import { writePeriod } from "#core/period.ts";
import { useMay } from "../colleague.ts";
import { refreshDesk, useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Facts } from "../kit/facts.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Bank } from "./bank/bank.tsx";
import { Figure } from "./figures.tsx";
import { FocusedResult } from "./focused-result.tsx";
import { FundForm } from "./fund-form.tsx";
import { Holdings } from "./holdings.tsx";

export function FundPage({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const may = useMay();
  const [said, setSaid] = useState("");
  const [saved, setSaved] = useState(0);
  const { state, reload } = useDesk("partners.fund", { id });
  const title = state.kind === "loaded" ? state.body.name : t("partners.lists.funds");
  return (
    <Room
      title={title}
      aside={
        <p>
          <DeskLink room="partners" className="link">
            {t("partners.funds.back")}
          </DeskLink>
        </p>
      }
    >
      <WhenLoaded state={state} reload={reload}>
        {(fund) => (
          <>
            <Facts
              className="partner-facts"
              facts={[
                [t("partners.funds.legalName"), fund.legalName],
                [t("partners.funds.manager"), fund.manager],
                [t("partners.funds.depositary"), fund.depositary],
                [t("partners.funds.vintage"), fund.vintage],
                [t("partners.funds.currency"), fund.currency],
              ]}
            />
            <FocusedResult text={said} />
            {may("partners.write") && (
              <Disclosure summary={t("partners.funds.change")}>
                <FundForm
                  // The key is not the version: when the fund is read again meanwhile, the form
                  // would be reset and lose what is being typed.
                  key={saved}
                  fund={fund}
                  onSaved={async () => {
                    setSaid(t("partners.saved"));
                    await refreshDesk();
                    setSaved(saved + 1);
                  }}
                />
              </Disclosure>
            )}
            {/* Before the lists, which may be long. */}
            <Bank fund={fund} />
            <h2>{t("partners.funds.holders")}</h2>
            {fund.accounts.length > 1 && <Totals fund={fund} />}
            <Holdings accounts={fund.accounts} of="fund" empty={t("partners.funds.holdersNone")} />
            <h2>{t("partners.funds.documents")}</h2>
            <Documents fund={fund} />
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}

/** Sums of all accounts. A fund has one currency, so they can be added. */
function Totals({ fund: { totals, currency } }: { fund: Fund }) {
  const { t } = useTranslation("desk");
  const all = [
    ["committed", totals.committed, totals.committedOn],
    ["paidIn", totals.paidIn, totals.linesTo],
    ["nav", totals.nav, totals.navOn],
  ] as const;
  return (
    <div className="partner-totals">
      <h3>{t("partners.funds.total")}</h3>
      <Facts
        className="partner-facts"
        facts={all.map(([name, amount, days]) => [
          t(`partners.funds.${name}`),
          <Figure key={name} {...{ amount, currency, days }} />,
        ])}
      />
    </div>
  );
}

function Documents({ fund: { documents, documentCount } }: { fund: Fund }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      {documentCount > documents.length && (
        <p className="desk-soft">{t("partners.funds.documentsLast", { count: documentCount })}</p>
      )}
      <Register
        caption={t("partners.funds.documents")}
        rows={documents}
        keyOf={({ id }) => id}
        empty={t("partners.funds.documentsNone")}
        columns={[
          {
            id: "document",
            label: t("partners.funds.document"),
            long: true,
            cell: ({ type, period, title, version, withdrawnAt }) => (
              <>
                {title ?? t(`partners.funds.types.${type}`)}
                <span className="partner-day">
                  {[
                    title && t(`partners.funds.types.${type}`),
                    writePeriod(period, language),
                    t("ledger.version", { version }),
                    withdrawnAt &&
                      t("partners.funds.withdrawn", { day: formatDay(withdrawnAt, language) }),
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </>
            ),
          },
          {
            id: "entity",
            label: t("partners.funds.forWhom"),
            cell: ({ entity, entityName }) =>
              entity ? (
                <DeskLink room="partners" chosen={{ entity }} className="link">
                  {entityName}
                </DeskLink>
              ) : (
                t("partners.funds.everyone")
              ),
          },
          {
            id: "published",
            label: t("partners.funds.published"),
            figures: true,
            cell: ({ publishedAt }) => formatDay(publishedAt, language),
          },
        ]}
      />
    </>
  );
}
