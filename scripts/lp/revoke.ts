/**
 * `npm run lp:revoke`: ends the access of a person to the partners’ space, or to one entity, at
 * once.
 */
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";

await databaseCommand(
  'npm run lp:revoke -- --email anne@partner.example [--entity "Fondation des Ormes"]',
  { email: "needed", entity: "optional" },
  async ({ email, entity }, sql) => {
    const [row] =
      entity === undefined
        ? await sql<{ done: boolean }>(
            `select done, case when done then private.note_person($2, 'partners.revoke', $1) end
             from (select private.revoke_partner($1) as done offset 0) as acted`,
            [email, terminal()],
          )
        : await sql<{ done: boolean }>(
            `select done, case when done then private.note_person(
               $3, 'partners.end-membership', $1, jsonb_build_object('entity', $2::text)
             ) end
             from (select private.end_membership($1, $2) as done offset 0) as acted`,
            [email, entity, terminal()],
          );
    if (!row?.done) throw new Trouble(`${email} has no access that could be closed.`);
    console.log(
      entity === undefined
        ? `${email}: access closed, sessions ended.`
        : `${email}: no longer sees ${entity}.`,
    );
  },
);
