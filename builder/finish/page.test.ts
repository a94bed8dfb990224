import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { finishPage as finishWith } from "./page.ts";

const scripts = {
  entry: "/assets/entry.js",
  brought: ["/assets/home.js", "/assets/words.js"],
  rest: ["/assets/shell.js"],
};

function finishPage(html: string): string {
  return finishWith(html, scripts, () => "");
}

/** The start script, which every finished page has. */
const started = /<script>(\(async[\s\S]*?)<\/script>(?=<\/body>)/;

function page(head = "", body = ""): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
}

/** The parts of the page's policy that concern scripts. */
function policyOf(html: string): string[] {
  return policiesOf(html)[0]?.split(" ") ?? [];
}

function policiesOf(html: string): string[] {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html);
  return meta?.[1]?.split("; ") ?? [];
}

/** The same, without the hash of the start script. */
function policyOfOwn(html: string): string[] {
  const start = hashOf(started.exec(html)?.[1] ?? "");
  return policyOf(html).filter((part) => part !== start);
}

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

test("each inline script is allowed by its own hash, wherever it stands", () => {
  const first = 'document.cookie = "a";';
  const second = "\n  let é = 1 < 2;\n";
  const html = finishPage(page(`<script>${first}</script>`, `<script>${second}</script>`));
  expect(policyOfOwn(html)).toEqual(["script-src", "'self'", hashOf(first), hashOf(second)]);
});

test("a script from a file and data for search engines need no hash", () => {
  const html = finishPage(
    page(
      '<script type="application/ld+json">{"a":1}</script>',
      '<script async="" src="/assets/a.js"></script>',
    ),
  );
  expect(policyOfOwn(html)).toEqual(["script-src", "'self'"]);
});

test("an inline script with an attribute that only resembles src is still hashed", () => {
  const html = finishPage(page('<script data-src="/a.js">run()</script>'));
  expect(policyOf(html)).toContain(hashOf("run()"));
});

test("the policy comes before the first script, or the browser would not apply it", () => {
  const html = finishPage(page("<script>run()</script>"));
  expect(html.indexOf("Content-Security-Policy")).toBeGreaterThan(-1);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script>"));
});

test("the policy never allows inline code as such", () => {
  const html = finishPage(page("<script>run()</script>"));
  expect(html).not.toMatch(/unsafe-(inline|eval)/);
});

test("the character set stays the first thing in the head, in valid HTML", () => {
  const html = finishPage(page());
  expect(html).toContain('<head><meta charset="utf-8"/>');
  expect(html).not.toContain("charSet");
});

test("the page's code waits for its first paint, and then comes with its words", () => {
  const html = finishPage(page());
  expect(html).not.toMatch(/<link rel="modulepreload"|type="module"/);
  const steps = [
    "await new Promise",
    'of ["/assets/shell.js"])\n  document.head.append(',
    'const files = ["/assets/home.js","/assets/words.js"];',
    "files.map((file) => import(file))",
    'import("/assets/entry.js");',
    "begin(await brought, files);",
    "</script></body></html>",
  ].map((step) => html.indexOf(step));
  expect(steps).not.toContain(-1);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(policyOf(html)).toContain(hashOf(started.exec(html)?.[1] ?? ""));
});

test("a workplace keeps its sheets as files", () => {
  const link = '<link rel="stylesheet" href="/assets/site.css"/>';
  const html = finishPage(page(link));
  expect(html).toContain(`${link}</head>`);
  expect(policiesOf(html)[1]).toBe("style-src 'self'");
});

const slot = '<div hidden="" data-rest=""></div>';

test("where its first screen ends, a page has the styles of what follows", () => {
  const sheet = "p{content:'$1'}@media (width<9rem){.a&{top:0}.later{top:0}}";
  const link = '<link rel="stylesheet" href="/assets/a.css"/>';
  const html = finishWith(page(link, `<p></p>${slot}<i class="later"></i>`), scripts, () => sheet);
  const first = "p{content:'$1'}";
  const whole = "p{content:'$1'}@media (width&lt;9rem){.a&amp;{top:0}.later{top:0}}";
  // The browser paints nothing before it has read as far as this element.
  const wait = '<link rel="expect" href="#first-screen" blocking="render"/>';
  expect(html).toContain(`<style data-sheet="/assets/a.css">${first}</style>${wait}</head>`);
  const later = `<g id="first-screen"></g><style data-sheet="/assets/a.css">${whole}</style>`;
  expect(html).toContain(`<p></p>${slot.replace("></", `><svg>${later}</svg></`)}<i`);
  // The hash is of the style's text after the browser has decoded `&lt;` and `&amp;`.
  expect(policiesOf(html)[1]).toBe(`style-src 'self' ${hashOf(first)} ${hashOf(sheet)}`);
});

test("a page whose first screen ends twice stops the build", () => {
  expect(() => finishPage(page("", slot + slot))).toThrow("twice");
});

test("the rest of the page is left as it was, dollar signs included", () => {
  const head = "<title>$& $1 $$</title><script>const a = `$&`;</script>";
  const html = finishPage(page(head, "<p>$' £5</p>"));
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
  expect(html.replace(policy, "").replace(started, "").replace("charset", "charSet")).toBe(
    page(head, "<p>$' £5</p>"),
  );
});

test("a page that does not declare its character set stops the build", () => {
  expect(() => finishPage("<html><head></head></html>")).toThrow("character set");
});
