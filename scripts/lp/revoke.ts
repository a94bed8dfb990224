/** `npm run lp:revoke`: shuts a person out of the partners' space, or out of one entity, at once. */
import { Trouble } from "../../builder/step.mjs";
import { partnerCommand } from "./command.ts";

await partnerCommand(
  'npm run lp:revoke -- --email anne@partner.example [--entity "Fondation des Ormes"]',
  { email: "needed", entity: "optional" },
  async ({ email, entity }, sql) => {
    const [row] =
      entity === undefined
        ? await sql<{ done: boolean }>("select private.revoke_partner($1) as done", [email])
        : await sql<{ done: boolean }>("select private.end_membership($1, $2) as done", [
            email,
            entity,
          ]);
    if (!row?.done) throw new Trouble(`${email} has no access that could be closed.`);
    console.log(
      entity === undefined
        ? `${email}: access closed, sessions ended.`
        : `${email}: no longer sees ${entity}.`,
    );
  },
);
