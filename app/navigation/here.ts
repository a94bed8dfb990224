import { createContext, useContext } from "react";
import { builtLocation, type Location } from "./location.ts";

/** The location of the page on screen. */
export const Here = createContext<Location>(builtLocation("/"));

export function useLocation(): Location {
  return useContext(Here);
}
