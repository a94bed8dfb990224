import { endpoint, type Outcome, overLimit } from "../_shared/endpoint.ts";
import { hashToken, isToken } from "../_shared/tokens.ts";

/** What the private link in an acknowledgement asks for: where the message stands, no word of it. */
export const handler = endpoint(
  { resultPage: "/contact/result", mostBytes: 4_000 },
  async ({ fields }, deps): Promise<Outcome> => {
    const limited = await overLimit("contact-status", deps);
    if (limited) return limited;
    if (!isToken(fields.token)) return unknown;
    const [row] = await deps.sql<{ status: Record<string, unknown> | null }>(
      "select private.message_status($1) as status",
      [await hashToken(fields.token)],
    );
    return row?.status ? { status: 200, body: row.status, section: "none" } : unknown;
  },
);

const unknown: Outcome = { status: 404, body: { code: "unknown" }, section: "none" };
