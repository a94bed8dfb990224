import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { signInByPasskey } from "#app/sign-in/passkeys.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** A passkey needs no password: it is something one has, and the device checks who uses it. */
export function PasskeySignIn() {
  const { t } = useTranslation(["login", "sign-in"]);
  const { textOf } = useFailureWords();
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");

  async function signIn(): Promise<void> {
    setPending(true);
    setSaid("");
    const outcome = await signInByPasskey();
    // Signed in: the page leads on.
    if (outcome.kind === "signed-in") return;
    if (outcome.kind === "unknown") setSaid(t("passkey.unknown"));
    else setSaid(outcome.kind === "nothing" ? t("sign-in:passkey.nothing") : textOf(outcome));
    setPending(false);
  }

  return (
    <section className="passkey-sign-in" aria-labelledby="passkey-title">
      <h3 id="passkey-title">{t("passkey.title")}</h3>
      <p role="alert">{said && <span className="field-error">{said}</span>}</p>
      <p>
        <Button
          variant="secondary"
          disabled={!hydrated}
          pending={pending}
          pendingLabel={t("sign-in:passkey.waiting")}
          onClick={signIn}
        >
          {t("passkey.action")}
        </Button>
      </p>
    </section>
  );
}
