import { expect, test } from "vitest";
import { faultOf } from "#core/letter-checks.ts";
import { edited, replaced } from "./edits.ts";
import {
  emptyFigure,
  type FigureForm,
  figureAt,
  figureFaults,
  freeFigureId,
  readNumber,
  writeFigure,
} from "./figure-text.ts";
import { pictureAt, writePicture } from "./picture-text.ts";
import { tableAt, writeTable } from "./table-text.ts";

const table = "Table: Two | figures\n| Row | Value |\n|---|---:|\n| A \\| *B* | 1 |\n| C\\\\ |  |";
const text = `Before.\n\n${table}\n\nAfter.`;

test("a table is read wherever in it the cursor stands, and written back without a change", () => {
  const from = text.indexOf("Table:");
  for (let at = from; at <= from + table.length; at++) {
    const found = tableAt(text, at);
    expect(found, `at ${at}`).toMatchObject({
      from,
      to: from + table.length,
      grid: {
        caption: "Two | figures",
        rows: [
          ["Row", "Value"],
          ["A | *B*", "1"],
          ["C\\\\", ""],
        ],
        figures: [false, true],
      },
    });
    expect(found && edited(text, replaced(found, writeTable(found.grid)))).toBe(text);
  }
  for (const at of [0, 4, text.length - 2]) expect(tableAt(text, at)).toBeUndefined();
});

test("a caption parted by an empty line is the table's, a sentence above it is not", () => {
  const parted = "Table: Parted\n\n| a | b |\n|---|---|\n| 1 | 2 |";
  expect(tableAt(parted, parted.length)?.grid.caption).toBe("Parted");
  expect(tableAt(parted, 3)?.from).toBe(0);
  const below = "Some words.\n| a | b |\n|---|---|";
  expect(tableAt(below, below.length)).toMatchObject({ from: 12, grid: { caption: "" } });
});

test("cells beyond the last column are kept, whatever signs a cell has stay in it", () => {
  const ragged = "| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| x |";
  expect(tableAt(ragged, 0)?.grid.rows).toEqual([
    ["a", "b", ""],
    ["1", "2", "3"],
    ["x", "", ""],
  ]);
  for (const cell of ["|", "a\\", "\\\\|", "||", "**b**", "\\*", "[x](/y)"]) {
    const grid = { caption: "c", rows: [["n", cell]], figures: [false, false] };
    const read = tableAt(writeTable(grid), 0)?.grid.rows[0];
    expect(read, cell).toHaveLength(2);
    expect(writeTable({ ...grid, rows: [read ?? []] }), cell).toBe(writeTable(grid));
  }
});

const form: FigureForm = {
  kind: "bar",
  title: "Fees",
  alt: "They fall.",
  unit: "%",
  names: ["Ours", "Theirs"],
  rows: [
    { label: "2024", values: ["1.5", ""], marked: false },
    { label: "2025", values: ["1,200", "−3"], marked: true },
  ],
};

test("a drawing is read and written back, with what its form does not show", () => {
  const block = writeFigure(form, { id: "fees", source: "own" }, "en");
  const body = `Before.\n\n${block}\n\nAfter.`;
  expect(faultOf(body, "en")).toBeNull();
  const found = figureAt(body, body.indexOf("alt"), "en");
  expect(found?.form?.rows).toEqual([
    { label: "2024", values: ["1.5", ""], marked: false },
    { label: "2025", values: ["1200", "-3"], marked: true },
  ]);
  expect(found?.kept).toEqual({ id: "fees", source: "own" });
  expect(found?.form && writeFigure(found.form, found.kept, "en")).toBe(block);
  expect(figureAt(body, 3, "en")).toBeUndefined();
  expect(figureAt("```figure\n{ broken\n```", 12, "en")).toMatchObject({ form: undefined });
});

test("what a drawing lacks is named", () => {
  expect(figureFaults(form, "en")).toEqual([]);
  expect(figureFaults(emptyFigure, "en")).toEqual([
    "title",
    "alt",
    "unit",
    "names",
    "labels",
    "values",
  ]);
  const wrong = { ...form, rows: [{ label: "2024", values: ["about 3", ""], marked: false }] };
  expect(figureFaults(wrong, "en")).toEqual(["values"]);
});

test.each([
  ["1,234", "en", 1234],
  ["1,234", "fr", 1.234],
  ["1 234,5", "fr", 1234.5],
  ["1\u202f234,5", "fr", 1234.5],
  ["1,234.5", "en", 1234.5],
  ["−3", "en", -3],
  ["3 %", "en", undefined],
  ["1,2,3", "fr", undefined],
  ["", "en", undefined],
] as const)("%j in %s is %j", (typed, language, number) => {
  expect(readNumber(typed, language)).toBe(number);
});

test("no two drawings of a text have one id", () => {
  expect(freeFigureId("", "Émissions propres de la maison, mesurées")).toBe(
    "emissions-propres-de-la-maison",
  );
  expect(freeFigureId('{"id":"fees"}', "Fees")).toBe("fees-2");
  expect(freeFigureId("", "!")).toBe("figure");
});

test("the description of a picture may have any sign", () => {
  const picture = { hash: "a1".repeat(32), width: 1400, height: 933 };
  for (const alt of ["A quay", "[1] *or* \\two_three_", "a ] b"]) {
    const body = `One.\n\n${writePicture({ ...picture, alt })}\n\nTwo.`;
    expect(pictureAt(body, 8)?.picture).toEqual({ ...picture, alt });
    expect(faultOf(body, "en")).toBeNull();
  }
  expect(pictureAt("One.", 2)).toBeUndefined();
});
