import { expect, test } from "vitest";
import { propose } from "../../kit/sheet/propose.ts";
import { readLines } from "../../kit/sheet/read-lines.ts";
import { readTable } from "../../kit/sheet/read-table.ts";
import { kinds, layouts } from "./layouts.ts";
import { templateOf } from "./template.ts";

test.each(kinds.flatMap((kind) => (["en", "fr"] as const).map((one) => [kind, one] as const)))(
  "the template of %s in %s is read without a question, its example included",
  async (kind, language) => {
    const bytes = new TextEncoder().encode(templateOf(kind, language)).buffer as ArrayBuffer;
    const found = propose(await readTable("modele.csv", bytes), layouts, []);
    expect(found).toMatchObject({ isSettled: true, layout: { kind } });
    if (!found?.layout) return;
    const { lines, unread } = readLines(found.tab, found.assignment, found.layout);
    expect({ lines: lines.length, unread }).toEqual({ lines: 1, unread: [] });
  },
);
