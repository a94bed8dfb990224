import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Fund } from "#core/acts/partners.ts";
import { isBic, isIban } from "#core/iban.ts";
import { bankLimits, isWithin } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../../kit/ask-desk.ts";
import { useFormDraft } from "../../kit/draft.ts";
import { useWhyNot } from "../../kit/use-why-not.ts";

const fields = ["holder", "holderReason", "iban", "bic", "bank", "source"] as const;
type Name = (typeof fields)[number];
type Values = Record<Name, string>;

/** Proposes a new bank account. Checked here for quick answers, and by the database again. */
export function ProposeForm({ fund, tell }: { fund: Fund; tell: (text: string) => void }) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft(`bank-account:${fund.id}`);
  const whyNot = useWhyNot();

  function check(values: Values) {
    const missing = (name: Name, field: string, limits: readonly [number, number]) =>
      !isWithin(values[name], limits) && {
        [name]: t("partners.bank.propose.missing", { field, most: limits[1] }),
      };
    const differs = values.holder.trim() !== fund.legalName;
    return {
      ...(differs &&
        values.holderReason.trim().length < bankLimits.reason[0] && {
          holderReason: t("refusals.holder"),
        }),
      ...missing("holder", t("partners.bank.holder"), bankLimits.name),
      ...missing("bank", t("partners.bank.bank"), bankLimits.name),
      ...missing("source", t("partners.bank.propose.source"), bankLimits.source),
      ...(!isIban(values.iban) && { iban: t("refusals.iban") }),
      ...(!isBic(values.bic) && { bic: t("refusals.bic") }),
    };
  }

  async function act(values: Values): Promise<FormAnswer<Name>> {
    const answer = await askDesk("bank.propose", { fund: fund.id, ...values });
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      if (answer.kind === "refused" && answer.code === "conflict") refreshDesk();
      const reason = answer.kind === "refused" ? answer.reason : undefined;
      if (reason === "iban" || reason === "bic" || reason === "holder") {
        return { faults: { [reason]: whyNot(answer) } };
      }
      return { stopped: whyNot(answer), retry: false };
    }
    tell(t("partners.bank.propose.done"));
    return "done";
  }

  return (
    <>
      <p>{t("partners.bank.propose.lede")}</p>
      <ScriptedForm
        id="account"
        draft={draft}
        fields={fields}
        send={t("partners.bank.propose.send")}
        sending={t("partners.bank.propose.sending")}
        check={check}
        act={act}
      >
        {(field) => (
          <>
            <TextField
              label={t("partners.bank.holder")}
              {...(fund.legalName && {
                hint: t("partners.bank.propose.holderHint", { name: fund.legalName }),
              })}
              autoComplete="off"
              {...field("holder")}
              defaultValue={fund.legalName ?? ""}
            />
            <TextField
              label={t("partners.bank.propose.holderReason")}
              autoComplete="off"
              maxLength={bankLimits.reason[1]}
              {...field("holderReason")}
              required={false}
            />
            <TextField label={t("partners.bank.iban")} autoComplete="off" {...field("iban")} />
            <TextField label={t("partners.bank.bic")} autoComplete="off" {...field("bic")} />
            <TextField label={t("partners.bank.bank")} autoComplete="off" {...field("bank")} />
            <TextArea
              label={t("partners.bank.propose.source")}
              hint={t("partners.bank.propose.sourceHint")}
              rows={3}
              {...field("source")}
            />
          </>
        )}
      </ScriptedForm>
    </>
  );
}
