import { expect, test, vi } from "vitest";
import { plainPdf, smallPdf, textPdf } from "../../tests/made-files.ts";
import { NotWanted } from "../engine/engine.ts";
import { lookApart } from "./check-apart.ts";

const unread = { pages: null, accounts: [] };
/** No measure of speed: a file may take ten seconds, and this machine may be busy with others. */
const inItsTime = 500_000;
const look = (bytes: Uint8Array, isWanted?: () => boolean) => lookApart(bytes, isWanted, inItsTime);

test("a file is looked into apart, and what is found and what it says is told", async () => {
  const bad = plainPdf({ page: "/AA << /O << /S /URI /URI (a) >> >>" });
  const said = "Pay to LU13 0000 0000 0000 0000";
  expect(await Promise.all([look(textPdf([said])), look(bad)])).toEqual([
    { fault: undefined, pages: [said], accounts: ["LU130000000000000000"], about: null },
    { fault: "pdf-acts", ...unread },
  ]);
});

test("a file is not looked into any further once whoever sent it has gone", async () => {
  const leaves = vi.fn(() => false).mockReturnValueOnce(true);
  const left = look(smallPdf("a report"), leaves);
  const waits = look(smallPdf("another"), () => false);
  const stays = look(smallPdf("a third"));
  await expect(left).rejects.toThrow(NotWanted);
  await expect(waits).rejects.toThrow(NotWanted);
  expect(await stays).toEqual({ fault: undefined, ...unread, about: null });
});

test("whatever takes longer than it may is ended, and the next one is looked into", async () => {
  // It cannot even be handed over within a millisecond.
  const large = smallPdf("a report", 30_000_000);
  expect(await lookApart(large, undefined, 1)).toEqual({ fault: "file-slow", ...unread });
  expect(await look(smallPdf("a report"))).toEqual({ fault: undefined, ...unread, about: null });
});
