import { expect, test } from "vitest";
import { sha256 } from "../../builder/finish/page.ts";
import { waitForPaint } from "../../builder/finish/start-script.ts";
import { withoutContent, withoutScripts } from "./variants.ts";

const data = '<script type="application/ld+json">{"a":"<p>"}</script>';
const head = `<head><script>choose()</script>${data}<link rel="stylesheet" href="/a.css"/></head>`;
const state = "<script>window.state = {};</script>";
const entry = '<script>\nimport("/assets/entry.js");</script>';
const patientEntry = entry.replace("<script>", `<script>${waitForPaint}`);
const body = `<body class="a"><h1>Title</h1><p>Text</p>${state}${patientEntry}</body>`;
const page = `<!DOCTYPE html><html lang="en">${head}${body}</html>`;

test("the floor has the page's words and styles, and no code", () => {
  const floor = withoutScripts(page);
  expect(floor).toContain('<body class="a"><h1>Title</h1><p>Text</p></body>');
  expect(floor).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(floor).not.toMatch(/choose|state|entry/);
});

test("data for search engines is no code: the floor keeps it", () => {
  expect(withoutScripts(page)).toContain(data);
});

test("the single-page app has the page's head and code, no words and nothing to wait for", () => {
  const shell = withoutContent(page);
  expect(shell).toContain(
    `<html lang="en">${head}<body class="a"><div class="site"></div>${state}${entry}</body>`,
  );
  expect(shell).not.toMatch(/Title|Text/);
});

test("the single-page app of a publication brings its text, unseen", () => {
  const text = '<p>Long <a href="#note">text</a></p>';
  const publication = page.replace("<p>Text</p>", `<div data-kept-text="">${text}</div>`);
  expect(withoutContent(publication)).toContain(
    `<body class="a"><div data-kept-text="" hidden="">${text}</div><div class="site"></div>${state}`,
  );
});

test("the single-page app's policy allows its changed script", () => {
  const code = (tag: string) => tag.replace(/<\/?script>/g, "");
  const withPolicy = page.replace(
    "<head>",
    `<head><meta content="${sha256(code(patientEntry))}"/>`,
  );
  expect(withoutContent(withPolicy)).toContain(`<meta content="${sha256(code(entry))}"/>`);
});

test("what is no page cannot be emptied", () => {
  expect(() => withoutContent("<p>text</p>")).toThrow("no body");
});
