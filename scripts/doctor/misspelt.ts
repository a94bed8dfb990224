/** Settings that nothing reads, because they are spelt almost like one that is read. */
import { readConfig } from "#server/config.ts";
import { type Finding, findingsOf } from "./finding.ts";

const own = ["DKIM_SELECTOR", "DOCTOR_DNS", "DOCTOR_CLOCK"];
// HOST and PORT are a slip away from too much that machines set by themselves.
const fewestLetters = 7;
const mostSlips = 2;

/** Whatever the host reads of an environment. */
function knownSettings(): string[] {
  const asked = new Set(own);
  const empty: NodeJS.ProcessEnv = {};
  readConfig(
    new Proxy(empty, {
      get(_, name) {
        asked.add(String(name));
        return undefined;
      },
    }),
  );
  return [...asked];
}

export function checkSpelling(env: NodeJS.ProcessEnv): Finding[] {
  const known = knownSettings();
  const unread = Object.keys(env).filter((name) => !known.includes(name));
  return unread.flatMap((name) => {
    const meant = known.find((one) => areClose(lettersOf(name), lettersOf(one)));
    return meant ? findingsOf(name).look(`Nothing reads it: is ${meant} meant?`) : [];
  });
}

function lettersOf(name: string): string {
  return name.replaceAll("_", "").toUpperCase();
}

function areClose(given: string, known: string): boolean {
  if (known.length < fewestLetters) return false;
  return given.startsWith(known) || slipsBetween(given, known) <= mostSlips;
}

/** How many letters are to be added, left out or changed: Levenshtein's distance. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      const changed = (row[j] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
