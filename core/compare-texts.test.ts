import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSentences, compareTexts, type Part } from "./compare-texts.ts";
import { parseText } from "./parse-text.ts";

const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
const written = (parts: readonly Part[]) =>
  parts.map(({ kind, words }) => marks[kind][0] + words + marks[kind][1]).join("");

test("whole words are marked, and a lone space between two changes goes with them", () => {
  expect(
    written(
      compareSentences("Effacé trois ans après la réponse.", "Effacé deux ans après la réponse."),
    ),
  ).toBe("Effacé [-trois-]{+deux+} ans après la réponse.");
  expect(
    written(
      compareSentences(
        "L’alerte parvient au responsable de la conformité, seul, le même jour.",
        "L’alerte parvient à la responsable de la conformité, ou à un avocat, le même jour.",
      ),
    ),
  ).toBe(
    "L’alerte parvient [-au -]{+à la +}responsable de la conformité, [-seul-]{+ou à un avocat+}, le même jour.",
  );
});

test("a sentence that was added or rewritten is marked whole", () => {
  expect(
    written(compareSentences("One stays. Two goes.", "One stays. Another comes in its place.")),
  ).toBe("One stays. [-Two goes.-]{+Another comes in its place.+}");
  expect(written(compareSentences("One. Three.", "One. Two. Three."))).toBe("One. {+Two. +}Three.");
});

const sentence = fc
  .array(fc.constantFrom("un", "deux", "trois", "mandat", "client", "10", "l’avis", "note,"), {
    minLength: 1,
    maxLength: 9,
  })
  .map((words) => `${words.join(" ")}.`.replace(/^./, (first) => first.toUpperCase()));
const text = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(" "));

test("without what was added it is the older text, without what was removed the newer one", () => {
  const tidy = (parts: readonly Part[]) =>
    parts
      .map(({ words }) => words)
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  fc.assert(
    fc.property(text, text, (was, is) => {
      const parts = compareSentences(was, is);
      expect(tidy(parts.filter(({ kind }) => kind !== "added"))).toBe(was);
      expect(tidy(parts.filter(({ kind }) => kind !== "removed"))).toBe(is);
    }),
  );
});

test("chapters are found by their id, and only what changed is told", () => {
  const read = (markdown: string) => parseText(markdown, "en", undefined, { edition: true });
  const older = read(
    "## Rights {#rights}\n\nYou may ask.\n\n- one thing\n- another thing\n\n## Gone {#gone}\n\nA text.\n\n## Same {#same}\n\nAs it was.",
  );
  const newer = read(
    "## Your rights {#rights}\n\nYou may ask.\n\n- one thing\n- another thing of yours\n\n## Same {#same}\n\nAs it was.\n\n## New {#new}\n\nTable: Rows\n\n| A | B |\n|---|---|\n| one | two |",
  );
  const changed = compareTexts(older, newer, { title: "Opening" });
  expect(
    changed.map(({ id, kind, passages }) => [
      id,
      kind,
      ...passages.map(({ parts }) => written(parts)),
    ]),
  ).toEqual([
    ["rights", "changed", "[-Rights-]{+Your rights+}", "another thing{+ of yours+}"],
    ["new", "added", "{+one — B: two+}"],
    ["gone", "removed", "[-A text.-]"],
  ]);
});
