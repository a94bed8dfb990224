/** A document in a tab of its own: by a ticket, once, for whom it belongs to. */
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import {
  addAccount,
  addPartner,
  fillSpace,
  lastEntityOf,
  publish,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import { act } from "./strong-sign-in.ts";

describe.each(engines)("previews on the %s engine", (engine) => {
  let backend: TestBackend;
  let anne: Session;
  let own: string;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example");
    await addPartner(backend.sql, "julia@moselle.example", "Moselle office");
    await addAccount(backend.sql, "stranger@nowhere.example");
    anne = await sessionOf(backend, "anne@ormes.example");
    const options = { entity: "Ormes foundation" };
    own = (await publish(backend.sql, "Shared fund", "%PDF-1.4 own", options)).id;
  });

  const ticketFor = async (session: Session, id: string) => {
    const entity = await lastEntityOf(backend, session);
    return act(backend, session, "ask-preview", { entity, id });
  };
  const look = (ticket: string) => backend.ask(`/functions/v1/lp-document?ticket=${ticket}`);
  const logged = async () => (await backend.sql("select from public.document_downloads")).length;

  test("a ticket shows the document once, and the log has it", async () => {
    const { status, body } = await ticketFor(anne, own);
    expect(status).toBe(200);
    expect(await logged(), "nothing was looked at yet").toBe(0);
    const shown = await look(body.ticket);
    expect([shown.status, shown.body]).toEqual([200, "%PDF-1.4 own"]);
    expect(shown.headers.get("content-disposition")).toMatch(/^inline;/);
    expect(shown.headers.get("content-security-policy")).not.toMatch(/object-src|default-src/);
    expect(await logged()).toBe(1);
    expect((await look(body.ticket)).status, "spent").toBe(404);
    expect(await logged()).toBe(1);
  });

  test("nobody gets one for what is not theirs, is withdrawn, or is no PDF", async () => {
    const julia = await sessionOf(backend, "julia@moselle.example");
    const stranger = await sessionOf(backend, "stranger@nowhere.example");
    expect((await ticketFor(julia, own)).status).toBe(404);
    expect((await ticketFor(stranger, own)).status).toBe(404);
    expect((await ticketFor(anne, "nonsense")).status).toBe(404);
    const asked = { action: "ask-preview", entity: own, id: own };
    expect((await backend.post("/functions/v1/sign-in-account", asked)).status).toBe(401);
    const sheet = await publish(backend.sql, "Old fund", "a sheet", { type: "accounts" });
    await backend.sql("update public.documents set media_type = 'text/html' where id = $1::uuid", [
      sheet.id,
    ]);
    expect((await ticketFor(anne, sheet.id)).status).toBe(404);
    expect(await backend.sql("select from private.preview_tickets")).toHaveLength(0);
  });

  test("a ticket is worth nothing a minute later, after a withdrawal, or after signing out", async () => {
    const { sql } = backend;
    const before = await logged();
    const late = (await ticketFor(anne, own)).body.ticket;
    await sql("update private.preview_tickets set expires_at = now() - interval '1 second'");
    expect((await look(late)).status).toBe(404);

    const session = await sessionOf(backend, "anne@ormes.example");
    const left = (await ticketFor(session, own)).body.ticket;
    await sql(
      "delete from auth.sessions where id = (select session_id from private.preview_tickets)",
    );
    expect((await look(left)).status).toBe(404);

    const gone = (await ticketFor(anne, own)).body.ticket;
    await sql(
      `update public.documents set withdrawn_at = now(), withdrawn_reason = 'The wrong file'
       where id = $1::uuid`,
      [own],
    );
    expect((await look(gone)).status).toBe(404);
    expect((await ticketFor(anne, own)).status).toBe(404);
    expect(await logged()).toBe(before);
    for (const ticket of ["", "x", "a".repeat(43)]) {
      expect((await look(ticket)).status).toBe(404);
    }
  });

  test("neither a visitor nor a partner reaches the tickets themselves", async () => {
    for (const asked of [
      "* from private.preview_tickets",
      "private.spend_preview_ticket('')",
      "private.give_preview_ticket(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '')",
    ]) {
      for (const role of ["anon", "authenticated"]) {
        const statement = `do $$ begin set local role ${role}; perform ${asked}; end $$`;
        await expect(backend.sql(statement)).rejects.toThrow("permission denied");
      }
    }
  });
});
