/** Releases: nothing reaches a partner before somebody else approved exactly that, and all of it does. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { pdf, roomOf } from "./desk-releases.ts";
import {
  addPartner,
  askDocument,
  fillSpace,
  overviewOf,
  type Session,
  sessionOf,
} from "./partner-space.ts";

const ormes = { entity: "Ormes foundation", fund: "Shared fund" };
const call = { ...ormes, kind: "call", on: "2099-01-15", reference: "C7", amount: "100000" };
const value = { ...ormes, asOf: "2026-10-31", nav: "455000.10" };

describe.each(engines)("on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let room: ReturnType<typeof roomOf>;
  let anne: Session;
  let bruno: Session;
  let chloe: Session;
  let communications: Session;
  let reader: Session;
  let administrator: Session;
  let partner: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    room = roomOf(backend);
    anne = await staffWith(backend, "anne@firm.example", ["relations"]);
    bruno = await staffWith(backend, "bruno@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    communications = await staffWith(backend, "com@firm.example", ["communications"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    administrator = await staffWith(backend, "admin@firm.example", ["administrator"]);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "ormes@partner.example");
    await addPartner(backend.sql, "moselle@partner.example", "Moselle office");
    partner = await sessionOf(backend, "ormes@partner.example");
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  /** All that partners could see or be told, and all that the desk could change. */
  async function everything() {
    const [row] = await backend.sql(
      `select
         (select count(*) from public.commitments) as commitments,
         (select sum(amount) from public.capital_flows)::text as flows,
         (select sum(nav) from public.valuations)::text as values,
         (select count(*) from public.documents) as documents,
         (select count(*) from public.partner_memberships) as people,
         (select count(*) from public.partner_entities) as entities,
         (select count(*) from auth.users) as accounts,
         (select count(*) from private.outbox) as mails,
         (select count(*) from private.revisions) as revisions,
         (select count(*) from private.approvals) as approvals,
         (select count(*) from private.staged_files) as files,
         (select count(*) from private.ledger) as ledger`,
    );
    return row;
  }

  const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });
  const forbidden = { status: 403, body: { code: "forbidden" } };

  test("written by one, approved by another, rehearsed, and let go as it was rehearsed", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "notices", [call]);
    await room.imported(anne, id, "statements", [value]);
    const { sha256 } = await room.uploaded(anne, "ormes.pdf", pdf("ormes"));
    const document = { sha256, fileName: "ormes.pdf", ...ormes, type: "capital-call" };
    await room.withDocuments(anne, id, [{ ...document, period: "2099-01-15", title: "Call 7" }]);
    const before = await everything();
    const { seen, done } = await room.rehearsed(chloe, id, "Ormes foundation");
    expect(done).toMatchObject({ notices: 1, statements: 1, documents: 1, entities: 1, mails: 2 });
    expect(await everything()).toEqual(before);

    const { hash } = await room.shown(anne, id);
    expect(await act(backend, anne, "releases.release", { id, hash, mails: 2 })).toMatchObject(
      refused("not-approved"),
    );
    await room.done(anne, "works.submit", { id, hash });
    expect(await act(backend, anne, "approvals.give", { id, hash })).toMatchObject(
      refused("author"),
    );
    expect(await act(backend, communications, "approvals.give", { id, hash })).toMatchObject(
      forbidden,
    );
    await room.done(chloe, "approvals.give", { id, hash });
    expect((await act(backend, anne, "releases.release", { id, hash, mails: 1 })).status).toBe(409);
    expect((await everything())?.documents).toBe(before?.documents);

    const twice = await Promise.all(
      [0, 1].map(() => act(backend, anne, "releases.release", { id, hash, mails: 2 })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await room.shown(anne, id)).released?.done).toEqual(done);
    const {
      partner: _who,
      people,
      entities,
      downloads,
      needs,
      seenBefore,
      ...now
    } = (await overviewOf(backend, partner)) as unknown as Record<string, unknown>;
    const steady = (text: unknown) =>
      JSON.stringify(text, (name, part) =>
        ["id", "document", "publishedAt", "isNew"].includes(name) ? undefined : part,
      );
    expect(steady(seen)).toBe(steady(now));
    expect(Number((await everything())?.files)).toBe(0);
  });

  test("imported again, nothing changes and nobody is written to", async () => {
    const id = await room.begun(anne);
    await room.imported(anne, id, "notices", [call]);
    const done = await room.released(anne, bruno, id);
    expect(done).toMatchObject({ notices: 0, mails: 0 });
  });

});
