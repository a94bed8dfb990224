import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Contact } from "#core/acts/bank.ts";
import { bankLimits, isWithin } from "#core/limits.ts";
import { useMay } from "../../colleague.ts";
import { ActButton } from "../../kit/act-button.tsx";
import { askDesk } from "../../kit/ask-desk.ts";
import { useFormDraft } from "../../kit/draft.ts";
import { Register } from "../../kit/register.tsx";
import { useWhyNot } from "../../kit/use-why-not.ts";

type Props = { fund: string; contacts: readonly Contact[]; tell: (text: string) => void };

/**
 * The telephone numbers that may be called about a change. A number counts only if it was noted by
 * one colleague and confirmed by another some days before.
 */
export function TelephoneNumbers({ fund, contacts, tell }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [tries, setTries] = useState(0);
  return (
    <>
      <h3 className="partner-part">{t("partners.bank.numbers.title")}</h3>
      <p className="partner-lede">{t("partners.bank.numbers.lede")}</p>
      <Register
        caption={t("partners.bank.numbers.title")}
        rows={contacts}
        keyOf={({ phone }) => phone}
        empty={t("partners.bank.numbers.none")}
        columns={[
          {
            id: "phone",
            label: t("partners.bank.numbers.phone"),
            long: true,
            cell: ({ phone, name }) => (
              <>
                {phone}
                <span className="partner-day">{name}</span>
              </>
            ),
          },
          {
            id: "known",
            label: t("partners.bank.numbers.known"),
            figures: true,
            cell: ({ since, notedBy }) => (
              <>
                {formatDay(since, language)}
                {notedBy && <span className="partner-day">{notedBy}</span>}
              </>
            ),
          },
          {
            id: "confirmed",
            label: t("partners.bank.numbers.confirmed"),
            figures: true,
            cell: ({ confirmedAt, confirmedBy }) =>
              confirmedAt ? (
                <>
                  {confirmedBy ?? t("yes")}
                  <span className="partner-day">{formatDay(confirmedAt, language)}</span>
                </>
              ) : (
                t("partners.bank.numbers.unconfirmed")
              ),
          },
          {
            id: "counts",
            label: t("partners.bank.numbers.counts"),
            cell: ({ counts, countsFrom }) => (
              <span className="partner-mark" data-state={counts ? "yes" : "waits"}>
                {counts
                  ? t("yes")
                  : t("partners.bank.numbers.countsFrom", {
                      day: formatDay(countsFrom, language),
                    })}
              </span>
            ),
          },
          {
            id: "acts",
            label: t("partners.persons.acts"),
            cell: ({ phone, own, confirmedAt }) =>
              may("bank.call") && (
                <div className="partner-acts">
                  {!confirmedAt && !own && (
                    <ActButton
                      act="bank.confirm-number"
                      fields={{ fund, phone }}
                      label={t("partners.bank.numbers.confirm")}
                      about={phone}
                      sure={t("partners.bank.numbers.confirmSure", { phone })}
                      onDone={() => tell(t("partners.bank.numbers.confirmDone"))}
                    />
                  )}
                  <ActButton
                    act="bank.end-number"
                    fields={{ fund, phone }}
                    label={t("partners.bank.numbers.end")}
                    about={phone}
                    sure={t("partners.bank.numbers.endSure", { phone })}
                    onDone={() => tell(t("partners.bank.numbers.endDone"))}
                  />
                </div>
              ),
          },
        ]}
      />
      {may("bank.propose") && (
        <Disclosure summary={t("partners.bank.numbers.add")}>
          <TelephoneNumberForm
            key={tries}
            fund={fund}
            onNoted={() => {
              setTries(tries + 1);
              tell(t("partners.bank.numbers.added"));
            }}
          />
        </Disclosure>
      )}
    </>
  );
}

type Name = "name" | "phone";

function TelephoneNumberForm({ fund, onNoted }: { fund: string; onNoted: () => void }) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft(`number:${fund}`);
  const whyNot = useWhyNot();

  async function act(values: Record<Name, string>): Promise<FormAnswer<Name>> {
    const answer = await askDesk("bank.note-number", { fund, ...values });
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      const known = answer.kind === "refused" && answer.reason === "known";
      return known
        ? { faults: { phone: whyNot(answer) } }
        : { stopped: whyNot(answer), retry: false };
    }
    onNoted();
    return "done";
  }

  return (
    <ScriptedForm
      id="number"
      draft={draft}
      fields={["name", "phone"]}
      send={t("partners.bank.numbers.addSend")}
      sending={t("partners.bank.numbers.addSending")}
      check={({ name, phone }) => ({
        ...(!isWithin(name, bankLimits.name) && {
          name: t("partners.bank.numbers.nameWrong"),
        }),
        ...(!/^\+[\d ().-]{6,38}$/.test(phone.trim()) && {
          phone: t("partners.bank.numbers.phoneWrong"),
        }),
      })}
      act={act}
    >
      {(field) => (
        <>
          <TextField
            label={t("partners.bank.numbers.addName")}
            autoComplete="off"
            {...field("name")}
          />
          <TextField
            label={t("partners.bank.numbers.phone")}
            hint={t("partners.bank.numbers.addHint")}
            type="tel"
            autoComplete="off"
            {...field("phone")}
          />
        </>
      )}
    </ScriptedForm>
  );
}
