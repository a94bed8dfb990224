/**
 * `npm run lp:commitment`: sets what an entity has committed to a fund, what was called and
 * distributed, and as of which day.
 */
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";
import { checkAmount, checkDay } from "./values.ts";

const usage =
  'npm run lp:commitment -- --entity "Fondation des Ormes" --fund "Confluence I" --committed 5000000 --called 3250000 --distributed 640000 --as-of 2026-09-30';

await databaseCommand(
  usage,
  {
    entity: "needed",
    fund: "needed",
    committed: "needed",
    called: "needed",
    distributed: "needed",
    "as-of": "needed",
  },
  async ({ entity, fund, committed, called, distributed, "as-of": asOf }, sql) => {
    for (const [option, amount] of Object.entries({ committed, called, distributed })) {
      checkAmount(option, amount);
    }
    checkDay("as-of", asOf, "until today");
    if (Number(committed) === 0) throw new Trouble("--committed is more than nothing.");
    if (Number(called) > Number(committed)) {
      throw new Trouble("More is called than committed.");
    }
    await sql(
      `select
         private.set_commitment($1, $2, $3::numeric, $4::numeric, $5::numeric, $6::date),
         private.note_command(
           $7, 'commitments.set', 'entity:' || $1,
           jsonb_build_object('fund', $2::text, 'asOf', $6::text)
         )`,
      [entity, fund, committed, called, distributed, asOf, terminal()],
    );
    console.log(`${entity} in ${fund}: as of ${asOf}.`);
  },
);
