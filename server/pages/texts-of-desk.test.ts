import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Revision } from "#core/texts/revision.ts";
import { readSiteFiles } from "./site-files.ts";
import { faultIn, keepTextsOfDesk } from "./texts-of-desk.ts";

/** A host with a site of one page, on which it has drawn these revisions already. */
function hostThatDrew(revisions: readonly Revision[]) {
  const folder = mkdtempSync(join(tmpdir(), "texts-of-desk-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (file: string, text: string) => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  put("client/index.html", "as built");
  put("server/index.js", "");
  put("stamp", "this build");
  for (const { hash, changes } of revisions) {
    const of = hashOf(JSON.stringify({ letters: [], editions: [], publications: [], changes }));
    const site = `data/texts-of-desk/site-${of.slice(0, 12)}`;
    put(`${site}/files/index.html`, hash);
    put(`${site}/stamp`, `${hashOf("this build")} ${of}`);
  }
  const siteFolder = join(folder, "client");
  const drawn: string[] = [];
  const texts = keepTextsOfDesk(readSiteFiles(siteFolder), {
    siteFolder,
    dataFolder: join(folder, "data"),
    log: pino({ enabled: false }),
    tellDrawn: ({ hash }) => drawn.push(hash),
  });
  const says = () => texts.files.byPath.get("/")?.bodies.identity.toString();
  async function wasDrawn(hash: string): Promise<void> {
    // Not by a timer: they stand still.
    while (!drawn.includes(hash)) await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  return { told: texts.told, says, wasDrawn };
}

const changed = (text: string) => ({
  hash: text,
  changes: [{ place: "news", path: text, was: null, now: { text } } as const],
});
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const [first, second] = [changed("first"), changed("second")];
const others = { letters: [], editions: [], publications: [] };
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("all hosts of one database turn at the instant that it names, without asking it again", async () => {
  const hosts = [hostThatDrew([first, second]), hostThatDrew([first, second])];
  const at = Date.now() + 30_000;
  for (const { told, wasDrawn } of hosts) {
    told({ ...others, pages: first, next: { at, pages: second } });
    await wasDrawn("second");
    // The other one looks some seconds later.
    vi.advanceTimersByTime(7_000);
  }
  const said = () => hosts.map(({ says }) => says());
  vi.advanceTimersByTime(at - 1 - Date.now());
  expect(said()).toEqual(["first", "first"]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(["second", "second"]);
});

test("what is taken back before it begins is never shown", async () => {
  const { told, wasDrawn, says } = hostThatDrew([first, second]);
  told({ ...others, pages: first, next: { at: Date.now() + 30_000, pages: second } });
  await wasDrawn("second");
  told({ ...others, pages: first });
  vi.advanceTimersByTime(60_000);
  expect(says()).toBe("first");
});

test("what the drawing failed of is what it said first", () => {
  const said = [
    "/srv/builder/draw.ts:12",
    '  throw new TypeError("no such words");',
    "  ^",
    "",
    "TypeError: no such words",
    "    at draw (/srv/builder/draw.ts:12:9)",
    "",
    "Node.js v24.0.0",
  ].join("\n");
  expect(faultIn(said)).toBe("TypeError: no such words");
  expect(faultIn("Killed\n")).toBe("Killed");
  expect(faultIn("")).toBeUndefined();
});
