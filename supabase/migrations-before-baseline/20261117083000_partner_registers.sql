-- Funds, entities and persons at the desk: read, found, created, changed. The commands of the
-- terminal and the desk do it by the same functions. docs/decisions/025-partners-at-the-desk.md.

insert into private.permissions (role, act)
select role, act from (
  values
    ('partners.read', array['relations', 'compliance', 'administrator', 'reader']),
    ('partners.write', array['relations'])
) as allowed (act, roles) cross join unnest(roles) as role;

-- What somebody changes is what they have seen.
alter table public.funds add column version integer not null default 1;
alter table public.partner_entities
  add column version integer not null default 1,
  -- The entity that took everything over. This one stays, because the log of downloads names it.
  add column merged_into uuid references public.partner_entities (id),
  add column merged_at timestamptz,
  add check (merged_into <> id),
  add check ((merged_into is null) = (merged_at is null));

create index partner_entities_merged on public.partner_entities (merged_into)
where merged_into is not null;

-- A name as a register sorts and finds it.
create function private.folded(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(trim(private.searchable(words)));
$$;

create function private.folded_pattern(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || replace(replace(replace(private.folded(words), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
$$;

-- Adds a fund where `of_fund` is null, or changes it where it still is what was seen (any version
-- where none is said). What is null stays as it was; an empty text is nothing.
create function private.set_fund(
  of_fund uuid,
  of_version integer,
  of_name text,
  of_legal_name text,
  of_manager text,
  of_depositary text,
  of_vintage integer,
  of_currency text,
  by_actor uuid,
  by_name text
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  was public.funds;
  made public.funds;
begin
  if of_fund is null then
    insert into public.funds (name, legal_name, manager, depositary, vintage, currency)
    values (
      of_name, nullif(of_legal_name, ''), nullif(of_manager, ''), nullif(of_depositary, ''),
      of_vintage, of_currency
    )
    returning * into made;
    perform private.note(
      by_actor, by_name, 'funds.add', 'fund:' || made.id, made.version,
      jsonb_build_object('vintage', of_vintage, 'currency', of_currency)
    );
    return made.id;
  end if;
  select * into was from public.funds where id = of_fund for update;
  if not found then
    return null;
  end if;
  if of_version is not null and was.version <> of_version then
    raise exception 'the fund was changed meanwhile' using errcode = 'PT409';
  end if;
  -- Every amount of a fund is in its currency.
  if was.currency <> of_currency
    and exists (select from public.commitments where fund_id = of_fund)
  then
    raise exception 'currency' using errcode = 'PT422',
      detail = 'The fund has accounts in its currency: it stays.';
  end if;
  update public.funds
  set
    name = of_name, vintage = of_vintage, currency = of_currency, version = was.version + 1,
    legal_name = case when of_legal_name is null then was.legal_name
      else nullif(of_legal_name, '') end,
    manager = case when of_manager is null then was.manager else nullif(of_manager, '') end,
    depositary = case when of_depositary is null then was.depositary
      else nullif(of_depositary, '') end
  where id = of_fund
  returning * into made;
  perform private.note(
    by_actor, by_name, 'funds.change', 'fund:' || of_fund, made.version,
    jsonb_build_object(
      'changed', (
        select coalesce(jsonb_agg(now_is.key order by now_is.key), '[]')
        from jsonb_each(to_jsonb(made)) as now_is
        where now_is.key <> 'version' and to_jsonb(was) -> now_is.key <> now_is.value
      )
    )
  );
  return of_fund;
exception when unique_violation then
  raise exception 'name' using errcode = 'PT422', detail = 'Another fund has this name.';
end;
$$;

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
  saved := private.set_fund(
    of_fund, coalesce(of_version, 0), of_name, of_legal_name, of_manager, of_depositary,
    of_vintage, of_currency, of_user, actor
  );
  return case when saved is not null then jsonb_build_object('id', saved) end;
end;
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
        select proposed_at from private.account_changes as changes
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
          select from private.account_changes as changes
          where changes.fund_id = funds.id and changes.settled_at is null
        )
        when 'alarm' then exists (
          select from private.account_changes as changes
          where changes.fund_id = funds.id and changes.outcome = 'refused'
            and changes.alarm_closed_at is null
        )
        when 'number' then exists (
          select from private.fund_contacts as contacts
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
create function private.accounts_of(of_fund uuid, of_entity uuid)
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
      'accounts', private.accounts_of(funds.id, null),
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
      'accounts', private.accounts_of(null, entities.id),
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

-- Asks a second factor of everyone who acts for an entity, or not. Those who have none get the time
-- of an invitation to add one.
create function private.require_factor(
  of_entity uuid, required boolean, by_actor uuid, by_name text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.partner_entities set requires_factor = required, version = version + 1
  where id = of_entity and merged_into is null;
  if not found then
    return false;
  end if;
  if required then
    insert into private.enrolments (user_id, expires_at)
    select memberships.user_id, now() + interval '14 days'
    from public.partner_memberships as memberships
    where memberships.entity_id = of_entity and not private.has_factor(memberships.user_id)
    on conflict (user_id) do update set expires_at = excluded.expires_at
    where enrolments.code_hash is null;
  end if;
  perform private.note(
    by_actor, by_name, 'partners.require-factor', 'entity:' || of_entity, null,
    jsonb_build_object('required', required)
  );
  return true;
end;
$$;

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
  return case
    when private.require_factor(of_entity, required, of_user, actor)
    then jsonb_build_object('outcome', 'changed')
  end;
end;
$$;

revoke all on all functions in schema private from public;
