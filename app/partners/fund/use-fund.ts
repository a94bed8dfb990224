import { useQuery } from "@tanstack/react-query";
import type { Failure } from "#app/api/attempt.ts";
import { queryClient } from "#app/api/query-client.ts";
import type { FundAccount } from "#core/acts/space.ts";
import { overviews } from "../use-overview.ts";
import { loadFund } from "./load-fund.ts";

type State =
  | { kind: "loading" }
  | { kind: "loaded"; fund: FundAccount }
  | { kind: "unknown" }
  | { kind: "stopped"; failure: Failure };

/** The account of an entity in one fund; removed from memory together with the overview. */
export function useFund(entity: string, id: string) {
  const { data, error, refetch } = useQuery<FundAccount | "unknown" | null, Failure>(
    { queryKey: [...overviews, "fund", entity, id], queryFn: () => askForFund(entity, id) },
    queryClient,
  );
  return { state: stateOf(data, error), retry: () => refetch() };
}

function stateOf(data: FundAccount | "unknown" | null | undefined, error: Failure | null): State {
  if (data === "unknown") return { kind: "unknown" };
  if (data) return { kind: "loaded", fund: data };
  return error ? { kind: "stopped", failure: error } : { kind: "loading" };
}

/** Null where the session has ended: `use-signed-in.ts` then goes to the sign-in page. */
async function askForFund(entity: string, id: string): Promise<FundAccount | "unknown" | null> {
  const outcome = await loadFund(entity, id);
  if (outcome.kind === "loaded") return outcome.fund;
  if (outcome.kind === "unknown") return "unknown";
  if (outcome.kind === "ended") return null;
  if (outcome.kind === "closed") {
    // The overview says what is missing.
    queryClient.invalidateQueries({ queryKey: [...overviews, "overview"] });
    return null;
  }
  throw outcome;
}
