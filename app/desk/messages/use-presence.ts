import { useEffect, useState } from "react";
import type { DeskBody } from "#core/acts/desk.ts";
import { askDesk } from "../kit/ask-desk.ts";

type Others = DeskBody<"presence">["others"];

/**
 * How often presence is reported, in milliseconds. The database forgets somebody after 75 seconds
 * without a report.
 */
const pause = 30_000;

/**
 * Reports that this colleague has something open, and returns who else has. A failure is ignored:
 * nothing else depends on it.
 */
export function usePresence(thing: string, writing: boolean): Others {
  const [others, setOthers] = useState<Others>([]);
  useEffect(() => {
    let isLeft = false;
    async function report(): Promise<void> {
      const answer = await askDesk("presence", { thing, writing });
      if (!isLeft && answer.kind === "done") setOthers(answer.body.others);
    }
    report();
    const timer = setInterval(report, pause);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [thing, writing]);
  return others;
}
