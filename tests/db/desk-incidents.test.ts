/** The register of incidents: only ever added to, with the deadlines of the GDPR and of DORA. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { DeskBody } from "#core/acts/desk.ts";
import type { Incident } from "#core/acts/incidents.ts";
import { csv } from "#core/csv.ts";
import { atEndOfAll } from "../at-end.ts";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const inHours = (moment: string | null) =>
  moment && Math.round((Date.parse(moment) - Date.now()) / hour);

describe.each(engines)("incidents on the %s engine", (engine) => {
  let backend: TestBackend;
  let nora: Session;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    nora = await staffWith(backend, "nora@firm.example", ["compliance"]);
  });

  async function open(title: string, happened: string): Promise<string> {
    const fields = { title, body: "A list of readers was sent to a wrong address.", happened };
    const { status, body } = await act(backend, nora, "incidents.open", fields);
    expect(status).toBe(200);
    return (body as { id: string }).id;
  }
  const follow = (id: string, kind: string, fields: object = {}) =>
    act(backend, nora, "incidents.follow", { id, kind, body: "As it was.", ...fields });
  const show = async (id: string) =>
    (await act(backend, nora, "incidents.show", { id })).body as DeskBody<"incidents.show">;
  const dueOf = ({ deadlines }: Pick<Incident, "deadlines">) =>
    Object.fromEntries(
      deadlines.map(({ step, due, done }) => [step, done ? "done" : inHours(due)]),
    );

  test("the hours count from when it was known, and the authority is owed until assessed", async () => {
    const id = await open("A list sent astray", ago(2));
    expect(dueOf(await show(id))).toEqual({ assess: 22, authority: 70 });
    expect((await follow(id, "assessed", { risk: "unlikely", gravity: "no-ict" })).status).toBe(
      200,
    );
    expect(dueOf(await show(id))).toEqual({ assess: "done" });
    await follow(id, "assessed", { risk: "high", gravity: "no-ict" });
    expect(dueOf(await show(id))).toEqual({ assess: "done", authority: 70, persons: null });
    await follow(id, "told", { whom: "cnil", happened: ago(0.1) });
    await follow(id, "told", { whom: "persons", happened: ago(0.1) });
    expect(dueOf(await show(id))).toEqual({ assess: "done", authority: "done", persons: "done" });
  });

  test("the whole register is taken away as a table, in words, and the ledger says so", async () => {
    const id = await open("A laptop left in a train", ago(5));
    await follow(id, "assessed", { risk: "unlikely", gravity: "no-ict" });
    await follow(id, "told", { whom: "cnpd", happened: ago(1) });
    const [counted] = await backend.sql<{ entries: number }>(
      "select count(*)::int as entries from private.incident_entries",
    );
    const answer = await act(backend, nora, "incidents.export", { language: "fr" });
    const { head, lines, rows, next } = answer.body as DeskBody<"incidents.export">;
    const file = csv(head, lines);
    expect([rows, next]).toEqual([counted?.entries, null]);
    const own = file.split("\r\n").filter((line) => line.includes("A laptop left in a train"));
    expect(own).toHaveLength(3);
    expect(own[0]).toMatch(
      /^\d+;A laptop left in a train;non;\d{4}-\d\d-\d\d \d\d:\d\d;.+;Ouverture;/,
    );
    expect(own[1]).toContain("Risque improbable;Ne concerne pas l’informatique");
    expect(own[2]).toContain("la CNPD");
    const [noted] = await backend.sql(
      "select act, detail from private.ledger order by seq desc limit 1",
    );
    expect(noted).toEqual({ act: "incidents.export", detail: { rows } });
    const reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    expect((await act(backend, reader, "incidents.export", { language: "fr" })).status).toBe(403);
  });

  test("a major ICT incident owes three reports, each after the one before", async () => {
    const id = await open("The host was away", ago(3));
    await follow(id, "assessed", { risk: "no-data", gravity: "major" });
    expect(dueOf(await show(id))).toEqual({ assess: "done", initial: 4 });
    await follow(id, "told", { whom: "acpr", report: "initial", happened: ago(1) });
    expect(dueOf(await show(id))).toMatchObject({ initial: "done", intermediate: 71 });
    await follow(id, "told", { whom: "acpr", report: "intermediate", happened: ago(0) });
    expect(Object.keys(dueOf(await show(id)))).toContain("final");
    // Known for longer than was thought: the first day is over, four hours from now are left.
    const late = await open("Noticed late", ago(1));
    await follow(late, "known", { happened: ago(30) });
    await follow(late, "assessed", { risk: "risk", gravity: "major" });
    expect(dueOf(await show(late))).toEqual({ assess: "done", authority: 42, initial: 4 });
  });

  test("what is due waits for compliance, and no more once it is closed", async () => {
    const waiting = async () => {
      const { body } = await act(backend, nora, "waiting");
      const { waiting: rows } = body as DeskBody<"waiting">;
      return rows.find(({ kind }) => kind === "incidents");
    };
    const before = (await waiting())?.count ?? 0;
    const id = await open("A lost telephone", ago(0));
    expect((await waiting())?.count).toBe(before + 2);
    await follow(id, "closed");
    expect((await waiting())?.count ?? 0).toBe(before);
    await follow(id, "reopened");
    expect((await waiting())?.count).toBe(before + 2);
    const { rows } = (await act(backend, nora, "incidents.list"))
      .body as DeskBody<"incidents.list">;
    expect(rows.map(({ number }) => number)).toContain(1);
  });

  test("nothing is changed, and the ledger has each text's hash", async () => {
    const id = await open("A fault", ago(1));
    for (const statement of [
      "update private.incident_entries set body = 'Nothing happened.'",
      "delete from private.incident_entries",
      "update private.incidents set title = 'Nothing'",
      "truncate private.incidents cascade",
    ]) {
      await expect(backend.sql(statement)).rejects.toThrow("only ever added to");
    }
    const { number, lines } = await show(id);
    const hash = createHash("sha256").update(String(lines[0]?.body)).digest("hex");
    const noted = await backend.sql<{ detail: object }>(
      "select detail from private.ledger where about = $1",
      [`incident:${number}`],
    );
    expect(noted).toEqual([{ detail: { kind: "opened", hash } }]);
  });

  test("what has not come yet, and what lacks its facts, is not written", async () => {
    const id = await open("A fault again", ago(1));
    for (const [kind, fields] of [
      ["told", { whom: "cnil", happened: ago(-2) }],
      ["told", { happened: ago(1) }],
      ["assessed", { risk: "high" }],
      ["known", {}],
      ["note", { body: "" }],
      ["deleted", {}],
    ] as const) {
      expect([kind, (await follow(id, kind, fields)).status]).toEqual([kind, 422]);
    }
    expect((await show(id)).lines).toHaveLength(1);
    expect((await follow("00000000-0000-4000-8000-000000000000", "note")).status).toBe(404);
  });

  test("others neither read nor write", async () => {
    const id = await open("For few eyes", ago(1));
    const anne = await staffWith(backend, "anne@firm.example", ["communications", "reader"]);
    const paul = await staffWith(backend, "paul@firm.example", ["administrator"]);
    const entry = { id, kind: "note", body: "I was here." };
    const asked = [
      ["incidents.list", {}],
      ["incidents.show", { id }],
      ["incidents.open", { title: "Mine", body: "Mine.", happened: ago(1) }],
      ["incidents.follow", entry],
    ] as const;
    const statuses = async (who: Session) => {
      const answers = await Promise.all(asked.map(([name, of]) => act(backend, who, name, of)));
      return answers.map(({ status }) => status);
    };
    expect(await statuses(anne)).toEqual([403, 403, 403, 403]);
    expect(await statuses(paul)).toEqual([200, 200, 403, 403]);
  });
});
