/** `npm run lp:invite`: gives a person access to the partners’ space and mails them a link. */
import { site } from "#content/site.ts";
import { readEmail } from "#core/newsletter-schema.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";
import { checkDay, checkName } from "./values.ts";

const usage =
  'npm run lp:invite -- --email anne@partner.example --name "Anne Martin" --entity "Fondation des Ormes" [--language fr] [--new-entity] [--role read] [--until 2027-01-31 | never]';

/** The end of a day in the firm’s time zone. */
function endOf(day: string): string {
  if (day === "never") return "infinity";
  checkDay("until", day, "from today");
  return `${day} 23:59:59 ${site.offices[0]?.timeZone}`;
}

await databaseCommand(
  usage,
  {
    email: "needed",
    name: "needed",
    entity: "needed",
    language: "optional",
    "new-entity": "flag",
    role: "optional",
    until: "optional",
  },
  async ({ email, name, entity, "new-entity": make = false, ...given }, sql) => {
    const { language, role, until } = given;
    const address = readEmail({ email });
    if (!address) throw new Trouble(`${email} is not an e-mail address.`);
    checkName("name", name);
    checkName("entity", entity);
    const end = until === undefined ? null : endOf(until);
    if (language !== undefined && !["en", "fr"].includes(language))
      throw new Trouble("--language is en or fr.");
    if (role !== undefined && !["full", "read"].includes(role))
      throw new Trouble("--role is full or read.");
    const known = await sql("select from public.partner_entities where name = $1", [entity]);
    if (known.length === 0 && !make) {
      const rows = await sql<{ name: string }>(
        "select name from public.partner_entities where merged_into is null order by 1",
      );
      const names = rows.map((row) => `“${row.name}”`).join(", ") || "none yet";
      throw new Trouble(
        `There is no entity called “${entity}” (there are: ${names}). Add --new-entity to make it.`,
      );
    }
    const [row] = await sql<{ outcome: string }>(
      `select outcome, private.note_person(
         $8, 'partners.invite', $1, jsonb_build_object('entity', $3::text, 'role', $6::text)
       )
       from (
         select private.invite_partner(
           $1, $2, $3,
           coalesce($4, (
             select language from public.partners join auth.users on users.id = partners.user_id
             where lower(email) = lower($1)
           ), 'en'),
           $5, $6, $7::timestamptz
         ) as outcome offset 0
       ) as acted`,
      [address, name, entity, language ?? null, make, role ?? null, end, terminal()],
    );
    console.log(`${address}: ${row?.outcome}. The mail is on its way while a host is running.`);
  },
);
