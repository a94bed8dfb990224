import { formatDay, formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { BankAccount, Change, TelephoneCall } from "#core/acts/bank.ts";
import { spaced } from "#core/iban.ts";
import { useMay } from "../../colleague.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { Facts } from "../../kit/facts.tsx";
import { Register } from "../../kit/register.tsx";
import { TelephoneCallForm } from "./telephone-call-form.tsx";

type Props = { change: Change; now: BankAccount | undefined; tell: (text: string) => void };

/**
 * A proposed change beside the bank account of today, the telephone calls so far, and the form to
 * record one.
 */
export function OpenChange({ change, now, tell }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const rows = ["holder", "iban", "bic", "bank"] as const;
  const shown = (details: Pick<Change, (typeof rows)[number]>, name: (typeof rows)[number]) =>
    name === "iban" ? spaced(details.iban) : details[name];
  return (
    <section className="partner-change" aria-labelledby="change-title">
      <h3 id="change-title">{t("partners.bank.change.title")}</h3>
      <p>
        {t("partners.bank.change.lede", {
          name: change.by,
          day: formatDay(change.at, language),
        })}
      </p>
      <Register
        caption={t("partners.bank.change.title")}
        rows={rows}
        keyOf={(name) => name}
        empty=""
        columns={[
          {
            id: "field",
            label: t("partners.funds.field"),
            cell: (name) => t(`partners.bank.${name}`),
          },
          {
            id: "now",
            label: t("partners.bank.change.now"),
            long: true,
            cell: (name) => (now ? shown(now, name) : t("partners.none")),
          },
          {
            id: "proposed",
            label: t("partners.bank.change.proposed"),
            long: true,
            cell: (name) => <strong>{shown(change, name)}</strong>,
          },
        ]}
      />
      <Facts
        className="partner-facts"
        facts={[
          [t("partners.bank.change.source"), change.source],
          [t("partners.bank.change.holderReason"), change.holderReason],
        ]}
      />
      <h3 className="partner-part">{t("partners.bank.change.calls")}</h3>
      <TelephoneCalls calls={change.calls} />
      {change.own && (
        <div className="partner-acts">
          <p>{t("partners.bank.change.own")}</p>
          <ActButton
            act="bank.withdraw"
            fields={{ id: change.id }}
            label={t("partners.bank.change.withdraw")}
            sure={t("partners.bank.change.withdrawSure")}
            onDone={() => tell(t("partners.bank.change.withdrawn"))}
          />
        </div>
      )}
      {!change.own && may("bank.call") && change.whyNot && (
        <p className="desk-soft">{t(`refusals.${change.whyNot}`)}</p>
      )}
      {may("bank.call") && !change.whyNot && (
        <TelephoneCallForm change={change} first={!now} tell={tell} />
      )}
    </section>
  );
}

export function TelephoneCalls({ calls }: { calls: readonly TelephoneCall[] }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={t("partners.bank.change.calls")}
      rows={calls}
      keyOf={({ by, at }) => by + at}
      empty={t("partners.bank.change.noCalls")}
      columns={[
        { id: "by", label: t("partners.bank.change.by"), cell: ({ by }) => by },
        { id: "phone", label: t("partners.bank.change.phone"), cell: ({ phone }) => phone },
        {
          id: "with",
          label: t("partners.bank.change.spokeWith"),
          long: true,
          cell: ({ spokeWith }) => spokeWith,
        },
        {
          id: "result",
          label: t("partners.bank.change.result"),
          cell: ({ confirmed }) => (
            <span className="partner-mark" data-state={confirmed ? "yes" : "no"}>
              {t(
                confirmed ? "partners.bank.change.confirmed" : "partners.bank.change.notConfirmed",
              )}
            </span>
          ),
        },
        {
          id: "at",
          label: t("partners.bank.change.at"),
          figures: true,
          cell: ({ at }) => formatMoment(at, language),
        },
      ]}
    />
  );
}
