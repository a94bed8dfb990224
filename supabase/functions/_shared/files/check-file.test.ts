/** What a document may not have inside, in every way of hiding it; and that honest ones pass. */
import { globSync, readFileSync } from "node:fs";
import { type EncryptionAlgorithm, PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { packedPdf, plainPdf, smallPdf, workbook, zipOf } from "../../../../tests/made-files.ts";
import { checkFile } from "./check-file.ts";

const script = "<< /S /JavaScript /JS (app.alert(1)) >>";
const launch = "<< /S /Launch /F (cmd.exe) >>";
const link = (action: string) => `/Annots [ << /Subtype /Link /Rect [0 0 9 9] /A ${action} >> ]`;

const bad = [
  [
    "pdf-script",
    "a script by name",
    { catalogue: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` },
  ],
  ["pdf-acts", "a script on opening", { catalogue: "/OpenAction 4 0 R", more: [script] }],
  [
    "pdf-acts",
    "an address on opening",
    { catalogue: "/OpenAction << /S /URI /URI (https://a.example) >>" },
  ],
  [
    "pdf-acts",
    "something of the catalogue by itself",
    { catalogue: "/AA << /WC << /S /Named /N /Print >> >>" },
  ],
  [
    "pdf-acts",
    "something of a page by itself",
    { page: "/AA 4 0 R", more: ["<< /O << /S /URI /URI (a) >> >>"] },
  ],
  ["pdf-script", "a script of a link", { page: link(script) }],
  ["pdf-launch", "a launch of a link", { page: link(launch) }],
  ["pdf-launch", "another file", { page: link("<< /S /GoToR /F (\\\\\\\\host\\\\a.pdf) >>") }],
  ["pdf-launch", "a file inside", { page: link("<< /S /GoToE /T << /R /C >> >>") }],
  [
    "pdf-launch",
    "a form that is sent",
    { page: link("<< /S /SubmitForm /F (https://a.example) >>") },
  ],
  ["pdf-launch", "data from elsewhere", { page: link("<< /S /ImportData /F (a.fdf) >>") }],
  [
    "pdf-attachment",
    "attached files",
    { catalogue: "/Names << /EmbeddedFiles << /Names [] >> >>" },
  ],
  [
    "pdf-attachment",
    "a file pinned to a page",
    { page: "/Annots [ << /Subtype /FileAttachment >> ]" },
  ],
  [
    "pdf-attachment",
    "a file beside",
    { catalogue: "/AF [4 0 R]", more: ["<< /F (a) /EF << /F 5 0 R >> >>"] },
  ],
  ["pdf-media", "a film", { page: "/Annots [ << /Subtype /RichMedia >> ]" }],
  ["pdf-script", "a form of its own kind", { catalogue: "/AcroForm << /XFA [(a) 4 0 R] >>" }],
  ["pdf-script", "escaped names", { page: link("<< /#53 /#4a#61vaScript /#4a#53 (a) >>") }],
  ["pdf-script", "a key that is there twice", { page: link(`<< /S /JavaScript /S /GoTo >>`) }],
  ["pdf-launch", "a name elsewhere", { page: link("<< /S 4 0 R /F (a) >>"), more: ["/Launch"] }],
  ["pdf-launch", "a list that nobody closes", { more: [`[ [ ${launch}`] }],
] as const;

describe.each([
  ["in the open", plainPdf],
  ["in a packed stream", packedPdf],
])("a PDF %s", (_how, make) => {
  test.each(bad)("is refused as %s for %s", async (why, _what, parts) => {
    expect(await checkFile(make(parts))).toBe(why);
  });
  test("is taken with links, a place to open at, and nothing else", async () => {
    const page = link("<< /S /URI /URI (https://alzette-seine.example) >>");
    for (const action of ["[3 0 R /Fit]", "<< /S /GoTo /D [3 0 R /Fit] >>", "4 0 R"]) {
      const parts = { catalogue: `/OpenAction ${action}`, page, more: ["[3 0 R /XYZ 0 0 0]"] };
      expect([action, await checkFile(make(parts))]).toEqual([action, undefined]);
    }
  });
});

test("what a table of contents leads to is seen, wherever it hides", async () => {
  const hidden = `9 0 obj ${script} endobj`;
  for (const between of [
    `(${hidden.replace(/[()]/g, "\\$&")})\n${hidden}\n`,
    `8 0 obj << /Length 99 >> stream\n${hidden}\nendstream endobj\n`,
    `% ${hidden}\n`,
    `1 0 obj ${script} endobj 1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n`,
  ]) {
    expect(await checkFile(plainPdf({ between }))).toBe("pdf-script");
  }
});

test("what cannot be looked into is refused", async () => {
  const objectStream = (dictionary: string) =>
    plainPdf({
      between: `9 0 obj << /Type /ObjStm /N 1 /First 4 ${dictionary} >> stream\nabc\nendstream endobj\n`,
    });
  for (const [file, why] of [
    [Buffer.from("%PDF-1.7 nothing else"), "file-unreadable"],
    [objectStream("/Length 3 /Filter /LZWDecode"), "file-unreadable"],
    [objectStream("/Length 3 /Filter /FlateDecode"), "file-unreadable"],
    [objectStream("/Length 3 /Filter [/ASCIIHexDecode /FlateDecode]"), "file-unreadable"],
    [plainPdf({ more: ["[".repeat(500)] }), "file-unreadable"],
    [plainPdf({ between: "1 0 obj (".repeat(30_000) }), "file-slow"],
    [packedPdf({}, " ".repeat(65 * 1024 * 1024)), "file-unpacks"],
  ] as const) {
    expect([why, await checkFile(file)]).toEqual([why, why]);
  }
}, 60_000);

/** Encrypted, with a password for changing and perhaps one for opening. */
async function encrypted(userPassword: string, algorithm: EncryptionAlgorithm, scripted: boolean) {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  if (scripted) pdf.addJavaScript("a", "app.alert(1)");
  pdf.encrypt({ userPassword, ownerPassword: "owner", algorithm, allowWeakCryptography: true });
  return Buffer.from(await pdf.save({ useObjectStreams: true }));
}

test.each(["RC4-40", "RC4-128", "AES-128", "AES-256"] as const)(
  "of %s, a password for changing is undone and one for opening refused",
  async (algorithm) => {
    expect([
      await checkFile(await encrypted("", algorithm, false)),
      await checkFile(await encrypted("", algorithm, true)),
      await checkFile(await encrypted("secret", algorithm, false)),
    ]).toEqual([undefined, "pdf-script", "pdf-password"]);
  },
);

test("our own publications, printed by Chromium, are taken", async () => {
  const files = globSync("content/{publications/*,editions/*/*}/*.pdf");
  expect(files.length).toBeGreaterThanOrEqual(22);
  for (const file of files) {
    expect([file, await checkFile(readFileSync(file))]).toEqual([file, undefined]);
  }
  expect(await checkFile(smallPdf("a report"))).toBeUndefined();
}, 60_000);

const relation = (type: string, target = "a.bin", mode = "") =>
  `<Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`;
const external = ' TargetMode="External"';
const zeros = Buffer.alloc(25 * 1024 * 1024);

test.each([
  [
    "excel-macro",
    "a workbook of macros",
    workbook({ main: "application/vnd.ms-excel.sheet.macroEnabled.main+xml" }),
  ],
  [
    "excel-macro",
    "macros by their part",
    workbook({ more: [{ name: "xl/vbaProject.bin", bytes: "a" }] }),
  ],
  [
    "excel-macro",
    "macros under another name",
    workbook({
      overrides: '<Override PartName="/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
    }),
  ],
  [
    "excel-macro",
    "macros in escaped letters",
    workbook({
      overrides:
        '<Override PartName="/a.bin" ContentType="application/vnd.ms-office.vba&#80;roject"/>',
    }),
  ],
  [
    "excel-macro",
    "macros in UTF-16",
    workbook({
      main: "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
      contents: (xml) => Buffer.from(`\uFEFF${xml.replace("UTF-8", "UTF-16")}`, "utf16le"),
    }),
  ],
  [
    "excel-macro",
    "a sheet of old macros",
    workbook({
      relations:
        '<Relationship Id="r9" Type="http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet" Target="a.xml"/>',
    }),
  ],
  ["excel-link", "another workbook", workbook({ relations: relation("externalLink") })],
  [
    "excel-link",
    "a connection",
    workbook({
      overrides:
        '<Override PartName="/xl/c.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml"/>',
    }),
  ],
  [
    "excel-link",
    "a picture from elsewhere",
    workbook({ relations: relation("image", "https://a.example/a.png", external) }),
  ],
  ["excel-object", "an object", workbook({ more: [{ name: "xl/embeddings/a.docx", bytes: "a" }] })],
  ["excel-object", "an ActiveX control", workbook({ relations: relation("control") })],
  ["file-unpacks", "a bomb", workbook({ more: [{ name: "xl/media/a.png", bytes: zeros }] })],
  [
    "file-unpacks",
    "a bomb that lies about its size",
    workbook({ more: [{ name: "xl/media/a.png", bytes: zeros, saidSize: 10 }] }),
  ],
  [
    "file-unpacks",
    "too many entries",
    zipOf(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, bytes: "" }))),
  ],
  [
    "file-unreadable",
    "a name twice",
    workbook({ more: [{ name: "XL/Workbook.xml", bytes: "a" }] }),
  ],
  [
    "file-unreadable",
    "entities of its own",
    workbook({ contents: (xml) => xml.replace("<Types", "<!DOCTYPE a><Types") }),
  ],
  ["file-unreadable", "no workbook", zipOf([{ name: "a", bytes: "a" }])],
  ["file-unreadable", "a broken archive", workbook().subarray(0, 400)],
] as const)("a workbook is refused as %s for %s", async (why, _what, bytes) => {
  expect(await checkFile(bytes)).toBe(why);
});

test("a workbook of figures is taken, with links to press", async () => {
  const hyperlink = relation("hyperlink", "https://a.example", external);
  expect(await checkFile(workbook({ relations: hyperlink }))).toBeUndefined();
  const rows = Array.from({ length: 2_000 }, (_, index) => [
    { value: `Fonds ${index}` },
    { value: 1.5 },
  ]);
  const written = await writeExcelFile(rows as never).toBuffer();
  expect(await checkFile(new Uint8Array(written))).toBeUndefined();
});
