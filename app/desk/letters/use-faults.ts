import { useEffect, useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import { type Language, languages } from "#core/languages.ts";
import type { Fault } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";

const pause = 500;
const none: Record<Language, Fault | null> = { en: null, fr: null };

/** What is wrong with either text, once the typing pauses. The reader of Markdown comes on demand. */
export function useFaults({ en, fr }: LetterText): Record<Language, Fault | null> {
  const [faults, setFaults] = useState(none);
  const bodies = JSON.stringify([en.body, fr.body]);
  useEffect(() => {
    let over = false;
    const timer = setTimeout(async () => {
      const checks = await attempt(() => import("#core/letter-checks.ts"));
      // Without a network they are told after the next pause that has one.
      if ("kind" in checks) return;
      const { faultOf } = checks;
      const written: string[] = JSON.parse(bodies);
      const [first, second] = languages.map((one, at) => faultOf(written[at] ?? "", one));
      if (!over) setFaults({ en: first ?? null, fr: second ?? null });
    }, pause);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [bodies]);
  return faults;
}
