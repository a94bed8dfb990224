import { useCallback, useEffect, useState } from "react";
import { fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import type { Workplaces } from "./next-path.ts";
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
    const answer = await askOwnAccount("workplaces");
    // The session store has told the page.
    if (answer.kind === "ended") return;
    if (answer.kind === "done") {
      const desk = fieldOf(answer.body, "desk") === true;
      const partners = fieldOf(answer.body, "partners") === true;
      setState({ kind: "known", workplaces: { desk, partners } });
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
