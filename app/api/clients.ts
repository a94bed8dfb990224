/** Loaded on first use of a form (load-clients.ts), so that no page is heavier for them. */
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { backendAddress } from "./address.ts";

const headers = { apikey: import.meta.env.SUPABASE_PUBLISHABLE_KEY };

export function tables() {
  return new PostgrestClient(`${backendAddress()}/rest/v1`, { headers });
}

export function functions() {
  return new FunctionsClient(`${backendAddress()}/functions/v1`, { headers });
}
