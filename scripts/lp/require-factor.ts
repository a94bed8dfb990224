/** `npm run lp:require-factor`: asks a second factor of everyone who acts for an entity, or not. */
import { Trouble } from "../../builder/step.mjs";
import { terminal } from "../terminal.ts";
import { partnerCommand } from "./command.ts";

await partnerCommand(
  'npm run lp:require-factor -- --entity "Fondation des Ormes" [--off]',
  { entity: "needed", off: "flag" },
  async ({ entity, off = false }, sql) => {
    const changed = await sql(
      `with changed as (
         update public.partner_entities set requires_factor = $2 where name = $1 returning id
       )
       select private.note_command(
         $3, 'partners.require-factor', 'entity:' || id, jsonb_build_object('required', $2::boolean)
       ) from changed`,
      [entity, !off, terminal()],
    );
    if (changed.length === 0) throw new Trouble(`There is no entity called “${entity}”.`);
    console.log(
      off
        ? `${entity}: a password is enough. Those who have a second factor are still asked for it.`
        : `${entity}: a second factor is asked of everyone.`,
    );
  },
);
