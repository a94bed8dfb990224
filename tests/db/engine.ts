import { rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Engine } from "#server/engine/engine.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { openPostgres } from "#server/engine/postgres.ts";
import type { AtEnd } from "../at-end.ts";
import { type EngineName, newDatabase, newDataFolder } from "./backend.ts";

/** `another`: for the running test, a second way into the same database. `url`: of a PostgreSQL. */
export type TestEngine = Engine & { another(): Promise<Engine>; url?: string };

/** A migrated database of its own, with no host and no worker to change anything in it. */
export async function openEngine(
  name: EngineName,
  atEnd: AtEnd = onTestFinished,
): Promise<TestEngine> {
  if (name === "embedded") {
    const folder = newDataFolder();
    const engine = await openPglite(join(folder, "database"));
    atEnd(async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    });
    // There can be only one on an embedded database.
    return { ...engine, another: async () => engine };
  }
  const url = await newDatabase();
  const connect = async (end: AtEnd) => {
    const engine = await openPostgres(url);
    end(() => engine.close());
    return engine;
  };
  const engine = await connect(atEnd);
  return { ...engine, url, another: () => connect(onTestFinished) };
}
