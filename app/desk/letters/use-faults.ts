import { useEffect, useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import { type Language, languages } from "#core/languages.ts";
import type { Fault } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";

const pause = 500;
const none: Record<Language, Fault | null> = { en: null, fr: null };

/**
 * The first fault of each text, found when the typing pauses. The Markdown parser is loaded when it
 * is first needed.
 */
export function useFaults({ en, fr }: LetterText): Record<Language, Fault | null> {
  const [faults, setFaults] = useState(none);
  const bodies = JSON.stringify([en.body, fr.body]);
  useEffect(() => {
    let isCancelled = false;
    const timer = setTimeout(async () => {
      const checks = await attempt(() => import("#core/letter-checks.ts"));
      // Offline the parser cannot be loaded; the next pause tries again.
      if ("kind" in checks) return;
      const { faultOf } = checks;
      const written: string[] = JSON.parse(bodies);
      const [first, second] = languages.map((one, at) => faultOf(written[at] ?? "", one));
      if (!isCancelled) setFaults({ en: first ?? null, fr: second ?? null });
    }, pause);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [bodies]);
  return faults;
}
