import { useCallback, useEffect, useState } from "react";
import type { Failure } from "#app/api/attempt.ts";
import type { Account } from "#core/acts/account.ts";
import { loadOwnAccount } from "./own-account.ts";

type State =
  | { kind: "loading" }
  | { kind: "loaded"; account: Account }
  | { kind: "stopped"; failure: Failure };

/** The sign-in account of this person; `reload` reads it again after a change. */
export function useOwnAccount() {
  const [state, setState] = useState<State>({ kind: "loading" });
  const reload = useCallback(async () => {
    const answer = await loadOwnAccount();
    if ("email" in answer) return setState({ kind: "loaded", account: answer });
    // `useSignedIn` then goes to the sign-in page.
    if (answer.kind === "ended") return;
    const failure: Failure = answer.kind === "refused" ? { kind: "failed" } : answer;
    // What was loaded stays on screen when a later try fails.
    setState((shown) => (shown.kind === "loaded" ? shown : { kind: "stopped", failure }));
  }, []);
  useEffect(() => {
    reload();
  }, [reload]);
  return { state, reload };
}
