import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Shown } from "./location.ts";
import { openTab, settled } from "./stub-tab.ts";

type Held = typeof import("./page-history.ts").heldChange;

/** The pages that are loaded, and those that are asked for: each waits until the test ends it. */
const pages = vi.hoisted(() => ({
  loaded: new Set<string>(),
  asked: [] as { pathname: string; come: () => void; fail: () => void }[],
}));

vi.mock("./load-page.ts", () => ({
  isPageLoaded: (pathname: string) => pages.loaded.has(pathname),
  loadPage: (pathname: string) =>
    new Promise<void>((resolve, reject) => {
      pages.asked.push({
        pathname,
        come() {
          pages.loaded.add(pathname);
          resolve();
        },
        fail: () => reject(new Error("The page did not arrive.")),
      });
    }),
}));

/** A tab that shows `path`, with our history at work in it. */
async function begin(path: string, ...loaded: string[]) {
  for (const pathname of [path, ...loaded]) pages.loaded.add(pathname);
  return watch(openTab(path));
}

async function watch(tab: ReturnType<typeof openTab>) {
  const { firstShown, heldChange, navigate, watchHistory } = await import("./page-history.ts");
  const { settleScroll } = await import("./scroll-memory.ts");
  const all: Shown[] = [firstShown()];
  const stop = watchHistory((shown) => {
    all.push(shown);
    settleScroll(shown);
  });
  return {
    tab,
    stop,
    navigate,
    held: heldChange,
    /** Every page that was on screen, in order. */
    shown: () => all.map(({ location }) => location.pathname),
    last: () => all.at(-1) as Shown,
  };
}

/** Lets the page that was asked for arrive, or fail. */
async function outcome(pathname: string, which: "come" | "fail"): Promise<void> {
  const request = pages.asked.findLast((asked) => asked.pathname === pathname);
  expect(request, `${pathname} was asked for`).toBeDefined();
  request?.[which]();
  await settled();
}

/** Presses a button of the dialog that says that the page did not arrive. */
async function answer(held: Held, choice: "retry" | "stay"): Promise<void> {
  const change = held.read();
  if (change?.state !== "failed") throw new Error("There is no dialog.");
  change[choice]();
  await settled();
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  pages.loaded.clear();
  pages.asked.length = 0;
});

test("a page that is here already is shown at once, from its top", async () => {
  const { tab, navigate, held, shown, last } = await begin("/", "/contact");
  tab.scrollY = 300;
  navigate("/contact?a=1#offices", { preventScrollReset: true });
  expect(last()).toMatchObject({
    location: { pathname: "/contact", search: "?a=1", hash: "#offices" },
    scroll: "keep",
  });
  navigate("/");
  expect(last().scroll).toBe("top");
  expect(tab.scrollY).toBe(0);
  expect(shown()).toEqual(["/", "/contact", "/"]);
  expect(tab.entries()).toEqual(["/", "/contact?a=1#offices", "/"]);
  expect(held.read()).toBeUndefined();
  expect(pages.asked).toEqual([]);
});

test("a page that is still to come is waited for, on the page and at the address of before", async () => {
  const { tab, navigate, held, shown } = await begin("/");
  const told = vi.fn();
  onTestFinished(held.subscribe(told));
  navigate("/careers");
  expect(held.read()).toEqual({ state: "loading" });
  expect([tab.path(), shown()]).toEqual(["/", ["/"]]);
  await outcome("/careers", "come");
  expect(held.read()).toBeUndefined();
  expect([tab.path(), shown()]).toEqual(["/careers", ["/", "/careers"]]);
  expect(told).toHaveBeenCalledTimes(2);
});

test("the page asked for last wins, whichever comes first", async () => {
  const { tab, navigate, held, shown } = await begin("/");
  navigate("/slow");
  navigate("/wanted");
  await outcome("/wanted", "come");
  await outcome("/slow", "come");
  expect([shown(), tab.path()]).toEqual([["/", "/wanted"], "/wanted"]);

  navigate("/slow-too");
  navigate("/last");
  await outcome("/slow-too", "come");
  expect(held.read()).toEqual({ state: "loading" });
  await outcome("/last", "come");
  expect([shown(), tab.path()]).toEqual([["/", "/wanted", "/last"], "/last"]);
  expect(tab.entries()).toEqual(["/", "/wanted", "/last"]);
});

test("a page that was given up fails in silence", async () => {
  const { navigate, held, shown } = await begin("/", "/here");
  navigate("/lost");
  navigate("/here");
  expect(held.read()).toBeUndefined();
  await outcome("/lost", "fail");
  expect(held.read()).toBeUndefined();
  navigate("/lost");
  navigate("/coming");
  await outcome("/lost", "fail");
  expect(held.read()).toEqual({ state: "loading" });
  await outcome("/coming", "come");
  expect(shown()).toEqual(["/", "/here", "/coming"]);
});

test("a link on the page on screen gives up the page that was on its way", async () => {
  const { tab, navigate, held, shown } = await begin("/search");
  navigate("/slow");
  navigate("/search?q=funds");
  expect([held.read(), tab.path()]).toEqual([undefined, "/search?q=funds"]);
  await outcome("/slow", "come");
  expect(shown()).toEqual(["/search", "/search"]);
});

test("a page that did not arrive can be tried again, and is shown when it comes", async () => {
  const { tab, navigate, held, shown } = await begin("/");
  navigate("/careers");
  await outcome("/careers", "fail");
  expect([tab.path(), shown()]).toEqual(["/", ["/"]]);
  await answer(held, "retry");
  expect(held.read()).toEqual({ state: "loading" });
  await outcome("/careers", "come");
  expect([held.read(), tab.path(), shown()]).toEqual([undefined, "/careers", ["/", "/careers"]]);
  expect(tab.assigned).toEqual([]);
});

test("whoever stays keeps the page and its address", async () => {
  const { tab, navigate, held, shown } = await begin("/");
  navigate("/careers");
  await outcome("/careers", "fail");
  await answer(held, "stay");
  expect([held.read(), tab.entries(), shown()]).toEqual([undefined, ["/"], ["/"]]);
});

test("whoever stays after all is not taken to the page when it comes", async () => {
  const { navigate, held, shown } = await begin("/");
  navigate("/careers");
  await outcome("/careers", "fail");
  const failed = held.read();
  await answer(held, "retry");
  if (failed?.state === "failed") failed.stay();
  await outcome("/careers", "come");
  expect([held.read(), shown()]).toEqual([undefined, ["/"]]);
});

test("a retry whose files are gone loads the document, if the site answers", async () => {
  const { tab, navigate, held, shown } = await begin("/");
  const asked: unknown[] = [];
  let answers = false;
  vi.stubGlobal("fetch", async (...request: unknown[]) => {
    asked.push(request);
    if (!answers) throw new TypeError("fetch failed");
  });
  const retry = async () => {
    await answer(held, "retry");
    await outcome("/careers", "fail");
  };
  navigate("/careers?a=1#open");
  await outcome("/careers", "fail");
  expect(asked).toEqual([]);
  await retry();
  expect(asked).toEqual([["/careers", { cache: "no-store" }]]);
  expect([held.read()?.state, tab.assigned]).toEqual(["failed", []]);
  answers = true;
  await retry();
  expect(tab.assigned).toEqual(["/careers?a=1#open"]);
  expect([held.read(), shown()]).toEqual([{ state: "loading" }, ["/"]]);
});

test("back and forward show the pages of the history, each where one was on it", async () => {
  const { tab, navigate, shown, last } = await begin("/", "/contact");
  tab.scrollY = 420;
  navigate("/contact");
  tab.scrollY = 77;
  await tab.go(-1);
  expect([last().scroll, tab.scrollY]).toEqual(["restore", 420]);
  await tab.go(1);
  expect([last().scroll, tab.scrollY]).toEqual(["restore", 77]);
  expect(shown()).toEqual(["/", "/contact", "/", "/contact"]);
});

/** Goes back to the first page of the tab, which does not arrive, and presses "stay". */
async function goBackInVain({ tab, held }: Awaited<ReturnType<typeof begin>>, steps: number) {
  pages.loaded.delete("/");
  await tab.go(steps);
  expect([held.read(), tab.path()]).toEqual([{ state: "loading" }, "/"]);
  await outcome("/", "fail");
  await answer(held, "stay");
  expect(held.read()).toBeUndefined();
}

test("back to a page that did not arrive: who stays has the address on screen again", async () => {
  const site = await begin("/", "/contact", "/careers");
  const { tab, navigate, shown } = site;
  navigate("/contact");
  navigate("/careers");
  await goBackInVain(site, -2);
  expect([tab.path(), shown()]).toEqual(["/careers", ["/", "/contact", "/careers"]]);
  // Our own step back to the address was ignored; the visitor's next one is not.
  await tab.go(-1);
  expect([tab.path(), shown().at(-1)]).toEqual(["/contact", "/contact"]);
  await goBackInVain(site, -1);
  expect([tab.path(), shown().at(-1)]).toEqual(["/contact", "/contact"]);
  // The browser made this entry itself.
  tab.followHash("#offices");
  await goBackInVain(site, -2);
  expect(tab.path()).toBe("/contact#offices");
});

test("the same holds for a page that was loaded anew in the midst of its history", async () => {
  const before = await begin("/", "/contact");
  before.navigate("/contact");
  before.stop();
  vi.resetModules();
  const site = await watch(before.tab);
  await goBackInVain(site, -1);
  expect([site.tab.path(), site.shown()]).toEqual(["/contact", ["/contact"]]);
});

test("a link that is followed while a page of the history is on its way counts from there", async () => {
  const site = await begin("/", "/contact", "/careers");
  const { tab, navigate, shown } = site;
  navigate("/contact");
  pages.loaded.delete("/");
  await tab.go(-1);
  navigate("/careers");
  expect([tab.entries(), shown().at(-1)]).toEqual([["/", "/careers"], "/careers"]);
  await goBackInVain(site, -1);
  expect([tab.path(), shown().at(-1)]).toEqual(["/careers", "/careers"]);
  await tab.go(-1);
  await outcome("/", "come");
  expect([tab.path(), shown().at(-1)]).toEqual(["/", "/"]);
});

test("an entry takes the place of the one on screen where that is asked for, or is the same", async () => {
  const { tab, navigate, last } = await begin("/", "/search", "/careers");
  navigate("/search");
  navigate("/search");
  navigate("/search?q=funds", { replace: true });
  expect(tab.entries()).toEqual(["/", "/search?q=funds"]);
  const { key } = last().location;
  navigate("/careers");
  expect(last().location.key).not.toBe(key);
  await tab.go(-1);
  expect(last().location).toMatchObject({ pathname: "/search", search: "?q=funds", key });
});

test("a part of the page that the browser went to by itself is an entry like the others", async () => {
  const { tab, navigate, last } = await begin("/contact", "/careers");
  tab.followHash("#offices");
  expect(last()).toMatchObject({ location: { hash: "#offices" }, scroll: "keep" });
  const { key } = last().location;
  navigate("/careers");
  await tab.go(-1);
  expect(last()).toMatchObject({ location: { hash: "#offices", key }, scroll: "restore" });
});

test("nothing is shown any more once nobody watches", async () => {
  const { tab, navigate, stop, shown } = await begin("/", "/contact");
  navigate("/contact");
  stop();
  await tab.go(-1);
  expect(shown()).toEqual(["/", "/contact"]);
});
