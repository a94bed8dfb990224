/** Settings that nothing reads, because they are spelt almost like one that is read. */
import { editDistance } from "#core/near-names.ts";
import { settings } from "#core/settings.ts";
import { type Finding, findingsOf } from "./finding.ts";

// Shorter names, such as HOST and PORT, are too similar to variables that systems set.
const fewestLetters = 7;
const mostEdits = 2;
const known = Object.entries(settings)
  .filter(([, setting]) => ["host", "doctor"].includes(setting.for))
  .map(([name]) => name);

export function checkSpelling(env: NodeJS.ProcessEnv): Finding[] {
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
  return given.startsWith(known) || editDistance(given, known) <= mostEdits;
}
