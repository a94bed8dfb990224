-- Funds and entities at the desk: read, found, created, changed, merged. The commands of the
-- terminal and the desk do it by the same functions: docs/decisions/025-partners-at-the-desk.md.

-- Forty of a register, and the last of them where there are more.
create function private.register_page(rows jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > 40 then rows - 40 else rows end,
    'next', case when jsonb_array_length(rows) > 40 then rows -> 39 ->> 'id' end
  );
$$;

-- Where entities stand in funds, each figure with its date; amounts are text.
create function private.capital_accounts_of(of_fund uuid, of_entity uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'entity', entities.id, 'entityName', entities.name,
        'fund', funds.id, 'fundName', funds.name, 'currency', funds.currency,
        'committed', accounts.committed::text, 'committedOn', accounts.committed_on,
        'paidIn', accounts.paid_in::text, 'distributed', accounts.distributed::text,
        'linesTo', accounts.lines_to, 'nav', accounts.nav::text, 'navOn', accounts.nav_on
      )
      order by private.folded(entities.name), private.folded(funds.name)
    ),
    '[]'
  )
  from hooks.capital_accounts as accounts
  join public.partner_entities as entities on entities.id = accounts.entity_id
  join public.funds on funds.id = accounts.fund_id
  where (of_fund is null or accounts.fund_id = of_fund)
    and (of_entity is null or accounts.entity_id = of_entity);
$$;

-- Forty of a register, in the order of their names, from the one after `after` on.
create function private.desk_funds(
  of_user uuid, of_session uuid, words text, of_currency text, of_account text, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      funds.id, private.folded(funds.name) as sorted, funds.name,
      funds.legal_name as "legalName", funds.vintage, funds.currency,
      (select count(*) from public.commitments where fund_id = funds.id) as entities,
      exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = funds.id and accounts.ended_at is null
      ) as "hasAccount",
      (
        select proposed_at from private.bank_account_changes as changes
        where changes.fund_id = funds.id and changes.settled_at is null
      ) as "changeSince"
    from public.funds
    where (
        private.folded(funds.name) like pattern
        or private.folded(coalesce(funds.legal_name, '')) like pattern
      )
      and (of_currency = '' or funds.currency = of_currency)
      and case of_account
        when 'missing' then not exists (
          select from public.fund_accounts as accounts
          where accounts.fund_id = funds.id and accounts.ended_at is null
        )
        when 'changing' then exists (
          select from private.bank_account_changes as changes
          where changes.fund_id = funds.id and changes.settled_at is null
        )
        when 'alarm' then exists (
          select from private.bank_account_changes as changes
          where changes.fund_id = funds.id and changes.outcome = 'refused'
            and changes.alarm_closed_at is null
        )
        when 'number' then exists (
          select from private.bank_contacts as contacts
          where contacts.fund_id = funds.id and contacts.ended_at is null
            and contacts.confirmed_by is null
        )
        else true
      end
      and (
        after is null
        or (private.folded(funds.name), funds.id)
          > (select private.folded(last.name), last.id from public.funds as last where id = after)
      )
    order by private.folded(funds.name), funds.id
    limit 41
  ) as page;
  return private.register_page(rows) || jsonb_build_object(
    'currencies', (
      select coalesce(jsonb_agg(distinct currency order by currency), '[]') from public.funds
    )
  );
end;
$$;

create function private.desk_fund(of_user uuid, of_session uuid, of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
      'manager', funds.manager, 'depositary', funds.depositary, 'vintage', funds.vintage,
      'currency', funds.currency, 'version', funds.version,
      'accounts', private.capital_accounts_of(funds.id, null),
      -- One fund, one currency: these may be added. The dates are the first and the last of each.
      'totals', (
        select jsonb_build_object(
          'committed', sum(committed)::text, 'paidIn', sum(paid_in)::text,
          'nav', sum(nav)::text, 'committedOn', jsonb_build_array(min(committed_on), max(committed_on)),
          'linesTo', jsonb_build_array(min(lines_to), max(lines_to)),
          'navOn', jsonb_build_array(min(nav_on), max(nav_on)), 'valued', count(nav)
        )
        from hooks.capital_accounts as accounts where accounts.fund_id = funds.id
      ),
      'documents', (
        select coalesce(jsonb_agg(to_jsonb(recent) order by recent."publishedAt" desc), '[]')
        from (
          select
            documents.id, documents.type, documents.period, documents.title, documents.version,
            documents.file_name as "fileName", documents.published_at as "publishedAt",
            documents.withdrawn_at as "withdrawnAt", entities.id as entity,
            entities.name as "entityName"
          from public.documents
          left join public.partner_entities as entities on entities.id = documents.entity_id
          where documents.fund_id = funds.id
          order by documents.published_at desc, documents.id limit 40
        ) as recent
      ),
      'documentCount', (select count(*) from public.documents where fund_id = funds.id)
    )
    from public.funds where funds.id = of_fund
  );
end;
$$;

-- Two funds whose names differ by capitals, accents or spaces would be taken for each other when a
-- document or a sheet names one: the second is refused.
create function private.desk_save_fund(
  of_user uuid,
  of_session uuid,
  of_fund uuid,
  of_version integer,
  of_name text,
  of_legal_name text,
  of_manager text,
  of_depositary text,
  of_vintage integer,
  of_currency text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  saved uuid;
begin
  if exists (
    select from public.funds
    where private.folded(funds.name) = private.folded(of_name) and funds.id is distinct from of_fund
  ) then
    raise exception 'name' using errcode = 'PT422';
  end if;
  saved := private.set_fund(
    of_fund, coalesce(of_version, 0), of_name, of_legal_name, of_manager, of_depositary,
    of_vintage, of_currency, of_user, actor
  );
  return case when saved is not null then jsonb_build_object('id', saved) end;
end;
$$;

create function private.desk_entities(
  of_user uuid, of_session uuid, words text, of_factor text, of_fund uuid, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      entities.id, private.folded(entities.name) as sorted, entities.name,
      entities.requires_factor as "requiresFactor", people.count as people, people.never,
      (select count(*) from public.commitments where entity_id = entities.id) as funds
    from public.partner_entities as entities
    cross join lateral (
      select count(*) as count, count(*) filter (where memberships.seen_at is null) as never
      from public.partner_memberships as memberships
      where memberships.entity_id = entities.id
        and (memberships.ends_at is null or memberships.ends_at > now())
    ) as people
    where entities.merged_into is null and private.folded(entities.name) like pattern
      and (of_factor = '' or entities.requires_factor = (of_factor = 'required'))
      and (
        of_fund is null
        or exists (
          select from public.commitments where entity_id = entities.id and fund_id = of_fund
        )
      )
      and (
        after is null
        or (private.folded(entities.name), entities.id) > (
          select private.folded(last.name), last.id from public.partner_entities as last
          where id = after
        )
      )
    order by private.folded(entities.name), entities.id
    limit 41
  ) as page;
  return private.register_page(rows) || jsonb_build_object(
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by private.folded(name)), '[]'
      )
      from public.funds
    )
  );
end;
$$;

-- Every name there is, for who looks for those that are nearly the same.
create function private.desk_entity_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return jsonb_build_object(
    'entities', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by private.folded(name)), '[]'
      )
      from public.partner_entities where merged_into is null
    ),
    -- Those that somebody said are two investors all the same.
    'differ', (
      select coalesce(jsonb_agg(jsonb_build_object('one', one, 'other', other)), '[]')
      from private.name_pairs where not same
    )
  );
end;
$$;

create function private.desk_entity(of_user uuid, of_session uuid, of_entity uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', entities.id, 'name', entities.name, 'version', entities.version,
      'requiresFactor', entities.requires_factor, 'mergedAt', entities.merged_at,
      'mergedInto', (
        select jsonb_build_object('id', kept.id, 'name', kept.name)
        from public.partner_entities as kept where kept.id = entities.merged_into
      ),
      'tookOver', (
        select coalesce(
          jsonb_agg(jsonb_build_object('id', id, 'name', name, 'at', merged_at) order by merged_at),
          '[]'
        )
        from public.partner_entities as gone where gone.merged_into = entities.id
      ),
      'people', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', partners.user_id, 'name', partners.name, 'email', users.email,
              'role', memberships.role, 'invitedAt', memberships.invited_at,
              'endsAt', memberships.ends_at, 'seenAt', memberships.seen_at,
              'ended', partners.revoked_at is not null
                or coalesce(memberships.ends_at <= now(), false)
            )
            order by private.folded(partners.name)
          ),
          '[]'
        )
        from public.partner_memberships as memberships
        join public.partners on partners.user_id = memberships.user_id
        join auth.users on users.id = memberships.user_id
        where memberships.entity_id = entities.id
      ),
      'accounts', private.capital_accounts_of(null, entities.id),
      'documentCount', (select count(*) from public.documents where entity_id = entities.id)
    )
    from public.partner_entities as entities where entities.id = of_entity
  );
end;
$$;

create function private.desk_save_entity(
  of_user uuid, of_session uuid, of_entity uuid, of_version integer, of_name text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  saved public.partner_entities;
begin
  if of_entity is null then
    insert into public.partner_entities (name) values (of_name) returning * into saved;
    perform private.note(of_user, actor, 'entities.add', 'entity:' || saved.id, saved.version);
    return jsonb_build_object('id', saved.id);
  end if;
  select * into saved from public.partner_entities
  where id = of_entity and merged_into is null for update;
  if not found then
    return null;
  end if;
  if saved.version is distinct from of_version then
    raise exception 'the entity was changed meanwhile' using errcode = 'PT409';
  end if;
  update public.partner_entities set name = of_name, version = version + 1
  where id = of_entity returning * into saved;
  perform private.note(of_user, actor, 'entities.rename', 'entity:' || saved.id, saved.version);
  return jsonb_build_object('id', saved.id);
exception when unique_violation then
  raise exception 'name' using errcode = 'PT422', detail = 'Another entity has this name.';
end;
$$;

-- Asked for at once; a password is enough again by two persons.
create function private.desk_require_factor(
  of_user uuid, of_session uuid, of_entity uuid, required boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  if not required and exists (
    select from public.partner_entities
    where id = of_entity and merged_into is null and requires_factor
  ) then
    return private.propose(
      of_user, actor, 'partners.require-factor', 'entity:' || of_entity,
      private.people_of_entities(array[of_entity]), jsonb_build_object('entity', of_entity)
    );
  end if;
  return case
    when private.require_factor(of_entity, required, of_user, actor)
    then jsonb_build_object('outcome', 'changed')
  end;
end;
$$;

-- What would go from one to the other, and in which funds both have an account.
create function private.merge_counts(gone uuid, kept uuid)
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

create function private.desk_merge_counts(of_user uuid, of_session uuid, gone uuid, kept uuid)
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
  return private.merge_counts(gone, kept) || jsonb_build_object(
    'gone', (select name from public.partner_entities where id = gone),
    'kept', (select name from public.partner_entities where id = kept)
  );
end;
$$;

-- Two entities that are one: everything of the one goes to the other in one transaction. The one
-- that is gone stays as a name, because the log of downloads, which never changes, leads to it.
-- `seen` is what `desk_merge_counts` said.
create function private.merge_entities(
  gone uuid, kept uuid, seen jsonb, by_user uuid, by_name text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  going public.partner_entities;
  staying public.partner_entities;
  moved uuid[];
  place record;
begin
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null
    or private.merge_counts(gone, kept) is distinct from seen
  then
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

  -- Who asked for a reader of the one that goes asks again; a proposal is never rewritten.
  update private.proposals set settled_at = now(), outcome = 'lapsed', fields = '{}'
  where from_entity = gone and settled_at is null;

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass,
        'private.proposals'::regclass
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
    perform private.require_factor(kept, true, by_user, by_name);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    by_user, by_name, 'entities.merge', 'entity:' || gone, going.version + 1,
    (seen - 'shared') || jsonb_build_object('into', kept)
  );
end;
$$;

-- `typed` is the name of the one that goes, written by hand. Where somebody acts for either, they
-- would see more than before: that waits for a second person.
create function private.desk_merge_entities(
  of_user uuid, of_session uuid, gone uuid, kept uuid, typed text, seen jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  going_name text;
  counted jsonb;
begin
  if gone = kept then
    raise exception 'same-entity' using errcode = 'PT422';
  elsif (
    select count(*) from public.partner_entities
    where id in (gone, kept) and merged_into is null
  ) < 2 then
    return null;
  end if;
  select name into going_name from public.partner_entities where id = gone;
  if going_name <> trim(typed) then
    raise exception 'typed' using errcode = 'PT422';
  end if;
  counted := private.merge_counts(gone, kept);
  if counted -> 'shared' <> '[]' then
    raise exception 'shared' using errcode = 'PT422';
  elsif counted <> seen then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  elsif private.people_of_entities(array[gone, kept]) <> '{}' then
    return private.propose(
      of_user, actor, 'entities.merge', 'entity:' || gone,
      private.people_of_entities(array[gone, kept]),
      jsonb_build_object('gone', gone, 'kept', kept, 'seen', counted)
    );
  end if;
  perform private.merge_entities(gone, kept, counted, of_user, actor);
  return jsonb_build_object('outcome', 'merged');
end;
$$;
