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
    // Those who have none get the time of an invitation to add one.
    if (!off) {
      await sql(
        `insert into private.enrolments (user_id, expires_at)
         select memberships.user_id, now() + interval '14 days'
         from public.partner_memberships as memberships
         join public.partner_entities as entities on entities.id = memberships.entity_id
         where entities.name = $1 and not private.has_factor(memberships.user_id)
         on conflict (user_id) do update set expires_at = excluded.expires_at
         where enrolments.code_hash is null`,
        [entity],
      );
    }
    console.log(
      off
        ? `${entity}: a password is enough. Those who have a second factor are still asked for it.`
        : `${entity}: a second factor is asked of everyone.`,
    );
  },
);
