import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { TextField } from "#app/components/ui/text-field.tsx";
import { AccountForm, type FormAnswer } from "#app/features/account/account-form.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askDesk, forgetDesk } from "../kit/ask-desk.ts";
import { useFormDraft } from "../kit/draft.ts";
import { useEmailFault } from "../kit/use-email-fault.ts";
import { RoleSelect } from "./memberships.tsx";
import type { Entity } from "./shapes.ts";
import { useWhyNot } from "./use-why-not.ts";

const fields = ["name", "email", "role", "until", "language"] as const;
type Name = (typeof fields)[number];

/** One person, for one entity; many at once come in with a file. */
export function InviteForm({ entity }: { entity: Entity }) {
  const { t } = useTranslation(["desk", "account"]);
  const draft = useFormDraft(`partner:${entity.id}`);
  const emailFault = useEmailFault();
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [done, setDone] = useState<string>();

  function check({ name, email }: Record<Name, string>) {
    const fault = emailFault(email);
    return {
      ...((name.trim().length < 2 || name.length > 200) && {
        name: t("partners.funds.nameWrong"),
      }),
      ...(fault && { email: fault }),
    };
  }

  async function act(values: Record<Name, string>): Promise<FormAnswer<Name>> {
    const answer = await askDesk("partners.invite", { ...values, entity: entity.id });
    if (answer.kind === "ended") return "ended";
    if (answer.kind !== "done") {
      const late = answer.kind === "refused" && fieldOf(answer.body, "reason") === "until";
      return late
        ? { faults: { until: whyNot(answer) } }
        : { stopped: whyNot(answer), retry: false };
    }
    const also = String(fieldOf(answer.body, "outcome")).startsWith("given");
    const { name } = values;
    setDone(t(also ? "partners.persons.invite.also" : "partners.persons.invite.done", { name }));
    forgetDesk();
    return "done";
  }

  if (done) {
    return (
      <>
        <p role="status">{done}</p>
        <p>
          <Button variant="quiet" onClick={() => setDone(undefined)}>
            {t("partners.persons.invite.another")}
          </Button>
        </p>
      </>
    );
  }
  return (
    <AccountForm
      id="partner"
      draft={draft}
      fields={fields}
      send={t("partners.persons.invite.send")}
      sending={t("partners.persons.invite.sending")}
      check={check}
      act={act}
    >
      {(field) => (
        <>
          <TextField label={t("partners.name")} autoComplete="off" {...field("name")} />
          <TextField
            label={t("account:email.label")}
            type="email"
            autoComplete="off"
            {...field("email")}
          />
          <RoleSelect {...field("role")} defaultValue="full" />
          <TextField
            label={t("partners.persons.invite.until")}
            hint={t("partners.persons.invite.untilHint")}
            type="date"
            {...field("until")}
            required={false}
          />
          <LanguageSelect {...field("language")} language={language} />
        </>
      )}
    </AccountForm>
  );
}

type LanguageProps = {
  id: string;
  name: string;
  error: string | undefined;
  required: boolean;
  language: string;
};

function LanguageSelect({ id, name, error, required, language }: LanguageProps) {
  const { t } = useTranslation("desk");
  return (
    <Select
      label={t("partners.persons.invite.language")}
      defaultValue={language}
      {...{ id, name, error, required }}
    >
      <option value="en">English</option>
      <option value="fr">Français</option>
    </Select>
  );
}
