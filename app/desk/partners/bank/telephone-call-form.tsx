import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Change } from "#core/acts/bank.ts";
import { bankLimits, isWithin } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../../kit/ask-desk.ts";
import { useFormDraft } from "../../kit/draft.ts";
import { useWhyNot } from "../../kit/use-why-not.ts";

const fields = ["phone", "spokeWith", "result", "reason"] as const;
type Name = (typeof fields)[number];
type Values = Record<Name, string>;
type Props = {
  change: Change;
  /** The fund has no bank account yet. */
  first: boolean;
  tell: (text: string) => void;
};
/**
 * Records a telephone call. No answer is preselected: the colleague has to state what they heard.
 */
export function TelephoneCallForm({ change, first, tell }: Props) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft(`call:${change.id}`);
  const whyNot = useWhyNot();

  function check({ phone, spokeWith, result }: Values) {
    return {
      ...(!phone.trim() && { phone: t("partners.bank.call.missing") }),
      ...(!isWithin(spokeWith, bankLimits.name) && {
        spokeWith: t("partners.bank.numbers.nameWrong"),
      }),
      ...(!result && { result: t("partners.bank.call.missing") }),
    };
  }

  async function act({ phone, spokeWith, result, reason }: Values): Promise<FormAnswer<Name>> {
    const calling = { id: change.id, phone, spokeWith, confirmed: result === "yes", reason };
    const answer = await askDesk("bank.call", calling);
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      if (answer.kind === "refused" && answer.code === "conflict") refreshDesk();
      return { stopped: whyNot(answer), retry: false };
    }
    const { outcome, told } = answer.body;
    tell(
      outcome === "taken"
        ? t(`partners.bank.call.${first ? "entered" : "taken"}`, { count: told ?? 0 })
        : t(`partners.bank.call.${outcome}`),
    );
    return "done";
  }

  return (
    <>
      <h3 className="partner-part">{t("partners.bank.call.title")}</h3>
      <p>{t("partners.bank.call.lede")}</p>
      <ScriptedForm
        id="call"
        draft={draft}
        fields={fields}
        send={t("partners.bank.call.send")}
        sending={t("partners.bank.call.sending")}
        check={check}
        act={act}
      >
        {(field) => (
          <>
            <Chosen
              {...field("phone")}
              label={t("partners.bank.call.phone")}
              options={change.numbers.map(({ name, phone }) => [phone, `${phone}, ${name}`])}
            />
            <TextField
              label={t("partners.bank.call.spokeWith")}
              autoComplete="off"
              {...field("spokeWith")}
            />
            <Chosen
              {...field("result")}
              label={t("partners.bank.call.result")}
              options={[
                ["yes", t("partners.bank.call.yes")],
                ["no", t("partners.bank.call.no")],
              ]}
            />
            <TextArea
              label={t("partners.bank.call.reason")}
              hint={t("partners.bank.call.reasonHint")}
              rows={3}
              maxLength={bankLimits.reason[1]}
              {...field("reason")}
              required={false}
            />
          </>
        )}
      </ScriptedForm>
    </>
  );
}

type ChosenProps = {
  id: string;
  name: string;
  error: string | undefined;
  required: boolean;
  label: string;
  options: readonly (readonly [string, string])[];
};

function Chosen({ options, id, name, error, required, label }: ChosenProps) {
  const { t } = useTranslation("desk");
  return (
    <Select defaultValue="" {...{ id, name, error, required, label }}>
      <option value="">{t("partners.bank.call.choose")}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
