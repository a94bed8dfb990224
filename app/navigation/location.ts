export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** Another for each entry of the history. */
  key: string;
};

/** What is on screen, and where in it the window comes to stand. */
export type Shown = { location: Location; scroll: "top" | "restore" | "keep" };

export type NavigateOptions = {
  /** Takes the place of the entry on screen in the history. */
  replace?: boolean;
  /** The window stays where it is. */
  preventScrollReset?: boolean;
};

export type Navigate = (to: string, options?: NavigateOptions) => void;

export function locationOf({ pathname, search, hash }: URL, key: string): Location {
  return { pathname, search, hash, key };
}

/** Of the address that the build draws, without the slash that its own addresses end on. */
export function builtLocation(address: string): Location {
  const url = new URL(address, "http://localhost");
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") : url.pathname;
  return { pathname, search: "", hash: "", key: "default" };
}
