import { expect, test } from "vitest";
import { isSealed, keysIn, nameOfKey, seal, unseal } from "./sealed.ts";
import { newToken } from "./tokens.ts";

test("what is sealed is read with its key, for what it was sealed for, and otherwise not", async () => {
  const [key, other] = [newToken(), newToken()];
  const sealed = await seal("JBSWY3DP", "row 1", key);
  expect(sealed).not.toContain("JBSWY3DP");
  expect([isSealed(sealed), isSealed("JBSWY3DP")]).toEqual([true, false]);
  expect(await unseal(sealed, "row 1", [other, key])).toBe("JBSWY3DP");
  expect(await unseal(sealed, "row 2", [key]), "in another row").toBeUndefined();
  expect(await unseal(sealed, "row 1", [other])).toBeUndefined();
  expect(await unseal(sealed, "row 1", [])).toBeUndefined();
  const [name, nonce, text = ""] = sealed.split(".");
  const changed = [name, nonce, (text.startsWith("A") ? "B" : "A") + text.slice(1)].join(".");
  expect(await unseal(changed, "row 1", [key]), "changed").toBeUndefined();
  expect(await unseal(`${name}.short`, "row 1", [key]), "cut short").toBeUndefined();
});

test("the same is never sealed the same way, and its key is named without being told", async () => {
  const key = newToken();
  expect(await seal("x", "row", key)).not.toBe(await seal("x", "row", key));
  expect(key).not.toContain(await nameOfKey(key));
});

test("keys are read a line each, or with commas, and what is none is left out", () => {
  const [one, other] = [newToken(), newToken()];
  expect(keysIn(`${one}\n${other}\n`)).toEqual([one, other]);
  expect(keysIn(`${one}, ${other}`)).toEqual([one, other]);
  expect(keysIn("# nothing\nshort")).toEqual([]);
});
