/** The second person sees: what each line deviates from, what documents say, and what is kept of it. */
import { expect, test } from "vitest";
import { textPdf } from "../made-files.ts";
import { engines, startBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { type Looked, roomOf } from "./desk-releases.ts";
import { addPartner, bearing, fillSpace } from "./partner-space.ts";

const fund = "Shared fund";
const due = "2099-03-31";
const line = { fund, kind: "call", on: due, reference: "C9" };
const names = [
  "Ormes foundation",
  "Moselle office",
  "Loire mutual",
  "Vosges pension",
  "Isère fund",
];

test.each(engines)("a second person sees it, on the %s engine", async (engine) => {
  const backend = await startBackend(engine);
  const room = roomOf(backend);
  const anne = await staffWith(backend, "anne@firm.example", ["relations"]);
  const chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
  const stranger = await staffWith(backend, "com@firm.example", ["communications"]);
  await fillSpace(backend.sql);
  await addPartner(backend.sql, "ormes@partner.example");
  for (const entity of names.slice(2)) {
    await backend.sql("insert into public.partner_entities (name) values ($1)", [entity]);
    await backend.sql(
      "select private.set_commitment($1, $2, 1000000, 400000, 50000, '2026-09-30')",
      [entity, fund],
    );
  }
  const refused = (reason: string) => ({ status: 422, body: { code: "invalid", reason } });

  const id = await room.begun(anne);
  const called = ["10000", "10000", "100000", "10000", "700000"];
  await room.imported(anne, id, "notices", [
    ...names.map((entity, index) => ({
      ...line,
      entity,
      amount: called[index] ?? "",
      ...(index === 3 && { on: "2099-04-30" }),
      ...(index === 0 && { investments: "9000", charges: "999", drawn: "1", unfundedAfter: "5" }),
    })),
  ]);
  await room.imported(anne, id, "invitations", [
    {
      email: "Lea@Loire.example",
      name: "Léa",
      entity: names[2] ?? "",
      language: "fr",
      role: "full",
    },
    { email: "x@y.example", name: "Xu", entity: "Loire mutuals", language: "fr", role: "read" },
  ]);
  const documents: object[] = [];
  for (const [index, entity] of names.entries()) {
    const amount = index === 1 ? "10,001.00" : `${called[index]}.00`;
    const words = `Call for ${entity}\n${fund}\nTotal EUR ${amount} due 31 March 2099\nLU13 0000 0000 0000 0000`;
    const { sha256 } = await room.uploaded(anne, `${index}.pdf`, textPdf([words]));
    const period = index === 3 ? "2099-04-30" : due;
    const meant = { sha256, fileName: `${index}.pdf`, fund, entity, type: "capital-call", period };
    documents.push(meant);
  }
  const { sha256: ofManager } = await room.uploaded(
    anne,
    "to all.pdf",
    textPdf(["Call of another fund"]),
  );
  const toAll = { fileName: "to all.pdf", fund, all: true, type: "capital-call", period: due };
  documents.push({ sha256: ofManager, ...toAll });
  await room.withDocuments(anne, id, documents);
  const differ = [{ one: "Loire mutual", other: "Loire mutuals", same: false }];
  await room.done(anne, "names.say", { said: differ });
  expect((await room.shown(anne, id)).faults).toEqual([]);
  const { hash } = await room.shown(anne, id);

  // Its author checks it the same way, and is the first who must.
  const submit = (by = anne) => act(backend, by, "works.submit", { id, hash });
  expect(await submit()).toMatchObject(refused("total"));
  await room.looked(anne, id);
  const other = await staffWith(backend, "axel@firm.example", ["relations"]);
  expect(await submit(other)).toMatchObject(refused("total"));
  expect((await submit()).status).toBe(200);

  for (const [name, fields] of [
    ["releases.review", { hash }],
    ["releases.type-total", { hash, fund: crypto.randomUUID(), due, reference: "", total: "1" }],
    ["releases.opened", { hash, what: ["line"] }],
    ["releases.mails", { hash }],
    ["releases.kept-review", {}],
    ["releases.review-part", { review: crypto.randomUUID(), of: "lines", after: 0 }],
    ["releases.document-text", { sha256: "0".repeat(64) }],
  ] as const) {
    expect((await act(backend, stranger, name, { id, ...fields })).status).toBe(403);
  }

  // No line and no total before it was typed.
  const gate = await room.done<Looked>(chloe, "releases.review", { id, hash });
  expect(gate).toMatchObject({ calls: [{ dueOn: due, reference: "C9" }, { dueOn: "2099-04-30" }] });
  expect(JSON.stringify(gate)).not.toMatch(/total|10000|[lL]ines/);
  expect(gate.notices?.[0]?.fileName, "the manager's own has the total").toBe("to all.pdf");
  expect(await act(backend, chloe, "approvals.give", { id, hash })).toMatchObject(refused("total"));
  const { content } = await room.shown(chloe, id);
  const loose = await room.sent(anne, id, "notices", [{ ...line, entity: names[0] ?? "" }]);
  const showing: [string, object][] = [
    ["releases.check", { sheet: content.sheets[0]?.id }],
    ["releases.rehearse", { id, hash, entity: names[0] }],
    ["releases.mails", { id, hash }],
  ];
  for (const [name, fields] of showing) {
    expect(await act(backend, chloe, name, fields)).toMatchObject(refused("untyped"));
  }
  await room.done(chloe, "releases.rehearse", { id, hash });
  // From the form for the totals: what was opened there is kept as well.
  const file = (by = chloe) =>
    backend.fetchBytes(`/functions/v1/desk-file?sha256=${sha256}`, bearing(by));
  const { sha256 } = gate.notices?.[2] ?? {};
  const waiting = (await file()).bytes;
  const type = (index: number, total: string) => {
    const { fundId, dueOn, reference } = gate.calls[index] ?? {};
    const fields = { id, hash, fund: fundId, due: dueOn, reference, total };
    return act(backend, chloe, "releases.type-total", fields);
  };
  expect((await type(0, "1 000")).body).toMatchObject({ reason: "unreadable" });
  expect((await type(0, "820001.00")).status).toBe(200);
  expect((await type(1, "10000.00")).status).toBe(200);
  // Typed wrongly, nothing says what it should have been.
  const wrong = await room.done<Looked>(chloe, "releases.review", { id, hash });
  expect(wrong.calls).toMatchObject([{ typed: "820001.00" }, { total: "10000.00" }]);
  expect(JSON.stringify(wrong)).not.toMatch(/820000|[lL]ines/);
  expect(await act(backend, chloe, "approvals.give", { id, hash })).toMatchObject(refused("total"));
  for (const [name, fields] of showing) {
    expect(await act(backend, chloe, name, fields)).toMatchObject(refused("untyped"));
  }
  expect((await type(0, "820000.00")).status).toBe(200);
  const seen = await room.done<Looked>(chloe, "releases.review", { id, hash });
  const tries = [{ typed: "820001.00" }, { typed: "820000.00" }];
  expect(seen.calls[0]).toMatchObject({
    typed: "820000.00",
    total: "820000.00",
    entities: 4,
    tries,
  });

  for (const [name, fields] of showing) await room.done(chloe, name, fields);
  // Nobody could have typed the total of what is not in it yet.
  expect(await act(backend, chloe, "releases.check", { sheet: loose })).toMatchObject(
    refused("untyped"),
  );
  await room.done(anne, "releases.check", { sheet: loose });

  const notes = Object.fromEntries(seen.firstLines?.map((one) => [one.entity, one.notes]) ?? []);
  expect(notes).toEqual({
    "Ormes foundation": ["parts", "drawn", "unfunded"],
    "Moselle office": ["figure", "no-person"],
    "Loire mutual": ["share"],
    "Vosges pension": ["day", "usual-day", "no-person"],
    "Isère fund": ["over-called", "share", "no-person"],
  });
  expect(seen.firstLines?.map((one) => one.entity)).toEqual([
    "Moselle office",
    "Vosges pension",
    "Isère fund",
    "Ormes foundation",
    "Loire mutual",
  ]);
  expect(seen.firstLines?.[0]).toMatchObject({ amount: "10000.00", expected: "10000.00", page: 1 });
  expect(seen.firstLines?.[0]).toMatchObject({ figure: "10001.00", before: "600000.00" });
  expect(seen.firstLines?.[2]).toMatchObject({ difference: "690000.00", after: "-100000.00" });
  // The one that does not name its fund comes first.
  expect(seen.firstDocuments?.map(({ unnamed }) => unnamed)).toEqual([
    ["fund"],
    ...names.map(() => []),
  ]);
  expect(seen.firstDocuments?.[1]?.accounts).toEqual([
    { iban: "LU130000000000000000", confirmed: true },
  ]);
  expect(seen.made).toEqual([{ name: "Loire mutuals", near: ["Loire mutual"] }]);
  expect(seen.people).toMatchObject([{ email: "Lea@Loire.example", role: "full" }, { name: "Xu" }]);

  // The rest is asked for in parts, by who was shown the beginning.
  const { review } = seen;
  expect(seen.counts).toEqual({ striking: 5, lines: 5, documents: 6 });
  const part = { id, review, of: "lines", after: 3 };
  expect(await room.done(chloe, "releases.review-part", part)).toEqual({
    lines: seen.firstLines?.slice(3),
    documents: [],
  });
  expect((await act(backend, other, "releases.review-part", part)).status).toBe(404);
  const said = await room.done<{ pages: string[] }>(chloe, "releases.document-text", { sha256 });
  expect(said.pages[0]).toContain("Call for Moselle office");

  await room.done(chloe, "releases.opened", { id, hash, what: [seen.firstLines?.[0]?.id, "mail"] });
  const { mails } = await room.done<{ mails: { to: string[]; subject: string; text: string }[] }>(
    chloe,
    "releases.mails",
    { id, hash },
  );
  expect(mails.flatMap(({ to }) => to)).toContain("ormes@partner.example");
  expect(mails.every(({ subject, text }) => subject.length > 5 && text.length > 50)).toBe(true);
  expect(mails.flatMap(({ to }) => to)).toHaveLength((await room.rehearsed(chloe, id)).done.mails);

  // Shown again with what is true now; whoever else approves has not looked.
  const bruno = await staffWith(backend, "bruno@firm.example", ["compliance"]);
  for (const { fundId, dueOn, reference, total } of seen.calls) {
    await room.done(bruno, "releases.type-total", {
      ...{ id, hash, fund: fundId, due: dueOn, reference, total },
    });
  }
  expect(await act(backend, bruno, "approvals.give", { id, hash })).toMatchObject(
    refused("not-looked"),
  );
  await room.done(chloe, "approvals.give", { id, hash });
  const early = await act(backend, other, "releases.kept-review", { id });
  expect(early, "nothing of it before the total either").toMatchObject(refused("untyped"));
  const sent = (await room.rehearsed(anne, id)).done.mails;
  await room.done(anne, "releases.release", { id, hash, mails: sent });
  type Kept = Looked & { by: string };
  const kept = await room.done<Kept>(anne, "releases.kept-review", { id });
  expect(kept).toMatchObject({ by: "Colleague chloe@firm.example", firstLines: seen.firstLines });
  expect(kept.calls[0], "all that was typed").toMatchObject({ total: "820000.00", tries });
  expect(kept.opened).toEqual([sha256, seen.firstLines?.[0]?.id, "mail"]);
  expect(kept.people).toHaveLength(2);
  expect(await room.done(other, "releases.review-part", part)).toMatchObject({
    lines: seen.firstLines?.slice(3),
  });
  // What was approved can be opened as long as it is published.
  expect(await backend.sql("select from private.staged_files")).toEqual([]);
  expect((await file(anne)).bytes).toEqual(waiting);
  const [published] = await backend.sql<{ id: string }>(
    "select id from public.documents where sha256 = $1",
    [String(sha256)],
  );
  const reason = "It was another entity’s notice.";
  await room.done(chloe, "documents.withdraw", { id: published?.id, reason });
  expect((await file(anne)).status).toBe(410);
  await backend.sql("delete from private.review_people where email = 'lea@loire.example'");
  expect((await room.done<Kept>(anne, "releases.kept-review", { id })).people).toHaveLength(1);
  for (const change of [
    "update private.reviews set content = '{}'",
    "delete from private.review_views",
    "update private.typed_totals set typed = 1",
    "delete from private.review_openings",
  ]) {
    await expect(backend.sql(change)).rejects.toThrow("never changes");
  }
});
