/** The steps of somebody at the desk, as its pages offer them. */
import type { Page } from "@playwright/test";
import deskEn from "#app/pages/desk/words.en.ts";
import deskFr from "#app/pages/desk/words.fr.ts";
import type { Language } from "#core/languages.ts";
import { localisePath } from "#core/paths.ts";
import type { Sql } from "#functions/_shared/sql.ts";
import { fillSignIn, sendButton } from "./lp.ts";
import { sql } from "./lp-staff.ts";
import { expect } from "./test.ts";

export const deskWords = { en: deskEn, fr: deskFr };
const password = "two rivers, one course";
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";

/** A colleague with these roles, made by the owner; answers their address. */
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
       insert into private.staff (user_id, name, language) select id, $3, 'en' from account
       returning user_id
     ),
     factor as (
       insert into private.factors (user_id, kind, name, secret)
       select user_id, 'code', 'App', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' from person
     )
     insert into private.staff_roles (user_id, role)
     select user_id, unnest(string_to_array($4, ',')) from person`,
    [email, hashed, name, roles.join(",")],
  );
  return email;
}

/**
 * Comes to the desk: the password, then a factor, whose proof the owner writes for them. `owner`: of
 * the host under test, or of one that a test has for itself.
 */
export async function sitDown(
  page: Page,
  roles: readonly string[],
  language: Language = "en",
  query = "",
  owner: Sql = sql,
): Promise<string> {
  const email = await addColleague(roles, undefined, owner);
  await page.goto(localisePath("/desk", language) + query);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, { email, password });
  await sendButton(page).click();
  const { title } = deskWords[language].threshold.proof;
  await expect(page.getByRole("heading", { name: title })).toBeVisible({ timeout: 15_000 });
  await owner(
    `insert into private.proofs (session_id, kind)
     select sessions.id, 'code' from auth.sessions
     join auth.users on users.id = sessions.user_id where users.email = $1`,
    [email],
  );
  await page.reload();
  await expect(page.locator(".desk-head nav")).toBeVisible();
  // The code of a room comes after that of the desk.
  await expect(page.locator(".desk-room h1")).toBeVisible();
  return email;
}
