import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { signedNow } from "./session-keys.ts";

const content = `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"anne"}')}`.replaceAll("=", "");
const signedBy = (secret: string) =>
  `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
const secrets = { jwtSecret: "new", before: { jwtSecret: "old", until: 1_000 } };

test("what the secret before has signed is signed anew while it is believed", () => {
  expect(signedNow(signedBy("old"), secrets, 999)).toBe(signedBy("new"));
  expect(signedNow(signedBy("old"), secrets, 1_001)).toBe(signedBy("old"));
});

test("what neither has signed, or nobody, is left as it is", () => {
  for (const token of [signedBy("new"), signedBy("other"), `${content}.`, content, "", "."]) {
    expect(signedNow(token, secrets, 0)).toBe(token);
  }
  expect(signedNow(signedBy("old"), { jwtSecret: "new" }, 0)).toBe(signedBy("old"));
});
