import { createContext } from "react";

/** Hands the page that is being built from `entry.server.tsx` to `root.tsx`. */
export const DrawnSite = createContext({ pathname: "/", site: "" });
