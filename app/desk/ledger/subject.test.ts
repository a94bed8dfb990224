import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";
import en from "./words.en.ts";
import fr from "./words.fr.ts";

const inFrench = (about: string, called: string | null = null) =>
  subjectOf(about, called, "fr", (kind) => (fr.kinds as Record<string, string>)[kind] ?? kind);

test("what an entry is about is said by its name, and by no id", () => {
  const id = "e8cec556-b613-4229-8d31-c041805299f5";
  expect(inFrench(`staff:${id}`, "Claude Reader")).toBe("Claude Reader");
  expect(inFrench(`staff:${id}`)).toBe("Collègue");
  expect(inFrench("message:261119-RV667")).toBe("Message 261119-RV667");
  expect(inFrench("edition:regulatory-notice/3.0")).toBe("Édition Mentions réglementaires 3.0");
  expect(inFrench("edition:remuneration-policy/1.1")).toBe("Édition Politique de rémunération 1.1");
  expect(inFrench(`picture:${"ab".repeat(32)}`)).toBe("Image");
  expect(inFrench("proofs:cookies")).toBe("Preuves");
});

test("what the ledger does not know is said as it was stored", () => {
  expect(inFrench("strange:12")).toBe("strange 12");
});

test("every kind has a word in both languages", () => {
  expect(Object.keys(fr.kinds)).toEqual(Object.keys(en.kinds));
});
