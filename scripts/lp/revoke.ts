/** `npm run lp:revoke`: shuts a person out of the partners' space, at once. */
import { Trouble } from "../../builder/step.mjs";
import { partnerCommand } from "./command.ts";

await partnerCommand(
  "npm run lp:revoke -- --email anne@partner.example",
  { email: "needed" },
  async ({ email }, sql) => {
    const [row] = await sql<{ done: boolean }>("select private.revoke_partner($1) as done", [
      email,
    ]);
    if (!row?.done) throw new Trouble(`${email} has no access that could be closed.`);
    console.log(`${email}: access closed, sessions ended.`);
  },
);
