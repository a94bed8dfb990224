-- Two entities that are one: everything of the one goes to the other in one transaction. The one
-- that is gone stays as a name, because the log of downloads, which never changes, leads to it.

-- A commitment takes its lines and values along.
alter table public.capital_flows
  drop constraint capital_flows_entity_id_fund_id_fkey,
  add foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
    on update cascade;
alter table public.valuations
  drop constraint valuations_entity_id_fund_id_fkey,
  add foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
    on update cascade;

-- Whatever is asked for by the old name is said to be elsewhere.
create function private.refuse_merged()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  gone record;
begin
  select entities.name, kept.name as into_name into gone
  from public.partner_entities as entities
  join public.partner_entities as kept on kept.id = entities.merged_into
  where entities.id = new.entity_id;
  if found then
    raise exception '% was merged into %.', gone.name, gone.into_name using errcode = 'P0002';
  end if;
  return new;
end;
$$;

create trigger refuse_merged
before insert or update of entity_id on public.commitments
for each row execute function private.refuse_merged();

create trigger refuse_merged
before insert or update of entity_id on public.documents
for each row execute function private.refuse_merged();

create trigger refuse_merged
before insert or update of entity_id on public.partner_memberships
for each row execute function private.refuse_merged();

-- The caller's entity and those that became it: their downloads stay theirs.
create function hooks.partner_entities()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array_agg(entities.id) from public.partner_entities as entities
  where hooks.partner_entity() in (entities.id, entities.merged_into);
$$;

revoke all on function hooks.partner_entities() from public, anon;
grant execute on function hooks.partner_entities() to authenticated;

drop policy "partners see their own downloads" on public.document_downloads;
create policy "partners see their own downloads"
on public.document_downloads
for select
to authenticated
using (
  user_id = (select auth.uid()) and entity_id = any ((select hooks.partner_entities())::uuid[])
);

-- What would go from one to the other, and in which funds both have an account.
create function private.merging(gone uuid, kept uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select count(*) from public.partner_memberships as moving
      where moving.entity_id = gone and not exists (
        select from public.partner_memberships as there
        where there.user_id = moving.user_id and there.entity_id = kept
      )
    ),
    'inBoth', (
      select count(*) from public.partner_memberships as moving
      join public.partner_memberships as there on there.user_id = moving.user_id
        and there.entity_id = kept
      where moving.entity_id = gone
    ),
    'commitments', (select count(*) from public.commitments where entity_id = gone),
    'lines', (select count(*) from public.capital_flows where entity_id = gone),
    'values', (select count(*) from public.valuations where entity_id = gone),
    'documents', (select count(*) from public.documents where entity_id = gone),
    'downloads', (select count(*) from public.document_downloads where entity_id = gone),
    'shared', (
      select coalesce(jsonb_agg(funds.name order by private.folded(funds.name)), '[]')
      from public.commitments as mine
      join public.commitments as theirs on theirs.fund_id = mine.fund_id
        and theirs.entity_id = kept
      join public.funds on funds.id = mine.fund_id
      where mine.entity_id = gone
    )
  );
$$;

create function private.desk_merging(of_user uuid, of_session uuid, gone uuid, kept uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.write');
  if gone = kept or (
    select count(*) from public.partner_entities
    where id in (gone, kept) and merged_into is null
  ) < 2 then
    return null;
  end if;
  return private.merging(gone, kept) || jsonb_build_object(
    'gone', (select name from public.partner_entities where id = gone),
    'kept', (select name from public.partner_entities where id = kept)
  );
end;
$$;

-- `typed` is the name of the one that goes, written by hand; `seen` is what `desk_merging` said.
create function private.desk_merge_entities(
  of_user uuid, of_session uuid, gone uuid, kept uuid, typed text, seen jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  going public.partner_entities;
  staying public.partner_entities;
  counted jsonb;
  moved uuid[];
  place record;
begin
  if gone = kept then
    raise exception 'same' using errcode = 'PT422';
  end if;
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null then
    return null;
  end if;
  if going.name <> trim(typed) then
    raise exception 'typed' using errcode = 'PT422';
  end if;
  counted := private.merging(gone, kept);
  if counted -> 'shared' <> '[]' then
    raise exception 'shared' using errcode = 'PT422';
  end if;
  if counted <> seen then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  end if;

  -- Who acts for both goes on as the remaining entity has it, unless that had ended.
  update public.partner_memberships as there
  set role = moving.role, ends_at = moving.ends_at, invited_at = moving.invited_at
  from public.partner_memberships as moving
  where there.entity_id = kept and moving.entity_id = gone and moving.user_id = there.user_id
    and there.ends_at <= now() and (moving.ends_at is null or moving.ends_at > now());
  delete from public.partner_memberships as moving
  using public.partner_memberships as there
  where moving.entity_id = gone and there.entity_id = kept and there.user_id = moving.user_id;
  with those as (
    update public.partner_memberships set entity_id = kept where entity_id = gone
    returning user_id
  )
  select array_agg(user_id) into moved from those;

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass
      )
  loop
    execute format(
      'update %s set %I = $1 where %I = $2', place.relation, place.name, place.name
    )
    using kept, gone;
  end loop;

  update public.partner_entities
  set merged_into = kept, merged_at = now(), version = version + 1 where id = gone;
  if going.requires_factor and not staying.requires_factor then
    perform private.require_factor(kept, true, of_user, actor);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    of_user, actor, 'entities.merge', 'entity:' || gone, going.version + 1,
    (counted - 'shared') || jsonb_build_object('into', kept)
  );
  return jsonb_build_object('id', kept);
end;
$$;

revoke all on all functions in schema private from public;
