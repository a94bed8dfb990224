/**
 * `npm run staff:invite`: gives a colleague access to the desk, as long as there are too few there to
 * do it with two persons. The first ones can only be invited this way.
 */
import { readEmail } from "#core/newsletter-schema.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";

const usage =
  'npm run staff:invite -- --email anne@firm.example --name "Anne Martin" --role administrator[,compliance] [--language fr]';

await databaseCommand(
  usage,
  { email: "needed", name: "needed", role: "needed", language: "optional" },
  async ({ email, name, role, language = "en" }, sql) => {
    const address = readEmail({ email });
    if (!address) throw new Trouble(`${email} is not an e-mail address.`);
    if (!["en", "fr"].includes(language)) throw new Trouble("--language is en or fr.");
    const rows = await sql<{ role: string }>("select role from private.roles order by role");
    const known = rows.map((row) => row.role);
    const given = role.split(",").map((one) => one.trim());
    const strange = given.filter((one) => !known.includes(one));
    if (strange.length > 0) {
      throw new Trouble(`There is no role ${strange.join(", ")}; there are ${known.join(", ")}.`);
    }
    const [row] = await sql<{ outcome: string }>(
      "select private.terminal_invite_staff($1, $2, $3, $4, $5) as outcome",
      [address, name, language, given.join(","), terminal()],
    );
    const [account] = await sql<{ can_sign_in: boolean }>(
      `select coalesce(encrypted_password, '') <> '' as can_sign_in
       from auth.users where lower(email) = lower($1)`,
      [address],
    );
    const mail = account?.can_sign_in
      ? "They have a password, so no mail is sent."
      : "The mail is on its way while a host is running.";
    console.log(`${address}: ${row?.outcome}. ${mail}`);
  },
);
