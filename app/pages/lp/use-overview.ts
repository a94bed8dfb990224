import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "#app/api/attempt.ts";
import { loadOverview, type Overview } from "#app/features/account/overview.ts";
import { recheckSession, type SessionState } from "#app/features/account/session.ts";

type State =
  | { kind: "loading" }
  | { kind: "loaded"; overview: Overview }
  | { kind: "stopped"; failure: Failure };

/** What the space shows, asked for anew for each person who signs in, and kept in memory only. */
export function useOverview(session: SessionState) {
  const [state, setState] = useState<State>({ kind: "loading" });
  const latest = useRef(0);
  const user = session.kind === "signed-in" ? session.user : undefined;

  /** Quietly where something is on screen already: then a failure changes nothing. */
  const load = useCallback(async (quietly: boolean): Promise<void> => {
    latest.current += 1;
    const call = latest.current;
    if (!quietly) setState({ kind: "loading" });
    const outcome = await loadOverview();
    if (call !== latest.current) return;
    if (outcome.kind === "loaded") setState(outcome);
    // The end of the session leads away from here (use-signed-in.ts).
    else if (outcome.kind !== "ended" && !quietly) setState({ kind: "stopped", failure: outcome });
  }, []);

  useEffect(() => {
    if (user) load(false);
    else setState({ kind: "loading" });
    return () => {
      latest.current += 1;
    };
  }, [user, load]);

  const unreachable = session.kind === "unreachable";
  const shown: State = unreachable ? { kind: "stopped", failure: { kind: "unavailable" } } : state;

  async function retry(): Promise<void> {
    // The session may be what failed; one that comes back is loaded for by the effect above.
    await recheckSession();
    if (!unreachable) await load(false);
  }

  return {
    state: shown,
    retry,
    reload: () => load(true),
  };
}
