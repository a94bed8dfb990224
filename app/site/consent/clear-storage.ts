import { tellStorage } from "#app/state/session-hint.ts";
import { type Category, type StoredThing, storageRegister } from "#content/storage-register.ts";
import { readCookies } from "./consent-answer.ts";

/** Deletes everything in this browser that the register lists under these categories. */
export function clearCategories(categories: readonly Category[]): void {
  for (const thing of storageRegister) {
    if (categories.includes(thing.category)) remove(thing);
  }
}

export function remove({ name, kind }: Pick<StoredThing, "name" | "kind">): void {
  if (kind === "cookie") expire(name);
  if (kind === "local-storage") {
    withStorage((window) => window.localStorage.removeItem(name));
    // It may be a session: browsers tell other tabs of the deletion, but not this one.
    tellStorage(name);
  }
  if (kind === "session-storage") withStorage((window) => window.sessionStorage.removeItem(name));
}

/** What the site has stored in this browser, whether the register lists it or not. */
export function storedNow(): Pick<StoredThing, "name" | "kind">[] {
  const found: Pick<StoredThing, "name" | "kind">[] = [];
  for (const name of readCookies(document.cookie).keys()) found.push({ name, kind: "cookie" });
  withStorage(({ localStorage, sessionStorage }) => {
    for (const name of Object.keys(localStorage)) found.push({ name, kind: "local-storage" });
    for (const name of Object.keys(sessionStorage)) found.push({ name, kind: "session-storage" });
  });
  return found;
}

function expire(name: string): void {
  // Also on the domain above this host, where scripts of others often set their cookies.
  const parent = location.hostname.split(".").slice(-2).join(".");
  for (const domain of ["", `; Domain=${parent}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** Does nothing where the browser forbids storage. */
function withStorage(work: (window: Window) => void): void {
  try {
    work(window);
  } catch {
    return;
  }
}
