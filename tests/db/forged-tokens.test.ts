/** Tokens that somebody made: whatever they say, and however they are signed, they open nothing. */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { atEndOfAll } from "../at-end.ts";
import { startBackend, type TestBackend } from "./backend.ts";
import {
  addPartner,
  documentPath,
  fillSpace,
  lastEntityOf,
  publish,
  sessionOf,
} from "./partner-space.ts";

type Claims = Record<string, unknown>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const own = "a key of one's own, as long as the real one and longer than that";

// What reads tokens is the same on either engine.
describe("a forged token", () => {
  let backend: TestBackend;
  let path: string;
  let secret: string;
  let claims: Claims;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend("embedded", atEnd);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, "anne@ormes.example");
    const { id } = await publish(backend.sql, "Shared fund", "%PDF-1.4 for both");
    const secrets = readFileSync(join(backend.env.DATA_FOLDER ?? "", "secrets.json"), "utf8");
    secret = JSON.parse(secrets).jwtSecret;
    const anne = await sessionOf(backend, "anne@ormes.example");
    path = documentPath(await lastEntityOf(backend, anne), id);
    claims = claimsIn(anne.access_token);
  });

  const claimsIn = (token: string): Claims =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

  function signed(given: { head?: object; claims?: Claims; key?: string; hash?: string }): string {
    const head = part({ alg: "HS256", typ: "JWT", ...given.head });
    const content = `${head}.${part({ ...claims, ...given.claims })}`;
    const key = given.key ?? secret;
    return `${content}.${createHmac(given.hash ?? "sha256", key)
      .update(content)
      .digest("base64url")}`;
  }

  /** The status of each thing that a token could open. */
  async function opened(token: string): Promise<number[]> {
    const headers = { authorization: `Bearer ${token}` };
    const asked = [
      backend.ask(path, { headers }),
      backend.post("/rest/v1/rpc/lp_overview", {}, { headers }),
      backend.post("/functions/v1/sign-in-account", { action: "workplaces" }, { headers }),
      backend.post("/functions/v1/desk", { act: "waiting" }, { headers }),
    ];
    return (await Promise.all(asked)).map(({ status }) => status);
  }

  test("made as the auth service makes them, one opens what is its owner's", async () => {
    // She has no place at the desk.
    expect(await opened(signed({}))).toEqual([200, 200, 200, 403]);
  });

  const now = Math.floor(Date.now() / 1000);
  const cases: [string, () => string][] = [
    ["signed by nobody", () => `${part({ alg: "none" })}.${part(claims)}.`],
    ["that asks for no algorithm", () => signed({ head: { alg: "none" } })],
    ["of another algorithm", () => signed({ head: { alg: "HS512" }, hash: "sha512" })],
    ["that takes the secret for a public key", () => signed({ head: { alg: "RS256" } })],
    ["of another key", () => signed({ key: own })],
    [
      "that brings its own key",
      () => {
        const jwk = { kty: "oct", k: Buffer.from(own).toString("base64url") };
        return signed({ head: { jwk, kid: "own", jku: "https://evil.example/keys" }, key: own });
      },
    ],
    ["that is over", () => signed({ claims: { iat: now - 7200, exp: now - 3600 } })],
    ["that does not begin yet", () => signed({ claims: { nbf: now + 3600 } })],
    ["for somebody else to read", () => signed({ claims: { aud: "another-service" } })],
    ["without a session", () => signed({ claims: { session_id: undefined } })],
    [
      "of a session that never was",
      () => signed({ claims: { session_id: "99999999-9999-4999-8999-999999999999" } }),
    ],
  ];
  // Together: a token that nobody signed waits for the next look at the secret, a second later.
  test("none of these opens anything", async () => {
    const found = await Promise.all(
      cases.map(async ([what, forge]) => [what, await opened(forge())]),
    );
    expect(found).toEqual(cases.map(([what]) => [what, [401, 401, 401, 401]]));
  });
});
