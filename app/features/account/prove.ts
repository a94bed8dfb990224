import { attempt } from "#app/api/attempt.ts";
import { loadAuth } from "./load-auth.ts";

/** After a proof the session goes on under a new token: one that was taken before it is of no use. */
export async function renewToken(): Promise<void> {
  await attempt(async () => {
    const client = await loadAuth();
    await client.refreshSession();
    return { kind: "renewed" as const };
  });
}
