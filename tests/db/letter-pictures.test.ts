/** Pictures of letters: who may add them, and who sees them, on both engines. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { retentionDays } from "#core/retention.ts";
import { purge } from "#functions/_shared/purge.ts";
import { atEndOfAll } from "../at-end.ts";
import { asAnon } from "./as-anon.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, publishWork, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

describe.each(bothEngines)("on the %s engine", (engine) => {
  let backend: TestBackend;
  let anne: Session;
  let chloe: Session;
  const others: Session[] = [];
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    anne = await staffWith(backend, "anne@firm.example", ["communications"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    others.push(
      await staffWith(backend, "reader@firm.example", ["reader"]),
      await staffWith(backend, "admin@firm.example", ["administrator"]),
      await staffWith(backend, "late@firm.example", ["communications"], { proven: false }),
      await staffWith(backend, "nobody@firm.example", []),
    );
  });

  async function publish(texts: object): Promise<void> {
    const content = {
      slug: "with-a-picture",
      theme: "impact",
      signatory: "rochebrune",
      errata: [],
      ...texts,
    };
    const { body: made } = await act(backend, anne, "letters.save", { content });
    const { id } = made as { id: string };
    await publishWork(backend, anne, chloe, id);
  }

  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]);
  const sendPicture = (by: Session, bytes: unknown) =>
    act(backend, by, "letters.picture", { bytes });

  test("a picture is kept once, named by its bytes, and shown as a picture alone", async () => {
    const { status, body: made } = await sendPicture(anne, jpeg.toString("base64"));
    expect(status).toBe(200);
    const { hash } = made as { hash: string };
    expect(hash).toBe(createHash("sha256").update(jpeg).digest("hex"));
    const count = "select count(*)::int as count from private.ledger where act = 'letters.picture'";
    expect(await backend.sql(count)).toEqual([{ count: 1 }]);
    expect((await sendPicture(anne, jpeg.toString("base64"))).body).toEqual({ hash });
    expect(await backend.sql(count)).toEqual([{ count: 1 }]);
    const shown = await backend.fetchBytes(`/letters/pictures/${hash}.jpg`);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    expect(shown.bytes).toEqual(jpeg);
    for (const path of [`${"0".repeat(64)}.jpg`, `${hash}`, "../letters"]) {
      expect((await backend.fetchBytes(`/letters/pictures/${path}`)).status).toBe(404);
    }
  });

  test("what is no picture, or too large, or sent by who may not, changes nothing", async () => {
    const count = async () => backend.sql("select hash from public.letter_pictures order by hash");
    const before = await count();
    const html = Buffer.from(`<script>alert(1)</script>${"x".repeat(200)}`).toString("base64");
    const large = Buffer.concat([jpeg, Buffer.alloc(290_000)]).toString("base64");
    for (const bytes of [html, large, "", "*", 7, null, "AAA"]) {
      expect((await sendPicture(anne, bytes)).status, String(bytes).slice(0, 20)).toBe(422);
    }
    const other = Buffer.concat([jpeg, Buffer.from([9])]).toString("base64");
    for (const by of others) expect((await sendPicture(by, other)).status).toBe(403);
    expect(await count()).toEqual(before);
  });

  test("the role of the API sees a picture once a letter with it is published", async () => {
    const own = Buffer.concat([jpeg, Buffer.from([1, 2, 3])]);
    const { body: made } = await sendPicture(anne, own.toString("base64"));
    const { hash } = made as { hash: string };
    const seen = () => asAnon(backend, `select from public.letter_pictures where hash = '${hash}'`);
    expect(await seen()).toBe(0);
    const text = { title: "A", summary: "B", body: `![A quay.](picture:${hash}/1400x933)` };
    await publish({ en: text, fr: text });
    expect(await seen()).toBe(1);
    expect(await asAnon(backend, "delete from public.letter_pictures")).toBe(0);
  });

  test("one that no saved text names goes in time, unless it is added again", async () => {
    async function added(mark: string): Promise<string> {
      const bytes = Buffer.concat([jpeg, Buffer.from(mark)]).toString("base64");
      return ((await sendPicture(anne, bytes)).body as { hash: string }).hash;
    }
    const [unused, saved, again] = [
      await added("unused"),
      await added("saved"),
      await added("twice"),
    ];
    const text = { title: "A", summary: "B", body: `![A quay.](picture:${saved}/1400x933)` };
    const content = { slug: "kept", theme: "impact", signatory: "rochebrune", errata: [] };
    const kept = { content: { ...content, en: text, fr: text } };
    expect((await act(backend, anne, "letters.save", kept)).status).toBe(200);
    await backend.sql(
      `update public.letter_pictures set added_at = now() - interval '${retentionDays.stagedFiles} days 1 minute'`,
    );
    const recent = await added("recent");
    expect(await added("twice")).toBe(again);
    expect((await purge(backend.sql)).removed["letter-pictures"]).toBeGreaterThan(0);
    const left = await backend.sql<{ hash: string }>("select hash from public.letter_pictures");
    const hashes = left.map(({ hash }) => hash);
    expect(hashes).toEqual(expect.arrayContaining([saved, again, recent]));
    expect(hashes).not.toContain(unused);
  });
});
