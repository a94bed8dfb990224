import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { TextField } from "#app/components/ui/text-field.tsx";
import { AccountForm, type FormAnswer } from "#app/features/account/account-form.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askDesk } from "../kit/ask-desk.ts";
import { useFormDraft } from "../kit/draft.ts";
import { Register } from "../kit/register.tsx";
import type { Fund } from "./shapes.ts";
import { useWhyNot } from "./use-why-not.ts";

const fields = ["name", "legalName", "manager", "depositary", "vintage", "currency"] as const;
type Name = (typeof fields)[number];
type Values = Record<Name, string>;
type Kept = Pick<Fund, Name | "version">;

type Props = { fund?: Fund; onSaved: (id: string) => void };

/** Saves on what was seen. Where somebody was quicker, both are shown, and the next try is on theirs. */
export function FundForm({ fund, onSaved }: Props) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft("fund");
  const whyNot = useWhyNot();
  const [theirs, setTheirs] = useState<Kept>();
  const [typed, setTyped] = useState<Values>();
  const seen: Kept | undefined = theirs ?? fund;
  const label = (name: Name) =>
    name === "name" ? t("partners.name") : t(`partners.funds.${name}`);

  function check({ name, vintage, currency }: Values) {
    const year = Number(vintage);
    return {
      ...((name.trim().length < 2 || name.length > 200) && { name: t("partners.funds.nameWrong") }),
      ...(!(/^\d{4}$/.test(vintage) && year >= 1990 && year <= 2100) && {
        vintage: t("partners.funds.vintageWrong"),
      }),
      ...(!/^[A-Z]{3}$/.test(currency) && { currency: t("partners.funds.currencyWrong") }),
    };
  }

  async function act(values: Values): Promise<FormAnswer<Name>> {
    const versioned = fund && { id: fund.id, version: seen?.version };
    const answer = await askDesk("partners.save-fund", { ...values, ...versioned });
    if (answer.kind === "done") {
      onSaved(String(fieldOf(answer.body, "id")));
      return "done";
    }
    if (answer.kind === "ended") return "ended";
    const reason = answer.kind === "refused" ? fieldOf(answer.body, "reason") : undefined;
    const wrong = fields.find((name) => name === reason);
    if (wrong) return { faults: { [wrong]: whyNot(answer) } };
    if (fund && answer.kind === "refused" && answer.code === "conflict") {
      const now = await askDesk<Fund>("partners.fund", { id: fund.id });
      if (now.kind === "done") setTheirs(now.body);
      setTyped(values);
    }
    return { stopped: whyNot(answer), retry: false };
  }

  return (
    <>
      {theirs && typed && (
        <Register
          caption={t("partners.funds.theirs")}
          rows={fields.filter((name) => String(theirs[name] ?? "") !== typed[name].trim())}
          keyOf={(name) => name}
          empty=""
          columns={[
            { id: "field", label: t("partners.funds.field"), cell: label },
            {
              id: "theirs",
              label: t("partners.funds.theirs"),
              long: true,
              cell: (name) => theirs[name] ?? "",
            },
            {
              id: "yours",
              label: t("partners.funds.yours"),
              long: true,
              cell: (name) => typed[name],
            },
          ]}
        />
      )}
      <AccountForm
        id="fund"
        {...(!fund && { draft })}
        fields={fields}
        send={t("partners.save")}
        sending={t("partners.saving")}
        check={check}
        act={act}
      >
        {(field) =>
          fields.map((name) => (
            <TextField
              key={name}
              label={label(name)}
              {...(name === "legalName" && { hint: t("partners.funds.legalNameHint") })}
              autoComplete="off"
              {...(name === "vintage" && { inputMode: "numeric" })}
              {...field(name)}
              defaultValue={fund?.[name] ?? ""}
              required={["name", "vintage", "currency"].includes(name)}
            />
          ))
        }
      </AccountForm>
    </>
  );
}
