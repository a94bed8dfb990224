import { expect, test } from "vitest";
import { knownNames, messyFiles } from "../../../tests/sheets/messy-files.ts";
import { matchFile, namesToAsk } from "./match-file.ts";

const given = messyFiles.filter(({ how }) => how !== "refused" && how !== "twice");

test.each(given)("$how: $name", ({ name, how, to = "", candidates, ...meant }) => {
  const found = matchFile(name, knownNames);
  const asked = namesToAsk(name, knownNames.entities);
  if (how === "exact") expect(found.entity).toBe(to);
  // Given where only capitals, accents and punctuation differ, or else offered; to nobody else.
  if (how === "near") expect([to, ""]).toContain(found.entity);
  if (how === "near" && !meant.why?.includes("at most")) expect(asked).toContain(to);
  if (how === "ask" || how === "fund") expect(found.entity).toBe("");
  if (how === "ask") expect(asked).toEqual(candidates ? expect.arrayContaining(candidates) : []);
  const { fund = "", type = "", period = "" } = meant;
  expect([found.fund, found.type, found.period]).toEqual([fund, type, period]);
});
