import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FreshButton } from "#app/ui/fresh-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { Entity } from "#core/acts/partners.ts";
import { isWithin, nameLimits } from "#core/limits.ts";
import { askDesk, refreshDesk } from "../kit/ask-desk.ts";
import { useFormDraft } from "../kit/draft.ts";
import { Facts } from "../kit/facts.tsx";
import { useEmailFault } from "../kit/use-email-fault.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { RoleSelect } from "./memberships.tsx";

const fields = ["name", "email", "role", "until", "language"] as const;
type Name = (typeof fields)[number];
type Values = Record<Name, string>;

/** Invites one person for one entity. Many are invited by importing a file into a release. */
export function InviteForm({ entity }: { entity: Entity }) {
  const { t } = useTranslation(["desk", "sign-in"]);
  const draft = useFormDraft(`partner:${entity.id}`);
  const emailFault = useEmailFault();
  const language = useLanguage();
  /** What was typed, kept while the question is shown and when it is left again. */
  const [values, setValues] = useState<Values>();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();

  function check({ name, email }: Values) {
    const fault = emailFault(email);
    return {
      ...(!isWithin(name, nameLimits) && {
        name: t("partners.funds.nameWrong"),
      }),
      ...(fault && { email: fault }),
    };
  }

  async function ask(typed: Values): Promise<FormAnswer<Name>> {
    setValues(typed);
    setAsking(true);
    return "asked";
  }

  function end(said: string): void {
    draft.keep();
    setValues(undefined);
    setAsking(false);
    setDone(said);
    refreshDesk();
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
  if (asking && values) {
    return (
      <ConfirmInvitation
        values={values}
        entity={entity}
        onDone={end}
        onLeft={() => setAsking(false)}
      />
    );
  }
  return (
    <ScriptedForm
      id="partner"
      draft={{ ...draft, read: () => values ?? draft.read() }}
      fields={fields}
      send={t("partners.persons.invite.send")}
      sending={t("partners.persons.invite.sending")}
      check={check}
      act={ask}
    >
      {(field) => (
        <>
          <TextField
            label={t("partners.name")}
            autoComplete="off"
            // After leaving the question, the form has the focus again.
            autoFocus={values !== undefined}
            {...field("name")}
          />
          <TextField
            label={t("sign-in:email.label")}
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
    </ScriptedForm>
  );
}

type ConfirmProps = {
  values: Values;
  entity: Entity;
  onDone: (said: string) => void;
  onLeft: () => void;
};

/**
 * Shows who is about to be invited and asks for confirmation: an invitation sent to a wrong address
 * would let a stranger in.
 */
function ConfirmInvitation({ values, entity, onDone, onLeft }: ConfirmProps) {
  const { t } = useTranslation(["desk", "sign-in"]);
  const language = useLanguage();
  const whyNot = useWhyNot();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const { name, role, until } = values;
  const email = values.email.trim();

  async function invite(): Promise<void> {
    setBusy(true);
    setFailed("");
    const answer = await askDesk("partners.invite", { ...values, entity: entity.id });
    setBusy(false);
    if (answer.kind !== "done") return setFailed(whyNot(answer));
    onDone(t("proposed"));
  }

  return (
    <>
      <Facts
        className="partner-facts"
        facts={[
          [t("partners.name"), name],
          [t("sign-in:email.label"), email],
          [t("partners.persons.invite.entity"), entity.name],
          [t("partners.persons.role"), t(`partners.persons.roles.${role as "full"}`)],
          [t("partners.persons.invite.until"), until && formatDate(until, language)],
        ]}
      />
      <p className="button-row">
        <FreshButton pending={busy} onClick={invite} autoFocus>
          {t("partners.persons.invite.sure", { email })}
        </FreshButton>
        <FreshButton variant="quiet" onClick={onLeft}>
          {t("leave")}
        </FreshButton>
      </p>
      <p role="alert">{failed}</p>
    </>
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
      <option value="en">{t("approvals.languages.en")}</option>
      <option value="fr">{t("approvals.languages.fr")}</option>
    </Select>
  );
}
