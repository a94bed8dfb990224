import { expect, test } from "vitest";
import { firstStyles } from "./first-styles.ts";

const html =
  '<main class="page wide"><a href="/" data-current="">Home</a><details></details></main>';

test.each([
  ["an element", "a{color:red}"],
  ["a class among others", ".wide{color:red}"],
  ["an attribute", "[data-current]{color:red}"],
  ["whatever the pointer does", "main.page a:hover>:focus-visible{color:red}"],
  ["a part of an element", "a::before{content:''}"],
  ["what may be absent", "a:not(.absent){color:red}"],
  ["one of several", ":is(.absent,a){color:red}"],
  ["what is opened by hand", "details[open]{color:red}"],
  ["the root", ":root{--a:1px}"],
  ["everything", "*{margin:0}"],
  ["a font", '@font-face{font-family:"A"}'],
  ["a width, by its rules", "@media (width>=40rem){a{color:red}}"],
  ["a movement that is made", "a{animation:turn 1s}@keyframes turn{from{top:0}}"],
])("keeps what speaks of %s", (_, css) => {
  expect(firstStyles(html, css)).toBe(css);
});

test.each([
  ["an element", "dialog{color:red}"],
  ["a class", ".page .dialog{color:red}"],
  ["the beginning of a class", ".pag{color:red}"],
  ["an attribute", "a[data-open]{color:red}"],
  ["paper", "@media print{a{color:red}}"],
  ["a width without rules", "@media (width>=40rem){dialog{color:red}}"],
  ["a movement that nothing makes", "@keyframes turn{from{top:0}}"],
])("leaves out %s that the page has not", (_, css) => {
  expect(firstStyles(html, css)).toBe("");
});

test("a list of selectors keeps those that are needed", () => {
  expect(firstStyles(html, "a,dialog,.wide{color:red}")).toBe("a,.wide{color:red}");
});

test("the order of the layers is the sheet's, even where one is empty", () => {
  const css = "@layer base{dialog{color:red}}@layer top{a{color:red}}";
  expect(firstStyles(html, css)).toBe("@layer base,top;@layer top{a{color:red}}");
});

test("a sheet that was cut for one page is whole for the next", () => {
  const css = "a{color:red}dialog{color:blue}";
  expect(firstStyles(html, css)).toBe("a{color:red}");
  expect(firstStyles("<dialog></dialog>", css)).toBe("dialog{color:blue}");
});
