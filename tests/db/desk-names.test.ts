/** Two spellings of one investor never go live without somebody having said what they are. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { fillSpace, type Session } from "./partner-space.ts";

type Groups = { groups: { name: string; near: { name: string; where: string }[] }[][] };
type Release = {
  number: number;
  hash: string;
  faults: { why: string; name?: string }[];
  near: { one: string; other: string; same: boolean | null }[];
};

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
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const committed = (entity: string) => ({
    ...{ entity, fund: "Shared fund", committed: "1000", asOf: "2026-01-01" },
  });
  const shown = async (id: string) => (await room.shown(anne, id)) as unknown as Release;
  const whys = async (id: string) =>
    (await shown(id)).faults.map(({ why, name }) => [why, name ?? ""]);
  const say = (one: string, other: string, same: boolean) =>
    room.done(anne, "names.say", { said: [{ one, other, same }] });

  async function added(id: string, sheet: string, made: string[], said: object[] = []) {
    await room.done(anne, "releases.mend", { sheet, meanings: {}, made, said });
    const { number } = await room.shown(anne, id);
    return room.done(anne, "releases.add-sheet", { sheet, number });
  }

  test("made without a word on what they resemble, they are not submitted", async () => {
    const id = await room.begun(anne);
    const made = ["Bourdelle", "Bourdele", "Ormes fundation", "Rives II", "Rives III"];
    const sheet = await room.sent(anne, id, "commitments", made.map(committed));
    await added(id, sheet, made);
    expect(await whys(id)).toEqual([
      ["names-near", "Bourdele, Bourdelle"],
      ["names-near", "Ormes fundation, Ormes foundation"],
    ]);
    const { hash } = await shown(id);
    const refused = await act(backend, anne, "works.submit", { id, hash });
    expect(refused.body).toMatchObject({ reason: "faults" });
    await say("bourdelle", "BOURDELE", false);
    await say("Ormes foundation", "Ormes fundation", true);
    expect(await whys(id)).toEqual([["names-same", "Ormes fundation, Ormes foundation"]]);
    await say("Ormes foundation", "Ormes fundation", false);
    expect(await whys(id)).toEqual([]);
    // It is asked once: of another release, too.
    expect((await shown(id)).near.map(({ same }) => same)).toEqual([false, false]);
    await room.released(anne, chloe, id);
  });

  test("an entity that came after the approval is compared before anything goes out", async () => {
    const id = await room.begun(anne);
    const sheet = await room.sent(anne, id, "commitments", [committed("Tilleuls holding")]);
    await added(id, sheet, ["Tilleuls holding"]);
    const { hash } = await room.approved(anne, chloe, id);
    const { mails } = (await room.rehearsed(anne, id)).done;
    await backend.sql("insert into public.partner_entities (name) values ('Tileuls holding')");
    const released = () => act(backend, anne, "releases.release", { id, hash, mails });
    expect((await released()).body).toMatchObject({ reason: "faults" });
    expect(await whys(id)).toEqual([["names-near", "Tilleuls holding, Tileuls holding"]]);
    expect((await released()).body).toMatchObject({ reason: "faults" });
    await say("Tilleuls holding", "Tileuls holding", false);
    expect((await released()).status).toBe(200);
  });

  test("a sheet's names come in groups, held against the sheet, the release and what is there", async () => {
    const id = await room.begun(anne);
    const first = await room.sent(anne, id, "commitments", [committed("Saules SCSp")]);
    await added(id, first, ["Saules SCSp"]);
    const names = ["SAULES SA", "Moselle ofice", "Moselle Offise", "Nobody like it"];
    const sheet = await room.sent(anne, id, "commitments", names.map(committed));
    const { groups } = await room.done<Groups>(anne, "names.of-sheet", { sheet });
    expect(
      groups.map((group) => group.map(({ name, near }) => [name, ...near.map((one) => one.where)])),
    ).toEqual([
      [
        ["Moselle Offise", "there"],
        ["Moselle ofice", "there"],
      ],
      [["SAULES SA", "release"]],
      [["Nobody like it"]],
    ]);
  });

  test("what was said to be the same is read so the next time, shown, and forgotten", async () => {
    const id = await room.begun(anne);
    const sheet = await room.sent(anne, id, "commitments", [committed("Mosele office")]);
    expect((await room.checked(anne, sheet)).unknown).toEqual(["Mosele office"]);
    await room.done(anne, "releases.mend", {
      ...{ sheet, made: [], meanings: { "Mosele office": "Moselle office" } },
      said: [{ one: "Mosele office", other: "Moselle office", same: true }],
    });
    const again = await room.sent(anne, id, "commitments", [committed("MOSELE office")]);
    const read = async () =>
      room.done<{ unknown: string[]; read: { pair: string }[] }>(
        ...([anne, "releases.check", { sheet: again }] as const),
      );
    expect(await read()).toMatchObject({
      unknown: [],
      read: [{ name: "MOSELE office", entity: "Moselle office" }],
    });
    const { number } = await room.shown(anne, id);
    await room.done(anne, "releases.add-sheet", { sheet: again, number });
    const [kept] = await backend.sql(
      `select entities.name from private.sheet_lines
       join public.partner_entities as entities on entities.id = (fields ->> 'entityId')::uuid
       where sheet_id = $1::uuid`,
      [again],
    );
    expect(kept).toEqual({ name: "Moselle office" });
    type Said = { rows: { id: string; one: string; same: boolean; by: string }[] };
    const { rows } = await room.done<Said>(reader, "names.said");
    const said = rows.find(({ one }) => one === "Mosele office");
    expect(said).toMatchObject({ same: true, by: "Colleague anne@firm.example" });
    expect((await act(backend, reader, "names.forget", { id: said?.id })).status).toBe(403);
    await room.done(anne, "names.forget", { id: said?.id });
    const third = await room.sent(anne, id, "commitments", [committed("Mosele office")]);
    expect((await room.checked(anne, third)).unknown).toEqual(["Mosele office"]);
    // What was sealed meanwhile is what was approved, and stays.
    expect(
      (
        await backend.sql(
          "select from private.sheet_lines where sheet_id = $1::uuid and fields ? 'entityId'",
          [again],
        )
      ).length,
    ).toBe(1);
  });

  test("a merged entity's name means the one that took it over", async () => {
    await backend.sql(
      `insert into public.partner_entities (name, merged_into, merged_at)
       select 'Moselle bureau', id, now() from public.partner_entities
       where name = 'Moselle office'`,
    );
    const id = await room.begun(anne);
    const sheet = await room.sent(anne, id, "commitments", [committed("Moselle bureau")]);
    const checked = await room.checked(anne, sheet);
    expect(checked).toMatchObject({
      unknown: [],
      read: [{ name: "Moselle bureau", entity: "Moselle office", pair: null }],
    });
  });

  test("two that were said to differ are no longer proposed for merging, nor asked when renamed", async () => {
    const add = (name: string, anyway = false) =>
      act(backend, anne, "partners.save-entity", { name, anyway });
    await add("Peupliers de Nancy");
    expect((await add("Peuplier de Nancy")).body).toMatchObject({ code: "near" });
    expect((await add("Peuplier de Nancy", true)).status).toBe(200);
    type Pairs = { pairs: { one: { name: string } }[] };
    const { pairs } = await room.done<Pairs>(anne, "partners.near");
    expect(pairs.filter(({ one }) => one.name.startsWith("Peuplier"))).toEqual([]);
  });

  test("who may not write says nothing of names", async () => {
    const said = [{ one: "A house", other: "A hause", same: true }];
    for (const [name, fields] of [
      ["names.say", { said }],
      ["names.forget", { id: crypto.randomUUID() }],
    ] as const) {
      expect((await act(backend, reader, name, fields)).status).toBe(403);
    }
  });
});
