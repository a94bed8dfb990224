import type { Lite } from "./lite.ts";

/** The key that every visitor's browser has. It opens only what the policies let anyone do. */
export const publicKey = "sb_publishable_embedded";

type Asking = { body?: object; bearer?: string | undefined; headers?: Record<string, string> };

/** Asks Supabase Lite with a request of our own making: nothing of the visitor's but this. */
export function askLite(
  lite: Lite,
  method: string,
  path: string,
  { body, bearer, headers = {} }: Asking = {},
): Promise<Response> {
  return lite.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        apikey: publicKey,
        "content-type": "application/json",
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}
