import { expect, test } from "vitest";
import { difference } from "./difference.ts";

const only = (kind: "added" | "removed", before: string, after: string) =>
  difference(before, after)
    .map((parts) =>
      parts
        .filter((part) => part.kind === "same" || part.kind === kind)
        .map(({ text }) => text)
        .join(""),
    )
    .filter(Boolean);

test("a word that was changed is one that went and one that came", () => {
  expect(difference("We answer within ten days.", "We answer within two days.")).toEqual([
    [
      { kind: "same", text: "We answer within " },
      { kind: "removed", text: "ten " },
      { kind: "added", text: "two " },
      { kind: "same", text: "days." },
    ],
  ]);
});

test("a number that was changed is replaced whole, in either language", () => {
  expect(difference("At least 45,000 or 0.25%.", "At least 150,000 or 0.25%.")).toEqual([
    [
      { kind: "same", text: "At least " },
      { kind: "removed", text: "45,000 " },
      { kind: "added", text: "150,000 " },
      { kind: "same", text: "or 0.25%." },
    ],
  ]);
  expect(only("added", "45\u202f000 €", "150\u202f000 €")).toEqual(["150\u202f000 €"]);
});

test("a sentence cut short keeps its word and its full stop", () => {
  expect(difference("In ten days, at most.", "In ten days.")).toEqual([
    [
      { kind: "same", text: "In ten days" },
      { kind: "removed", text: ", at most" },
      { kind: "same", text: "." },
    ],
  ]);
});

test("a paragraph that was put in leaves the others as they are", () => {
  expect(difference("One.\n\nThree.", "One.\n\nTwo.\n\nThree.")).toEqual([
    [{ kind: "same", text: "One." }],
    [{ kind: "added", text: "Two." }],
    [{ kind: "same", text: "Three." }],
  ]);
});

test("nothing against something, and the same against itself", () => {
  expect(difference("", "New.")).toEqual([[{ kind: "added", text: "New." }]]);
  expect(difference("Old.", "")).toEqual([[{ kind: "removed", text: "Old." }]]);
  expect(difference("Same.", "Same.")).toEqual([[{ kind: "same", text: "Same." }]]);
  expect(difference("", "")).toEqual([]);
});

test("what went and what stayed is the old text, what came and what stayed the new", () => {
  const before = "Madame,\n\nNous avons bien reçu votre lettre du 3 mai.\nElle sera lue.\n\nFin.";
  const after = "Madame, Monsieur,\n\nNous avons reçu votre lettre.\n\nMerci.\n\nFin.";
  const paragraphs = (text: string) => text.split(/\n+/);
  expect(only("removed", before, after)).toEqual(paragraphs(before));
  expect(only("added", before, after)).toEqual(paragraphs(after));
});
