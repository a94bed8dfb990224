/** For the tests: a tab of a browser. */
import { onTestFinished, vi } from "vitest";

const origin = "https://site.example";

/** Resolves when pending promises and steps of the history are done. */
export const settled = () => new Promise((done) => setTimeout(done, 1));

/** Stubs, for the running test, as much of a tab's history as our code uses. */
export function openTab(path: string) {
  const events = new EventTarget();
  const entries: { url: string; state: unknown }[] = [{ url: origin + path, state: null }];
  let at = 0;
  const assigned: string[] = [];
  const current = () => entries[at] as (typeof entries)[number];
  const history = {
    scrollRestoration: "auto",
    get state() {
      return current().state;
    },
    pushState(state: unknown, _title: string, url: URL) {
      entries.splice(at + 1, entries.length, { state, url: url.href });
      at += 1;
    },
    replaceState(state: unknown, _title: string, url?: URL) {
      entries[at] = { state, url: url?.href ?? current().url };
    },
    /** As in a browser: a little later, and not at all where there is no such entry. */
    go(steps: number) {
      setTimeout(() => {
        if (!entries[at + steps]) return;
        at += steps;
        events.dispatchEvent(new Event("popstate"));
      });
    },
  };
  const location = {
    get href() {
      return current().url;
    },
    assign: (to: string) => assigned.push(to),
  };
  const stored = new Map<string, string>();
  let y = 0;
  const tab = {
    assigned,
    get scrollY() {
      return y;
    },
    /** As the visitor scrolls; the page itself does it by `scrollTo`. */
    set scrollY(to: number) {
      y = to;
      events.dispatchEvent(new Event("scroll"));
    },
    path: () => current().url.slice(origin.length),
    entries: () => entries.map(({ url }) => url.slice(origin.length)),
    async go(steps: number) {
      history.go(steps);
      await settled();
    },
    /**
     * A link to a part of the page: the browser makes the entry, goes there, and tells of both. Some
     * browsers go there first.
     */
    followHash(hash: string, to = y) {
      history.pushState(null, "", new URL(hash, location.href));
      y = to;
      events.dispatchEvent(new Event("popstate"));
      events.dispatchEvent(new Event("scroll"));
    },
    hide: () => events.dispatchEvent(new Event("pagehide")),
    /** The browser kept the document, and shows it again. */
    showAgain: () =>
      events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    /** The document is left, for one that begins at its top. */
    load(path: string) {
      tab.hide();
      history.pushState(null, "", new URL(path, origin));
      y = 0;
    },
  };
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, "scrollY");
  });
  vi.stubGlobal("window", { history, location });
  vi.stubGlobal("history", history);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("scrollTo", (_x: number, to: number) => {
    y = to;
  });
  Object.defineProperty(globalThis, "scrollY", { configurable: true, get: () => tab.scrollY });
  return tab;
}
