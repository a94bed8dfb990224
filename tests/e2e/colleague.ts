import type { Sql } from "#functions/_shared/sql.ts";
import { sql } from "./lp-staff.ts";

export const password = "two rivers, one course";
/** As cheap to compare as bcrypt lets it be. */
const hashed = "$2b$04$bksbJPhxJwKdHNamJoOpIO6J1KNef0YzGf5rGd568Gu/2eGFFm3XW";
/** What their app shares with the site, in the alphabet of such codes. */
export const appSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

/** A colleague with these roles and an app for codes, made by the owner; answers their address. */
export async function addColleague(
  roles: readonly string[],
  name = "Jeanne Kremer",
  owner: Sql = sql,
) {
  const email = `${crypto.randomUUID().slice(0, 8)}@firm.example`;
  await owner(
    `with account as (
       insert into auth.users (id, aud, role, email, email_confirmed_at, encrypted_password)
       values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now(), $2)
       returning id
     ),
     person as (
       insert into private.staff (user_id, name, language, established_at)
       select id, $3, 'en', now() from account
       returning user_id
     ),
     factor as (
       insert into private.factors (user_id, kind, name, secret)
       select user_id, 'code', 'App', $5 from person
     )
     insert into private.staff_roles (user_id, role)
     select user_id, unnest(string_to_array($4, ',')) from person`,
    [email, hashed, name, roles.join(","), appSecret],
  );
  return email;
}
