/** `npm run lp:require-factor`: asks a second factor of everyone who acts for an entity, or not. */
import { Trouble } from "../../builder/step.mjs";
import { partnerCommand } from "./command.ts";

await partnerCommand(
  'npm run lp:require-factor -- --entity "Fondation des Ormes" [--off]',
  { entity: "needed", off: "flag" },
  async ({ entity, off = false }, sql) => {
    const changed = await sql(
      "update public.partner_entities set requires_factor = $2 where name = $1 returning id",
      [entity, !off],
    );
    if (changed.length === 0) throw new Trouble(`There is no entity called “${entity}”.`);
    console.log(
      off
        ? `${entity}: a password is enough. Those who have a second factor are still asked for it.`
        : `${entity}: a second factor is asked of everyone.`,
    );
  },
);
