import { useQuery } from "@tanstack/react-query";
import type { Failure } from "#app/api/attempt.ts";
import { queryClient } from "#app/api/query-client.ts";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import type { SessionState } from "#app/sign-in/session.ts";
import type { Across } from "#core/acts/space.ts";
import { overviews } from "../use-overview.ts";

type State =
  | { kind: "loading" }
  | { kind: "loaded"; across: Across }
  | { kind: "stopped"; failure: Failure };

/** All that somebody acts for; removed from memory together with the overviews. */
export function useAcross(session: SessionState) {
  const user = session.kind === "signed-in" ? session.user : undefined;
  const { data, error, dataUpdatedAt, refetch } = useQuery<Across | null, Failure>(
    {
      queryKey: [...overviews, "across", user],
      queryFn: askForAcross,
      enabled: user !== undefined,
    },
    queryClient,
  );
  return { state: stateOf(session, data, error), loadedAt: dataUpdatedAt, reload: () => refetch() };
}

function stateOf(
  session: SessionState,
  data: Across | null | undefined,
  error: Failure | null,
): State {
  if (session.kind === "unreachable") return { kind: "stopped", failure: { kind: "unavailable" } };
  if (data) return { kind: "loaded", across: data };
  return error ? { kind: "stopped", failure: error } : { kind: "loading" };
}

/** Null where the session has ended: `use-signed-in.ts` then goes to the sign-in page. */
async function askForAcross(): Promise<Across | null> {
  const answer = await askOwnAccount("look-across", {});
  if (answer.kind === "done") return answer.body;
  if (answer.kind === "ended") return null;
  const failure: Failure = answer.kind === "refused" ? { kind: "failed" } : answer;
  throw failure;
}
