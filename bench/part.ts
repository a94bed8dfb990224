/**
 * Measures one part: `node bench/part.ts pages`. Started by scripts/bench.ts, in a process of its
 * own.
 */
import { inspect } from "node:util";
import { endAll } from "./cleanup.ts";
import { commit, machine } from "./machine.ts";
import { limits } from "./options.ts";
import { type Figures, type PartName, writeResult } from "./results.ts";

const measure: { [Name in PartName]: () => Promise<Figures[Name]> } = {
  pages: async () => (await import("./pages.ts")).measurePages(),
  paint: async () => (await import("./paint.ts")).measurePaint(),
  navigation: async () => (await import("./navigation.ts")).measureNavigation(),
  host: async () => (await import("./host.ts")).measureHost(),
  isolation: async () => (await import("./isolation.ts")).measureIsolation(),
  writes: async () => (await import("./writes.ts")).measureWrites(),
  desk: async () => (await import("./desk.ts")).measureDesk(),
  review: async () => (await import("./review.ts")).measureReviews(),
  publishing: async () => (await import("./publishing.ts")).measurePublishing(),
  account: async () => (await import("./account.ts")).measureAccount(),
  letters: async () => (await import("./letters.ts")).measureLetters(),
  search: async () => (await import("./search.ts")).measureSearch(),
  growth: async () => (await import("./growth.ts")).measureGrowth(),
};

const name = process.argv[2] as PartName;
process.once("SIGTERM", async () => {
  await endAll();
  process.exit(1);
});
try {
  const about = { date: new Date().toISOString(), commit: commit(), machine: machine() };
  const started = performance.now();
  const data = await measure[name]();
  const seconds = Math.round((performance.now() - started) / 1000);
  writeResult(name, { ...about, limits: limits(), seconds, data: data as never });
} catch (error) {
  process.stderr.write(`${inspect(error)}\n`);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();
