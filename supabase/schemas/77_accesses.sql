-- What the ledger does not have, because nothing was changed: which acts were refused, and which of
-- the firm's people looked at an investor's figures or documents. Beside the ledger, since the same
-- within an hour is one row with a count, and since it ends after a year.

create table private.accesses (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('view', 'refusal')),
  -- Whoever asked. Of a refusal, it may be somebody without a place at the desk.
  actor uuid not null,
  actor_name text not null,
  act text not null,
  -- Whose it was, as the ledger names things: entity:…, fund:…, release:…
  about text not null default '',
  -- Of a refusal: the right that is missing, or what was found in a file.
  why text not null default '',
  hour timestamptz not null default date_trunc('hour', now()),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times integer not null default 1,
  unique (actor, hour, kind, act, about, why)
);

create index accesses_newest on private.accesses (last_at desc, id desc);
create index accesses_actor on private.accesses (actor, last_at desc, id desc);
create index accesses_about on private.accesses (about, last_at desc, id desc);

-- What is shown under another name: a file and a sheet belong to a release, and a rehearsal is for
-- an entity by its name. Empty where there is nothing of that name: nobody fills the list with what
-- they made up.
create function private.access_subject(given text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  kind constant text := split_part(given, ':', 1);
  named constant text := substr(given, length(kind) + 2);
  of_id uuid;
begin
  if kind = 'file' then
    select works.id into of_id from private.works_now as works
    where works.kind = 'release'
      and works.content -> 'documents' @> jsonb_build_array(jsonb_build_object('sha256', named))
    order by works.changed_at desc limit 1;
  elsif kind = 'sheet' then
    select work_id into of_id from private.sheets where id::text = named;
  elsif kind = 'entity-name' then
    select id into of_id from public.partner_entities where lower(name) = lower(named);
    return coalesce('entity:' || of_id, '');
  else
    return case when private.ledger_name(given) is null then '' else given end;
  end if;
  return coalesce('release:' || of_id, '');
end;
$$;

create function private.note_access(
  of_user uuid, of_kind text, of_act text, of_what text, of_why text default ''
)
returns void
language sql
set search_path = ''
as $$
  insert into private.accesses (kind, actor, actor_name, act, about, why)
  values (
    of_kind, of_user,
    coalesce(
      (select name from private.staff where user_id = of_user),
      (select name from public.partners where user_id = of_user),
      ''
    ),
    of_act, private.access_subject(of_what), of_why
  )
  on conflict (actor, hour, kind, act, about, why) do update
  set times = accesses.times + 1, last_at = now();
$$;

-- Asked for after the transaction that was refused has ended, and so kept. Who has the right, and
-- whose session only wants a factor again, did not try anything: nothing is noted of an open tab.
create function private.note_refusal(of_user uuid, of_act text, of_right text, of_what text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from private.staff
    join private.staff_roles on staff_roles.user_id = staff.user_id
    join private.permissions on permissions.role = staff_roles.role
    where staff.user_id = of_user and staff.revoked_at is null and permissions.act = of_right
  ) then
    perform private.note_access(of_user, 'refusal', of_act, of_what, of_right);
  end if;
end;
$$;

-- Newest first.
create function private.desk_accesses(
  of_user uuid,
  of_session uuid,
  of_who text,
  of_kind text,
  of_what text,
  from_day text,
  to_day text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  by_actor uuid := nullif(of_who, '')::uuid;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'ledger.read');
  select coalesce(jsonb_agg(listed.entry order by last_at desc, id desc), '[]') into page
  from (
    select
      id, last_at,
      jsonb_build_object(
        'id', id, 'kind', kind, 'actor', actor, 'name', actor_name, 'act', act, 'why', why,
        'about', about, 'called', private.ledger_name(about),
        'firstAt', first_at, 'lastAt', last_at, 'times', times
      ) as entry
    from private.accesses
    where (by_actor is null or actor = by_actor)
      and (of_kind = '' or kind = of_kind)
      and (of_what = '' or about = of_what)
      and (from_day = '' or last_at >= from_day::date)
      and (to_day = '' or first_at < to_day::date + 1)
      and (edge_at is null or (last_at, id) < (edge_at, edge_id))
    order by last_at desc, id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'lastAt') || '_' || (page -> 39 ->> 'id')
    end,
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', user_id, 'name', name) order by name), '[]')
      from private.staff
    )
  );
end;
$$;
