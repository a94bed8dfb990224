import { tellStorage } from "#app/state/session-hint.ts";
import { type Category, type StoredThing, storageRegister } from "#content/storage-register.ts";
import { readCookies } from "./consent-answer.ts";

/** Takes away everything that the register lists under these categories. */
export function clearCategories(categories: readonly Category[]): void {
  for (const thing of storageRegister) {
    if (categories.includes(thing.category)) remove(thing);
  }
}

export function remove({ name, kind }: Pick<StoredThing, "name" | "kind">): void {
  if (kind === "cookie") expire(name);
  if (kind === "local-storage") {
    withStorage((window) => window.localStorage.removeItem(name));
    // What was deleted may be a session: this tab has to hear of it like the others.
    tellStorage(name);
  }
  if (kind === "session-storage") withStorage((window) => window.sessionStorage.removeItem(name));
}

/** What is in this browser now, whether the register knows it or not. */
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
  // On this host, and on the domain above it, where other people's scripts like to put theirs.
  const parent = location.hostname.split(".").slice(-2).join(".");
  for (const domain of ["", `; Domain=${parent}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

/** A browser may forbid storage altogether; then there is nothing in it. */
function withStorage(work: (window: Window) => void): void {
  try {
    work(window);
  } catch {
    return;
  }
}
