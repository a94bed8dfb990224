export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** Unique to an entry of the history. */
  key: string;
};

/** The location on screen, and how the window is scrolled when it is shown. */
export type Shown = { location: Location; scroll: "top" | "restore" | "keep" };

export type NavigateOptions = {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
};

export type Navigate = (to: string, options?: NavigateOptions) => void;

export function locationOf({ pathname, search, hash }: URL, key: string): Location {
  return { pathname, search, hash, key };
}

/**
 * The location of a page while it is built, without the slash at the end of the build's addresses.
 */
export function builtLocation(address: string): Location {
  const url = new URL(address, "http://localhost");
  const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, "") : url.pathname;
  return { pathname, search: "", hash: "", key: "default" };
}
