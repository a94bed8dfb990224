import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Fund } from "#core/acts/partners.ts";
import { isWithin, nameLimits, vintages } from "#core/limits.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { useFormDraft } from "../kit/draft.ts";
import { Register } from "../kit/register.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import {
  fundFields as fields,
  mergeFund,
  type FundField as Name,
  type FundValues as Values,
  valuesOf,
} from "./merge-fund.ts";

/**
 * What the form was filled from: the version that was read and its values (`seen`), what is in the
 * fields now, and the fields that two people changed (`both`).
 */
type FormBase = { version: number | undefined; seen: Values; values: Values; both: Name[] };

const currencyOf = ({ currency }: Values) => currency.trim().toUpperCase();

type Props = { fund?: Fund; onSaved: (id: string) => void };

/**
 * Saves against the version that was read. If somebody else saved first, their values go into the
 * fields that were not changed here; fields that both changed are listed, and the next try is
 * against their version.
 */
export function FundForm({ fund, onSaved }: Props) {
  const { t } = useTranslation("desk");
  const draft = useFormDraft("fund");
  const whyNot = useWhyNot();
  const [{ version, seen, values, both }, setBase] = useState<FormBase>({
    version: fund?.version,
    seen: valuesOf(fund),
    values: valuesOf(fund),
    both: [],
  });
  const label = (name: Name) =>
    name === "name" ? t("partners.name") : t(`partners.funds.${name}`);

  function check(typed: Values) {
    const { name, vintage } = typed;
    const year = Number(vintage);
    const isName = (value: string) => isWithin(value, nameLimits);
    const misnamed = (["legalName", "manager", "depositary"] as const).filter(
      (one) => typed[one].trim() && !isName(typed[one]),
    );
    return {
      ...(!isName(name) && { name: t("partners.funds.nameWrong") }),
      ...Object.fromEntries(misnamed.map((one) => [one, t("partners.funds.nameWrong")])),
      ...(!(/^\d{4}$/.test(vintage) && year >= vintages[0] && year <= vintages[1]) && {
        vintage: t("partners.funds.vintageWrong"),
      }),
      ...(!/^[A-Z]{3}$/.test(currencyOf(typed)) && { currency: t("partners.funds.currencyWrong") }),
    };
  }

  async function act(typed: Values): Promise<FormAnswer<Name>> {
    const answer = await askDesk("partners.save-fund", {
      ...typed,
      currency: currencyOf(typed),
      ...(fund && { id: fund.id, version }),
    });
    if (answer.kind === "done") {
      onSaved(String(fieldOf(answer.body, "id")));
      return "done";
    }
    if (answer.kind === "ended") return "ended";
    const reason = answer.kind === "refused" ? answer.reason : undefined;
    const wrong = fields.find((name) => name === reason);
    if (wrong) return { faults: { [wrong]: whyNot(answer) } };
    if (fund && answer.kind === "refused" && answer.code === "conflict") {
      const now = await askDesk("partners.fund", { id: fund.id });
      if (now.kind !== "done") return { stopped: whyNot(now), retry: false };
      const theirs = valuesOf(now.body);
      const merged = mergeFund(seen, { ...typed, currency: currencyOf(typed) }, theirs);
      setBase({ version: now.body.version, seen: theirs, ...merged });
      const said = merged.both.length > 0 ? "partners.funds.bothChanged" : "partners.funds.merged";
      return { stopped: t(said), retry: false };
    }
    return { stopped: whyNot(answer), retry: false };
  }

  return (
    <>
      {both.length > 0 && (
        <Register
          caption={t("partners.funds.theirs")}
          rows={both}
          keyOf={(name) => name}
          empty=""
          columns={[
            { id: "field", label: t("partners.funds.field"), cell: label },
            {
              id: "theirs",
              label: t("partners.funds.theirs"),
              long: true,
              cell: (name) => seen[name] || t("partners.funds.emptied"),
            },
            {
              id: "yours",
              label: t("partners.funds.yours"),
              long: true,
              cell: (name) => values[name] || t("partners.funds.emptied"),
            },
          ]}
        />
      )}
      <ScriptedForm
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
              // A new version gives the fields new keys, so that they show the merged values; what
              // was typed is among them.
              key={`${name} ${version}`}
              label={label(name)}
              {...(name === "legalName" && { hint: t("partners.funds.legalNameHint") })}
              autoComplete="off"
              {...(name === "vintage" && { inputMode: "numeric" })}
              {...field(name)}
              defaultValue={values[name]}
              required={["name", "vintage", "currency"].includes(name)}
            />
          ))
        }
      </ScriptedForm>
    </>
  );
}
