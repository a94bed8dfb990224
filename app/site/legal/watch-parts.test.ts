import { afterEach, expect, test, vi } from "vitest";
import { watchParts } from "./watch-parts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a function that reports, in one call, parts that came to the line (+) or left it (-). */
function watch(change: (id: string | undefined) => void) {
  let tell: (entries: object[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void) {
        tell = callback;
      }
      observe() {}
    },
  );
  watchParts([], change);
  return (...moves: string[]) =>
    tell(moves.map((move) => ({ target: { id: move.slice(1) }, isIntersecting: move[0] === "+" })));
}

test("the part at the line is the one being read, and above the first there is none", () => {
  const said: (string | undefined)[] = [];
  const move = watch((id) => said.push(id));
  move("+a");
  move("-a", "+b");
  move("-b");
  expect(said).toEqual(["a", "b", undefined]);
});

test("a part that came and went before it was told is not being read", () => {
  const said: (string | undefined)[] = [];
  const move = watch((id) => said.push(id));
  move("+a", "-a");
  expect(said).toEqual([undefined]);
});
