/** `npm run lp:commitment`: what an entity has committed to a fund, and where it stands. */
import { Trouble } from "../../builder/step.mjs";
import { terminal } from "../terminal.ts";
import { partnerCommand } from "./command.ts";

const usage =
  'npm run lp:commitment -- --entity "Fondation des Ormes" --fund "Confluence I" --committed 5000000 --called 3250000 --distributed 640000 --as-of 2026-09-30';

await partnerCommand(
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
    for (const amount of [committed, called, distributed]) {
      if (!/^\d+(\.\d{1,2})?$/.test(amount)) throw new Trouble(`“${amount}” is no amount.`);
    }
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
