/** `npm run export:subscribers`: the confirmed addresses as CSV, on standard output. */
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { runCommand } from "./run-command.ts";

type Subscriber = { email: string; language: string; confirmed_at: string | Date };

await runCommand(async () => {
  const database = await openDatabase(readConfig(process.env));
  try {
    const rows = await database.sql<Subscriber>(
      `select email, language, confirmed_at from public.newsletter_subscribers
       where confirmed_at is not null order by confirmed_at, email`,
    );
    process.stdout.write("email,language,confirmed_at\r\n");
    for (const { email, language, confirmed_at } of rows) {
      const moment = new Date(confirmed_at).toISOString();
      process.stdout.write(`${[email, language, moment].map(field).join(",")}\r\n`);
    }
  } finally {
    await database.close();
  }
});

/**
 * An address may begin with `=` or `+`, which a spreadsheet would run as a formula: such a field is
 * quoted behind an apostrophe, as spreadsheets themselves do.
 */
function field(text: string): string {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}
