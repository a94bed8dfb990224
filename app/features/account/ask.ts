import { backendAddress } from "#app/api/address.ts";
import { attempt } from "#app/api/attempt.ts";
import { gatewayStatuses, type Trouble, waitOf } from "./trouble.ts";

type Question = { method?: "GET" | "POST"; body?: object; token?: string };

/** One call of the backend: its answer once the head of it is here, or why there is none. */
export function ask(path: string, question: Question): Promise<Response | Trouble> {
  return attempt(async (signal): Promise<Response | Trouble> => {
    const { method = "POST", body, token } = question;
    const headers = new Headers({ apikey: import.meta.env.SUPABASE_PUBLISHABLE_KEY });
    if (body) headers.set("content-type", "application/json");
    if (token) headers.set("authorization", `Bearer ${token}`);
    const response = await fetch(backendAddress() + path, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      cache: "no-store",
      credentials: "omit",
      signal,
    });
    if (response.status === 429) return { kind: "limited", ...waitOf(response) };
    if (gatewayStatuses.includes(response.status)) return { kind: "unavailable" };
    return response;
  });
}

/** The JSON of an answer, or nothing where it is something else, such as a hotel's page. */
export function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}
