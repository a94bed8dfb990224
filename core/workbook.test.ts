import { downloadZip } from "client-zip";
import readSheets from "read-excel-file/universal";
import { expect, test } from "vitest";
import { workbookFiles } from "./workbook.ts";

async function read(files: ReturnType<typeof workbookFiles>) {
  const zip = await downloadZip(files).blob();
  return readSheets(new Blob([await zip.arrayBuffer()]), { parseNumber: (text: string) => text });
}

test("a workbook says what its tables say, to the cent and to the day", async () => {
  const sheets = await read(
    workbookFiles([
      {
        name: "Mouvements",
        head: ["Investisseur", "Le", "Montant", "Rang", "Propre"],
        rows: [
          ["Fondation « A & B » <1>", "2026-02-28", { decimal: "-9007199254740993.07" }, 3, true],
          ["=cmd|'/c calc'!A1", "2026-Q3", { decimal: "0.10" }, null, ""],
        ],
      },
      { name: "Documents", head: ["Titre"], rows: [] },
    ]),
  );
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Mouvements", "Documents"]);
  expect(sheets[0]?.data).toEqual([
    ["Investisseur", "Le", "Montant", "Rang", "Propre"],
    [
      "Fondation « A & B » <1>",
      new Date("2026-02-28T00:00:00Z"),
      "-9007199254740993.07",
      "3",
      true,
    ],
    ["=cmd|'/c calc'!A1", "2026-Q3", "0.10", null, null],
  ]);
});

test("what no XML can hold is left out of a cell, and not the cell", async () => {
  const [sheet] = await read(
    workbookFiles([{ name: "A", head: ["B"], rows: [["a\u0000b\u001bc\ud800d\n\u{1F600}"]] }]),
  );
  expect(sheet?.data[1]).toEqual(["abcd\n\u{1F600}"]);
});
