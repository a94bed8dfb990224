import { endpoint, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

/** The pressed button of `/contact/proof`. */
export const handler = endpoint(
  { resultPage: "/contact/proof", mostBytes: 4_000 },
  async ({ fields }, deps) => {
    const limited = await overLimit("person-link", deps);
    if (limited) return limited;
    if (!isToken(fields.token)) return answer("unknown");
    const [row] = await deps.sql<{ outcome: string }>(
      "select private.confirm_person_address($1) as outcome",
      [await hashToken(fields.token)],
    );
    return answer(String(row?.outcome));
  },
);

function answer(outcome: string) {
  return { status: 200, body: { outcome }, section: outcome };
}
