import { useEffect, useState } from "react";
import { watchParts } from "./watch-parts.ts";

/** The part that is being read. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(" ");
  useEffect(() => {
    const parts = list.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    return watchParts(parts, setCurrent);
  }, [list]);
  return current;
}
