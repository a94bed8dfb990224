/** Settings that nothing reads, because they are spelt almost like one that is read. */
import { slipsBetween } from "#core/near-names.ts";
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
