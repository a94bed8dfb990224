/** What is noted beside the ledger: refused acts, and looks at an investor's figures or documents. */
import { beforeAll, describe, expect, test } from "vitest";
import { deskActs } from "#core/acts/desk.ts";
import type { Access } from "#core/acts/ledger.ts";
import { cleanFileName } from "#core/file-name.ts";
import { retentionDays } from "#core/retention.ts";
import { purge } from "#functions/_shared/purge.ts";
import { shownBy } from "#functions/desk/accesses.ts";
import { atEndOfAll } from "../at-end.ts";
import { plainPdf, smallPdf } from "../made-files.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { addPartner, bearing, fillSpace, type Session, sessionOf } from "./partner-space.ts";

const roles = ["communications", "relations", "compliance", "administrator", "reader"] as const;
type Listed = { rows: Access[]; next: string | null; people: { id: string; name: string }[] };

describe.each(engines)("on the %s engine", (engine) => {
  let backend: TestBackend;
  let room: ReturnType<typeof roomOf>;
  const staff = {} as Record<(typeof roles)[number], Session>;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    room = roomOf(backend);
    await fillSpace(backend.sql);
    for (const role of roles)
      staff[role] = await staffWith(backend, `${role}@firm.example`, [role]);
  });

  async function noted(fields: object = {}): Promise<Listed> {
    const { status, body } = await act(backend, staff.compliance, "ledger.accesses", fields);
    expect(status).toBe(200);
    return body as Listed;
  }
  const nameOf = (role: string) => `Colleague ${role}@firm.example`;
  const idOf = async (table: string, name: string) => {
    const [row] = await backend.sql<{ id: string }>(`select id from ${table} where name = $1`, [
      name,
    ]);
    return String(row?.id);
  };

  test("five refused acts within the hour are one line with a name, and the refusal's undone transaction keeps it", async () => {
    const heads = () => backend.sql("select max(seq) from private.ledger");
    const before = await heads();
    for (let time = 0; time < 5; time += 1) {
      expect((await act(backend, staff.reader, "persons.list")).status).toBe(403);
    }
    const { rows } = await noted({ kind: "refusal" });
    expect(rows).toMatchObject([
      { name: nameOf("reader"), act: "persons.list", why: "persons.read", about: "", times: 5 },
    ]);
    expect(rows[0]?.lastAt.localeCompare(rows[0].firstAt)).toBeGreaterThanOrEqual(0);
    expect(await heads()).toEqual(before);
  });

  test("a refused look names whose it was, if there is such a one, and a made-up one fills no list", async () => {
    const entity = await idOf("public.partner_entities", "Ormes foundation");
    await act(backend, staff.communications, "partners.entity", { id: entity });
    for (let time = 0; time < 3; time += 1) {
      await act(backend, staff.communications, "partners.entity", { id: crypto.randomUUID() });
    }
    const { rows } = await noted({ kind: "refusal", about: `entity:${entity}` });
    expect(rows).toMatchObject([
      { name: nameOf("communications"), called: "Ormes foundation", times: 1 },
    ]);
    const { rows: all } = await noted({ kind: "refusal" });
    expect(all.filter(({ act }) => act === "partners.entity")).toMatchObject([
      { about: "", times: 3 },
      { times: 1 },
    ]);
  });

  test("who has no place at the desk is named, too; whose session only wants a factor is not", async () => {
    await addPartner(backend.sql, "anne@ormes.example");
    const partner = await sessionOf(backend, "anne@ormes.example");
    expect((await act(backend, partner, "ledger.list")).status).toBe(403);
    const late = await staffWith(backend, "late@firm.example", ["relations"], { proven: false });
    expect((await act(backend, late, "partners.entities")).status).toBe(403);
    const { rows } = await noted();
    expect(rows.filter(({ act }) => act === "ledger.list")).toHaveLength(1);
    expect(rows.filter(({ act }) => act === "partners.entities")).toEqual([]);
  });

  test("each look at figures or documents is noted with whose it was", async () => {
    const entity = await idOf("public.partner_entities", "Ormes foundation");
    const fund = await idOf("public.funds", "Shared fund");
    const id = await room.begun(staff.relations);
    const line = {
      entity: "Ormes foundation",
      fund: "Shared fund",
      kind: "call",
      on: "2099-01-15",
    };
    await room.imported(staff.relations, id, "notices", [
      { ...line, reference: "C9", amount: "5" },
    ]);
    const { sha256 } = await room.uploaded(staff.relations, "own.pdf", smallPdf("own"));
    const file = { sha256, fileName: "own.pdf", fund: "Shared fund", all: true };
    await room.withDocuments(staff.relations, id, [
      { ...file, type: "capital-call", period: "2099-01-15" },
    ]);
    const { reader } = staff;
    await room.looked(reader, id);
    for (let time = 0; time < 2; time += 1) {
      expect((await act(backend, reader, "partners.entity", { id: entity })).status).toBe(200);
    }
    expect((await act(backend, reader, "partners.fund", { id: fund })).status).toBe(200);
    const { hash, content } = await room.shown(reader, id);
    const sheet = content.sheets[0]?.id;
    await room.done(reader, "releases.check", { sheet });
    await room.done(staff.relations, "releases.sums", { sheet });
    await room.done(reader, "releases.rehearse", { id, hash, entity: "Ormes foundation" });
    const open = (by: Session) =>
      backend.ask(`/functions/v1/desk-file?sha256=${sha256}`, { headers: bearing(by).headers });
    const opened = await open(reader);
    expect(opened.headers.get("content-disposition")).toContain('filename="own.pdf"');
    expect((await open(staff.communications)).status).toBe(403);
    const { people } = await noted();
    const who = people.find(({ name }) => name === nameOf("reader"))?.id;
    const { rows } = await noted({ who, kind: "view" });
    const seen = rows.map(({ act, called, times }) => [act, called, times]);
    expect(seen.toReversed().toSorted()).toEqual(
      [
        ["files.open", "Release 1", 1],
        ["partners.entity", "Ormes foundation", 2],
        ["partners.fund", "Shared fund", 1],
        ["releases.check", "Release 1", 1],
        ["releases.rehearse", "Ormes foundation", 1],
        ["releases.review", "Release 1", 2],
        ["releases.show", "Release 1", 2],
      ].toSorted(),
    );
    const { rows: own } = await noted({ kind: "view", about: `release:${id}` });
    expect(own.map(({ act }) => act)).toContain("releases.sums");
    const refused = (await noted({ kind: "refusal" })).rows.find(({ act }) => act === "files.open");
    expect(refused).toMatchObject({ name: nameOf("communications"), why: "releases.read" });
  });

  test("what is wrong with a file is told to its sender, and noted; it waits nowhere", async () => {
    const bytes = plainPdf({ catalogue: "/OpenAction << /S /Launch /F (cmd.exe) >>" });
    const sent = await room.uploaded(staff.relations, "worse.pdf", bytes);
    expect(sent).toMatchObject({ outcome: "pdf-acts" });
    const { rows } = await noted({ kind: "refusal" });
    expect(rows[0]).toMatchObject({
      name: nameOf("relations"),
      act: "releases.end-file",
      why: "pdf-acts",
    });
    expect(
      await backend.sql("select from private.staged_files where file_name = 'worse.pdf'"),
    ).toEqual([]);
  });

  test("a file that nobody looked into waits until it is brought again", async () => {
    const id = await room.begun(staff.relations);
    const bytes = smallPdf("from before");
    const { sha256 } = await room.uploaded(staff.relations, "before.pdf", bytes);
    await backend.sql("update private.staged_files set checked = false where sha256 = $1", [
      sha256,
    ]);
    const file = { sha256, fileName: "before.pdf", fund: "Shared fund", all: true };
    await room.withDocuments(staff.relations, id, [{ ...file, type: "report", period: "2025" }]);
    const why = async () => (await room.shown(staff.relations, id)).faults.map((one) => one.why);
    expect(await why()).toEqual(["file-unchecked"]);
    expect(await room.uploaded(staff.relations, "before.pdf", bytes)).toMatchObject({
      outcome: "staged",
    });
    expect(await why()).toEqual([]);
  });

  test("who may read the ledger may read this, and nobody else", async () => {
    for (const role of roles) {
      const { status } = await act(backend, staff[role], "ledger.accesses");
      expect([role, status]).toEqual([
        role,
        ["compliance", "administrator"].includes(role) ? 200 : 403,
      ]);
    }
  });

  test("pages go on where they stopped, days are kept to, and all of it ends after a year", async () => {
    const [someone] = await backend.sql<{ id: string }>("select id from auth.users limit 1");
    await backend.sql(
      `insert into private.accesses (kind, actor, actor_name, act, hour, first_at, last_at)
       select 'view', $1::uuid, 'Somebody', 'partners.fund', at, at, at
       from generate_series(1, 45) as number,
         lateral (select now() - interval '${retentionDays.accesses - 1} days' - number * interval '1 hour' as at) as hours`,
      [String(someone?.id)],
    );
    const until = new Date(Date.now() - 200 * 86_400_000).toISOString().slice(0, 10);
    const first = await noted({ to: until });
    expect(first.rows).toHaveLength(40);
    const second = await noted({ to: until, before: first.next });
    expect([second.rows.length, second.next]).toEqual([5, null]);
    expect((await purge(backend.sql)).removed.accesses).toBe(45 - 23);
  });

  test("names are cleaned alike here and in the database, and wherever one is saved", async () => {
    const names = [
      "Relevé d’été « T3 » (2026).pdf",
      'a\r\nb"c".pdf',
      "facture\u202Efdp.exe",
      "../../etc/passwd",
      "C:\\a\\b.xlsx",
      "\u2066\u200b..",
      `${"long ".repeat(60)}.pdf`,
      "e\u0301te\u0301\u00a0\u202f2026.pdf",
      ".pdf",
      "a\u007f\u0085\u2028b.pdf",
      `${"🎉".repeat(160)}.pdf`,
    ];
    for (const name of names) {
      const [row] = await backend.sql<{ clean: string }>(
        "select private.clean_file_name($1) as clean",
        [name],
      );
      expect([name, row?.clean]).toEqual([name, cleanFileName(name)]);
    }
    expect(names.slice(0, 4).map(cleanFileName)).toEqual([
      "Relevé d’été « T3 » (2026).pdf",
      "a b'c'.pdf",
      "facturefdp.exe",
      "-..-etc-passwd",
    ]);
    const { sha256 } = await room.uploaded(staff.relations, 'bad\r\n"\u202E.pdf', smallPdf("bad"));
    const id = await room.begun(staff.relations);
    await room.withDocuments(staff.relations, id, [{ sha256, fileName: 'bad\r\n"\u202E.pdf' }]);
    expect((await room.shown(staff.relations, id)).content.documents).toMatchObject([
      { fileName: "bad '.pdf" },
    ]);
    expect(
      await backend.sql("select file_name from private.staged_files where sha256 = $1", [sha256]),
    ).toEqual([{ file_name: "bad '.pdf" }]);
  });
});

test("an act that answers amounts is one that is noted", () => {
  const withAmounts = Object.entries(deskActs).filter(([, { answer }]) =>
    JSON.stringify(answer, (_, value) =>
      value instanceof RegExp ? String(value) : value,
    ).includes("(?:\\\\.\\\\d+)?$"),
  );
  const names = withAmounts.map(([name]) => name);
  expect(names).toContain("partners.entity");
  const none = names.filter((name) => shownBy(name as keyof typeof deskActs, {}) === undefined);
  expect(none).toEqual([]);
});
