import { createContext, useContext } from "react";
import type { Colleague } from "#core/acts/waiting.ts";

/** The colleague who is signed in at the desk, and the acts they may do. */
export const ColleagueContext = createContext<Colleague | undefined>(undefined);

export function useColleague(): Colleague {
  const colleague = useContext(ColleagueContext);
  if (!colleague) throw new Error("Nobody sits at the desk.");
  return colleague;
}

/** Decides only whether to show a button. The database decides whether the act is done. */
export function useMay(): (act: string) => boolean {
  const { acts } = useColleague();
  return (act) => acts.includes(act);
}
