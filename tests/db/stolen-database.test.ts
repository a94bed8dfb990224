/** Who reads the database, or a backup of it, finds nothing there to sign in with. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { replaceClearTokens } from "#server/backend/refresh-tokens.ts";
import { atEndOfAll } from "../at-end.ts";
import { bothEngines, startBackend, type TestBackend } from "./backend.ts";
import { dumpOf } from "./dump.ts";
import {
  addPartner,
  askOverview,
  fillSpace,
  linkFrom,
  redeem,
  type Session,
  sessionOf,
} from "./partner-space.ts";
import { idOf } from "./strong-sign-in.ts";

describe.each(bothEngines)("a stolen database on the %s engine", (engine) => {
  let backend: TestBackend;
  const atEnd = atEndOfAll();
  beforeAll(async () => {
    backend = await startBackend(engine, atEnd);
    await fillSpace(backend.sql);
  });

  const partner = async (email: string) => {
    await addPartner(backend.sql, email);
    return sessionOf(backend, email);
  };
  const renew = (refresh_token: string) =>
    backend.post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
  const renewed = async (refresh_token: string): Promise<Session> => {
    const { status, body } = await renew(refresh_token);
    expect(status).toBe(200);
    return body as Session;
  };
  const handlesOf = (session: Session) =>
    backend.sql<{ token: string }>(
      "select token from auth.refresh_tokens where session_id = $1::uuid order by created_at, id",
      [idOf(session)],
    );

  test("holds no token of a browser, and what it holds in its place is refused", async () => {
    const session = await partner("dump@ormes.example");
    const next = await renewed(session.refresh_token);
    for (const { refresh_token } of [session, next]) expect(refresh_token).toMatch(/^[\w-]{43}$/);
    const dump = await dumpOf(backend.sql);
    for (const { access_token, refresh_token } of [session, next]) {
      expect(dump).not.toContain(refresh_token);
      expect(dump).not.toContain(access_token);
    }
    const kept = await backend.sql<{ hash: string; handle: string }>(
      "select hash, handle from private.session_tokens where session_id = $1::uuid",
      [idOf(session)],
    );
    expect(kept).toHaveLength(2);
    for (const stolen of kept.flatMap(({ hash, handle }) => [hash, handle])) {
      const { status, body } = await renew(stolen);
      expect([status, body]).toMatchObject([400, { error_code: "refresh_token_not_found" }]);
    }
    expect((await renew(next.refresh_token)).status, "its owner goes on").toBe(200);
  });

  test("holds no token of a link that was opened", async () => {
    const email = "link@ormes.example";
    await addPartner(backend.sql, email);
    await backend.post("/functions/v1/sign-in-recover", { email, language: "en" });
    const { tokenHash } = (await redeem(backend, await linkFrom(backend, email))).body as {
      tokenHash: string;
    };
    expect(await dumpOf(backend.sql)).not.toContain(tokenHash);
    const [row] = await backend.sql<{ recovery_token: string }>(
      "select recovery_token from auth.users where email = $1",
      [email],
    );
    const verify = (token_hash: unknown) =>
      backend.post("/auth/v1/verify", { type: "recovery", token_hash });
    expect((await verify(row?.recovery_token)).status).toBe(403);
    expect((await verify(tokenHash)).status).toBe(200);
  });

  test("two tabs that renew at once both go on", async () => {
    const session = await partner("tabs@ormes.example");
    const one = await renewed(session.refresh_token);
    const other = await renewed(session.refresh_token);
    expect(other.refresh_token).not.toBe(one.refresh_token);
    const tabs = Array.from({ length: 4 }).flatMap(() => [one, other]);
    const after = await Promise.all(tabs.map((tab) => renewed(tab.refresh_token)));
    for (const { access_token } of after) {
      expect((await askOverview(backend, { access_token } as Session)).status).toBe(200);
    }
  });

  /** As the version before kept a session: its token in clear text, and no hash. */
  async function asBefore(session: Session, age: string): Promise<string> {
    const clear = randomUUID();
    await backend.sql("delete from private.session_tokens where session_id = $1::uuid", [
      idOf(session),
    ]);
    await backend.sql(
      `update auth.refresh_tokens
       set token = $2, created_at = now() - $3::interval where session_id = $1::uuid`,
      [idOf(session), clear, age],
    );
    return clear;
  }

  test("after an update, who was signed in before it goes on, and the clear text is gone", async () => {
    const session = await partner("before@ormes.example");
    const clear = await asBefore(session, "30 minutes");
    await replaceClearTokens(backend.sql);
    expect(await dumpOf(backend.sql)).not.toContain(clear);
    const [row] = await handlesOf(session);
    expect((await renew(row?.token ?? "")).status, "as it stands in the row").toBe(400);
    const next = await renewed(clear);
    expect(next.refresh_token).toMatch(/^[\w-]{43}$/);
    await backend.sql(
      "update auth.refresh_tokens set created_at = created_at - interval '11 seconds'",
    );
    expect((await renew(clear)).body, "used twice").toMatchObject({
      error_code: "refresh_token_already_used",
    });
    expect((await renew(next.refresh_token)).status, "which ends the session").toBe(400);
  });

  test("a token that the version before gives meanwhile is taken, and its successors are ours", async () => {
    const session = await partner("meanwhile@ormes.example");
    const clear = await asBefore(session, "1 second");
    await replaceClearTokens(backend.sql);
    const next = await renewed(clear);
    await backend.sql(
      `update auth.refresh_tokens set created_at = created_at - interval '2 minutes'
       where session_id = $1::uuid`,
      [idOf(session)],
    );
    await replaceClearTokens(backend.sql);
    expect(await dumpOf(backend.sql)).not.toContain(clear);
    expect((await renew(clear)).body, "used twice, its successor is known").toMatchObject({
      error_code: "refresh_token_already_used",
    });
    expect((await renew(next.refresh_token)).status).toBe(400);
  });
});
