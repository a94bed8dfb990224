import { expect, test } from "vitest";
import { propose } from "../kit/sheet/propose.ts";
import { readLines } from "../kit/sheet/read-lines.ts";
import { readTable } from "../kit/sheet/read-table.ts";
import { readerLayout } from "./reader-columns.ts";
import en from "./words.en.ts";
import fr from "./words.fr.ts";

async function read(text: string) {
  const bytes = new TextEncoder().encode(text).buffer as ArrayBuffer;
  const found = propose(await readTable("liste.csv", bytes), [readerLayout], []);
  if (!found) throw new Error("nothing in it");
  const { lines, unread } = readLines(found.tab, found.assignment, readerLayout);
  return { isSettled: found.isSettled, lines, unread };
}

const fields = { email: "zoe@list.example", language: "fr", day: "2021-05-14", evidence: "Salon" };
const whole = (line = 2) => ({ isSettled: true, lines: [{ line, fields }], unread: [] });

test.each([
  [
    "a table of French Excel",
    "Courriel;Langue;Date du consentement;Preuve\r\nzoe@list.example;Français;14/05/2021;Salon\r\n",
  ],
  ["a table with commas", "email,language,day,evidence\nzoe@list.example,fr,2021-05-14,Salon\n"],
  [
    "a table with tabs and a mark",
    "\ufeffE-mail\tLangue\tDate\tPreuve\nzoe@list.example\tfrançais\t14.5.2021\tSalon",
  ],
  [
    "our own export",
    "email,language,confirmed_at,source,evidence,dead_since\nzoe@list.example,fr,2021-05-14T10:00:00Z,import,Salon,",
  ],
  [
    "our own export in French",
    "courriel;langue;date;origine;preuve;adresse morte depuis\nzoe@list.example;fr;2021-05-14T10:00:00Z;import;Salon;",
  ],
])("%s is read without a question", async (_name, text) => {
  expect(await read(text)).toEqual(whole());
});

test.each([
  ["English", en],
  ["French", fr],
])(
  "the refused lines, mended, come back under their %s heads",
  async (_name, { import: words }) => {
    const { email, language, day, evidence } = words.columns;
    const head = [words.line, email, language, day, evidence, words.why].join(";");
    expect(await read(`${head}\n7;zoe@list.example;fr;2021-05-14;Salon;no day`)).toEqual(whole());
  },
);

test("a day that could be two is asked about, as in every other sheet", async () => {
  const list = await read("email;langue;date;preuve\nzoe@list.example;fr;04/05/2021;Salon");
  expect(list.isSettled).toBe(false);
});
