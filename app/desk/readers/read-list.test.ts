import { expect, test } from "vitest";
import { dayOf, decode, readList } from "./read-list.ts";
import en from "./words.en.ts";
import fr from "./words.fr.ts";

const read = { line: 2, email: "zoé@list.example", language: "fr", day: "2021-05-04" };

test.each([
  [
    "a table of French Excel",
    "Courriel;Langue;Date du consentement;Preuve\r\nzoé@list.example;Français;04/05/2021;Salon de 2021\r\n",
  ],
  [
    "a table with commas",
    "email,language,day,evidence\nzoé@list.example,fr,2021-05-04,Salon de 2021\n",
  ],
  [
    "a table with tabs and a mark",
    "\ufeffE-mail\tLangue\tDate\tPreuve\nzoé@list.example\tfrançais\t4.5.2021\tSalon de 2021",
  ],
])("%s is read", (_name, text) => {
  expect(readList(text)).toEqual({ lines: [{ ...read, evidence: "Salon de 2021" }] });
});

test("windows-1252 is recognised where it is no UTF-8", () => {
  const bytes = Uint8Array.from([0x7a, 0x6f, 0xe9]);
  expect(decode(bytes.buffer)).toBe("zoé");
  expect(decode(new TextEncoder().encode("zoé").buffer)).toBe("zoé");
});

test("empty lines are passed over, and the numbers stay those of the file", () => {
  const list = readList(
    "email;langue;date;preuve\n\na@b.example;en;2020-01-01;form\n;;;\nc@d.example;;;\n",
  );
  expect("lines" in list && list.lines.map(({ line }) => line)).toEqual([3, 5]);
});

test("our own export comes back: what Excel would run loses its apostrophe", () => {
  const list = readList(
    "email;language;confirmed_at;source;evidence\n'=a@b.example;en;2020-01-01T10:00:00Z;import;form of 2020",
  );
  expect(list).toEqual({
    lines: [
      {
        line: 2,
        email: "=a@b.example",
        language: "en",
        day: "2020-01-01",
        evidence: "form of 2020",
      },
    ],
  });
});

test.each([
  ["English", en],
  ["French", fr],
])("the refused lines, mended, come back under their %s heads", (_name, { import: words }) => {
  const { email, language, day, evidence } = words.columns;
  const head = [words.line, email, language, day, evidence, words.why].join(";");
  expect(readList(`${head}\n7;zoé@list.example;fr;2021-05-04;Salon;no day`)).toEqual({
    lines: [{ ...read, evidence: "Salon" }],
  });
});

test("our own export in French comes back", () => {
  const list = readList(
    "courriel;langue;date;origine;preuve;adresse morte depuis\nzoé@list.example;fr;2021-05-04T10:00:00Z;import;Salon;",
  );
  expect(list).toEqual({ lines: [{ ...read, evidence: "Salon" }] });
});

test("what is missing is named", () => {
  expect(readList("name;email\nA;a@b.example")).toEqual({
    missing: ["language", "day", "evidence"],
  });
  expect(readList("")).toEqual({ missing: ["email", "language", "day", "evidence"] });
});

test.each([
  ["31/12/2021", "2021-12-31"],
  ["1.2.2021", "2021-02-01"],
  ["2021-12-31 10:00", "2021-12-31"],
  ["soon", "soon"],
])("%s is %s", (written, day) => {
  expect(dayOf(written)).toBe(day);
});
