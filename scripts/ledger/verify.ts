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
import { readHeads, restoresIn, type Verdict, verifyLedger } from "./verify-ledger.ts";

await databaseCommand(
  "npm run ledger:verify -- [--heads a-copy-of-ledger-heads.txt] [--restored 10]",
  { heads: "optional", restored: "optional" },
  async ({ heads: file, restored }, sql) => {
    if (file && !existsSync(file)) throw new Trouble(`There is no file ${file}.`);
    // An empty file, or one of another kind, would agree with any ledger.
    if (file && headsIn(file).length === 0) {
      throw new Trouble(`${file} holds no head of the ledger: nothing was compared.`);
    }
    const heads = readHeads(readConfig(process.env).dataFolder, file);
    const ours = (await restoresIn(sql)).find(({ seq }) => String(seq) === restored);
    if (restored && !ours) throw new Trouble(`Row ${restored} notes no restore.`);
    const verdict = await verifyLedger(sql, heads, ours && { restored: ours });
    if (verdict.kind !== "whole") throw new Trouble(brokenWords(verdict));
    const { rows, hash } = verdict;
    console.log(`The ledger is whole: ${rows} rows, ${verdict.heads} exported heads agree.`);
    const left = heads.length - verdict.heads;
    if (left > 0) {
      console.log(`${left} heads were of rows that the restore at row ${restored} replaced.`);
    }
    if (rows > 0) console.log(`Its head: row ${rows}, ${hash}`);
    await sql("select private.note_command($1, 'ledger.verify', 'ledger', $2::jsonb)", [
      terminal(),
      JSON.stringify({ rows, heads: verdict.heads }),
    ]);
  },
);

function brokenWords(verdict: Exclude<Verdict, { kind: "whole" }>): string {
  const { seq } = verdict;
  const broken = `The ledger is broken at row ${seq}`;
  if (!("day" in verdict)) {
    return verdict.kind === "changed"
      ? `${broken}: it is not what was written.`
      : `${broken}: a row is missing before it.`;
  }
  const { kind, day, restore } = verdict;
  const facts = kind === "head-missing" ? "and is gone" : "and is another now";
  if (restore) {
    return `Row ${seq} was the head on ${day}, ${facts}. Row ${restore.seq} notes a restore of ${restore.day}, which would explain it. If that restore was yours, ask again with --restored ${restore.seq}; if not, the chain was written anew.`;
  }
  return kind === "head-missing"
    ? `${broken}: it was the head on ${day}, and is gone.`
    : `${broken} or before: the head exported on ${day} is another. The chain was written anew.`;
}
