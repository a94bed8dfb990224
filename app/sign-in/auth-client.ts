/** Loaded by the pages of the limited partners alone (load-auth.ts): it is a heavy library. */
import { GoTrueClient } from "@supabase/auth-js";
import { backendAddress } from "#app/api/address.ts";
import { sessionKey } from "#app/state/session-hint.ts";
import { noteWait } from "./auth-error.ts";

export function makeAuthClient() {
  return new GoTrueClient({
    url: `${backendAddress()}/auth/v1`,
    headers: { apikey: import.meta.env.SUPABASE_PUBLISHABLE_KEY },
    storageKey: sessionKey,
    persistSession: true,
    // Every 30 s the library looks whether the token has three such ticks left, and renews it.
    autoRefreshToken: true,
    // Links in our mails carry a token of our own, which only a pressed button spends.
    detectSessionInUrl: false,
    flowType: "implicit",
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      noteWait(response);
      return response;
    },
  });
}
