/** The partners' tables over the REST API itself, as on a hosted project, before a factor was shown. */
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import type { Sql } from "#functions/_shared/sql.ts";
import { publicKey } from "#server/backend/ask-lite.ts";
import { type Lite, openLite } from "#server/backend/lite.ts";
import { muteConsole } from "#server/backend/mute-console.ts";
import { atEndOfAll } from "../at-end.ts";
import { engines } from "./backend.ts";
import { openEngine } from "./engine.ts";
import { addPartner, password, publish, type Session, spaceTables } from "./partner-space.ts";
import { addInvited, fillStrictSpace, idOf, nothingBut } from "./strong-sign-in.ts";

describe.each(engines)("the tables over REST before a proof, on the %s engine", (engine) => {
  let lite: Lite;
  let sql: Sql;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    // Lite prints every statement that it was refused.
    muteConsole(pino({ level: "silent" }));
    const opened = await openEngine(engine, atEnd);
    sql = opened.sql;
    await fillStrictSpace(sql);
    await publish(sql, "Shared fund", "%PDF-1.4 for who has proven it");
    lite = await openLite(opened, { jwtSecret: "s".repeat(48) });
  });

  async function ask(path: string, body?: object, token?: string) {
    const answered = await lite.fetch(
      new Request(`http://localhost${path}`, {
        method: body ? "POST" : "GET",
        headers: {
          apikey: publicKey,
          "content-type": "application/json",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return answered.json();
  }
  async function rowsOf(token: string) {
    const read = await Promise.all(
      spaceTables.map((table) => ask(`/rest/v1/${table}`, undefined, token)),
    );
    return read.map((rows) => rows.length);
  }
  const signIn = (email: string): Promise<Session> =>
    ask("/auth/v1/token?grant_type=password", { email, password });

  test("where a factor is asked for and none was added, no row of any table", async () => {
    await addInvited(sql, "none@ormes.example");
    const { access_token } = await signIn("none@ormes.example");
    expect(await rowsOf(access_token)).toEqual(spaceTables.map(() => 0));
    const overview = await ask("/rest/v1/rpc/lp_overview", {}, access_token);
    expect(overview).toEqual(nothingBut("enrolment"));
  });

  test.each([
    ["asked for", "must@ormes.example", "Ormes foundation"],
    ["added of their own will", "may@moselle.example", "Moselle office"],
  ])("where a factor is %s, no row of any table before it was shown", async (_why, email, of) => {
    await addPartner(sql, email, of);
    await sql(
      `insert into private.factors (user_id, kind, name, secret)
       select id, 'code', 'App', 'MZXW6YTB' from auth.users where email = $1`,
      [email],
    );
    await sql(
      `insert into public.document_downloads (document_id, user_id, entity_id)
       select documents.id, partners.user_id, partners.chosen_entity
       from public.documents, public.partners join auth.users on users.id = user_id
       where email = $1`,
      [email],
    );
    const session = await signIn(email);
    const token = session.access_token;
    expect(await rowsOf(token)).toEqual(spaceTables.map(() => 0));
    expect(await ask("/rest/v1/rpc/lp_overview", {}, token)).toEqual(nothingBut("proof"));
    for (const hook of ["own_entities", "entity_people", "partner_needs", "partner_entity"]) {
      const answered = await ask(`/rest/v1/rpc/${hook}`, {}, token);
      expect(JSON.stringify(answered)).not.toMatch(/foundation|office/);
    }
    await sql("insert into private.factor_checks (session_id, kind) values ($1::uuid, 'code')", [
      idOf(session),
    ]);
    const proven = await rowsOf(token);
    expect(proven[0]).toBe(1);
    expect(proven.slice(0, 5).every((rows) => rows > 0)).toBe(true);
    await sql("update private.factor_checks set checked_at = now() - interval '25 hours'");
    expect(await rowsOf(token)).toEqual(spaceTables.map(() => 0));
  });
});
