/**
 * `npm run lp:reset-factors`: for a person who has lost every passkey, app and recovery code. Check
 * who they are as for an invitation; tell them the code by telephone, at the number on file.
 */
import { newDigits } from "#functions/_shared/digits.ts";
import { hashToken } from "#functions/_shared/tokens.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";

await databaseCommand(
  "npm run lp:reset-factors -- --email anne@partner.example",
  { email: "needed" },
  async ({ email }, sql) => {
    const code = newDigits(8);
    const [row] = await sql<{ done: boolean }>(
      `select done, case when done then private.note_person($3, 'partners.reset-factors', $1) end
       from (select private.reset_factors($1, $2) as done offset 0) as acted`,
      [email, await hashToken(code), terminal()],
    );
    if (!row?.done) throw new Trouble(`${email} is nobody's address here.`);
    console.log(
      [
        `${email}: factors removed, sessions ended.`,
        `Call them at the number you have on file, never at one from a message, and give them this code: ${code.slice(0, 4)} ${code.slice(4)}`,
        "It is asked for after their password, when they next sign in; it is good for three days and five tries.",
      ].join("\n"),
    );
  },
);
