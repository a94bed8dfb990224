import { createHash } from "node:crypto";
import type { Sql } from "../../supabase/functions/_shared/sql.ts";
import type { AskAct } from "../desk/two-colleagues.ts";

const fund = "Confluence II";
export const due = "2099-03-31";
const account = "LU130000000000000000";
/** About what a notice says beside its figures. */
const prose = "The partners are asked to pay on the day below to the account of the fund. ".repeat(
  40,
);

/**
 * A release with a call, a distribution, a value and a commitment for each of so many entities, and
 * the manager's notice to each: the lines as the desk's room sends them, the files by the owner.
 */
export async function fillRelease(sql: Sql, ask: AskAct, entities: number): Promise<string> {
  const names = Array.from({ length: entities }, (_, place) => `Entity ${nameOf(place)}`);
  await sql(`insert into public.funds (name, vintage, currency) values ('${fund}', 2024, 'EUR')`);
  await sql(
    "insert into public.partner_entities (name) select value from jsonb_array_elements_text($1::text::jsonb)",
    [JSON.stringify(names)],
  );
  // One person acts for each, and is told by mail.
  await sql(
    `with accounts as (
       insert into auth.users (id, aud, role, email, email_confirmed_at)
       select gen_random_uuid(), 'authenticated', 'authenticated', id || '@partner.example', now()
       from public.partner_entities returning id, email
     ),
     people as (
       insert into public.partners (user_id, name, language) select id, 'Partner', 'en' from accounts
     )
     insert into public.partner_memberships (user_id, entity_id)
     select id, split_part(email, '@', 1)::uuid from accounts`,
  );
  // An account that was confirmed long ago: the two telephone calls are not what is measured.
  await sql("alter table public.fund_accounts disable trigger user");
  await sql(
    `insert into public.fund_accounts (fund_id, holder, iban, bic, bank, verified_on)
     select id, 'Confluence', '${account}', 'ABCDLULL', 'Bank', '2026-01-05' from public.funds`,
  );
  await sql("alter table public.fund_accounts enable trigger user");
  const { id } = await ask("releases.save", { name: "A quarter" });
  const cents = (place: number) => `${10_000 + place * 17}.50`;
  const sheets = {
    commitments: () => ({ committed: "1000000", asOf: "2026-06-30" }),
    notices: (place: number) => ({ kind: "call", on: due, reference: "C9", amount: cents(place) }),
    statements: () => ({ asOf: "2026-09-30", nav: "400000" }),
  };
  const paid = () => ({ kind: "distribution", on: "2026-08-31", reference: "D1", amount: "5000" });
  for (const kind of ["commitments", "notices", "statements"] as const) {
    const { id: sheet } = await ask("releases.open-sheet", { work: id, kind, name: `${kind}.csv` });
    const both = kind === "notices" ? [sheets.notices, paid] : [sheets[kind]];
    for (const [half, fieldsOf] of both.entries()) {
      const lines = names.map((entity, place) => ({
        line: half * entities + place + 2,
        fields: { entity, fund, ...fieldsOf(place) },
      }));
      for (let from = 0; from < entities; from += 500) {
        await ask("releases.lines", { sheet, lines: lines.slice(from, from + 500) });
      }
    }
    const { number } = await ask("releases.show", { id });
    await ask("releases.add-sheet", { sheet, number });
  }
  const files = names.map((entity, place) => {
    const text = `${entity}\n${fund}\n${prose}\nEUR ${cents(place)}\n31 March 2099\n${account}`;
    const sha256 = createHash("sha256").update(text).digest("hex");
    return { sha256, fileName: `${entity}.pdf`, entity, text };
  });
  await sql(
    `insert into private.staged_files (
       sha256, file_name, media_type, size, bytes, staged_by, checked, read_at, pages, accounts
     )
     select
       file ->> 'sha256', file ->> 'fileName', 'application/pdf', 40000,
       convert_to(rpad(file ->> 'text', 40000, 'x'), 'UTF8'), gen_random_uuid(), true, now(),
       array[file ->> 'text'], array['${account}']
     from jsonb_array_elements($1::text::jsonb) as file`,
    [JSON.stringify(files)],
  );
  const { number, content } = await ask("releases.show", { id });
  await ask("releases.save", {
    id,
    number,
    sheets: content.sheets.map((sheet) => sheet.id),
    documents: files.map(({ sha256, fileName, entity }) => ({
      ...{ sha256, fileName, entity, fund, type: "capital-call", period: due },
    })),
  });
  for (const table of ["private.sheet_lines", "private.staged_files", "public.partner_entities"]) {
    await sql(`vacuum analyze ${table}`);
  }
  return id;
}

/** In letters: a number within a name would be read as part of an amount. */
function nameOf(place: number): string {
  const letters = [place % 26, Math.floor(place / 26) % 26, Math.floor(place / 676)];
  return letters
    .map((letter) => String.fromCharCode(65 + letter))
    .join("")
    .repeat(2);
}
