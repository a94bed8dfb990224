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
  /** They do not act for the entity that the address names, or no longer. */
  | { kind: "unknown-entity" }
  | { kind: "stopped"; failure: Failure };

export const overviews = ["lp-overview"];

type Known = Overview | "unknown-entity" | null;

/**
 * What an entity has, loaded for each person who signs in, and kept in memory only. Without an
 * entity it is the one that they saw last.
 */
export function useOverview(session: SessionState, entity: string) {
  const user = session.kind === "signed-in" ? session.user : undefined;
  const keyOf = (one: string) => [...overviews, "overview", user, one];
  const { data, error, dataUpdatedAt, refetch } = useQuery<Known, Failure>(
    {
      queryKey: keyOf(entity),
      queryFn: async () => {
        const known = await askForOverview(entity);
        const id = known !== null && known !== "unknown-entity" && known.partner?.entityId;
        // The address names it from now on: it is not asked for again.
        if (id && !entity) queryClient.setQueryData(keyOf(id), known);
        return known;
      },
      enabled: user !== undefined,
    },
    queryClient,
  );
  useForgetOnSignOut(session);

  async function retry(): Promise<void> {
    // The session may be what failed. When it is known again, the query runs by itself.
    await recheckSession();
    if (session.kind !== "unreachable") await refetch();
  }

  return {
    state: stateOf(session, data, error),
    loadedAt: dataUpdatedAt,
    retry,
    reload: () => refetch(),
  };
}

function stateOf(session: SessionState, data: Known | undefined, error: Failure | null): State {
  if (session.kind === "unreachable") return { kind: "stopped", failure: { kind: "unavailable" } };
  if (data === "unknown-entity") return { kind: "unknown-entity" };
  // What was loaded stays on screen when a later try fails.
  if (data) return { kind: "loaded", overview: data };
  return error ? { kind: "stopped", failure: error } : { kind: "loading" };
}

/** Null where the session has ended: `use-signed-in.ts` then goes to the sign-in page. */
async function askForOverview(entity: string): Promise<Known> {
  const outcome = await loadOverview(entity || null);
  if (outcome.kind === "loaded") return outcome.overview;
  if (outcome.kind === "unknown-entity") return outcome.kind;
  if (outcome.kind === "ended") return null;
  throw outcome;
}

/** After signing out, no data of the partner stay in memory. */
function useForgetOnSignOut({ kind }: SessionState): void {
  useEffect(() => {
    if (kind === "signed-out") queryClient.removeQueries({ queryKey: overviews });
  }, [kind]);
}
