import type { OpenDatabase } from "../writes/databases.ts";

export const email = "partner@entity.example";
export const password = "two rivers, one course";
const hashed = "$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S";

export const size = { funds: 20, years: 12, linesAYear: 4 };

/**
 * Makes the partner who is alone read by index. In such small tables the planner would read whole
 * tables for each document, and be slower than among hundreds of partners: the comparison would
 * look better than it is.
 */
export async function readByIndex({ sql }: OpenDatabase): Promise<void> {
  for (const name of ["public.lp_overview()", "public.lp_fund(uuid)"]) {
    await sql(`alter function ${name} set enable_seqscan = off`);
  }
}

/**
 * Fills the database with this many entities, each in every fund, with lines and a value per
 * quarter, documents of its own and of the funds; the first entity gets one person. An entity has
 * the same amount of data however many there are.
 */
export async function fillAccounts({ sql }: OpenDatabase, entities: number): Promise<void> {
  const { funds, years, linesAYear } = size;
  const run = async (statement: string) => void (await sql(statement));
  await run(`insert into public.funds (name, vintage, currency)
    select 'Fund ' || number, 2014, 'EUR' from generate_series(1, ${funds}) as number`);
  await run(`insert into public.partner_entities (name, requires_factor)
    select 'Entity ' || lpad(number::text, 4, '0'), false
    from generate_series(1, ${entities}) as number`);
  await run(`insert into public.commitments (entity_id, fund_id, committed, as_of)
    select entities.id, funds.id, 10000000, '2014-10-01'
    from public.partner_entities as entities cross join public.funds`);
  await run(`insert into public.capital_flows
      (entity_id, fund_id, kind, effective_on, reference, purpose, amount, unfunded_effect)
    select entity_id, fund_id, case when place % 3 = 0 then 'distribution' else 'call' end,
      date '2014-11-15' + place * ${Math.floor(365 / linesAYear)}, 'Notice ' || place,
      'Investments and fees', 100000, case when place % 3 = 0 then 0 else -100000 end
    from public.commitments cross join generate_series(1, ${years * linesAYear}) as place`);
  await run(`insert into public.valuations (entity_id, fund_id, as_of, nav)
    select entity_id, fund_id,
      (date '2014-10-01' + place * interval '3 months' - interval '1 day')::date, place * 90000
    from public.commitments cross join generate_series(1, ${years * 4}) as place`);
  const document = (entity: string, from: string, type: string, period: string) => `
    insert into public.documents
      (fund_id, entity_id, type, period, version, file_name, media_type, size, sha256)
    select ${entity}, '${type}', ${period}, 1, '${type}.pdf', 'application/pdf', 1, repeat('0', 64)
    from ${from}`;
  await run(
    document(
      "funds.id, null",
      `public.funds cross join generate_series(2015, ${2014 + years}) as year
       cross join generate_series(1, 4) as quarter`,
      "report",
      "year || '-Q' || quarter",
    ),
  );
  await run(
    document(
      "fund_id, entity_id",
      `public.commitments cross join generate_series(2015, ${2014 + years}) as year`,
      "tax",
      "year::text",
    ),
  );
  await run(`insert into auth.users
      (id, aud, role, email, email_confirmed_at, encrypted_password)
    values (gen_random_uuid(), 'authenticated', 'authenticated', '${email}', now(), '${hashed}')`);
  await run(`with person as (
      insert into public.partners (user_id, chosen_entity, name, language)
      select users.id, entities.id, 'A partner', 'en'
      from auth.users cross join public.partner_entities as entities
      where users.email = '${email}' and entities.name = 'Entity 0001'
      returning user_id, chosen_entity
    )
    insert into public.partner_memberships (user_id, entity_id) select * from person`);
  await run(`insert into public.document_downloads (document_id, user_id, entity_id)
    select documents.id, coalesce(partners.user_id, gen_random_uuid()), documents.entity_id
    from public.documents
    left join public.partners on partners.chosen_entity = documents.entity_id
    where documents.entity_id is not null`);
  for (const table of [
    "commitments",
    "capital_flows",
    "valuations",
    "documents",
    "document_downloads",
  ]) {
    await run(`vacuum analyze public.${table}`);
  }
  await run("checkpoint");
}
