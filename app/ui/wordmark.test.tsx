import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Wordmark } from "./wordmark.tsx";

test("finding: a word mark without an ampersand has one space in its place", () => {
  const mark = renderToStaticMarkup(<Wordmark words={["Moselle", "", "Partners"]} />);
  expect(mark).toBe('<span class="wordmark">Moselle Partners</span>');
  const house = renderToStaticMarkup(<Wordmark words={["One", "&", "Two"]} />);
  expect(house).toContain('One<span class="ampersand">&amp;</span>Two');
});
