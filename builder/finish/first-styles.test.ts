import { expect, test } from "vitest";
import { firstStyles, restOfStyles } from "./first-styles.ts";

const html = `<body><dialog class="menu"><p class="deep">Menu</p></dialog>
  <header class="head wide" id="top"><h1>Title</h1></header>`;

test.each([
  ["a rule about an element that is there", "h1{color:red}"],
  ["one that needs an element within another", ".head h1{color:red}"],
  ["one about the document", "html[lang=fr] .head{color:red}"],
  ["one that begins with a state", ".head:hover::after{content:'}{'}"],
  ["one whose condition is somewhere else", ".head:not(.gone):has(.other,:is(.a,.b)){color:red}"],
  ["one of several selectors", ".gone,.wide{color:red}"],
  ["one about an id", "#top>h1{color:red}"],
  ["one about any element", "*{margin:0}"],
  ["one about a dialog itself", ".menu{padding:0}"],
  ["one inside conditions", "@layer components{@media (width<48rem){.head{color:red}}}"],
  ["what things move by", "@keyframes fall{0%{top:0}to{top:1px}}"],
  ["the order of the layers", "@layer tokens,base;"],
  ["all tokens", "@layer tokens{.gone{color:red}}"],
  ["a face", '@font-face{font-family:"A;{";src:url(/a.woff2)}'],
])("the first screen gets %s", (_, css) => {
  expect(firstStyles(css, html)).toBe(css);
});

test.each([
  ["a rule about what comes later", ".gone{color:red}"],
  ["one that needs both", ".head .gone{color:red}"],
  ["one about an element that is not there", "table td{color:red}"],
  ["one that only looks alike", ".header{color:red}"],
  ["what is in a closed dialog", ".deep{color:red}"],
  ["what is for paper", "@media print{.head{color:red}}"],
  ["an empty condition", "@layer components{@media (width<48rem){.gone{color:red}}}"],
])("the first screen does without %s", (_, css) => {
  expect(firstStyles(css, html)).toBe("");
});

test("the rest says everything again, in its order, but for tokens, grounds and faces", () => {
  const face = "@font-face{font-family:A}";
  const ground = "@layer base{p{margin:0}}";
  const rules = "@layer components{.gone{color:red}.head{color:blue}.gone,.head{color:green}}";
  const sheet = `@layer tokens,base,components;${face}${ground}${rules}`;
  expect(firstStyles(sheet, html)).toBe(
    `@layer tokens,base,components;${face}${ground}@layer components{.head{color:blue}.gone,.head{color:green}}`,
  );
  expect(restOfStyles(sheet)).toBe(`@layer tokens,base,components;${rules}`);
});

test("a sheet that is cut short stops the build", () => {
  expect(() => firstStyles(".head", html)).toThrow("ends in the middle");
});
