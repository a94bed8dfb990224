import type { Bilingual } from "../../core/languages.ts";

export type Verdict = "met" | "not-met" | "not-applicable";
/** What somebody cannot do where a criterion is not met, and by when it is to be mended. */
type Obstacle = { text: Bilingual; mendedBy: string };
export type Judgement = {
  verdict: Verdict;
  /** What the judgement rests on. */
  how: Bilingual;
  /** The tests that check it with every change; if there are none, a person checked it. */
  tests: readonly string[];
  obstacle?: Obstacle;
};
/** The judgements of one product, by criterion. */
export type Grid = Readonly<Record<string, Judgement>>;

export function met(how: Bilingual, ...tests: string[]): Judgement {
  return { verdict: "met", how, tests };
}

export function absent(how: Bilingual): Judgement {
  return { verdict: "not-applicable", how, tests: [] };
}

export function failed(how: Bilingual, obstacle: Obstacle, ...tests: string[]): Judgement {
  return { verdict: "not-met", how, tests, obstacle };
}
