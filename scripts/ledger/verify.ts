/**
 * `npm run ledger:verify`: checks every row of the ledger, and every head that was exported from
 * it.
 */
import { existsSync } from "node:fs";
import { headsIn } from "#server/backend/ledger-heads.ts";
import { readConfig } from "#server/config.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";
import { readHeads, type Verdict, verifyLedger } from "./verify-ledger.ts";

await databaseCommand(
  "npm run ledger:verify -- [--heads a-copy-of-ledger-heads.txt]",
  { heads: "optional" },
  async ({ heads: file }, sql) => {
    if (file && !existsSync(file)) throw new Trouble(`There is no file ${file}.`);
    // An empty file, or one of another kind, would agree with any ledger.
    if (file && headsIn(file).length === 0) {
      throw new Trouble(`${file} holds no head of the ledger: nothing was compared.`);
    }
    const heads = readHeads(readConfig(process.env).dataFolder, file);
    const verdict = await verifyLedger(sql, heads);
    if (verdict.kind !== "whole") throw new Trouble(brokenWords(verdict));
    const { rows, hash } = verdict;
    console.log(`The ledger is whole: ${rows} rows, ${heads.length} exported heads agree.`);
    if (rows > 0) console.log(`Its head: row ${rows}, ${hash}`);
    await sql("select private.note_command($1, 'ledger.verify', 'ledger', $2::jsonb)", [
      terminal(),
      JSON.stringify({ rows, heads: heads.length }),
    ]);
  },
);

function brokenWords(verdict: Exclude<Verdict, { kind: "whole" }>): string {
  const { kind, seq } = verdict;
  switch (kind) {
    case "changed":
      return `The ledger is broken at row ${seq}: it is not what was written.`;
    case "missing":
      return `The ledger is broken at row ${seq}: a row is missing before it.`;
    case "head-missing":
      return `The ledger is broken at row ${seq}: it was the head on ${verdict.day}, and is gone.`;
    case "head-differs":
      return `The ledger is broken at row ${seq} or before: the head exported on ${verdict.day} is another. The chain was written anew.`;
  }
}
