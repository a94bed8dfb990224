import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Failure } from "#app/api/attempt.ts";
import { queryClient } from "#app/api/query-client.ts";
import { recheckSession, type SessionState } from "#app/sign-in/session.ts";
import type { Overview } from "#core/acts/space.ts";
import { loadOverview } from "./overview/load-overview.ts";

type State =
  | { kind: "loading" }
  | { kind: "loaded"; overview: Overview }
  | { kind: "stopped"; failure: Failure };

export const overviews = ["lp-overview"];

/**
 * The data of the partners' space, loaded for each person who signs in, and kept in memory only.
 */
export function useOverview(session: SessionState) {
  const user = session.kind === "signed-in" ? session.user : undefined;
  const { data, error, refetch } = useQuery<Overview | null, Failure>(
    { queryKey: [...overviews, user], queryFn: askForOverview, enabled: user !== undefined },
    queryClient,
  );
  useForgetOnSignOut(session);

  async function retry(): Promise<void> {
    // The session may be what failed. When it is known again, the query runs by itself.
    await recheckSession();
    if (session.kind !== "unreachable") await refetch();
  }

  return { state: stateOf(session, data, error), retry, reload: () => refetch() };
}

function stateOf(
  session: SessionState,
  data: Overview | null | undefined,
  error: Failure | null,
): State {
  if (session.kind === "unreachable") return { kind: "stopped", failure: { kind: "unavailable" } };
  // What was loaded stays on screen when a later try fails.
  if (data) return { kind: "loaded", overview: data };
  return error ? { kind: "stopped", failure: error } : { kind: "loading" };
}

/** Null where the session has ended: `use-signed-in.ts` then goes to the sign-in page. */
async function askForOverview(): Promise<Overview | null> {
  const outcome = await loadOverview();
  if (outcome.kind === "loaded") return outcome.overview;
  if (outcome.kind === "ended") return null;
  throw outcome;
}

/** After signing out, no data of the partner stay in memory. */
function useForgetOnSignOut({ kind }: SessionState): void {
  useEffect(() => {
    if (kind === "signed-out") queryClient.removeQueries({ queryKey: overviews });
  }, [kind]);
}
