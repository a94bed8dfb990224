/**
 * The history of the tab: changes the page without loading a document. A change is held until the
 * next page's code, words and styles are loaded; until then the page on screen stays, with what was
 * typed there, and a failure offers a retry.
 */
import { createStore } from "#app/state/store.ts";
import { askMeanwhile } from "./changed-words.ts";
import { isPageLoaded, loadPage } from "./load-page.ts";
import { type Location, locationOf, type NavigateOptions, type Shown } from "./location.ts";
import { leaveEntry, watchScroll } from "./scroll-memory.ts";

type Held =
  | { state: "loading" }
  /** `stay` gives the change up; `retry` tries the same page again. */
  | { state: "failed"; retry: () => void; stay: () => void };

/** The state of our entries in the history. Entries that the browser makes itself have none. */
type Entry = { key: string; idx: number };

let held: Held | undefined;
/** The number of the last change asked for: those before it are given up. */
let lastChange = 0;
let shown: Shown | undefined;
/** How far the entry on screen lies from the first. */
let index = 0;
let goingBack = false;
let show: (shown: Shown) => void = () => {};

export const heldChange = createStore(() => held);

function hold(next: Held | undefined): void {
  held = next;
  heldChange.tell();
}

/** The location of the document's own page. */
export function firstShown(): Shown {
  const { key = newKey(), idx = 0 }: Partial<Entry> = window.history.state ?? {};
  index = idx;
  window.history.replaceState({ ...window.history.state, key, idx }, "");
  shown = { location: locationOf(new URL(window.location.href), key), scroll: "keep" };
  return shown;
}

/** Calls the listener with each page to show. Returns a function that ends this. */
export function watchHistory(listener: (shown: Shown) => void): () => void {
  show = (next) => {
    leaveEntry(next);
    shown = next;
    listener(next);
  };
  const stopScroll = watchScroll(shown?.location.key ?? newKey());
  addEventListener("popstate", onPop);
  return () => {
    removeEventListener("popstate", onPop);
    stopScroll();
  };
}

export function navigate(to: string, options: NavigateOptions = {}): void {
  const url = new URL(to, window.location.href);
  const location = locationOf(url, newKey());
  changeTo(
    location,
    () => {
      const replace = options.replace || url.href === window.location.href;
      // Counted from the browser's current entry: it may not yet be back at the page on screen.
      const { idx = index }: Partial<Entry> = window.history.state ?? {};
      index = replace ? idx : idx + 1;
      const entry: Entry = { key: location.key, idx: index };
      if (replace) window.history.replaceState(entry, "", url);
      else window.history.pushState(entry, "", url);
      show({ location, scroll: options.preventScrollReset ? "keep" : "top" });
    },
    {
      asDocument: () =>
        options.replace ? window.location.replace(url) : window.location.assign(url),
    },
  );
}

/** After back, forward, or a link to a part of the page, which the browser follows by itself. */
function onPop(): void {
  if (goingBack) {
    goingBack = false;
    return;
  }
  const entry: Partial<Entry> = window.history.state ?? {};
  const { key = newKey(), idx = index + 1 } = entry;
  const location = locationOf(new URL(window.location.href), key);
  if (entry.idx === undefined) {
    index = idx;
    window.history.replaceState({ ...entry, key, idx }, "");
    show({ location, scroll: "keep" });
    return;
  }
  const arrive = () => {
    index = idx;
    show({ location, scroll: "restore" });
  };
  changeTo(location, arrive, {
    // The browser shows the other page's address already.
    asDocument: () => window.location.reload(),
    giveUp() {
      // Go back to that of the page on screen.
      goingBack = true;
      window.history.go(index - idx);
    },
  });
}

type Otherwise = {
  /** The site has other words by now than this tab (`changed-words.ts`). */
  asDocument: () => void;
  giveUp?: () => void;
};

function changeTo(location: Location, arrive: () => void, otherwise: Otherwise): void {
  lastChange += 1;
  const change = lastChange;
  const isWanted = () => change === lastChange;

  function stay(): void {
    lastChange += 1;
    hold(undefined);
    otherwise.giveUp?.();
  }

  function attempt(again: boolean): void {
    hold({ state: "loading" });
    const loading = loadPage(location.pathname);
    (again ? loading.catch(() => loadAsDocument(location)) : loading).then(
      (came) => {
        if (!isWanted()) return;
        // What shows that the page is coming stays until the document is there.
        if (came === "changed") return otherwise.asDocument();
        hold(undefined);
        arrive();
      },
      () => isWanted() && hold({ state: "failed", retry: () => attempt(true), stay }),
    );
  }

  if (isPageLoaded(location.pathname)) {
    if (held) hold(undefined);
    arrive();
    askMeanwhile();
  } else {
    attempt(false);
  }
}

/**
 * After a deployment the files that this page names may be gone, and a retry cannot help: if the
 * site answers at all, the browser loads the page as a document. Rejects when it does not.
 */
async function loadAsDocument({ pathname, search, hash }: Location): Promise<never> {
  await fetch(pathname, { cache: "no-store" });
  window.location.assign(pathname + search + hash);
  return new Promise(() => {});
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
