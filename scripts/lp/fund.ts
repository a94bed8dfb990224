/** `npm run lp:fund`: adds a fund, or changes it. */
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";
import { checkName } from "./values.ts";

type Fund = { id: string; name: string; vintage: number; currency: string };

await databaseCommand(
  'npm run lp:fund -- --name "Confluence I" --vintage 2024 --currency EUR',
  { name: "needed", vintage: "needed", currency: "needed" },
  async ({ name, vintage, currency }, sql) => {
    checkName("name", name);
    if (!/^\d{4}$/.test(vintage) || Number(vintage) < 1990 || Number(vintage) > 2100) {
      throw new Trouble("--vintage is a year, from 1990 to 2100.");
    }
    if (!/^[A-Z]{3}$/.test(currency)) throw new Trouble("--currency is a code such as EUR.");
    // As at the desk: two names that differ only by capitals or accents would be confused.
    const [known] = await sql<Fund>(
      `select id, name, vintage, currency from public.funds
       where private.folded(name) = private.folded($1) order by name = $1 desc limit 1`,
      [name],
    );
    if (known && known.name !== name) {
      throw new Trouble(`There is “${known.name}” already: write it so to change it.`);
    }
    const now = `vintage ${vintage}, ${currency}`;
    const before = known && `vintage ${known.vintage}, ${known.currency}`;
    if (before === now) {
      console.log(`${name} is there already: ${now}.`);
      return;
    }
    const set = sql(
      "select private.set_fund($1::uuid, null, $2, null, null, null, $3::integer, $4, null, $5)",
      [known?.id ?? null, name, vintage, currency, terminal()],
    );
    await set.catch((error: Error) => {
      if (!error.message.endsWith("currency")) throw error;
      throw new Trouble(`${name} has accounts in its currency: it cannot be another.`);
    });
    console.log(before ? `${name}: changed from ${before} to ${now}.` : `${name}: added, ${now}.`);
  },
);
