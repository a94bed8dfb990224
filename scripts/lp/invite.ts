/** `npm run lp:invite`: lets a person into the partners' space and mails them a link. */
import { readEmail } from "#core/newsletter-schema.ts";
import { Trouble } from "../../builder/step.mjs";
import { partnerCommand } from "./command.ts";

const usage =
  'npm run lp:invite -- --email anne@partner.example --name "Anne Martin" --entity "Fondation des Ormes" [--language fr] [--new-entity]';

await partnerCommand(
  usage,
  {
    email: "needed",
    name: "needed",
    entity: "needed",
    language: "optional",
    "new-entity": "flag",
  },
  async ({ email, name, entity, language = "en", "new-entity": make = false }, sql) => {
    const address = readEmail({ email });
    if (!address) throw new Trouble(`${email} is not an e-mail address.`);
    if (!["en", "fr"].includes(language)) throw new Trouble("--language is en or fr.");
    const known = await sql("select from public.partner_entities where name = $1", [entity]);
    if (known.length === 0 && !make) {
      const rows = await sql<{ name: string }>(
        "select name from public.partner_entities order by 1",
      );
      const names = rows.map((row) => `“${row.name}”`).join(", ") || "none yet";
      throw new Trouble(
        `There is no entity called “${entity}” (there are: ${names}). Add --new-entity to make it.`,
      );
    }
    const [row] = await sql<{ outcome: string }>(
      "select private.invite_partner($1, $2, $3, $4, $5) as outcome",
      [address, name, entity, language, make],
    );
    console.log(`${address}: ${row?.outcome}. The mail is on its way while a host is running.`);
  },
);
