import { rows, runs, seconds } from "./options.ts";
import { say } from "./progress.ts";
import { median, percentile, sum } from "./statistics.ts";
import {
  dropMails,
  type EngineName,
  engines,
  fill,
  type OpenDatabase,
  openPair,
  raiseLimits,
} from "./writes/databases.ts";
import { type Kind, kinds, type Round, writeFor } from "./writes/write-load.ts";

type Written = { perSecond: number; p50: number; p95: number; errors: number; count: number };
export type Writes = {
  engine: EngineName;
  kind: Kind;
  /** How many subscribers the full database had at the start. */
  rows: number;
  empty: Written;
  full: Written;
  /** The ratio of the two 95th percentiles in each round; shows how much it varies by chance. */
  ratios: number[];
};

const visitors = 4;

/** Compares an empty and a full database of the same engine, alternately. */
export async function measureWrites(): Promise<Writes[]> {
  const figures: Writes[] = [];
  for (const engine of engines) {
    const [empty, full] = await openPair(engine);
    for (const database of [empty, full]) await raiseLimits(database);
    const many = rows(1_000_000);
    say(`${engine}: adding ${many} subscribers`);
    await fill(full, many);
    for (const kind of kinds) {
      say(`${engine}: ${kind}`);
      figures.push({ engine, kind, rows: many, ...(await measurePair(empty, full, kind)) });
    }
    for (const { host } of [empty, full]) await host.stop();
  }
  return figures;
}

async function measurePair(empty: OpenDatabase, full: OpenDatabase, kind: Kind) {
  const taken = { empty: [] as Round[], full: [] as Round[] };
  const pair = [
    ["empty", empty],
    ["full", full],
  ] as const;
  for (const [, { host }] of pair)
    await writeFor(host.url, kind, Math.min(2, seconds(5)), visitors);
  const rounds = runs(6);
  for (let round = 0; round < rounds; round += 1) {
    // The second one would always find a warmer or busier machine.
    for (const [name, database] of round % 2 === 0 ? pair : pair.toReversed()) {
      for (const { sql } of [empty, full]) await dropMails({ ...database, sql });
      taken[name].push(await writeFor(database.host.url, kind, seconds(5), visitors));
    }
  }
  const ratios = taken.full.map(
    (round, index) => p95(round) / p95(taken.empty[index] ?? { latencies: [] }),
  );
  return { empty: summaryOf(taken.empty), full: summaryOf(taken.full), ratios };
}

function p95({ latencies }: Pick<Round, "latencies">): number {
  return percentile(latencies, 0.95);
}

function summaryOf(rounds: readonly Round[]): Written {
  const latencies = rounds.flatMap((round) => round.latencies);
  return {
    perSecond: latencies.length / sum(rounds.map((round) => round.seconds)),
    p50: median(latencies),
    p95: p95({ latencies }),
    errors: sum(rounds.map((round) => round.errors)),
    count: latencies.length,
  };
}
