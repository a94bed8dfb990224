import type { DeskActName, DeskBody, DeskFields } from "../../core/acts/desk.ts";
import type { Sql } from "../../supabase/functions/_shared/sql.ts";
import { signInColleague, tokenOf } from "../desk.ts";

export type AskAct = <Name extends DeskActName>(
  act: Name,
  fields: DeskFields<Name>,
) => Promise<DeskBody<Name>>;

/** Somebody at the desk, and how long the last answer to them was. */
export type Colleague = { ask: AskAct; bytes: () => number };

/** One who writes and one who approves. */
export async function twoColleagues(
  sql: Sql,
  url: string,
): Promise<{ author: Colleague; second: Colleague }> {
  const { token } = await signInColleague(sql, url);
  await sql("update private.staff set established_at = now()");
  await sql(
    `insert into private.staff_roles (user_id, role)
     select user_id, roles.role from private.staff cross join private.roles
     where staff.name = 'Colleague 2'`,
  );
  const second = await tokenOf(sql, url, "other2@desk.example");
  return { author: askingAt(url, token), second: askingAt(url, second) };
}

function askingAt(url: string, token: string): Colleague {
  let bytes = 0;
  async function ask<Name extends DeskActName>(act: Name, fields: DeskFields<Name>) {
    const answered = await fetch(`${url}/functions/v1/desk`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ act, ...fields }),
    });
    const said = await answered.text();
    if (answered.status !== 200) throw new Error(`${act}: answered ${answered.status}. ${said}`);
    bytes = said.length;
    return JSON.parse(said) as DeskBody<Name>;
  }
  return { ask, bytes: () => bytes };
}
