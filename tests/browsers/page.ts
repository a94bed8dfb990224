/** What a person does with a page and sees of it, in any browser. */
import { globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { until } from "../until.ts";
import type { BrowserWindow } from "./browser.ts";

export const keys = { tab: "\uE004", enter: "\uE007", escape: "\uE00C" };

type Spot = { x: number; y: number };
/** A text or a pattern that the name, the value or the text of an element must hold. */
type Words = string | RegExp;

export type Page = ReturnType<typeof pageIn>;

export function pageIn(window: BrowserWindow, origin: string) {
  /** Runs a function in the page; it sees nothing but its arguments. */
  async function run<Given extends unknown[], Answer>(
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    const call = `(${work})(...${JSON.stringify(given)})`;
    return JSON.parse(await window.call(`() => JSON.stringify(${call} ?? null)`));
  }

  async function alive(): Promise<void> {
    await until(async () => expect(await run(isAlive)).toBe(true));
  }

  function load(path: string): Promise<void> {
    return window.goTo(origin + path);
  }

  /** Loads a page, and waits until it is alive. */
  async function open(path: string): Promise<void> {
    await load(path);
    await alive();
  }

  /** The words of every element on screen that the selector names. */
  function wordsOf(selector: string): Promise<string[]> {
    return run(wordsOnScreen, selector);
  }

  async function see(selector: string, words: Words = /(?:)/): Promise<void> {
    await until(async () => {
      const found = await wordsOf(selector);
      expect(
        found.some((each) => holds(each, words)),
        `${selector}: ${words}`,
      ).toBe(true);
    });
  }

  async function seeNothing(selector: string): Promise<void> {
    await until(async () => expect(await wordsOf(selector)).toEqual([]));
  }

  /** Where to press an element, once it has come to rest and nothing lies over it. */
  function spotOf(selector: string, words: Words = /(?:)/): Promise<Spot> {
    let last: Spot | undefined;
    return until(async () => {
      const found = await wordsOf(selector);
      const index = found.findIndex((each) => holds(each, words));
      expect(index, `${selector}: ${words} among ${found.join(" · ")}`).not.toBe(-1);
      const spot = await run(middleOf, selector, index);
      if (typeof spot === "string") throw new Error(spot);
      const before = last;
      last = spot;
      expect(spot, "It moves.").toEqual(before);
      return spot;
    });
  }

  async function point(selector: string, words?: Words): Promise<void> {
    await window.act([pointer(move(await spotOf(selector, words)))]);
  }

  async function press(selector: string, words?: Words): Promise<void> {
    const spot = await spotOf(selector, words);
    const down = { type: "pointerDown", button: 0 };
    const up = { type: "pointerUp", button: 0 };
    await window.act([pointer(move(spot), down, up)]);
  }

  /** Types where the focus is. */
  async function type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await window.act([{ type: "key", id: "keyboard", actions }]);
  }

  /** Fills an empty field. */
  async function fill(selector: string, text: string): Promise<void> {
    await press(selector);
    await until(async () => expect(await run(hasFocus, selector)).toBe(true));
    await type(text);
    await until(async () => expect(await run(typedInto, selector)).toBe(text));
  }

  /** Waits until this is the address: path, query and fragment. */
  async function at(address: Words): Promise<void> {
    await until(async () => {
      const here = await run(() => location.href.slice(location.origin.length));
      if (typeof address === "string") expect(here).toBe(address);
      else expect(here).toMatch(address);
    });
  }

  async function focusOn(selector: string): Promise<void> {
    await until(async () => expect(await run(hasFocus, selector), selector).toBe(true));
  }

  /** Chooses in a list, by the beginning of what is shown there, as the keyboard does. */
  async function choose(selector: string, shown: string): Promise<void> {
    await see(selector);
    await run((sought) => document.querySelector<HTMLElement>(sought)?.focus(), selector);
    await type(shown.slice(0, 5));
    await until(async () => expect(await run(shownIn, selector)).toBe(shown));
  }

  /** Waits until a download of this name holds just this. */
  async function saved(name: string, contents: Buffer): Promise<void> {
    await until(() => {
      const [found = name] = globSync(`${window.downloads}/**/${name}`);
      expect(readFileSync(found).equals(contents)).toBe(true);
    });
  }

  return {
    ...window,
    run,
    alive,
    load,
    open,
    wordsOf,
    see,
    seeNothing,
    point,
    press,
    type,
    fill,
    choose,
    at,
    focusOn,
    saved,
  };
}

function pointer(...actions: object[]): object {
  return { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
}

function move({ x, y }: Spot): object {
  return { type: "pointerMove", origin: "viewport", x, y };
}

function holds(found: string, words: Words): boolean {
  return typeof words === "string" ? found.includes(words.replace(/\s+/g, " ")) : words.test(found);
}

// What follows runs in the page.

function isAlive(): boolean {
  return document.readyState === "complete" && "alive" in document.documentElement.dataset;
}

function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) ?? false;
}

function typedInto(selector: string): string | undefined {
  return document.querySelector<HTMLInputElement>(selector)?.value;
}

function shownIn(selector: string): string | undefined {
  return document.querySelector<HTMLSelectElement>(selector)?.selectedOptions[0]?.text;
}

function wordsOnScreen(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const name = element.getAttribute("aria-label");
      const value =
        element.matches("input, select, textarea") && (element as HTMLInputElement).value;
      return (name || value || element.textContent).replace(/\s+/g, " ").trim();
    });
}

/** The middle of an element, or why it cannot be pressed there. */
function middleOf(selector: string, index: number): Spot | string {
  const element = [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  )[index];
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  // A link may be broken over two lines: the middle of both is then beside it.
  const { x, y, width, height } = element?.getClientRects()[0] ?? new DOMRect();
  const spot = { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  const hit = document.elementFromPoint(spot.x, spot.y);
  return element?.contains(hit) ? spot : `Over it lies ${hit?.outerHTML.slice(0, 120)}`;
}
