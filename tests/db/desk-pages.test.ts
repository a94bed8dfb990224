/**
 * The firm changes its own pages: who may do what, that what was seen is what stands, and that an
 * update of the program loses nothing of it.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fees } from "#content/fees.ts";
import { people } from "#content/people.ts";
import type { PageEntry, PageUpdate, PageWork } from "#core/acts/pages.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const refused = (why: string) => ({ status: 422, body: { code: "invalid", reason: why } });
const half = "30 seconds";
const placeOf = (n: number) => (n < 45 ? "who-we-are" : "careers");

/**
 * What a program has: fifty sentences of one page but for the last five, which are of another; one
 * more with a placeholder, and a person.
 */
const program = (of = (n: number) => both(`Text ${n}`)) => [
  ...Array.from({ length: 50 }, (_, n) => ({
    place: placeOf(n),
    path: `text.${n}`,
    position: n,
    at: [`/${placeOf(n)}`],
    text: of(n),
  })),
  {
    place: "who-we-are",
    path: "counted",
    position: 50,
    at: ["/who-we-are"],
    text: both("We are {{count}}"),
  },
  {
    place: "people",
    path: "marchenoir",
    position: 51,
    at: ["people"],
    text: { id: "marchenoir", name: "Hélène Marchenoir" },
  },
];
const entry = (n: number, now: string, stood = both(`Text ${n}`)): PageEntry => ({
  place: placeOf(n),
  path: `text.${n}`,
  was: both(`Text ${n}`),
  stood,
  now: both(now),
  alone: null,
});

describe.each(bothEngines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let anne: Session;
  let chloe: Session;
  const others: Record<string, Session> = {};
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    others.relations = await staffWith(backend, "bruno@firm.example", ["relations"]);
    others.administrator = await staffWith(backend, "admin@firm.example", ["administrator"]);
    others.reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    others.nobody = await staffWith(backend, "nobody@firm.example", []);
  });
  // Every test begins with the site as the program has it.
  beforeEach(async () => {
    await backend.sql(
      "update private.page_texts set live_until = live_from where live_until is null",
    );
    await bring(program());
  });

  function bring(texts: object) {
    return backend.sql("select private.bring_built_texts($1::text::jsonb)", [
      JSON.stringify(texts),
    ]);
  }

  async function shown(id: string): Promise<PageWork> {
    const { body } = await act(backend, chloe, "pages.show", { id });
    return body as PageWork;
  }

  async function saved(
    entries: readonly PageEntry[],
    { page = "/who-we-are", by = anne } = {},
  ): Promise<PageWork> {
    const answer = await act(backend, by, "pages.save", { content: { page, texts: entries } });
    expect(answer).toMatchObject({ status: 200, body: { outcome: "saved" } });
    return shown((answer.body as { id: string }).id);
  }

  async function doneBy(who: Session, name: string, { id, hash }: PageWork, more: object = {}) {
    return act(backend, who, name, { id, hash, ...more });
  }

  async function approved(entries: readonly PageEntry[], page?: string): Promise<PageWork> {
    const work = await saved(entries, page ? { page } : {});
    expect((await doneBy(anne, "works.submit", work)).status).toBe(200);
    expect((await doneBy(chloe, "approvals.give", work)).status).toBe(200);
    return work;
  }

  async function published(entries: readonly PageEntry[], page?: string): Promise<PageWork> {
    const work = await approved(entries, page);
    expect((await doneBy(anne, "works.publish", work)).status).toBe(200);
    return work;
  }

  /** What is live so long from now, by path. */
  async function live(after = "1 minute"): Promise<Record<string, unknown>> {
    const [row] = await backend.sql<{ revision: { changes: { path: string; now: unknown }[] } }>(
      "select private.page_revision(now() + $1::interval) as revision",
      [after],
    );
    return Object.fromEntries((row?.revision.changes ?? []).map(({ path, now }) => [path, now]));
  }

  async function updates(): Promise<PageUpdate[]> {
    const { body } = await act(backend, anne, "pages.list");
    return (body as { updates: PageUpdate[] }).updates;
  }

  test("what two persons agreed on stands half a minute later, and is taken back by one act", async () => {
    const work = await approved([entry(1, "One course")]);
    expect(await live()).toEqual({});
    expect((await doneBy(anne, "works.publish", work)).status).toBe(200);
    expect(await live("0 seconds")).toEqual({});
    expect(await live(half)).toEqual({ "text.1": both("One course") });
    const [kept] = await backend.sql<{ was: object }>(
      "select was from private.page_texts order by number desc limit 1",
    );
    expect(kept?.was).toEqual(both("Text 1"));
    expect(await shown(work.id)).toMatchObject({ state: "live", takenBackAt: null });
    expect((await doneBy(chloe, "works.withdraw", work)).status).toBe(200);
    expect(await live()).toEqual({});
    expect((await shown(work.id)).takenBackAt).not.toBeNull();
  });

  test("neither its author, nor who may only read, puts it on the site", async () => {
    const work = await saved([entry(1, "Alone")], { by: chloe });
    expect((await doneBy(chloe, "works.submit", work)).status).toBe(200);
    expect(await doneBy(chloe, "approvals.give", work)).toMatchObject(refused("author"));
    expect(await doneBy(chloe, "works.publish", work)).toMatchObject(refused("not-approved"));
    const content = { page: "/who-we-are", texts: [entry(2, "Mine")] };
    for (const who of ["relations", "administrator", "reader"]) {
      const by = others[who] as Session;
      expect((await act(backend, by, "pages.list")).status).toBe(200);
      expect((await act(backend, by, "pages.texts", { page: "/who-we-are" })).status).toBe(200);
      expect([who, (await act(backend, by, "pages.save", { content })).status]).toEqual([who, 403]);
      const one = { id: work.id, place: "who-we-are", path: "text.1" };
      expect((await act(backend, by, "pages.take-back", one)).status).toBe(403);
    }
    for (const who of ["administrator", "reader", "nobody"]) {
      const by = others[who] as Session;
      for (const name of ["works.submit", "works.publish", "works.withdraw", "approvals.give"]) {
        expect([who, name, (await doneBy(by, name, work)).status]).toEqual([who, name, 403]);
      }
    }
    for (const name of ["pages.list", "pages.texts", "pages.show", "pages.preview"]) {
      const fields = { id: work.id, page: "/who-we-are", content, language: "en" };
      const answer = await act(backend, others.nobody as Session, name, fields);
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect(await live()).toEqual({});
  });

  test("sentences have the urgent lane, and a review is owed", async () => {
    const work = await saved([entry(3, "Urgent")]);
    const reason = { reason: "A wrong date stands on the page." };
    expect((await doneBy(anne, "works.publish-now", work, reason)).status).toBe(200);
    expect(await live()).toEqual({ "text.3": both("Urgent") });
    const { body } = await act(backend, chloe, "approvals.list", { state: "owed" });
    expect(body).toMatchObject({ rows: [{ id: work.id, kind: "page" }] });
  });

  test("no text names an account, and none is submitted that is not right", async () => {
    const account = entry(4, "Pay to FR76 3000 6000 0112 3456 7890 189");
    const content = { page: "/who-we-are", texts: [account] };
    expect(await act(backend, anne, "pages.save", { content })).toMatchObject(
      refused("account-number"),
    );
    const counted = {
      ...entry(50, "We are many", both("We are {{count}}")),
      path: "counted",
      was: both("We are {{count}}"),
    };
    expect(await doneBy(anne, "works.submit", await saved([counted]))).toMatchObject(
      refused("page-faults"),
    );
    const english = { ...entry(4, "Text 4"), now: { en: "Four", fr: "Text 4 (fr)" } };
    expect(await doneBy(anne, "works.submit", await saved([english]))).toMatchObject(
      refused("page-faults"),
    );
    // Every text was put back as it was: that is kept, and there is nothing to approve.
    expect(await doneBy(anne, "works.submit", await saved([]))).toMatchObject(
      refused("page-faults"),
    );
    const said = await saved([{ ...english, alone: "en" } as PageEntry]);
    expect((await doneBy(anne, "works.submit", said)).status).toBe(200);
  });

  test("of two changes of one text the second is refused until its author has seen the first", async () => {
    const [first, second] = [
      await approved([entry(5, "Anne’s")]),
      await approved([entry(5, "Other")]),
    ];
    expect((await doneBy(anne, "works.publish", first)).status).toBe(200);
    expect(await doneBy(anne, "works.publish", second)).toMatchObject(refused("text-changed"));
    expect((await shown(second.id)).faults).toEqual([
      {
        place: "who-we-are",
        path: "text.5",
        fault: "stands",
        stands: both("Anne’s"),
        program: both("Text 5"),
      },
    ]);
    const mended = entry(5, "Other", both("Anne’s"));
    await act(backend, anne, "pages.save", {
      id: second.id,
      number: 1,
      content: { page: "/who-we-are", texts: [mended] },
    });
    const again = await shown(second.id);
    expect(again).toMatchObject({ state: "draft", faults: [] });
    expect((await doneBy(anne, "works.submit", again)).status).toBe(200);
    expect((await doneBy(chloe, "approvals.give", again)).status).toBe(200);
    expect((await doneBy(anne, "works.publish", again)).status).toBe(200);
    expect(await live()).toEqual({ "text.5": both("Other") });
    // Without the second, the first stands again.
    expect((await doneBy(anne, "works.withdraw", again)).status).toBe(200);
    expect(await live()).toEqual({ "text.5": both("Anne’s") });
  });

  test("whoever saves names the revision that they began from", async () => {
    const { id } = await saved([entry(6, "One")]);
    const content = (now: string) => ({ page: "/who-we-are", texts: [entry(6, now)] });
    const two = { id, number: 1, content: content("Two") };
    expect((await act(backend, chloe, "pages.save", two)).status).toBe(200);
    const late = { id, number: 1, content: content("Late") };
    expect(await act(backend, anne, "pages.save", late)).toMatchObject({
      status: 409,
      body: { code: "conflict" },
    });
    expect((await shown(id)).content.texts).toEqual([entry(6, "Two")]);
  });

  test("a change begins at its instant, and what was written against it waits for it", async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const work = await approved([entry(7, "Later"), entry(8, "Later, too")]);
    expect(
      await doneBy(anne, "pages.schedule", work, { at: "2020-01-01T00:00:00Z" }),
    ).toMatchObject(refused("past"));
    expect(await doneBy(anne, "pages.schedule", work, { at })).toMatchObject({
      status: 200,
      body: { outcome: "scheduled" },
    });
    expect(await live("59 minutes")).toEqual({});
    expect(Object.keys(await live("61 minutes"))).toEqual(["text.7", "text.8"]);
    const [next] = await backend.sql<{ next: Date }>(
      "select private.next_page_revision(now() + interval '5 minutes') as next",
    );
    expect(new Date(next?.next ?? 0).toISOString()).toBe(at);
    const sooner = await approved([entry(7, "Sooner", both("Later"))]);
    expect(await doneBy(anne, "works.publish", sooner)).toMatchObject(refused("text-scheduled"));
    const hours = new Date(Date.now() + 7_200_000).toISOString();
    expect((await doneBy(anne, "pages.schedule", sooner, { at: hours })).status).toBe(200);
    expect(await doneBy(anne, "works.withdraw", work)).toMatchObject(refused("text-scheduled"));
    // One text of it, which nothing waits for, is taken back alone.
    const one = { id: work.id, place: "who-we-are", path: "text.8" };
    expect((await act(backend, anne, "pages.take-back", one)).status).toBe(200);
    expect(await act(backend, anne, "pages.take-back", one)).toMatchObject(refused("not-live"));
    const noted = await backend.sql<{ detail: object }>(
      "select detail from private.ledger where act = 'pages.take-back' order by seq desc limit 1",
    );
    expect(noted).toEqual([{ detail: { place: "who-we-are", path: "text.8" } }]);
    expect(await live("61 minutes")).toEqual({ "text.7": both("Later") });
    expect(await live("3 hours")).toEqual({ "text.7": both("Sooner") });
  });

  test("a person is added, changed and taken off", async () => {
    const person = { ...people[1], id: "newcomer", name: "Jeanne Nouvelle" };
    const added: PageEntry = {
      place: "people",
      path: "newcomer",
      was: null,
      stood: null,
      now: person,
      alone: null,
    };
    const gone: PageEntry = {
      place: "people",
      path: "marchenoir",
      was: { id: "marchenoir", name: "Hélène Marchenoir" },
      stood: { id: "marchenoir", name: "Hélène Marchenoir" },
      now: null,
      alone: null,
    };
    const half = { ...added, now: { id: "newcomer", name: "Jeanne Nouvelle" } };
    const lacking = await saved([half], { page: "people" });
    expect(await doneBy(anne, "works.submit", lacking)).toMatchObject(refused("page-faults"));
    await published([added, gone], "people");
    expect(await live()).toEqual({ newcomer: person, marchenoir: null });
    const { body } = await act(backend, anne, "pages.texts", { page: "people" });
    expect(body).toMatchObject({
      texts: [
        { path: "marchenoir", stands: null, ours: true },
        { path: "newcomer", stands: person, was: null, ours: true },
      ],
    });
    // Of a person whom the firm itself had added nothing is left, until that is taken back.
    const off = await published([{ ...added, stood: person, now: null }], "people");
    expect(await live()).toEqual({ marchenoir: null });
    expect((await doneBy(anne, "works.withdraw", off)).status).toBe(200);
    expect(await live()).toEqual({ newcomer: person, marchenoir: null });
  });

  test("taking off whom the firm had added is planned, and taken back before its day and after", async () => {
    const person = { ...people[1], id: "newcomer", name: "Jeanne Nouvelle" };
    const whole = { place: "people" as const, path: "newcomer", was: null, alone: null };
    const on = await published([{ ...whole, stood: null, now: person }], "people");
    const removal: PageEntry = { ...whole, stood: person, now: null };
    const later = await approved([removal], "people");
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await doneBy(anne, "pages.schedule", later, { at })).status).toBe(200);
    expect(await live("61 minutes")).toEqual({});
    expect(await doneBy(anne, "works.withdraw", on)).toMatchObject(refused("text-scheduled"));
    expect((await doneBy(anne, "works.withdraw", later)).status).toBe(200);
    expect(await live("61 minutes")).toEqual({ newcomer: person });
    // At once: what it rests on is taken back after it.
    const atOnce = await published([removal], "people");
    expect(await live()).toEqual({});
    expect(await doneBy(anne, "works.withdraw", on)).toMatchObject(refused("text-scheduled"));
    expect((await doneBy(anne, "works.withdraw", atOnce)).status).toBe(200);
    expect(await live()).toEqual({ newcomer: person });
    expect((await doneBy(anne, "works.withdraw", on)).status).toBe(200);
    expect(await live()).toEqual({});
  });

  test("only who may write pages puts them on the site; people are never urgent", async () => {
    const relations = others.relations as Session;
    const work = await approved([entry(11, "Approved")]);
    const reason = { reason: "A wrong date stands on the page." };
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const inHand = await saved([entry(12, "In hand")]);
    for (const [name, one, more] of [
      ["works.submit", inHand, {}],
      ["works.publish", work, {}],
      ["works.publish-now", inHand, reason],
      ["pages.schedule", work, { at }],
    ] as const) {
      expect([name, (await doneBy(relations, name, one, more)).status]).toEqual([name, 403]);
    }
    expect((await doneBy(anne, "works.publish", work)).status).toBe(200);
    expect((await doneBy(relations, "works.withdraw", work)).status).toBe(403);
    expect(await live()).toEqual({ "text.11": both("Approved") });
    const person = { ...people[1], id: "urgent", name: "Jeanne Pressée" };
    const record = { place: "people" as const, path: "urgent", was: null, stood: null };
    const added = await saved([{ ...record, now: person, alone: null }], { page: "people" });
    expect(await doneBy(anne, "works.publish-now", added, reason)).toMatchObject(
      refused("not-urgent"),
    );
  });

  test("a preview is for those who write pages or approve them", async () => {
    const fields = { content: { page: "/who-we-are", texts: [entry(1, "Seen")] }, language: "en" };
    for (const by of [anne, others.relations as Session]) {
      expect(await act(backend, by, "pages.preview", fields)).toMatchObject({
        status: 200,
        body: { html: null, canDraw: false },
      });
    }
    for (const by of [others.reader, others.administrator]) {
      expect((await act(backend, by as Session, "pages.preview", fields)).status).toBe(403);
    }
  });

  test("an update over fifty changed texts loses nothing, and shows each that both changed", async () => {
    const counted: PageEntry = {
      place: "who-we-are",
      path: "counted",
      was: both("We are {{count}}"),
      stood: both("We are {{count}}"),
      now: both("{{count}} people"),
      alone: null,
    };
    const of = Array.from({ length: 49 }, (_, n) => entry(n, `Ours ${n}`));
    await published([...of.slice(0, 45), counted]);
    await published(of.slice(45), "/careers");
    expect(await updates()).toEqual([]);
    expect(Object.keys(await live())).toHaveLength(50);

    // Ten are changed by both, the placeholder of another is gone, one is no more, nor is one page.
    const newer = program((n) => both(n < 10 ? `New ${n}` : `Text ${n}`))
      .filter(({ place, path }) => path !== "text.20" && place !== "careers")
      .map((one) => (one.path === "counted" ? { ...one, text: both("We are many") } : one));
    await bring(newer);
    expect(Object.keys(await live())).toHaveLength(50);
    const met = await updates();
    const lost = ["text.20", "text.45", "text.46", "text.47", "text.48"];
    expect(met.map(({ path }) => path).toSorted()).toEqual(
      ["counted", ...lost, ...Array.from({ length: 10 }, (_, n) => `text.${n}`)].toSorted(),
    );
    expect(met.filter(({ program: has }) => has === null).map(({ path }) => path)).toEqual(
      expect.arrayContaining(lost),
    );
    expect(met.find(({ path }) => path === "text.46")).toMatchObject({
      ours: both("Ours 46"),
      page: "/careers",
    });
    expect(met.find(({ path }) => path === "text.3")).toMatchObject({
      before: both("Text 3"),
      program: both("New 3"),
      ours: both("Ours 3"),
      page: "/who-we-are",
    });
    expect(met.find(({ path }) => path === "text.20")).toMatchObject({
      program: null,
      ours: both("Ours 20"),
    });
    const { body } = await act(backend, anne, "waiting");
    expect(body).toMatchObject({
      waiting: expect.arrayContaining([
        expect.objectContaining({ kind: "page-updates", count: 16 }),
      ]),
    });

    // Decided, by two persons as every other change: ours, the program's, a third.
    const decided = (n: number, now: string): PageEntry => ({
      ...entry(n, now, both(`Ours ${n}`)),
      was: both(`New ${n}`),
    });
    await published([decided(0, "Ours 0"), decided(1, "New 1"), decided(2, "Third 2")]);
    expect(await updates()).toHaveLength(13);
    expect(await live()).toMatchObject({
      "text.0": both("Ours 0"),
      "text.1": both("New 1"),
      "text.2": both("Third 2"),
      "text.3": both("Ours 3"),
    });
    // The next update that leaves them alone asks nothing anew.
    await bring(newer);
    expect(await updates()).toHaveLength(13);
    // What has no place any more is let go by one act.
    const [kept] = met.filter(({ path }) => path === "text.46");
    const one = { id: kept?.id, place: "careers", path: "text.46" };
    expect((await act(backend, anne, "pages.take-back", one)).status).toBe(200);
    expect((await updates()).map(({ path }) => path)).not.toContain("text.46");
  });

  test("what a host could not draw is shown, with the reason", async () => {
    await backend.sql(
      `insert into private.page_texts (place, path, was, now, live_from)
       values ('who-we-are', 'text.14', $1::text::jsonb, $2::text::jsonb, now())`,
      [JSON.stringify(both("Text 14")), JSON.stringify(both("Not drawn"))],
    );
    const undrawn = [{ place: "who-we-are", path: "text.14", reason: "page" }];
    await backend.sql(
      `select private.note_page_drawing(
         private.page_revision(now()) ->> 'hash', 'host-1', 900, $1::text::jsonb)`,
      [JSON.stringify(undrawn)],
    );
    const { body } = await act(backend, anne, "pages.list");
    expect(body).toMatchObject({ drawings: [{ host: "host-1", undrawn }] });
  });

  test("fees are changed by two, are never urgent, and nobody takes them off", async () => {
    const advisory = { ...fees.find(({ id }) => id === "advisory") };
    await bring([
      ...program(),
      {
        place: "fees",
        path: "advisory",
        position: 60,
        at: ["/expertise/investment-advisory"],
        text: advisory,
      },
    ]);
    const page = "/expertise/investment-advisory";
    const record = { place: "fees" as const, path: "advisory", was: advisory, stood: advisory };
    const now = { ...advisory, least: 50_000 };
    const dearer: PageEntry = { ...record, now, alone: null };
    const { body } = await act(backend, anne, "pages.texts", { page });
    expect(body).toMatchObject({ texts: [{ place: "fees", stands: advisory, ours: false }] });
    const reason = { reason: "A wrong fee stands on the page." };
    const urgent = await saved([dearer], { page });
    expect(await doneBy(anne, "works.publish-now", urgent, reason)).toMatchObject(
      refused("not-urgent"),
    );
    for (const wrong of [null, { ...now, least: -1 }]) {
      const work = await saved([{ ...dearer, now: wrong }], { page });
      expect(await doneBy(anne, "works.submit", work)).toMatchObject(refused("page-faults"));
    }
    const work = await published([dearer], page);
    expect(await live()).toEqual({ advisory: now });
    expect((await doneBy(anne, "works.withdraw", work)).status).toBe(200);
    expect(await live()).toEqual({});
  });

  test("a whole page that an update took away is listed, with all that the firm had said there", async () => {
    await published([entry(30, "Ours 30"), entry(31, "Ours 31")]);
    await bring(program().filter(({ place }) => place === "people"));
    expect((await updates()).map(({ path, program }) => [path, program])).toEqual([
      ["text.30", null],
      ["text.31", null],
    ]);
    const draft = await saved([entry(32, "Too late")]);
    expect(await doneBy(anne, "works.submit", draft)).toMatchObject(refused("text-changed"));
    expect((await shown(draft.id)).faults).toMatchObject([{ path: "text.32", fault: "gone" }]);
  });

  test("it is found by what it says, and read in its own room", async () => {
    const { id } = await saved([entry(9, "A sentence about herons")]);
    const { body } = await act(backend, anne, "search", { q: "herons" });
    expect(body).toMatchObject({ found: [{ room: "approvals", id }] });
    expect((await act(backend, anne, "approvals.show", { id })).body).toEqual({
      id,
      kind: "page",
      name: expect.stringMatching(/^\/who-we-are \d+$/),
    });
  });
});
