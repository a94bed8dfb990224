import { fillAccounts, readByIndex } from "./account/fill-accounts.ts";
import { type Partner, signIn } from "./account/partner.ts";
import { rows, runs } from "./options.ts";
import { say } from "./progress.ts";
import { median, percentile } from "./statistics.ts";
import { type EngineName, engines, openPair, raiseLimits } from "./writes/databases.ts";

export const readings = ["overview", "fund"] as const;
type Reading = (typeof readings)[number];
type Read = { p50: number; p95: number; count: number };
export type AccountReading = {
  engine: EngineName;
  reading: Reading;
  entities: number;
  alone: Read;
  among: Read;
  /** The ratio of the two 95th percentiles in each round. */
  ratios: number[];
};

const perRound = 30;

/**
 * Compares a partner who is alone in the database with one among many who has the same amount of
 * data.
 */
export async function measureAccount(): Promise<AccountReading[]> {
  const figures: AccountReading[] = [];
  const many = rows(500);
  for (const engine of engines) {
    const [alone, among] = await openPair(engine);
    for (const [database, entities] of [
      [alone, 1],
      [among, many],
    ] as const) {
      say(`${engine}: ${entities} entities`);
      await raiseLimits(database);
      await fillAccounts(database, entities);
    }
    await readByIndex(alone);
    const partners = [await signIn(alone.host.url), await signIn(among.host.url)] as const;
    for (const reading of readings) {
      say(`${engine}: ${reading}`);
      figures.push({ engine, reading, entities: many, ...(await measurePair(partners, reading)) });
    }
    for (const { host } of [alone, among]) await host.stop();
  }
  return figures;
}

async function measurePair([alone, among]: readonly [Partner, Partner], reading: Reading) {
  const taken = { alone: [] as number[][], among: [] as number[][] };
  // The first requests are slower: plans are made and code is compiled.
  for (const partner of [alone, among]) await take(partner, reading, 10);
  for (let round = 0; round < runs(6); round += 1) {
    // Alternately, and neither always first, so that disturbances of the machine affect both.
    const found = { alone: [] as number[], among: [] as number[] };
    for (let place = 0; place < perRound; place += 1) {
      for (const name of place % 2 === 0 ? names : names.toReversed()) {
        found[name].push(...(await take(name === "alone" ? alone : among, reading, 1)));
      }
    }
    for (const name of names) taken[name].push(found[name]);
  }
  const ratios = taken.among.map(
    (round, index) => percentile(round, 0.95) / percentile(taken.alone[index] ?? [], 0.95),
  );
  return { alone: summaryOf(taken.alone), among: summaryOf(taken.among), ratios };
}

const names = ["alone", "among"] as const;

async function take(partner: Partner, reading: Reading, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let left = times; left > 0; left -= 1) found.push(await partner[reading]());
  return found;
}

function summaryOf(rounds: readonly number[][]): Read {
  const all = rounds.flat();
  return { p50: median(all), p95: percentile(all, 0.95), count: all.length };
}
