import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { isBic, isIban } from "#core/iban.ts";
import { askDesk, refreshDesk } from "../../kit/ask-desk.ts";
import { useFormDraft } from "../../kit/draft.ts";
import { useWhyNot } from "../../kit/use-why-not.ts";
import type { Fund } from "../shapes.ts";

const fields = ["holder", "holderReason", "iban", "bic", "bank", "source"] as const;
type Name = (typeof fields)[number];
type Values = Record<Name, string>;

/** Proposes a new bank account. Checked here for quick answers, and by the database again. */
export function ProposeForm({ fund, tell }: { fund: Fund; tell: (text: string) => void }) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft(`bank-account:${fund.id}`);
  const whyNot = useWhyNot("partners");

  function check(values: Values) {
    const missing = (name: Name, field: string, most: number) => {
      const { length } = values[name].trim();
      return (
        (length < 2 || length > most) && {
          [name]: t("partners.bank.propose.missing", { field, most }),
        }
      );
    };
    const differs = values.holder.trim() !== fund.legalName;
    return {
      ...(differs &&
        values.holderReason.trim().length < 2 && { holderReason: t("partners.why.holder") }),
      ...missing("holder", t("partners.bank.holder"), 140),
      ...missing("bank", t("partners.bank.bank"), 140),
      ...missing("source", t("partners.bank.propose.source"), 500),
      ...(!isIban(values.iban) && { iban: t("partners.why.iban") }),
      ...(!isBic(values.bic) && { bic: t("partners.why.bic") }),
    };
  }

  async function act(values: Values): Promise<FormAnswer<Name>> {
    const answer = await askDesk("bank.propose", { fund: fund.id, ...values });
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      if (answer.kind === "refused" && answer.code === "conflict") refreshDesk();
      const reason = answer.kind === "refused" ? fieldOf(answer.body, "reason") : undefined;
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
              maxLength={500}
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
