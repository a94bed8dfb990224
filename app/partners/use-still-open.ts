import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure } from "#app/api/attempt.ts";
import { queryClient } from "#app/api/query-client.ts";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { overviews } from "./use-overview.ts";

type Step = {
  user: string | undefined;
  /** Whose account is shown; without one, all that is open. */
  entity: string | undefined;
  /** What is shown: another one is another step. */
  page: string;
  /** The entity in the address; empty until the first answer has said which it is. */
  named: string;
  /** When what is shown was loaded, in milliseconds. */
  loadedAt: number;
};

/** `asking`: what is in memory is not to be shown yet. */
export type StillOpen =
  | { kind: "open" | "asking" }
  | { kind: "stopped"; failure: Failure; retry: () => void };

/**
 * Figures stay in memory for five minutes. At each step the backend is asked whether the session
 * goes on and the entity is still open to it: one that was ended elsewhere shows nothing more.
 */
export function useStillOpen({ user, entity, page, named, loadedAt }: Step): StillOpen {
  const [step, setStep] = useState(() => ({ page, named, began: Date.now() }));
  if (step.page !== page || step.named !== named) {
    const isSame = step.page === page && !step.named;
    setStep({ page, named, began: isSame ? step.began : Date.now() });
  }
  const isOld = loadedAt > 0 && loadedAt < step.began;
  const { data, error, refetch } = useQuery<"open" | "closed" | null, Failure>(
    {
      queryKey: ["lp-still-open", user, entity, page, step.began],
      queryFn: () => askWhetherOpen(entity),
      enabled: user !== undefined && isOld,
      staleTime: 0,
      gcTime: 0,
    },
    queryClient,
  );
  if (!isOld || data === "open") return { kind: "open" };
  if (error) return { kind: "stopped", failure: error, retry: refetch };
  return { kind: "asking" };
}

/** Null where the session has ended: `use-signed-in.ts` then goes to the sign-in page. */
async function askWhetherOpen(entity: string | undefined): Promise<"open" | "closed" | null> {
  const answer = await askOwnAccount("still-open", entity ? { entity } : {});
  if (answer.kind === "ended") return null;
  if (answer.kind !== "done") {
    const failure: Failure = answer.kind === "refused" ? { kind: "failed" } : answer;
    throw failure;
  }
  const { entity: open } = answer.body;
  if (open !== null && (!entity || open === entity)) return "open";
  // What is missing is said by what takes the place of what was in memory.
  await queryClient.resetQueries({ queryKey: overviews });
  return "closed";
}
