/**
 * Midnight in Paris: the legal pages of every host change in the same minute, and a host that was
 * off shows the right edition from its first answer.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newDatabase } from "../db/backend.ts";
import { until } from "../until.ts";
import { dataFolder, startHost } from "./host-process.ts";
import { withDatabase } from "./with-host.ts";

const day = "2031-07-01";
const midnight = Date.parse("2031-06-30T22:00:00Z");
const paths = ["/confidentialite", "/fr/confidentialite"];
const list = {
  editions: [
    { version: "5.0", from: day },
    { version: "4.0", from: "2030-01-01" },
  ],
};

/** A built site: what was in force, and beside it what is from that day on. */
function siteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "editions-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const path of paths) {
    write(`client${path}.html`, "<!doctype html><title>edition 4.0</title>");
    write(`editions/${day}${path}.html`, "<!doctype html><title>edition 5.0</title>");
    for (const version of ["4.0", "5.0"])
      write(`client${path}/${version}.html`, "<title>own</title>");
  }
  write("client/editions/privacy.json", JSON.stringify(list));
  return join(folder, "client");
}

test("both hosts on one PostgreSQL change at midnight in Paris, and a third that was off", async () => {
  const DATABASE_URL = await newDatabase();
  const SITE_FOLDER = siteFolder();
  const clock = join(SITE_FOLDER, "../clock");
  const moveTo = (instant: number) => writeFileSync(clock, String(instant - Date.now()));
  const preload = join(import.meta.dirname, "../faults/shifted-clock.ts");
  const start = () =>
    startHost({
      DATABASE_URL,
      DATA_FOLDER: dataFolder(),
      SITE_FOLDER,
      NODE_OPTIONS: `--import=${preload}`,
      CLOCK_FILE: clock,
    });
  const shown = async (hosts: Awaited<ReturnType<typeof start>>[]) =>
    Promise.all(
      hosts.flatMap(({ ask }) =>
        paths.map(async (path) => /edition [\d.]+/.exec((await ask(path)).body)?.[0]),
      ),
    );

  moveTo(midnight - 60_000);
  const both = await Promise.all([start(), start()]);
  await Promise.all(both.map((host) => host.formsOpen()));
  expect(await shown(both)).toEqual(Array(4).fill("edition 4.0"));
  moveTo(midnight);
  await until(async () => expect(await shown(both)).toEqual(Array(4).fill("edition 5.0")));

  const third = await start();
  expect(await shown([third])).toEqual(["edition 5.0", "edition 5.0"]);

  // The way to an edition by its day.
  const asked = await fetch(`${third.url}/fr/confidentialite?on=2031-06-30`, {
    redirect: "manual",
  });
  expect([asked.status, asked.headers.get("location")]).toEqual([302, "/fr/confidentialite/4.0"]);
  const before = await fetch(`${third.url}/fr/confidentialite?on=2029-12-31`, {
    redirect: "manual",
  });
  expect(before.headers.get("location")).toBe("/fr/confidentialite/404");

  // What the program brought is in the ledger once, however many hosts there are.
  await withDatabase({ DATABASE_URL, DATA_FOLDER: dataFolder() }, async (sql) => {
    const [told] = await sql<{ noted: number; kept: number }>(
      `select (select count(*)::int from private.ledger where act = 'editions.bring') as noted,
         (select count(*)::int from private.editions where brought_at is not null) as kept`,
    );
    expect(told?.noted).toBe(told?.kept);
    expect(told?.kept).toBeGreaterThan(9);
  });
});
