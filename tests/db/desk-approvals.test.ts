/**
 * Two pairs of eyes: who wrote something does not approve it, and an approval is of one content. It
 * is long because all of it shares one host.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startBackend, type TestBackend } from "./backend.ts";
import { act, confirmed, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

type Work = {
  state: string;
  number: number;
  hash: string;
  live: number | null;
  content: { en: string; fr: string };
  mine: boolean;
  sentBack: object | null;
  approvals: { id: string; lane: string; voidedAt: string | null; reviewedAt: string | null }[];
};

describe.each(engines)("on the %s engine", (engine) => {
  const ends: (() => Promise<void>)[] = [];
  let backend: TestBackend;
  let anne: Session;
  let bruno: Session;
  let chloe: Session;
  let administrator: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, (end) => ends.push(end));
    anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    bruno = await staffWith(backend, "bruno@firm.example", ["relations"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    administrator = await staffWith(backend, "admin@firm.example", ["administrator"]);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  let names = 0;
  async function written(by = anne, en = "Thank you.", fr = "Merci."): Promise<string> {
    names += 1;
    const fields = { name: `Answer ${names}`, en, fr };
    const { status, body } = await act(backend, by, "works.save", fields);
    expect(status).toBe(200);
    return (body as { id: string }).id;
  }

  async function shown(id: string, by = anne): Promise<Work> {
    const { status, body } = await act(backend, by, "approvals.show", { id });
    expect(status).toBe(200);
    return body as Work;
  }

  async function save(by: Session, id: string, en: string, number?: number) {
    const from = number ?? (await shown(id)).number;
    return act(backend, by, "works.save", { id, number: from, en, fr: "Merci." });
  }

  async function on(name: string, by: Session, id: string, more: object = {}) {
    const { hash } = await shown(id);
    return act(backend, by, name, { id, hash, ...more });
  }

  async function counts() {
    const [row] = await backend.sql(
      `select
         (select count(*) from private.works) as works,
         (select count(*) from private.revisions) as revisions,
         (select count(*) from private.approvals) as approvals,
         (select count(*) from private.ledger) as ledger,
         (select string_agg(live_revision::text, ',' order by id) from private.works) as live,
         (select two_eyes from private.approval_settings) as two_eyes`,
    );
    return row;
  }

  async function lastNote() {
    const [row] = await backend.sql(
      "select act, version, detail from private.ledger order by seq desc limit 1",
    );
    return row;
  }

  const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });

  test("written by one, approved by another, then published", async () => {
    const id = await written();
    expect(await on("approvals.give", bruno, id)).toMatchObject(refused("not-submitted"));
    expect((await on("works.submit", anne, id)).status).toBe(200);
    // It waits for others, and not for who wrote it.
    const waits = async (session: Session) =>
      ((await act(backend, session, "waiting")).body as { waiting: { kind: string }[] }).waiting
        .map(({ kind }) => kind)
        .includes("approvals");
    expect([await waits(anne), await waits(chloe)]).toEqual([false, true]);
    expect(await on("works.publish", anne, id)).toMatchObject(refused("not-approved"));
    expect((await on("approvals.give", bruno, id)).status).toBe(200);
    expect((await shown(id)).state).toBe("approved");
    expect((await on("works.publish", anne, id)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ state: "live", live: 1 });
    const { hash } = await shown(id);
    expect(await lastNote()).toEqual({
      act: "works.publish",
      version: 1,
      detail: { hash, approved: true },
    });
    expect(await on("works.publish", anne, id)).toMatchObject(refused("live-already"));
  });

  test("its author does not approve it, nor who submitted it", async () => {
    const id = await written();
    await on("works.submit", bruno, id);
    const before = await counts();
    expect(await on("approvals.give", anne, id)).toMatchObject(refused("author"));
    expect(await on("approvals.give", bruno, id)).toMatchObject(refused("author"));
    expect(await counts()).toEqual(before);
    expect((await on("approvals.give", chloe, id)).status).toBe(200);
  });

  test("who edited it since it was last live does not approve it, even if another saved after", async () => {
    const id = await written();
    await save(bruno, id, "Thank you very much.");
    await save(anne, id, "Thank you all.");
    await on("works.submit", anne, id);
    expect(await on("approvals.give", bruno, id)).toMatchObject(refused("author"));
    expect((await shown(id, bruno)).mine).toBe(true);
    expect((await on("approvals.give", chloe, id)).status).toBe(200);
    await on("works.publish", anne, id);
    // What was written before it was live counts no more.
    await save(anne, id, "Thanks.");
    await on("works.submit", anne, id);
    expect((await on("approvals.give", bruno, id)).status).toBe(200);
  });

  test("a change voids an approval, an unchanged save does not, and changing it back gives none", async () => {
    const id = await written();
    await on("works.submit", anne, id);
    await on("approvals.give", bruno, id);
    const before = await counts();
    const { body } = await save(chloe, id, "Thank you.");
    expect(body).toMatchObject({ outcome: "unchanged", number: 1 });
    expect(await counts()).toEqual(before);
    expect((await shown(id)).state).toBe("approved");

    const { hash } = await shown(id);
    expect((await save(bruno, id, "Thank you!")).body).toMatchObject({
      outcome: "saved",
      number: 2,
    });
    expect((await shown(id)).state).toBe("draft");
    expect(await on("works.publish", anne, id)).toMatchObject(refused("not-approved"));
    await save(bruno, id, "Thank you.");
    expect(await shown(id)).toMatchObject({ state: "draft", hash });
    expect(await on("works.publish", anne, id)).toMatchObject(refused("not-approved"));
    expect(
      await backend.sql("select private.is_approved($1::uuid, $2) as yes", [id, hash]),
    ).toEqual([{ yes: false }]);
  });

  test("an earlier text that is written again, or one that was withdrawn, needs another approval", async () => {
    const out = async (id: string) => {
      await on("works.submit", anne, id);
      await on("approvals.give", bruno, id);
      expect((await on("works.publish", anne, id)).status).toBe(200);
    };
    const id = await written(anne, "The fee is 1 %.");
    await out(id);
    await save(anne, id, "The fee is 2 %.");
    await out(id);
    await save(anne, id, "The fee is 1 %.");
    expect((await shown(id)).state).toBe("draft");
    expect(await on("works.publish", anne, id)).toMatchObject(refused("not-approved"));
    await out(id);
    expect((await on("works.withdraw", chloe, id)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ state: "draft", live: null });
    expect((await shown(id)).approvals.filter(({ voidedAt }) => !voidedAt)).toEqual([]);
    expect(await on("works.publish", anne, id)).toMatchObject(refused("not-approved"));
    await out(id);
  });

  test("what writes an answer writes no letter, and the reverse", async () => {
    const content = {
      slug: "kind-of-work",
      theme: "impact",
      signatory: "rochebrune",
      errata: [],
      en: { title: "", summary: "", body: "" },
      fr: { title: "", summary: "", body: "" },
    };
    const letter = await act(backend, anne, "letters.save", { content });
    expect(letter.status).toBe(200);
    const answer = await written();
    const before = await counts();
    expect(await save(bruno, (letter.body as { id: string }).id, "An answer.")).toMatchObject(
      refused("own-room"),
    );
    const fields = { id: answer, number: 1, content };
    expect(await act(backend, anne, "letters.save", fields)).toMatchObject(refused("own-room"));
    expect(await counts()).toEqual(before);
  });

  test("of two who began from the same revision the second is told, and nothing is lost", async () => {
    const id = await written();
    expect((await save(bruno, id, "From Bruno.", 1)).status).toBe(200);
    const before = await counts();
    const { status, body } = await save(chloe, id, "From Chloé.", 1);
    expect([status, body]).toEqual([409, { code: "conflict" }]);
    expect(await counts()).toEqual(before);
    expect((await shown(id)).content.en).toBe("From Bruno.");
    expect((await save(chloe, id, "From Chloé.", 2)).status).toBe(200);
  });

  test("saved ten times at once from one revision, it has one more", async () => {
    const id = await written();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(anne, id, `Text ${index}`, 1)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await shown(id)).number).toBe(2);
  });

  test("what was seen is what is approved: another hash is a conflict", async () => {
    const id = await written();
    const { hash } = await shown(id);
    await save(anne, id, "Changed while it was read.");
    await on("works.submit", anne, id);
    const before = await counts();
    for (const name of ["approvals.give", "works.publish", "works.submit"]) {
      expect((await act(backend, bruno, name, { id, hash })).status).toBe(409);
    }
    const reason = "a reason that is long enough";
    expect((await act(backend, bruno, "works.publish-now", { id, hash, reason })).status).toBe(409);
    expect(await counts()).toEqual(before);
  });

  test("in an emergency it goes out at once, and stays owed until somebody else reviews it", async () => {
    const id = await written();
    await save(bruno, id, "Wrong figure corrected.");
    const before = await counts();
    for (const reason of ["", "too short", " ".repeat(30)]) {
      expect(await on("works.publish-now", anne, id, { reason })).toMatchObject(
        refused("reason-too-short"),
      );
    }
    expect(await counts()).toEqual(before);
    const reason = "A wrong figure is with clients now.";
    expect((await on("works.publish-now", anne, id, { reason })).status).toBe(200);
    expect((await shown(id)).state).toBe("live");
    expect(await lastNote()).toMatchObject({ act: "works.publish-now", version: 2 });
    expect(await backend.sql("select kind, act, count from private.waiting_reviews")).toEqual([
      { kind: "reviews", act: "approvals.give", count: expect.toSatisfy((n) => Number(n) === 1) },
    ]);
    const owed = (await shown(id)).approvals[0]?.id;
    for (const author of [anne, bruno]) {
      expect(await act(backend, author, "approvals.review", { id: owed })).toMatchObject(
        refused("author"),
      );
    }
    // Published again by the rules, the first is still owed.
    await save(anne, id, "Once more.");
    await on("works.submit", anne, id);
    await on("approvals.give", chloe, id);
    await on("works.publish", anne, id);
    const { body } = await act(backend, anne, "approvals.list", { state: "owed" });
    expect(body).toMatchObject({ rows: [{ id, owed: true }] });
    expect((await act(backend, chloe, "approvals.review", { id: owed })).status).toBe(200);
    expect(await act(backend, chloe, "approvals.review", { id: owed })).toMatchObject(
      refused("nothing-owed"),
    );
    expect(await lastNote()).toMatchObject({ act: "approvals.review", version: 2 });
    const [row] = await backend.sql<{ count: number }>("select count from private.waiting_reviews");
    expect(Number(row?.count)).toBe(0);
  });

  test("what is submitted waits until it is approved, and what is approved until it is out", async () => {
    const waiting = async (kind = "approvals") => {
      const [row] = await backend.sql<{ count: number }>(
        "select count from private.waiting where kind = $1",
        [kind],
      );
      return Number(row?.count);
    };
    const before = await waiting();
    const toGo = await waiting("approved");
    const id = await written();
    expect(await waiting()).toBe(before);
    await on("works.submit", anne, id);
    expect(await waiting()).toBe(before + 1);
    const { body } = await act(backend, chloe, "approvals.list", { state: "submitted" });
    expect(body).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ id })]) });
    await on("approvals.give", chloe, id);
    expect(await waiting()).toBe(before);
    expect(await waiting("approved")).toBe(toGo + 1);
    await on("works.publish", anne, id);
    expect(await waiting("approved")).toBe(toGo);
  });

  test("sent back with a remark, it is its author's again until it is submitted anew", async () => {
    const waiting = async () => {
      const rows = await backend.sql<{ kind: string; count: number }>(
        "select kind, count from private.waiting where kind in ('approvals', 'sent-back')",
      );
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
    };
    const back = (by: Session, id: string, reason = "The fee is wrong.") =>
      on("approvals.send-back", by, id, { reason });
    const listed = async (state: string) =>
      ((await act(backend, anne, "approvals.list", { state })).body as { rows: { id: string }[] })
        .rows;

    const id = await written();
    expect(await back(chloe, id)).toMatchObject(refused("not-submitted"));
    const quiet = await waiting();
    // By a colleague who wrote none of it.
    await on("works.submit", bruno, id);
    const before = await counts();
    expect(await back(anne, id)).toMatchObject(refused("author"));
    expect(await back(bruno, id)).toMatchObject(refused("author"));
    expect(await back(chloe, id, "  ")).toMatchObject(refused("remark-missing"));
    expect(await counts()).toEqual(before);

    expect((await back(chloe, id)).status).toBe(200);
    const { hash, ...work } = await shown(id);
    const sentBack = {
      by: "Colleague chloe@firm.example",
      remark: "The fee is wrong.",
      at: expect.any(String),
    };
    expect(work).toMatchObject({ state: "draft", number: 1, sentBack });
    expect(await lastNote()).toEqual({ act: "approvals.send-back", version: 1, detail: { hash } });
    expect(await waiting()).toEqual({ ...quiet, "sent-back": Number(quiet["sent-back"]) + 1 });
    expect(await listed("sent-back")).toMatchObject([{ id, state: "draft", sentBack }]);
    expect(await listed("submitted")).not.toContainEqual(expect.objectContaining({ id }));
    expect(await on("works.publish", anne, id)).toMatchObject(refused("not-approved"));
    expect(await on("approvals.give", chloe, id)).toMatchObject(refused("not-submitted"));

    // The same text again: who submitted it first is still no second pair of eyes.
    await on("works.submit", anne, id);
    expect(await shown(id, bruno)).toMatchObject({
      state: "submitted",
      sentBack: null,
      mine: true,
    });
    expect(await on("approvals.give", bruno, id)).toMatchObject(refused("author"));
    await back(chloe, id);
    await save(anne, id, "Another fee.");
    expect(await shown(id)).toMatchObject({ state: "draft", sentBack: null });
    expect(await waiting()).toEqual(quiet);
    await on("works.submit", anne, id);
    expect((await on("approvals.give", chloe, id)).status).toBe(200);
    expect(await back(bruno, id)).toMatchObject(refused("approved-already"));
    await on("works.publish", anne, id);
    await on("works.withdraw", anne, id);
    expect(await shown(id)).toMatchObject({ state: "draft", sentBack: null });
  });

  test("switched off by two, one person publishes a text alone, and the ledger says so", async () => {
    const id = await written();
    for (const session of [anne, bruno, chloe]) {
      const before = await counts();
      const { status } = await act(backend, session, "approvals.settings", { twoEyes: false });
      expect(status).toBe(403);
      expect(await counts()).toEqual(before);
    }
    await confirmed(backend, administrator, chloe, "approvals.settings", { twoEyes: false });
    const [switched] = await backend.sql(
      "select detail from private.ledger where act = 'approvals.settings' order by seq desc limit 1",
    );
    expect(switched).toMatchObject({ detail: { twoEyes: false } });
    expect((await on("works.publish", anne, id)).status).toBe(200);
    expect(await lastNote()).toMatchObject({ act: "works.publish", detail: { approved: false } });
    await act(backend, administrator, "approvals.settings", { twoEyes: true });
    expect(await lastNote()).toMatchObject({ detail: { twoEyes: true } });
    const other = await written();
    expect(await on("works.publish", anne, other)).toMatchObject(refused("not-approved"));
  });

  test("a revision and an approval stay as they are", async () => {
    const id = await written();
    await on("works.submit", anne, id);
    await on("approvals.give", bruno, id);
    for (const [statement, words] of [
      ["update private.revisions set content = '{}'", "a revision never changes"],
      ["delete from private.revisions", "a revision never changes"],
      ["truncate private.revisions", "a revision never changes"],
      ["update private.approvals set hash = 'x'", "an approval never changes"],
      ["delete from private.approvals", "an approval never changes"],
    ] as const) {
      await expect(backend.sql(statement)).rejects.toThrow(words);
    }
  });

  test("what is wrong is refused with the reason", async () => {
    const before = await counts();
    const save = (fields: object) => act(backend, anne, "works.save", fields);
    expect(await save({ name: " ", en: "a", fr: "b" })).toMatchObject(refused("name-missing"));
    expect(await save({ name: "One", en: "a" })).toMatchObject(refused("language-missing"));
    expect(await save({ name: "One", en: "a", fr: "b".repeat(20_001) })).toMatchObject(
      refused("too-long"),
    );
    expect(await save({ name: "Answer 1", en: "a", fr: "b" })).toMatchObject(refused("name-taken"));
    expect(await counts()).toEqual(before);
  });

  test("what a role may not, it does not, and nothing changes", async () => {
    const id = await written();
    await on("works.submit", anne, id);
    const { hash } = await shown(id);
    const reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    const unproven = await staffWith(backend, "unproven@firm.example", ["compliance"], {
      proven: false,
    });
    const before = await counts();
    const reason = "a reason that is long enough";
    const writing = { id, hash, reason, number: 1, en: "x", fr: "y" };
    const acts = ["save", "submit", "publish", "publish-now"].map((name) => `works.${name}`);
    for (const session of [reader, administrator, unproven]) {
      for (const name of [
        ...acts,
        ...["give", "send-back", "review"].map((one) => `approvals.${one}`),
      ]) {
        expect([name, (await act(backend, session, name, writing)).status]).toEqual([name, 403]);
      }
    }
    for (const name of ["approvals.list", "approvals.show"]) {
      expect((await act(backend, reader, name, { id })).status).toBe(200);
      expect((await act(backend, unproven, name, { id })).status).toBe(403);
    }
    expect(await counts()).toEqual(before);
  });
});
