/** Calls of the function `desk`, and React Query's cache of its answers. */
import { useQuery } from "@tanstack/react-query";
import { ask, fieldOf } from "#app/api/ask.ts";
import type { Failure } from "#app/api/attempt.ts";
import { queryClient } from "#app/api/query-client.ts";
import { asSignedIn, type Ended } from "#app/sign-in/as-signed-in.ts";
import { useSession } from "#app/sign-in/session.ts";
import type { DeskActName, DeskBody, DeskFields } from "#core/acts/desk.ts";
import type { Refusal } from "#core/refusals.ts";

/**
 * `code` is forbidden, conflict, unknown, near or invalid; `reason` says what is invalid, where that
 * is known; `body` is the whole answer.
 */
export type Refused = { kind: "refused"; code: string; reason: Refusal | undefined; body: unknown };
export type DeskAnswer<Body> = { kind: "done"; body: Body } | Refused | Ended | Failure;

/** What the act takes and answers with is declared in `core/acts/`, and checked there by tests. */
export async function askDesk<Name extends DeskActName>(
  act: Name,
  fields: DeskFields<Name>,
): Promise<DeskAnswer<DeskBody<Name>>> {
  const path = "/functions/v1/desk";
  const answer = await asSignedIn((token) => ask(path, { body: { act, ...fields }, token }));
  if ("kind" in answer) return answer;
  const { ok, body } = answer;
  if (ok) return { kind: "done", body: body as DeskBody<Name> };
  const code = fieldOf(body, "code");
  const reason = fieldOf(body, "reason") as Refusal | undefined;
  return { kind: "refused", code: typeof code === "string" ? code : "failed", reason, body };
}

export type DeskState<Body> =
  | { kind: "loading" }
  | { kind: "loaded"; body: Body }
  | { kind: "forbidden" }
  | { kind: "gone" }
  | { kind: "stopped"; failure: Failure };

/**
 * Reads something from the desk and keeps it while a room shows it; it is read again on coming back
 * to the room, and by `reload`. The cache is kept per user, so that the next person to sign in in
 * this tab never sees what was read for somebody else.
 */
export function useDesk<Name extends DeskActName>(
  act: Name,
  fields: DeskFields<Name>,
  /** Read again so often, in milliseconds, while the tab is looked at. */
  every: number | false = false,
) {
  const session = useSession();
  const user = session.kind === "signed-in" && session.user;
  const { data, error, refetch } = useQuery<DeskBody<Name> | null, Failure | Refused>(
    {
      queryKey: ["desk", user, act, fields],
      staleTime: 0,
      refetchInterval: every,
      queryFn: async () => {
        const answer = await askDesk(act, fields);
        if (answer.kind === "done") return answer.body;
        // The session has ended; the code that watches it leads to the sign-in page.
        if (answer.kind === "ended") return null;
        throw answer;
      },
      retry: (count, failed) => failed.kind !== "refused" && count < 1,
    },
    queryClient,
  );
  return { state: stateOf(data, error), reload: () => refetch() };
}

/**
 * To be called after an act: marks everything read from the desk as outdated. The promise resolves
 * once what is on screen has been read again.
 */
export function refreshDesk(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["desk"] });
}

function stateOf<Body>(
  data: Body | null | undefined,
  error: Failure | Refused | null,
): DeskState<Body> {
  // When a later read fails, what was read before stays on screen.
  if (data) return { kind: "loaded", body: data };
  if (!error) return { kind: "loading" };
  if (error.kind !== "refused") return { kind: "stopped", failure: error };
  if (error.code === "forbidden") return { kind: "forbidden" };
  // The address names something that was erased or never existed: another try would not help.
  if (error.code === "unknown" || error.code === "invalid") return { kind: "gone" };
  return { kind: "stopped", failure: { kind: "failed" } };
}
