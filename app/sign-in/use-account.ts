import { useCallback, useEffect, useState } from "react";
import type { Failure } from "#app/api/attempt.ts";
import { type Account, loadAccount } from "./own-account.ts";

type State =
  | { kind: "loading" }
  | { kind: "loaded"; account: Account }
  | { kind: "stopped"; failure: Failure };

/** The account of who is signed in, asked for on coming and after every change. */
export function useAccount() {
  const [state, setState] = useState<State>({ kind: "loading" });
  const reload = useCallback(async () => {
    const answer = await loadAccount();
    if ("email" in answer) return setState({ kind: "loaded", account: answer });
    // Whoever watches the session already knows.
    if (answer.kind === "ended") return;
    const failure: Failure = answer.kind === "refused" ? { kind: "failed" } : answer;
    // What is on screen stays there when a later try fails.
    setState((shown) => (shown.kind === "loaded" ? shown : { kind: "stopped", failure }));
  }, []);
  useEffect(() => {
    reload();
  }, [reload]);
  return { state, reload };
}
