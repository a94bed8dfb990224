import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bareText, withoutScripts } from "./variants.ts";

const data = '<script type="application/ld+json">{"a":"<p>"}</script>';
const head = `<head><title>T</title><style>p{}</style><script>choose()</script>${data}<link rel="preload" href="/a.woff2"/></head>`;
const body =
  '<body class="a"><h1>Title</h1><svg><path d="M0 0"></path></svg><p class="b">Text</p><script>run()</script></body>';
const page = `<!DOCTYPE html><html lang="en">${head}${body}</html>`;

test("the floor has the page's words and styles, and no code", () => {
  const floor = withoutScripts(page);
  expect(floor).toContain('<p class="b">Text</p></body>');
  expect(floor).toContain("<style>p{}</style>");
  expect(floor).not.toMatch(/choose|run/);
});

test("data for search engines is no code: the floor keeps it", () => {
  expect(withoutScripts(page)).toContain(data);
});

test("the bare page has the words in their elements, and nothing else", () => {
  expect(bareText(page)).toBe(
    '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>Title</h1><p>Text</p></body></html>',
  );
});

test("what leads on to sign in leads on from the references too", () => {
  const code = readFileSync("app/sign-in/sign-in-first.js", "utf8");
  const space = page.replace("choose()", code);
  for (const reference of [withoutScripts(space), bareText(space)]) {
    expect(reference).toContain(code);
    expect(reference).not.toContain("run()");
  }
});
