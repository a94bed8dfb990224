/** What the browser of a partner asks about their account. */
import { publicKey } from "../../server/backend/ask-lite.ts";
import { email, password } from "./fill-accounts.ts";

export type Partner = { overview(): Promise<number>; fund(): Promise<number> };

/** Signs in. Each function returns the milliseconds until the last byte of the answer. */
export async function signIn(url: string): Promise<Partner> {
  const headers: Record<string, string> = {
    apikey: publicKey,
    "content-type": "application/json",
  };
  const ask = async (path: string, body: object) => {
    const response = await fetch(url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  };
  const credentials = { email, password, gotrue_meta_security: {} };
  const session = await ask("/auth/v1/token?grant_type=password", credentials);
  headers.authorization = `Bearer ${session.access_token}`;
  const { accounts, partner } = await ask("/rest/v1/rpc/lp_overview", {});
  const of_entity = partner.entityId;
  const timed = async (path: string, body: object) => {
    const started = performance.now();
    await ask(path, body);
    return performance.now() - started;
  };
  return {
    overview: () => timed("/rest/v1/rpc/lp_overview", { of_entity }),
    fund: () => timed("/rest/v1/rpc/lp_fund", { of_entity, of_fund: accounts[0].fund }),
  };
}
