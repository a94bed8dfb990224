/** The mail by which somebody proves that an address is theirs. */
import { hashToken, newToken } from "../tokens.ts";
import { type Drafter, pageLink } from "./draft.ts";

const proofDays = 14;

export const personDrafters: Record<"person-proof", Drafter> = {
  "person-proof": async ({ about, language }, sql, { pages }) => {
    const [request] = await sql<{ kind: "access" | "erasure"; address: string }>(
      `select kind, address from private.person_requests
       where id = $1 and done_at is null and proven_at is null`,
      [about],
    );
    if (!request) return undefined;
    const token = newToken();
    await sql(
      `insert into private.person_links (hash, request_id, expires_at)
       values ($1, $2, now() + $3::interval)`,
      [await hashToken(token), about, `${proofDays} days`],
    );
    const link = pageLink(pages, language, "/contact/proof", token);
    const { kind, address } = request;
    return { mail: { template: "person-proof", kind, link, days: proofDays }, to: address };
  },
};
