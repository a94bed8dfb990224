import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentQuestion, keptFile, keptVersions, versionOf } from "../builder/consent-question.ts";
import { consentVersion, publishedVersions } from "./consent-version.ts";

const remedy = "The question about cookies has changed: run `npm run consent:version`.";

test("the version that visitors agree to is the register's own", () => {
  expect(consentVersion, remedy).toBe(versionOf());
});

test("a proof may name every version that was ever kept, and no other", () => {
  expect(publishedVersions, remedy).toEqual(keptVersions());
});

test("the words that visitors are asked with are kept, in both languages", () => {
  const file = keptFile(versionOf());
  expect(existsSync(file), remedy).toBe(true);
  const { wordings } = JSON.parse(readFileSync(file, "utf8"));
  expect(wordings.at(-1).question, remedy).toEqual(currentQuestion());
});
