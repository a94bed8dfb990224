import { runs, seconds } from "../options.ts";
import { countdown } from "../progress.ts";
import { rest } from "../wait.ts";
import { endLoad, probe, startLoad, summaryOf, type Waited, type Waits } from "./probe.ts";

/** What the thirty-two do: read a page, search from one client, search from as many clients. */
const crowds = ["read", "search", "search-apart"] as const;
type Crowd = (typeof crowds)[number];
/** How a page fares beside each of them, and what they were answered, by status. */
export type Crowds = Record<Crowd, Waited & { answers: Record<string, number> }>;

export const crowdSize = 32;

/** Measures pages beside the three crowds, alternately. The host must believe a proxy here. */
export async function measureCrowds(url: string): Promise<Crowds> {
  const waits: Record<Crowd, Waits[]> = { read: [], search: [], "search-apart": [] };
  const answers: Record<Crowd, Record<string, number>> = {
    read: {},
    search: {},
    "search-apart": {},
  };
  const rounds = runs(5);
  const next = countdown(rounds);
  for (let round = 0; round < rounds; round += 1) {
    next("a crowd that reads, then two that search");
    for (const crowd of crowds) {
      const load = startLoad("crowd.ts", [url, String(crowdSize), crowd]);
      await rest(1_000);
      waits[crowd].push(await probe(url, seconds(5)));
      const given = await endLoad<Record<string, number>>(load);
      for (const [status, count] of Object.entries(given)) {
        answers[crowd][status] = (answers[crowd][status] ?? 0) + count;
      }
      await rest(1_000);
    }
  }
  const of = (crowd: Crowd) => ({ ...summaryOf(waits[crowd]), answers: answers[crowd] });
  return { read: of("read"), search: of("search"), "search-apart": of("search-apart") };
}
