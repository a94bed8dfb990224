/** `npm run lp:fund`: adds a fund, or changes what is known of it. */
import { Trouble } from "../../builder/step.mjs";
import { partnerCommand } from "./command.ts";

await partnerCommand(
  'npm run lp:fund -- --name "Confluence I" --vintage 2024 --currency EUR',
  { name: "needed", vintage: "needed", currency: "needed" },
  async ({ name, vintage, currency }, sql) => {
    if (!/^\d{4}$/.test(vintage)) throw new Trouble("--vintage is a year.");
    if (!/^[A-Z]{3}$/.test(currency)) throw new Trouble("--currency is a code such as EUR.");
    await sql(
      `insert into public.funds (name, vintage, currency) values ($1, $2::integer, $3)
       on conflict (name) do update set vintage = excluded.vintage, currency = excluded.currency`,
      [name, vintage, currency],
    );
    console.log(`${name}: vintage ${vintage}, ${currency}.`);
  },
);
