/** Mails about a request: is it yours; and, once erased, that it is done. */
import { hashToken, newToken } from "../tokens.ts";
import { type Drafter, pageLink } from "./draft.ts";

const proofDays = 14;
/** For how many days the link to somebody’s data may wait to be used. */
const dataDays = 7;

export const personDrafters: Record<"person-erased" | "person-proof" | "person-data", Drafter> = {
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
    const { kind, address } = request;
    // The page says what is confirmed, as the mail does.
    const link = `${pageLink(pages, language, "/contact/proof", token)}&kind=${kind}`;
    return { mail: { template: "person-proof", kind, link, days: proofDays }, to: address };
  },

  "person-data": async ({ about, language }, sql, { pages }) => {
    const [request] = await sql<{ address: string }>(
      `select address from private.person_requests
       where id = $1 and done_at is null and kind = 'access'`,
      [about],
    );
    if (!request) return undefined;
    const token = newToken();
    // A newer link ends the one before, also where a mail is made anew.
    await sql("delete from private.person_links where request_id = $1 and purpose = 'data'", [
      about,
    ]);
    await sql(
      `insert into private.person_links (hash, request_id, expires_at, purpose)
       values ($1, $2, now() + $3::interval, 'data')`,
      [await hashToken(token), about, `${dataDays} days`],
    );
    const link = pageLink(pages, language, "/contact/data", token);
    return { mail: { template: "person-data", link, days: dataDays }, to: request.address };
  },

  "person-erased": async ({ about }, sql) => {
    const [request] = await sql<{ address: string }>(
      `select address from private.person_requests
       where id = $1 and done_at is not null and address is not null`,
      [about],
    );
    return request && { mail: { template: "person-erased" }, to: request.address };
  },
};
