import { useEffect, useState } from "react";
import { askDesk } from "../kit/ask-desk.ts";

type Other = { name: string; writing: boolean };

/** In milliseconds; the database forgets who has been silent for two and a half of them. */
const pause = 30_000;

/** Says that one is here, and learns who else is. Where that fails, nothing else does. */
export function usePresence(thing: string, writing: boolean): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  useEffect(() => {
    let left = false;
    async function say(): Promise<void> {
      const answer = await askDesk<{ others: Other[] }>("presence", { thing, writing });
      if (!left && answer.kind === "done") setOthers(answer.body.others);
    }
    say();
    const timer = setInterval(say, pause);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [thing, writing]);
  return others;
}
