import { useEffect, useState } from "react";

/**
 * Whether a calendar day has come. A page is made on one day and read on another, so only the
 * browser knows; until it has said so, the page speaks as one may on any day.
 */
export function useDayHasCome(day: string): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => setHasCome(new Date().toISOString().slice(0, 10) >= day), [day]);
  return hasCome;
}
