import { useCallback, useEffect, useState } from "react";
import type { Failure } from "#app/api/attempt.ts";
import type { Workplaces } from "#core/acts/account.ts";
import { askOwnAccount } from "./own-account.ts";

type State =
  | { kind: "asking" }
  | { kind: "known"; workplaces: Workplaces }
  | { kind: "stopped"; failure: Failure };

/** Where the person who is signed in works. It is asked each time, and kept nowhere. */
export function useWorkplaces() {
  const [state, setState] = useState<State>({ kind: "asking" });
  const ask = useCallback(async () => {
    setState({ kind: "asking" });
    const answer = await askOwnAccount("workplaces", {});
    // The session store has told the page.
    if (answer.kind === "ended") return;
    if (answer.kind === "done") {
      setState({ kind: "known", workplaces: answer.body });
    } else {
      const failure: Failure = answer.kind === "refused" ? { kind: "failed" } : answer;
      setState({ kind: "stopped", failure });
    }
  }, []);
  useEffect(() => {
    ask();
  }, [ask]);
  return { state, ask };
}
