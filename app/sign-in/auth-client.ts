/** A heavy library: only pages that need a sign-in load it (`load-auth.ts`). */
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
    // Every 30 s the library checks the token, and renews it when it is valid for less than 90 s.
    autoRefreshToken: true,
    // The links in our mails have a token of our own, which is used only when a button is pressed.
    detectSessionInUrl: false,
    flowType: "implicit",
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      noteWait(response);
      return response;
    },
  });
}
