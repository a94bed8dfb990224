import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { NewsletterRow } from "#core/acts/proofs.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { useEmailFault } from "../kit/use-email-fault.ts";
import { NewsletterRegister } from "./registers.tsx";

type State =
  | { kind: "writing" | "asking" }
  | { kind: "wrong" | "stopped"; text: string }
  | { kind: "found"; rows: NewsletterRow[] };

/**
 * Finds the proofs of one e-mail address. It is not put into the address of the page, where the
 * browser would keep it in its history.
 */
export function FindProofs() {
  const { t } = useTranslation(["desk", "sign-in"]);
  const emailFault = useEmailFault();
  const { textOf } = useFailureWords();
  const [email, setEmail] = useState("");
  const [state, setState] = useState<State>({ kind: "writing" });

  async function find(): Promise<void> {
    const fault = emailFault(email);
    if (fault) return setState({ kind: "wrong", text: fault });
    setState({ kind: "asking" });
    const answer = await askDesk("proofs.find", { email });
    if (answer.kind === "done") setState({ kind: "found", rows: answer.body.rows });
    else if (answer.kind === "refused") setState({ kind: "stopped", text: t("refused") });
    else if (answer.kind !== "ended") setState({ kind: "stopped", text: textOf(answer) });
  }

  return (
    <>
      <p>{t("proofs.find.lede")}</p>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (state.kind !== "asking") find();
        }}
      >
        <TextField
          label={t("sign-in:email.label")}
          type="email"
          autoComplete="off"
          required
          value={email}
          error={state.kind === "wrong" ? state.text : undefined}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <p className="button-row">
          <Button
            type="submit"
            pending={state.kind === "asking"}
            pendingLabel={t("proofs.find.sending")}
          >
            {t("proofs.find.send")}
          </Button>
        </p>
      </form>
      <p role="status">
        {state.kind === "found" && t("proofs.find.found", { count: state.rows.length })}
        {state.kind === "stopped" && state.text}
      </p>
      {state.kind === "found" && (
        <NewsletterRegister rows={state.rows} empty={t("proofs.find.none")} />
      )}
    </>
  );
}
