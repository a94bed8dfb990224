/** `npm run lp:fund`: adds a fund, or changes what is known of it. */
import { Trouble } from "../../builder/step.mjs";
import { terminal } from "../terminal.ts";
import { partnerCommand } from "./command.ts";

await partnerCommand(
  'npm run lp:fund -- --name "Confluence I" --vintage 2024 --currency EUR',
  { name: "needed", vintage: "needed", currency: "needed" },
  async ({ name, vintage, currency }, sql) => {
    if (!/^\d{4}$/.test(vintage)) throw new Trouble("--vintage is a year.");
    if (!/^[A-Z]{3}$/.test(currency)) throw new Trouble("--currency is a code such as EUR.");
    await sql(
      `with fund as (
         insert into public.funds (name, vintage, currency) values ($1, $2::integer, $3)
         on conflict (name) do update set vintage = excluded.vintage, currency = excluded.currency
         returning *
       )
       select private.note_command(
         $4, 'funds.add', 'fund:' || id, jsonb_build_object('vintage', vintage, 'currency', currency)
       ) from fund`,
      [name, vintage, currency, terminal()],
    );
    console.log(`${name}: vintage ${vintage}, ${currency}.`);
  },
);
