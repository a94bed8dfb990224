import { expect, test } from "vitest";
import { base32, codeAt, newSecret, secretAddress, stepAt, stepOf } from "./time-code.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
/** The secret of RFC 6238, appendix B. */
const secret = base32(bytes("12345678901234567890"));

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
  ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
])("%j in base 32 is %j, as RFC 4648 has it", (text, written) => {
  expect(base32(bytes(text))).toBe(written);
});

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s, as RFC 6238 has it", async (second, code) => {
  expect(await codeAt(secret, stepAt(second * 1_000))).toBe(code);
});

test.each([0, -1, 1])("a code is taken %i steps from now", async (off) => {
  const now = 1_234_567_890_000;
  const step = stepAt(now) + off;
  expect(await stepOf(await codeAt(secret, step), secret, now)).toBe(step);
});

test.each([-2, 2])("a code is refused %i steps from now", async (off) => {
  const now = 1_234_567_890_000;
  expect(await stepOf(await codeAt(secret, stepAt(now) + off), secret, now)).toBeUndefined();
});

test.each(["", "5924", "0059240", "abcdef", "５９２４００"])("%j is no code", async (typed) => {
  expect(await stepOf(typed, secret, 1_234_567_890_000)).toBeUndefined();
});

test("a new secret has 160 bits, and no two are the same", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test("an app reads the firm, the account and the secret off the address", () => {
  const written = secretAddress(secret, "a+b&c@ormes.example", "Alzette & Seine");
  const address = new URL(written);
  expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"]);
  expect(written).toContain("/Alzette%20%26%20Seine%3Aa%2Bb%26c%40ormes.example?");
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: "Alzette & Seine" });
});
