/**
 * `npm run export:subscribers -- subscribers.csv`: writes the confirmed addresses into a file. Not
 * to the standard output, where npm would mix its own lines in.
 */
import { writeFileSync } from "node:fs";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { Trouble } from "../builder/step.mjs";
import { runCommand } from "./run-command.ts";
import { terminal } from "./terminal.ts";

type Subscriber = { email: string; language: string; confirmed_at: string | Date };

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file || file.startsWith("-")) {
    throw new Trouble("Into which file? npm run export:subscribers -- subscribers.csv");
  }
  const database = await openDatabase(readConfig(process.env));
  try {
    const rows = await database.sql<Subscriber>(
      `select email, language, confirmed_at from public.newsletter_subscribers
       where confirmed_at is not null order by confirmed_at, email`,
    );
    const lines = rows.map(({ email, language, confirmed_at }) =>
      [email, language, new Date(confirmed_at).toISOString()].map(field).join(","),
    );
    const text = ["email,language,confirmed_at", ...lines, ""].join("\r\n");
    await database.sql(
      "select private.note_command($1, 'subscribers.export', 'subscribers', $2::jsonb)",
      [terminal(), JSON.stringify({ rows: rows.length })],
    );
    // Readable only by this user: these are personal data.
    writeFileSync(file, text, { mode: 0o600 });
    console.log(
      `${file}: ${rows.length} confirmed ${rows.length === 1 ? "address" : "addresses"}.`,
    );
  } finally {
    await database.close();
  }
});

/**
 * An address may begin with `=` or `+`, which a spreadsheet would run as a formula: an apostrophe
 * before it makes it a text.
 */
function field(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
