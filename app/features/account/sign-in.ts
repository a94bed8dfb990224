import { attempt } from "#app/api/attempt.ts";
import { readAuthError } from "./auth-trouble.ts";
import { loadAuth } from "./load-auth.ts";
import { whileLeaving } from "./session.ts";
import type { Trouble } from "./trouble.ts";

/** `invalid` for any wrong pair: nobody learns here whether an address is known. */
export type SignInOutcome = { kind: "signed-in" } | { kind: "invalid" } | Trouble;
export type SignOutOutcome = { kind: "signed-out" } | Trouble;

export function signIn(email: string, password: string): Promise<SignInOutcome> {
  return attempt(async (): Promise<SignInOutcome> => {
    const client = await loadAuth();
    const { error } = await client.signInWithPassword({ email, password });
    if (!error) return { kind: "signed-in" };
    const read = readAuthError(error);
    switch (read.kind) {
      case "invalid":
        return { kind: "invalid" };
      case "weak":
      case "same":
      case "expired":
      case "ended":
        return { kind: "failed" };
      default:
        return read;
    }
  });
}

/** `local` signs out here whatever the network says; `global` needs the service's answer. */
export function signOut(scope: "local" | "global"): Promise<SignOutOutcome> {
  return attempt(() =>
    whileLeaving(async (): Promise<SignOutOutcome> => {
      const client = await loadAuth();
      const { error } = await client.signOut({ scope });
      if (!error || scope === "local") return { kind: "signed-out" };
      const read = readAuthError(error);
      switch (read.kind) {
        case "ended":
          return { kind: "signed-out" };
        case "invalid":
        case "weak":
        case "same":
        case "expired":
          return { kind: "failed" };
        default:
          return read;
      }
    }),
  );
}
