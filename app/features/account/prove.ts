import { attempt } from "#app/api/attempt.ts";
import { loadAuth } from "./load-auth.ts";

/** After a proof the session goes on under new tokens: a refresh token taken before is spent. */
export async function renewToken(): Promise<void> {
  await attempt(async () => {
    const client = await loadAuth();
    await client.refreshSession();
    return { kind: "renewed" as const };
  });
}
