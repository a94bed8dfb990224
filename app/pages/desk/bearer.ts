import { createContext, useContext } from "react";

/** Who sits at the desk, and what they may do. */
export type Bearer = {
  user: string;
  name: string;
  roles: readonly string[];
  acts: readonly string[];
};

export const BearerContext = createContext<Bearer | undefined>(undefined);

export function useBearer(): Bearer {
  const bearer = useContext(BearerContext);
  if (!bearer) throw new Error("Nobody sits at the desk.");
  return bearer;
}

/** Whether to offer something. The database decides whether it is done. */
export function useMay(): (act: string) => boolean {
  const { acts } = useBearer();
  return (act) => acts.includes(act);
}
