/**
 * `npm run staff:reset-factors`: for a colleague who has lost every passkey, app and recovery code,
 * as long as there are too few at the desk to do it with two persons.
 */
import { newDigits } from "#functions/_shared/digits.ts";
import { hashToken } from "#functions/_shared/tokens.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";

await databaseCommand(
  "npm run staff:reset-factors -- --email anne@firm.example",
  { email: "needed" },
  async ({ email }, sql) => {
    const code = newDigits(8);
    const [row] = await sql<{ done: boolean }>(
      "select private.terminal_reset_staff($1, $2, $3) as done",
      [email, await hashToken(code), terminal()],
    );
    if (!row?.done) throw new Trouble(`${email} is no colleague's address here.`);
    console.log(
      [
        `${email}: factors removed, password void, sessions ended. Every colleague is told by mail.`,
        `Call them at the number you have on file, and give them this code: ${code.slice(0, 4)} ${code.slice(4)}`,
        "A mail tells them how to choose a new password; the code is asked for after it, and is good for three days.",
      ].join("\n"),
    );
  },
);
