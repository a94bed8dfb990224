/**
 * `npm run lp:require-factor`: requires a second factor of everyone who acts for an entity, or no
 * longer does.
 */
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";

await databaseCommand(
  'npm run lp:require-factor -- --entity "Fondation des Ormes" [--off]',
  { entity: "needed", off: "flag" },
  async ({ entity, off = false }, sql) => {
    const [row] = await sql<{ changed: boolean | null }>(
      `select private.require_factor(
         (select id from public.partner_entities where name = $1), $2, null, $3
       ) as changed`,
      [entity, !off, terminal()],
    );
    if (!row?.changed) throw new Trouble(`There is no entity called “${entity}”.`);
    console.log(
      off
        ? `${entity}: a password is enough. Those who have a second factor are still asked for it.`
        : `${entity}: a second factor is asked of everyone.`,
    );
  },
);
