import { useCallback, useEffect, useState } from "react";
import { attempt, type Failure } from "#app/api/attempt.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { AccountBody } from "#core/acts/account.ts";
import { ByCode, ByRecoveryCode } from "./check-by-code.tsx";
import { loadAuth } from "./load-auth.ts";
import { askOwnAccount } from "./own-account.ts";
import { checkPasskey, type ShowOptions } from "./passkeys.ts";
import { SignInAgain } from "./sign-in-again.tsx";
import { TelephoneLine } from "./telephone-line.tsx";
import { useFailureWords } from "./use-failure-words.ts";

type Ways = AccountBody<"ask-proof">;
type State = { kind: "asking" } | { kind: "stopped"; failure: Failure } | ({ kind: "ways" } & Ways);

/** Asks for one of the factors of this sign-in account. */
export function FactorCheckForm({ onChecked }: { onChecked: () => void }) {
  const { t } = useTranslation("sign-in");
  const { textOf } = useFailureWords();
  const { state, askAgain } = useWays();

  async function checked(): Promise<void> {
    await renewToken();
    onChecked();
  }

  if (state.kind === "asking") return <p role="status">{t("factorCheck.asking")}</p>;
  if (state.kind === "stopped") {
    return (
      <div role="alert">
        <p>{textOf(state.failure)}</p>
        <Button onClick={askAgain}>{t("trouble.retry")}</Button>
      </div>
    );
  }
  const { options, code, codeAway, recovery } = state;
  if (!options && !code && !codeAway && !recovery) return <SignInAgain />;
  return (
    <div className="proof">
      {options && <ByPasskey options={options} onChecked={checked} onTried={askAgain} />}
      {code && <ByCode onChecked={checked} first={!options} />}
      {codeAway && <p role="status">{t("code.away")}</p>}
      {recovery && (
        <Disclosure summary={t("factorCheck.lost")}>
          <ByRecoveryCode onChecked={checked} />
        </Disclosure>
      )}
      <p className="proof-help">
        {t("factorCheck.everything")} <TelephoneLine />
      </p>
    </div>
  );
}

function useWays() {
  const [state, setState] = useState<State>({ kind: "asking" });
  const askAgain = useCallback(async () => {
    const answer = await askOwnAccount("ask-proof", {});
    if (answer.kind === "ended") return;
    if (answer.kind === "refused")
      return setState({ kind: "stopped", failure: { kind: "failed" } });
    if (answer.kind !== "done") return setState({ kind: "stopped", failure: answer });
    setState({ kind: "ways", ...answer.body });
  }, []);
  useEffect(() => {
    askAgain();
  }, [askAgain]);
  return { state, askAgain };
}

type Passkey = { options: ShowOptions; onChecked: () => Promise<void>; onTried: () => void };

function ByPasskey({ options, onChecked, onTried }: Passkey) {
  const { t } = useTranslation("sign-in");
  const { textOf } = useFailureWords();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");

  async function show(): Promise<void> {
    setPending(true);
    setSaid("");
    const answer = await checkPasskey(options);
    if (answer.kind === "done") return onChecked();
    if (answer.kind === "ended") return;
    const refused = answer.kind === "nothing" || answer.kind === "refused";
    setSaid(refused ? t(`passkey.${answer.kind}`) : textOf(answer));
    setPending(false);
    // The options can be used once: ask for new ones.
    onTried();
  }

  return (
    <div className="proof-passkey">
      <Button pending={pending} pendingLabel={t("passkey.waiting")} onClick={show}>
        {t("passkey.show")}
      </Button>
      <p role="alert">{said && <span className="field-error">{said}</span>}</p>
    </div>
  );
}

/** After a factor check the session gets new tokens: a refresh token stolen before is of no use. */
async function renewToken(): Promise<void> {
  await attempt(async () => {
    const client = await loadAuth();
    await client.refreshSession();
    return { kind: "renewed" as const };
  });
}
