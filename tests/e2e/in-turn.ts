import type { Language } from "#core/languages.ts";
import { whole } from "../whole.ts";
import { test } from "./test.ts";

/**
 * The long journeys of a file, one in English on a wide screen, the next in French on a phone: the
 * words' parity is proven apart. In a whole run each is made in both.
 */
export function inTurn(language: Language): typeof test {
  let turn = language === "en" ? 0 : 1;
  const journey = (...declared: Parameters<typeof test>) => {
    turn += 1;
    if (whole || turn % 2 === 1) test(...declared);
  };
  // To be called, and nothing else.
  return journey as unknown as typeof test;
}
