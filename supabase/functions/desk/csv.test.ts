import { expect, test } from "vitest";
import { csv } from "./csv.ts";

test("a table begins with the mark of UTF-8 and is parted by semicolons", () => {
  expect(csv(["a", "b"], [["é", 1]])).toBe("\ufeffa;b\r\né;1\r\n");
});

test("nothing is, and true or false are, a cell", () => {
  expect(csv(["a"], [[null], [true], [false]])).toBe("\ufeffa\r\n\r\ntrue\r\nfalse\r\n");
});

test.each(["=1+1", "+1", "-1", "@sum(a1)", "\t=1"])("%j is text, not a formula", (formula) => {
  expect(csv(["a"], [[formula]])).toContain(`'${formula}`);
});

test("a formula behind a quote stays behind it", () => {
  expect(csv(["a"], [['=hyperlink("x";"y")']])).toBe('\ufeffa\r\n"\'=hyperlink(""x"";""y"")"\r\n');
});

test("a text with a semicolon or a line's end stays one cell", () => {
  expect(csv(["a", "b"], [["x;y", "one\ntwo"]])).toBe('\ufeffa;b\r\n"x;y";"one\ntwo"\r\n');
});
