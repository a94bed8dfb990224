/** What a list of readers says: the columns, and the headings by which they are known. */
import type { Layout } from "../kit/sheet/column.ts";

export const readerLayout: Layout = {
  kind: "readers",
  telling: "evidence",
  columns: [
    {
      ...{ field: "email", type: "email", needed: true, en: "E-mail", fr: "Courriel" },
      also: "email|mail|address|adresse|adresse electronique|e mail address",
    },
    {
      ...{ field: "language", type: "word", needed: true, en: "Language", fr: "Langue" },
      also: "lang",
      words: { en: "english|anglais|en gb|en us", fr: "french|français|fr fr|fr lu|fr be" },
    },
    {
      ...{ field: "day", type: "day", needed: true, en: "Date", fr: "Date" },
      also: "day|consent date|date du consentement|confirmed at|consented on",
    },
    {
      ...{ field: "evidence", type: "text", needed: true, en: "Proof", fr: "Preuve" },
      also: "evidence|source of consent|consentement|consent",
    },
  ],
  // What our own files have beside these: the list that was taken out, and the refused lines.
  own: "source|origine|dead since|adresse morte depuis|line|ligne|why not|pourquoi pas|motif",
};
