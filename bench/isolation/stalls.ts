import { runs, seconds } from "../options.ts";
import { countdown } from "../progress.ts";
import { sum } from "../statistics.ts";
import { rest } from "../wait.ts";
import { writeFor } from "../writes/write-load.ts";
import { endLoad, probe, startLoad, summaryOf, type Waited, type Waits } from "./probe.ts";

/** What so many do at once: read a page, guess a password, show a letter written to be slow. */
const crowds = ["read", "guess", "preview"] as const;
type Crowd = (typeof crowds)[number];
/** How pages fare beside them, and the forms of one visitor; what the crowd was answered, by status. */
type Stall = { pages: Waited; forms: Waited; answers: Record<string, number> };
export type Stalls = Record<Crowd, Stall>;

export const stallSize = 30;

/** Measures pages and a form beside each of the three, alternately. */
export async function measureStalls(url: string, colleague: string): Promise<Stalls> {
  const seen = Object.fromEntries(
    crowds.map((crowd) => [crowd, { pages: [], forms: [], answers: {} }]),
  ) as unknown as Record<
    Crowd,
    { pages: Waits[]; forms: Waits[]; answers: Record<string, number> }
  >;
  const rounds = runs(5);
  const next = countdown(rounds);
  for (let round = 0; round < rounds; round += 1) {
    next("thirty who read, guess a password, show a slow letter");
    for (const crowd of crowds) {
      const { pages, forms, answers } = seen[crowd];
      const load =
        crowd === "read"
          ? startLoad("crowd.ts", [url, String(stallSize), "read"])
          : startLoad("heavy.ts", [url, String(stallSize), crowd, colleague]);
      await rest(1_000);
      const lasts = seconds(5);
      const [read, written] = await Promise.all([
        probe(url, lasts),
        writeFor(url, "contact", lasts, 1),
      ]);
      pages.push(read);
      forms.push({ waits: written.latencies, errors: written.errors });
      const given = await endLoad<Record<string, number>>(load);
      for (const [status, count] of Object.entries(given)) {
        answers[status] = sum([answers[status] ?? 0, count]);
      }
      await rest(3_000);
    }
  }
  const of = (crowd: Crowd): Stall => {
    const { pages, forms, answers } = seen[crowd];
    return { pages: summaryOf(pages), forms: summaryOf(forms), answers };
  };
  return { read: of("read"), guess: of("guess"), preview: of("preview") };
}
