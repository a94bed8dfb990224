/** The mark of a demonstration: two persons take it off once nothing is left, one puts it back. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leftOfDemonstration, ownFacts } from "#content/demonstration.ts";
import { site } from "#content/site.ts";
import { isMarkedNow } from "#functions/_shared/mail/sender.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { act, confirmed, staffWith } from "./desk.ts";
import type { Session } from "./partner-space.ts";

/** A firm of its own, in place of the demonstration's. */
const firm = {
  ...{ name: "Firm", origin: "https://www.firm.lu", mailbox: "info@firm.lu", offices: [] },
  ...{ people: [], standing: {}, host: { name: "Carrier", email: "legal@carrier.eu" } },
  references: [],
};
const demonstration = { ...ownFacts };
const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });
const proposed = { status: 200, body: { outcome: "proposed" } };

describe.each(bothEngines)("on the %s engine", (engine) => {
  const atEnd = atEndOfAll();
  let backend: TestBackend;
  let admin: Session;
  let chloe: Session;
  let reader: Session;
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    admin = await staffWith(backend, "admin@firm.example", ["administrator"]);
    chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
    reader = await staffWith(backend, "reader@firm.example", ["reader"]);
  });
  beforeEach(() => {
    Object.assign(ownFacts, firm);
  });
  afterAll(() => {
    Object.assign(ownFacts, demonstration);
  });

  const told = async () => (await act(backend, reader, "demonstration")).body;
  const drawn = () =>
    backend.sql("select from private.page_texts where place = 'mark' and live_until is null");
  async function lastWaiting(): Promise<string> {
    const { body } = await act(backend, chloe, "rights.list");
    return (body as { proposals: { id: string }[] }).proposals.at(-1)?.id ?? "";
  }

  test("while anything is left, nobody proposes it, and what waits is not confirmed", async () => {
    ownFacts.name = site.name;
    const [name] = leftOfDemonstration();
    expect(await act(backend, admin, "mark.take-off")).toMatchObject(refused("demonstration-left"));
    expect(await told()).toMatchObject({ marked: true, left: [name], isProposed: false });
    ownFacts.name = firm.name;
    expect(await act(backend, admin, "mark.take-off")).toMatchObject(proposed);
    ownFacts.name = site.name;
    const id = await lastWaiting();
    expect(await act(backend, chloe, "rights.confirm", { id })).toMatchObject(
      refused("demonstration-left"),
    );
    expect(await drawn()).toEqual([]);
    expect((await act(backend, chloe, "rights.refuse", { id })).status).toBe(200);
  });

  test("one person alone changes nothing, whichever role they have", async () => {
    for (const one of [admin, chloe]) {
      expect(await act(backend, one, "mark.take-off")).toMatchObject(proposed);
      const id = await lastWaiting();
      expect(await act(backend, one, "rights.confirm", { id })).toMatchObject(
        refused("own-proposal"),
      );
      expect(await told()).toMatchObject({ marked: true, offSince: null, isProposed: true });
      expect(await drawn()).toEqual([]);
      expect((await act(backend, one, "rights.refuse", { id })).status).toBe(200);
    }
    for (const name of ["mark.take-off", "mark.put-back"]) {
      expect((await act(backend, reader, name)).status).toBe(403);
    }
    expect(await act(backend, admin, "mark.put-back")).toMatchObject(refused("mark-there"));
  });

  test("it is no text of a page, which has a lane for one alone", async () => {
    const both = { en: "off", fr: "off" };
    const text = {
      place: "mark",
      path: "demonstration",
      was: both,
      stood: both,
      now: both,
      alone: null,
    };
    const content = { page: "/who-we-are", texts: [text] };
    expect(await act(backend, admin, "pages.save", { content })).toMatchObject(
      refused("unreadable"),
    );
    await expect(
      backend.sql(
        `insert into private.page_texts (place, path, now, live_from, work_id)
         select 'mark', 'demonstration', '{"off": true}', now(), gen_random_uuid()`,
      ),
    ).rejects.toThrow("page_texts");
    expect(await drawn()).toEqual([]);
  });

  test("two take it off: the ledger has both, compliance is told, and one puts it back", async () => {
    await confirmed(backend, chloe, admin, "mark.take-off", {});
    expect(await told()).toMatchObject({ marked: false, left: [], isProposed: false });
    expect(await act(backend, chloe, "mark.take-off")).toMatchObject(refused("mark-off-already"));
    const notices = () =>
      backend.sql(
        `select kind, act, by_name from private.colleague_notices
         where user_id = $1 and kind = 'mark' order by at`,
        [chloe.user.id],
      );
    expect(await notices()).toEqual([
      { kind: "mark", act: "mark.take-off", by_name: expect.any(String) },
    ]);
    // All hosts change together, half a minute later: mails with them.
    expect(await isMarkedNow(backend.sql)).toBe(true);
    await backend.sql("alter table private.page_texts disable trigger keep_page_texts");
    await backend.sql("update private.page_texts set live_from = now() where place = 'mark'");
    await backend.sql("alter table private.page_texts enable trigger keep_page_texts");
    expect(await isMarkedNow(backend.sql)).toBe(false);
    // A version in which something is left again.
    expect(await isMarkedNow(backend.sql, leftOfDemonstration(demonstration))).toBe(true);

    expect(await act(backend, admin, "mark.put-back")).toMatchObject({ body: { outcome: "back" } });
    expect(await told()).toMatchObject({ marked: true, offSince: null });
    expect(await notices()).toHaveLength(2);
    const ledger = await backend.sql<{ act: string }>(
      "select act from private.ledger where about = 'site' order by seq",
    );
    expect(ledger.map((row) => row.act).slice(-4)).toEqual([
      ...["rights.propose", "mark.take-off", "rights.confirm", "mark.put-back"],
    ]);
  });
});
