import { defineConfig } from "vitest/config";

/**
 * No measure of speed: a busy machine starts processes and compresses slowly, and a test that hangs
 * still ends. What a test waits for is a fact (`tests/until.ts`).
 */
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // Run apart: `unit` needs nothing, `database` starts a PostgreSQL server, `site` reads the
    // built pages, `browsers` drives Firefox and WebKit in `npm run test:whole`, `faults` breaks
    // real hosts for minutes and is no part of `npm test`.
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,bench,builder,content,core,scripts,server,supabase}/**/*.test.{ts,tsx}",
            "tests/repository/*.test.ts",
          ],
          // One thread for all the files of a worker: to start one for each took as long as the
          // tests. So what a file imports is loaded once, and its hooks are not for the next one.
          pool: "threads",
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: "database",
          include: ["tests/{db,host}/**/*.test.ts"],
          globalSetup: "tests/db/global-postgres.ts",
          // One process for all the files of a worker: each would otherwise load Supabase Lite and
          // compile an embedded database anew, which takes longer than most files' tests.
          isolate: false,
          // As the hosts of these tests: an embedded database lives for seconds, and each worker
          // would compile it well.
          execArgv: ["--liftoff-only"],
          // As the host's backend has it: mails are drawn several times as quickly.
          env: { NODE_ENV: "production" },
          ...limits,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          globalSetup: "tests/db/global-postgres.ts",
          // A fault that is never over fails; how long each takes is reported.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: "browsers", include: ["tests/browsers/*.test.ts"], ...limits } },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          globalSetup: "tests/db/global-postgres.ts",
          pool: "threads",
          isolate: false,
          // As hosts have it: what they draw is drawn several times as quickly.
          env: { NODE_ENV: "production" },
          ...limits,
        },
      },
    ],
  },
});
