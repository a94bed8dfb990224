/**
 * What a database is, read from PostgreSQL's own catalogue: a sorted list of lines for each kind of
 * object. Two databases that were made in different ways are the same where these lists are equal.
 * Not from a dump, whose text differs by the order of columns, by version and by chance.
 */
import type { Sql } from "#functions/_shared/sql.ts";

const ours = "('public', 'private', 'hooks')";

/** Who may do what; no entry and the entry that PostgreSQL assumes then are the same. */
function rights(list: string, kind: string, owner: string): string {
  const all = kind === "c" ? list : `coalesce(${list}, acldefault('${kind}', ${owner}))`;
  return `(
    select string_agg(
      case grantee when 0 then 'public' when ${owner} then 'owner' else grantee::regrole::text end
        || ' ' || privilege_type || case when is_grantable then ' grantable' else '' end,
      ', ' order by grantee = ${owner}, grantee::regrole::text, privilege_type
    )
    from aclexplode(${all})
  )`;
}

const ownedByUs =
  "case when pg_has_role(current_user, OWNER, 'usage') then 'ours' else 'not ours' end";
const owner = (column: string) => ownedByUs.replace("OWNER", column);

const queries = {
  schemas: `
    select concat_ws(' | ', nspname, ${owner("nspowner")}, ${rights("nspacl", "n", "nspowner")})
    from pg_namespace where nspname in ${ours}`,
  relations: `
    select concat_ws(' | ', oid::regclass, relkind, relpersistence,
      case when relrowsecurity then 'guarded' end, case when relforcerowsecurity then 'forced' end,
      reloptions::text, ${owner("relowner")}, ${rights("relacl", "r", "relowner")})
    from pg_class
    where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'p', 'v', 'm', 'f')`,
  sequences: `
    select concat_ws(' | ', pg_class.oid::regclass, format_type(seqtypid, null), seqstart,
      seqincrement, seqmin, seqmax, seqcache, seqcycle, ${rights("relacl", "s", "relowner")})
    from pg_class join pg_sequence on seqrelid = pg_class.oid
    where relnamespace::regnamespace::text in ${ours}`,
  columns: `
    select concat_ws(' | ', attrelid::regclass, attname, format_type(atttypid, atttypmod),
      case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), attidentity,
      attgenerated, attstorage, attcompression, attcollation::regcollation,
      ${rights("attacl", "c", "relowner")})
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0 and not attisdropped`,
  views: `
    select concat_ws(' | ', oid::regclass, pg_get_viewdef(oid))
    from pg_class where relnamespace::regnamespace::text in ${ours} and relkind in ('v', 'm')`,
  // Not-null has its own column above. A check that was added later may be of new rows only.
  constraints: `
    select concat_ws(' | ', conrelid::regclass, conname,
      replace(pg_get_constraintdef(oid), ' NOT VALID', ''), condeferrable, condeferred)
    from pg_constraint where connamespace::regnamespace::text in ${ours} and contype <> 'n'`,
  indexes: `
    select concat_ws(' | ', pg_get_indexdef(indexrelid), indisvalid, indisclustered)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace::regnamespace::text in ${ours}`,
  functions: `
    select concat_ws(' | ', pg_proc.oid::regprocedure, pg_get_function_arguments(pg_proc.oid),
      pg_get_function_result(pg_proc.oid), lanname, prokind, provolatile, proparallel, prosecdef,
      proisstrict, proleakproof, procost, prorows, proconfig::text, ${owner("proowner")},
      ${rights("proacl", "f", "proowner")}, prosrc)
    from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace::regnamespace::text in ${ours}`,
  // Some are on tables of the auth service.
  triggers: `
    select concat_ws(' | ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace::regnamespace::text in ${ours}`,
  policies: `
    select concat_ws(' | ', schemaname, tablename, policyname, permissive, roles::text, cmd, qual,
      with_check)
    from pg_policies`,
  types: `
    select concat_ws(' | ', pg_type.oid::regtype, typtype, typnotnull,
      ${rights("typacl", "T", "typowner")},
      (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum
       where enumtypid = pg_type.oid))
    from pg_type where typnamespace::regnamespace::text in ${ours} and typtype in ('e', 'd', 'r')`,
  defaultRights: `
    select concat_ws(' | ', defaclrole::regrole, defaclnamespace::regnamespace, defaclobjtype,
      defaclacl::text)
    from pg_default_acl`,
  comments: `
    select concat_ws(' | ', described.type, described.identity, description)
    from pg_description
    cross join lateral pg_identify_object(classoid, objoid, objsubid) as described
    where described.schema in ${ours}`,
  extensions: "select extname::text from pg_extension",
  fixedRows: `
    select 'limits ' || to_jsonb(limits)::text from private.limits
    union all select 'roles ' || role from private.roles
    union all select 'permissions ' || role || ' ' || act from private.permissions
    union all select 'approval_settings ' || to_jsonb(settings)::text
      from private.approval_settings as settings
    union all select 'letter_sender ' || id from private.letter_sender
    union all select 'salt ' || count(*) from private.salt
    union all select 'address_key ' || count(*) from private.address_key`,
};

export type Catalogue = Record<keyof typeof queries, string[]>;

export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const read: Partial<Catalogue> = {};
  for (const kind of Object.keys(queries) as (keyof typeof queries)[]) {
    const rows = await sql<Record<string, string>>(queries[kind]);
    read[kind] = rows.flatMap((row) => Object.values(row)).sort();
  }
  return read as Catalogue;
}
