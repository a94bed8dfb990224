import { createContext, useContext } from "react";
import { builtLocation, type Location } from "./location.ts";

/** Where the page on screen is. */
export const Here = createContext<Location>(builtLocation("/"));

export function useLocation(): Location {
  return useContext(Here);
}
