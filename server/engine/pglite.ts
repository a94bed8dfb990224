import { mkdirSync } from "node:fs";
import { createPgliteConnection } from "@supabase/lite/pglite";
import type { Engine } from "./engine.ts";

/** PostgreSQL inside this process, its files in `folder`. One process at a time may open it. */
export async function openPglite(folder: string): Promise<Engine & { dump: () => Promise<Blob> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const connection = await createPgliteConnection({ url: folder });
  const { driver } = connection;
  await driver.waitReady;
  const inTurn = oneAtATime();
  return {
    connection,
    async sql<Row>(statement: string, parameters: readonly unknown[] = []) {
      return (await inTurn(() => driver.query<Row>(statement, [...parameters]))).rows;
    },
    async script(statements) {
      await inTurn(() =>
        driver.transaction(async (transaction) => {
          await transaction.exec(statements);
        }),
      );
    },
    alone: (work) => work(),
    inTurn,
    dump: () => inTurn(() => driver.dumpDataDir("gzip")),
    close: () => inTurn(() => connection.close()),
  };
}

function oneAtATime(): Engine["inTurn"] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
