import { expect, test } from "vitest";
import { csv, csvMarks } from "./csv.ts";

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

test("in English, commas part the cells and a semicolon does not", () => {
  expect(csv(["a", "b"], [["x;y", "1,2"]], csvMarks.en)).toBe('\ufeffa,b\r\nx;y,"1,2"\r\n');
});

test("an amount is a number in either language, below nothing too", () => {
  const row = [{ decimal: "-1250000.50" }, { decimal: "7" }];
  expect(csv(["a", "b"], [row], csvMarks.fr)).toBe("\ufeffa;b\r\n-1250000,50;7\r\n");
  expect(csv(["a", "b"], [row], csvMarks.en)).toBe("\ufeffa,b\r\n-1250000.50,7\r\n");
});

test("what is no amount is not passed off as one", () => {
  expect(() => csv(["a"], [[{ decimal: "=1+1" }]])).toThrow();
});
