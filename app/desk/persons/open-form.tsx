import { useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type FormAnswer, ScriptedForm } from "#app/sign-in/scripted-form.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { OpenedMessage } from "#core/acts/messages.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useFormDraft } from "../kit/draft.ts";
import { useEmailFault } from "../kit/use-email-fault.ts";

type Name = "email" | "message";
type Kind = "access" | "erasure";

type Props = {
  /** The message in which the person asked; the form is filled from it. */
  from?: Pick<OpenedMessage["message"], "reference" | "email" | "language">;
  onOpened: () => void;
};

const reference = /^\d{6}-[0-9A-Z]{5}$/;

/** A reference typed by hand may have spaces around it or small letters. */
const referenceOf = (typed: string) => typed.trim().toUpperCase();

/**
 * Opens a request and mails the person a link to confirm their address. Opening it again mails
 * another link.
 */
export function OpenForm({ from, onOpened }: Props) {
  const { t } = useTranslation(["desk", "sign-in"]);
  const language = useLanguage();
  const kept = useFormDraft(`person:${from?.reference ?? ""}`);
  const told = from && { email: from.email, message: from.reference };
  const draft = { ...kept, read: () => ({ ...told, ...kept.read() }) };
  const emailFault = useEmailFault();
  const { stopFor } = useFailureWords();
  const [kind, setKind] = useState<Kind>("access");
  const [mailLanguage, setMailLanguage] = useState(from?.language ?? language);
  const [done, setDone] = useState<string>();

  function check({ email, message }: Record<Name, string>) {
    const fault = emailFault(email);
    const wrong = message.trim() !== "" && !reference.test(referenceOf(message));
    return {
      ...(fault && { email: fault }),
      ...(wrong && { message: t("persons.open.messageWrong") }),
    };
  }

  async function act({ email, message }: Record<Name, string>): Promise<FormAnswer<Name>> {
    const fields = { email, message: referenceOf(message), kind, language: mailLanguage };
    const answer = await askDesk("persons.open", fields);
    if (answer.kind === "ended") return "ended";
    if (answer.kind === "refused") {
      return answer.reason === "no-message"
        ? { faults: { message: t("persons.open.messageUnknown") } }
        : { stopped: t("refused"), retry: false };
    }
    if (answer.kind !== "done") return stopFor(answer);
    const proven = fieldOf(answer.body, "outcome") === "proven";
    setDone(t(proven ? "persons.open.known" : "persons.open.done", { email }));
    onOpened();
    return "done";
  }

  if (done) {
    return (
      <>
        <p role="status">{done}</p>
        <p>
          <Button variant="quiet" onClick={() => setDone(undefined)}>
            {t("persons.open.another")}
          </Button>
        </p>
      </>
    );
  }
  return (
    <ScriptedForm
      id="person"
      draft={draft}
      fields={["email", "message"]}
      send={t("persons.open.send")}
      sending={t("persons.open.sending")}
      check={check}
      act={act}
    >
      {(field) => (
        <>
          <TextField
            label={t("sign-in:email.label")}
            type="email"
            autoComplete="off"
            {...field("email")}
          />
          <TextField
            label={t("persons.open.message")}
            hint={t("persons.open.messageHint")}
            autoComplete="off"
            {...field("message")}
            required={false}
          />
          <div className="desk-filters person-choices">
            <Choice
              label={t("persons.kind")}
              value={kind}
              options={[
                { value: "access", label: t("persons.kinds.access") },
                { value: "erasure", label: t("persons.kinds.erasure") },
              ]}
              onChange={(value) => setKind(value || "access")}
            />
            <Choice
              label={t("persons.open.language")}
              value={mailLanguage}
              options={[
                { value: "en", label: t("approvals.languages.en") },
                { value: "fr", label: t("approvals.languages.fr") },
              ]}
              onChange={(value) => setMailLanguage(value || "en")}
            />
          </div>
        </>
      )}
    </ScriptedForm>
  );
}
