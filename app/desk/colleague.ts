import { createContext, useContext } from "react";

/** Who sits at the desk, and what they may do. */
export type Colleague = {
  user: string;
  name: string;
  roles: readonly string[];
  acts: readonly string[];
};

export const ColleagueContext = createContext<Colleague | undefined>(undefined);

export function useColleague(): Colleague {
  const colleague = useContext(ColleagueContext);
  if (!colleague) throw new Error("Nobody sits at the desk.");
  return colleague;
}

/** Whether to offer something. The database decides whether it is done. */
export function useMay(): (act: string) => boolean {
  const { acts } = useColleague();
  return (act) => acts.includes(act);
}
