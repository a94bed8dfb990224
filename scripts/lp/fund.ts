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
    const set = sql(
      `select private.set_fund(
         (select id from public.funds where name = $1), null, $1, null, null, null, $2::integer, $3,
         null, $4
       )`,
      [name, vintage, currency, terminal()],
    );
    await set.catch((error: Error) => {
      if (!error.message.endsWith("currency")) throw error;
      throw new Trouble(`${name} has accounts in its currency: it cannot be another.`);
    });
    console.log(`${name}: vintage ${vintage}, ${currency}.`);
  },
);
