import { expect, test } from "vitest";
import { kinds } from "./columns.ts";
import { readSheet } from "./read-sheet.ts";
import { readTable } from "./read-table.ts";
import { templateOf } from "./template.ts";

test.each(kinds.flatMap((kind) => (["en", "fr"] as const).map((language) => ({ kind, language }))))(
  "the template for $kind in $language is read as what it is",
  async ({ kind, language }) => {
    const bytes = new TextEncoder().encode(templateOf(kind, language)).buffer as ArrayBuffer;
    const read = readSheet(await readTable("template.csv", bytes), language);
    expect(read).toMatchObject({ kind, unread: [] });
    expect("lines" in read && read.lines).toHaveLength(1);
  },
);
