/** One person under two addresses never gets two accounts without somebody having said what they are. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { addPartner, fillSpace, type Session } from "./partner-space.ts";

type Pair = {
  one: { email: string; hasAccount: boolean };
  other: { email: string; line?: number };
};
type Persons = {
  pairs: Pair[];
  namesakes: number;
  read: { email: string; kept: string; pair: string }[];
};
type Release = { hash: string; faults: { why: string; name?: string }[]; nearPersons: Pair[] };

describe.each(engines)("on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let room: ReturnType<typeof roomOf>;
  let anne: Session;
  let chloe: Session;
  let reader: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    room = roomOf(backend);
    anne = await staffWith(backend, "anne@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "iris@ormes.example", "Ormes foundation", "Iris Vidal");
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const invited = (name: string, email: string, entity = "Ormes foundation") => ({
    ...{ name, email, entity, language: "fr", role: "full" },
  });
  const shown = async (id: string) => (await room.shown(anne, id)) as unknown as Release;
  const whys = async (id: string) =>
    (await shown(id)).faults.map(({ why, name }) => [why, name ?? ""]);
  const say = (one: string, other: string, kept: string | null) =>
    room.done(anne, "names.say-persons", { one, other, kept });
  const personsOf = (sheet: string) =>
    room.done<Persons>(anne, "names.persons-of-sheet", { sheet });
  const emailsOf = ({ pairs }: Persons) => pairs.map(({ one, other }) => [one.email, other.email]);

  async function begun(...lines: ReturnType<typeof invited>[]) {
    const id = await room.begun(anne);
    return { id, sheet: await room.sent(anne, id, "invitations", lines) };
  }
  async function add(id: string, sheet: string) {
    const { number } = await room.shown(anne, id);
    return room.done(anne, "releases.add-sheet", { sheet, number });
  }
  const sealed = async (sheet: string) =>
    backend.sql(
      `select fields ->> 'email' as email, fields ->> 'name' as name from private.sheet_lines
       where sheet_id = $1::uuid order by line`,
      [sheet],
    );

  test("nobody submits or releases them before it is said; for two persons it is asked once", async () => {
    const two = [
      invited("Paul Rives", "paul@rives.example"),
      invited("P. Rives", "p.rives@rives.example", "Moselle office"),
    ];
    const { id, sheet } = await begun(...two);
    expect(emailsOf(await personsOf(sheet))).toEqual([
      ["paul@rives.example", "p.rives@rives.example"],
    ]);
    await add(id, sheet);
    expect(await whys(id)).toEqual([["persons-near", "Paul Rives, P. Rives"]]);
    const { hash } = await shown(id);
    expect((await act(backend, anne, "works.submit", { id, hash })).body).toMatchObject({
      reason: "faults",
    });
    await say("P.Rives@rives.example", "paul@rives.example", null);
    expect(await whys(id)).toEqual([]);
    type Said = { rows: { one: string; kept: string | null; by: string }[] };
    expect((await room.done<Said>(reader, "names.said-persons")).rows).toMatchObject([
      { one: "p.rives@rives.example", kept: null, by: "Colleague anne@firm.example" },
    ]);
    const next = await begun(...two);
    expect(await personsOf(next.sheet)).toEqual({ pairs: [], namesakes: 0, read: [] });
    await room.released(anne, chloe, id);
  });

  test("said to be one after the sheet was added, they are one only once it is imported again", async () => {
    const two = [
      invited("Lena Saule", "lena@saule.example"),
      invited("LENA SAULE", "l.saule@saule.example"),
    ];
    const { id, sheet } = await begun(...two);
    await add(id, sheet);
    await say("lena@saule.example", "l.saule@saule.example", "l.saule@saule.example");
    expect(await whys(id)).toEqual([["persons-same", "Lena Saule, LENA SAULE"]]);
    const again = await begun(two[0] as never, { ...two[1], entity: "Moselle office" } as never);
    expect((await personsOf(again.sheet)).read).toMatchObject([
      { email: "lena@saule.example", kept: "l.saule@saule.example" },
    ]);
    await add(again.id, again.sheet);
    // One account, with the name of the address that is kept, for both entities.
    expect(await sealed(again.sheet)).toEqual([
      { email: "l.saule@saule.example", name: "LENA SAULE" },
      { email: "l.saule@saule.example", name: "LENA SAULE" },
    ]);
    expect(await whys(again.id)).toEqual([]);
  });

  test("who has an account already keeps it, and an address is read as theirs until that is forgotten", async () => {
    const line = invited("Mme I. Vidal", "ividal@ormes.example", "Moselle office");
    const { sheet } = await begun(line);
    const { pairs } = await personsOf(sheet);
    expect(pairs).toMatchObject([
      { one: { email: "iris@ormes.example", hasAccount: true }, other: { line: 2 } },
    ]);
    await say("iris@ormes.example", "ividal@ormes.example", "iris@ormes.example");
    const [read] = (await personsOf(sheet)).read;
    expect(read).toMatchObject({ email: "ividal@ormes.example", kept: "iris@ormes.example" });
    const known = await begun({ ...line, entity: "Ormes foundation" });
    expect((await room.checked(anne, known.sheet)).counts).toEqual({ same: 1 });
    await room.done(anne, "names.forget-persons", { id: read?.pair });
    expect((await personsOf(sheet)).read).toEqual([]);
    expect(emailsOf(await personsOf(sheet))).toEqual([
      ["iris@ormes.example", "ividal@ormes.example"],
    ]);
  });

  test("a person who came after the approval is compared before anything goes out", async () => {
    const { id, sheet } = await begun(invited("Ada Tilleul", "ada@tilleul.example"));
    await add(id, sheet);
    const { hash } = await room.approved(anne, chloe, id);
    const { mails } = (await room.rehearsed(anne, id)).done;
    await addPartner(backend.sql, "a.tilleul@x.example", "Ormes foundation", "Ada Tilleul");
    const release = () => act(backend, anne, "releases.release", { id, hash, mails });
    expect((await release()).body).toMatchObject({ reason: "faults" });
    expect(await whys(id)).toEqual([["persons-near", "Ada Tilleul, Ada Tilleul"]]);
    await say("ada@tilleul.example", "a.tilleul@x.example", null);
    expect((await release()).status).toBe(200);
  });

  test("namesakes with nothing else in common are counted, and stop nothing", async () => {
    const { id, sheet } = await begun(
      invited("Jean Martin", "jean@cedre.example"),
      invited("Jean Martin", "jmartin@orme.example", "Moselle office"),
    );
    expect(await personsOf(sheet)).toEqual({ pairs: [], namesakes: 1, read: [] });
    await add(id, sheet);
    expect(await whys(id)).toEqual([]);
  });

  test("an unknown name is asked about although its line has another fault, or cannot be read", async () => {
    const bad = { ...invited("Rose Noyer", "rose", "Noyers unknown"), email: "rose" };
    const { sheet } = await begun(
      bad,
      invited("Rose Noyer", "rose@noyer.example", "Moselle offise"),
    );
    const { unknown, counts } = await room.checked(anne, sheet);
    expect(unknown).toEqual(["Moselle offise", "Noyers unknown"]);
    expect(counts).toEqual({ refused: 1, waiting: 1 });
    const also = ["Pins unknown", "ORMES foundation"];
    const { groups } = await room.done<{ groups: { name: string }[][] }>(anne, "names.of-sheet", {
      ...{ sheet, also },
    });
    expect(groups.flat().map(({ name }) => name)).toEqual([
      ...["Moselle offise", "Noyers unknown", "Pins unknown"],
    ]);
  });

  test("who may not write says nothing of persons, and who may not import is shown none", async () => {
    const { sheet } = await begun(invited("Rose Noyer", "rose@noyer.example"));
    for (const [name, fields] of [
      ["names.say-persons", { one: "a@x.example", other: "b@x.example", kept: null }],
      ["names.forget-persons", { id: crypto.randomUUID() }],
      ["names.persons-of-sheet", { sheet }],
    ] as const) {
      expect((await act(backend, reader, name, fields)).status).toBe(403);
    }
  });
});
