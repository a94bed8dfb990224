import { publicKey } from "./public-key.ts";
import type { Services } from "./services.ts";

type Asking = { body?: object; bearer?: string | undefined };

/** Asks the auth service, with a request of our own making: nothing of the visitor's but this. */
export function askLite(
  { lite }: Services,
  method: string,
  path: string,
  { body, bearer }: Asking,
): Promise<Response> {
  return lite.fetch(
    new Request(`http://localhost/auth/v1${path}`, {
      method,
      headers: {
        apikey: publicKey,
        "content-type": "application/json",
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}
