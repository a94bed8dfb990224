/**
 * `npm run erasures:replay -- <file>`: after a restore of a hosted database, erases again what the
 * restore brought back.
 */
import { existsSync, readFileSync } from "node:fs";
import { erasuresIn, hmacOf, replayErasures } from "#functions/_shared/persons/tombstones.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";

await databaseCommand(
  "DATABASE_URL=… PERSONS_KEY=… npm run erasures:replay -- erasures.jsonl",
  {},
  async ({ file }, sql) => {
    const key = process.env.PERSONS_KEY;
    if (!process.env.DATABASE_URL || !key) {
      throw new Trouble(
        "DATABASE_URL and PERSONS_KEY are needed; a host with a folder of its own does this by itself.",
      );
    }
    if (!file || !existsSync(file)) throw new Trouble(`There is no file ${file ?? "named"}.`);
    const { erasures, unread } = erasuresIn(readFileSync(file, "utf8"));
    if (erasures.length === 0) throw new Trouble(`${file} lists no erasure.`);
    const { rows, otherKey } = await replayErasures(sql, erasures, (address) =>
      hmacOf(key, address),
    );
    console.log(`${erasures.length} erasures listed; erased again: ${rows} rows.`);
    if (unread.length > 0) {
      console.log(`Lines of ${file} that are no erasure, or a damaged one: ${unread.length}.`);
    }
    if (otherKey > 0) {
      throw new Trouble(
        `${otherKey} erasures were not done again: they were made with another key.`,
      );
    }
  },
);
