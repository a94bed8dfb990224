import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { barChart } from "./report/bar-chart.ts";
import { documentOf, pictureOf, sectionsOf } from "./report/document.ts";
import { type PartName, type Results, readResult } from "./results.ts";

const folder = "docs";
/** Written by hand: what was found with the benchmark and changed since. */
const costsFile = "bench/costs.md";

/** Writes `docs/benchmark.md` and its charts from the last figures of every part. */
export function writeReport(): void {
  const results = {
    pages: readResult("pages"),
    paint: readResult("paint"),
    navigation: readResult("navigation"),
    host: readResult("host"),
    isolation: readResult("isolation"),
    writes: readResult("writes"),
    desk: readResult("desk"),
    review: readResult("review"),
    publishing: readResult("publishing"),
    account: readResult("account"),
    letters: readResult("letters"),
    search: readResult("search"),
    growth: readResult("growth"),
  } satisfies Results & Record<PartName, unknown>;
  for (const { charts } of sectionsOf(results)) {
    for (const [name, chart] of Object.entries(charts)) {
      const file = join(folder, pictureOf(name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, barChart(chart));
    }
  }
  const costs = existsSync(costsFile) ? readFileSync(costsFile, "utf8") : "";
  writeFileSync(join(folder, "benchmark.md"), documentOf(results, costs));
}
