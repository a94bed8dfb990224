import { useEffect, useState } from "react";
import { askDesk } from "../kit/ask-desk.ts";

type Other = { name: string; writing: boolean };

/**
 * How often presence is reported, in milliseconds. The database forgets somebody after 75 seconds
 * without a report.
 */
const pause = 30_000;

/**
 * Reports that this colleague has something open, and returns who else has. A failure is ignored:
 * nothing else depends on it.
 */
export function usePresence(thing: string, writing: boolean): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    let isLeft = false;
    async function report(): Promise<void> {
      const answer = await askDesk<{ others: Other[] }>("presence", { thing, writing });
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
