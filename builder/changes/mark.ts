import { leftOfDemonstration } from "#content/demonstration.ts";
import { demonstration } from "#content/site.ts";
import { isMarkTakenOff } from "#core/texts/revision.ts";
import { readChanges } from "./of-desk.ts";

/** The sentence that says that this is a demonstration; null once two colleagues have taken it off. */
export function readMark(left = leftOfDemonstration()) {
  const isOff = left.length === 0 && readChanges().some(isMarkTakenOff);
  return demonstration && !isOff ? demonstration : null;
}
