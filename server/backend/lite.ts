import { randomBytes } from "node:crypto";
import { App, ConsoleEmailDriver } from "@supabase/lite";
import { shortestBesideFactor } from "#core/password-rule.ts";
import type { Engine } from "../engine/engine.ts";
import { type Secrets, tokenSeconds } from "../engine/secrets.ts";
import { publicKey } from "./ask-lite.ts";
import { hashBesideForms } from "./passwords.ts";
import { followSecrets, signedNow } from "./session-keys.ts";

export type Lite = { fetch(request: Request): Promise<Response> };

/**
 * Supabase Lite on our engine. It is never mounted as a whole: `backend.ts` hands it only what
 * the product uses. Its own administration would be open to everyone (`/_system`), its sign-up
 * too, and it has no limits.
 */
export async function openLite(
  engine: Engine,
  secrets: Secrets,
  readSecrets = async () => secrets,
): Promise<Lite> {
  hashBesideForms();
  const secretsFor = followSecrets(secrets, readSecrets);
  let { jwtSecret } = secrets;
  let app = openApp(engine, jwtSecret);
  await app;
  return {
    async fetch(request) {
      const bearer = /^Bearer (.+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
      const now = await secretsFor(bearer);
      if (now.jwtSecret !== jwtSecret) {
        jwtSecret = now.jwtSecret;
        app = openApp(engine, jwtSecret);
        // Whoever asks next tries again.
        app.catch(() => {
          jwtSecret = "";
        });
      }
      const fetch = await app;
      if (bearer) request.headers.set("authorization", `Bearer ${signedNow(bearer, now)}`);
      return engine.inTurn(() => fetch(request));
    },
  };
}

async function openApp(engine: Engine, jwtSecret: string): Promise<Lite["fetch"]> {
  // It reads moments that have no time zone as the machine's own.
  process.env.TZ = "UTC";
  const app = new App({
    connection: await engine.connection(),
    api: { enabled: true, schemas: ["public"] },
    auth: {
      enabled: true,
      enable_signup: false,
      // The least for any password. Where there is no factor, the backend itself asks for a longer
      // one.
      minimum_password_length: shortestBesideFactor,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      sessions: { timebox: "168h", inactivity_timeout: "24h" },
      email: { enable_signup: false, otp_expiry: 600 },
      jwt_secret: jwtSecret,
      jwt_expiry: tokenSeconds,
      publishable_key: publicKey,
      // Nobody is given it: it lives as long as the process.
      secret_key: `sb_secret_${randomBytes(24).toString("base64url")}`,
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      drivers: { email: new ConsoleEmailDriver({ silent: true }) },
      server: { admin: false, disableStudio: true, disableFallback: true },
    },
  } as ConstructorParameters<typeof App>[0]);
  const fetch = (request: Request) => app.fetch(request, { peerAddress: null });
  await engine.inTurn(async () => {
    await app.ensureSystemSchema();
    await app.init();
    // The first request prepares the database; two at once on PostgreSQL would trip over each
    // other.
    await fetch(
      new Request("http://localhost/rest/v1/newsletter_subscribers?limit=0", {
        headers: { apikey: publicKey },
      }),
    );
  });
  return fetch;
}
