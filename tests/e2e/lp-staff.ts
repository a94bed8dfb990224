/** A partners' space, made in the database of the host under test as the firm's people leave it. */

import type { Sql } from "#functions/_shared/sql.ts";
import { hashToken } from "#functions/_shared/tokens.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { smallPdf } from "../made-files.ts";

/** The owner's view, to make what somebody finds, or to let time go by. */
export const sql: Sql = (statement, parameters) =>
  runningHost("test-results/host-data").sql(statement, parameters);

/** A fund, an entity committed to it, one person of the entity, and a report: all of their own. */
export async function openSpace(language: string, { factor = false } = {}) {
  const own = crypto.randomUUID().slice(0, 8);
  const fund = `Fund ${own}`;
  const entity = `Entity ${own}`;
  const email = `anne-${own}@partner.example`;
  const fileName = `report-${own}.pdf`;
  const bytes = smallPdf(own, 300_000);
  const inviteTo = (other: string, role = "read") =>
    sql("select private.invite_partner($1, 'Anne Martin', $2, $3, true, $4)", [
      ...[email, other, language, role],
    ]);
  await sql("insert into public.funds (name, vintage, currency) values ($1, 2024, 'EUR')", [fund]);
  await inviteTo(entity, "full");
  if (!factor) {
    await sql("update public.partner_entities set requires_factor = false where name = $1", [
      entity,
    ]);
  }
  await sql("select private.set_commitment($1, $2, 5000000, 3250000, 640000, '2026-09-30')", [
    ...[entity, fund],
  ]);
  return {
    email,
    entity,
    fund,
    bytes,
    fileName,
    publish: () =>
      sql(
        `select id from private.publish_document(
           $1, null, 'report', '2026-Q3', $2, 'application/pdf', $3
         )`,
        [fund, fileName, bytes],
      ),
    revoke: () => sql("select private.revoke_partner($1)", [email]),
    /** Answers the code that the firm tells by telephone. */
    async resetFactors() {
      await sql("select private.reset_factors($1, $2)", [email, await hashToken("12345678")]);
      return "1234 5678";
    },
    inviteTo,
  };
}
