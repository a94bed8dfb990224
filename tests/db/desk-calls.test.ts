/**
 * A capital call is the manager's: without their notice, without the fund's confirmed account, or
 * with another account in a document, nobody at the desk can bring it to an investor.
 */
import { expect, test } from "vitest";
import { smallPdf, textPdf } from "../made-files.ts";
import { engines, startBackend } from "./backend.ts";
import { act, staffWith } from "./desk.ts";
import { roomOf } from "./desk-releases.ts";
import { fillSpace } from "./partner-space.ts";

const ormes = { entity: "Ormes foundation", fund: "Shared fund" };
const call = { ...ormes, kind: "call", on: "2099-03-31", reference: "C9", amount: "100000" };

test.each(engines)("a call needs its notice and its account, on the %s engine", async (engine) => {
  const backend = await startBackend(engine);
  const room = roomOf(backend);
  const anne = await staffWith(backend, "anne@firm.example", ["relations"]);
  const chloe = await staffWith(backend, "chloe@firm.example", ["compliance"]);
  await fillSpace(backend.sql);
  const why = async (id: string) =>
    (await room.shown(anne, id)).faults.map((fault) => `${fault.why} ${fault.name}`);
  const stopped = async (id: string) => {
    const { hash } = await room.shown(anne, id);
    const refused = { status: 422, body: { code: "invalid", reason: "faults" } };
    expect(await act(backend, anne, "works.submit", { id, hash })).toMatchObject(refused);
    const now = { id, hash, mails: 0, reason: "It cannot wait for anybody at all." };
    expect((await act(backend, anne, "releases.release", now)).status).toBe(422);
  };
  const notice = async (name: string, words: string, more: object = {}) => {
    const { sha256 } = await room.uploaded(anne, name, textPdf([words]));
    return { sha256, fileName: name, ...ormes, type: "capital-call", period: call.on, ...more };
  };

  const id = await room.begun(anne);
  await room.imported(anne, id, "notices", [call]);
  expect(await why(id)).toEqual(["notice-missing Ormes foundation"]);
  await stopped(id);

  const good = await notice("good.pdf", "Called: 100,000.00. Account LU13 0000 0000 0000 0000.");
  for (const other of [
    { period: "2099-03-30" },
    { fund: "Old fund" },
    { entity: "Moselle office" },
    { type: "report" },
  ]) {
    await room.withDocuments(anne, id, [{ ...good, ...other }]);
    expect(await why(id)).toContain("notice-missing Ormes foundation");
    if (!("type" in other)) expect(await why(id)).toContain("call-missing good.pdf");
  }

  const false1 = await notice("false.pdf", "Pay to DE89 3704 0044 0532 0130 00 at once");
  await room.withDocuments(anne, id, [false1]);
  expect(await why(id)).toEqual(["account-differs false.pdf"]);
  await stopped(id);
  // The account of another fund, in any document whatever.
  const report = await notice("report.pdf", "DE89370400440532013000", { type: "report" });
  await room.withDocuments(anne, id, [good, report]);
  expect(await why(id)).toEqual(["account-differs report.pdf"]);

  await room.withDocuments(anne, id, [good]);
  expect(await why(id)).toEqual([]);
  await backend.sql(
    `update public.fund_accounts set ended_at = now()
     where fund_id = (select id from public.funds where name = 'Shared fund')`,
  );
  expect(await why(id)).toEqual(["no-account Shared fund", "account-differs good.pdf"]);
  await stopped(id);
  // A picture of a notice names nothing that could be read, and still needs the account.
  const { sha256 } = await room.uploaded(anne, "scan.pdf", smallPdf("a scan"));
  await room.withDocuments(anne, id, [{ ...good, sha256, fileName: "scan.pdf" }]);
  expect(await why(id)).toEqual(["no-account Shared fund"]);
  const [scan] = await backend.sql(
    "select pages, accounts, read_at is not null as read from private.staged_files where sha256 = $1",
    [sha256],
  );
  expect(scan).toEqual({ pages: null, accounts: [], read: true });
  expect(await act(backend, chloe, "releases.show", { id })).toMatchObject({ status: 200 });
});
