-- All entities of a person side by side, and everything that they have as one file.

create function private.what_is_missing(of_user uuid, of_session uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when private.has_factor(of_user) then 'proof'
    when private.is_by_link(of_session) then 'password'
    else 'enrolment'
  end;
$$;

create or replace function hooks.partner_needs()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when hooks.partner_entity() is not null then null
    when not exists (select from private.memberships_of((select auth.uid()))) then null
    else private.what_is_missing(
      (select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid
    )
  end;
$$;

create function hooks.entity_standings()
returns table (id uuid, name text, role text, needs text)
language sql
stable
security definer
set search_path = ''
as $$
  select
    entities.id, entities.name, memberships.role,
    case when not private.is_entity_open(caller, in_session, entities.id)
      then private.what_is_missing(caller, in_session)
    end
  from (
    select auth.uid() as caller, nullif(auth.jwt() ->> 'session_id', '')::uuid as in_session
  ) as question
  cross join private.memberships_of(caller) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  order by entities.name;
$$;

-- Safe since 20261209: it is new.
revoke all on function hooks.entity_standings() from public, anon;
grant execute on function hooks.entity_standings() to authenticated;

create or replace function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.partners set chosen_entity = hooks.partner_entity()
  where user_id = (select auth.uid())
    and chosen_entity is distinct from (select hooks.partner_entity())
    and current_setting('hooks.across', true) is distinct from 'yes';
  update public.partner_memberships
  set
    seen_before = case
      when seen_in is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
        or seen_at < now() - interval '30 minutes'
        then seen_at
      else seen_before
    end,
    seen_at = now(),
    seen_in = nullif(auth.jwt() ->> 'session_id', '')::uuid
  where user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity())
    and current_setting('hooks.across', true) is distinct from 'yes'
  returning seen_before;
$$;

create function private.speak_as(of_user uuid, of_session uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', of_user, 'role', 'authenticated', 'session_id', of_session)::text,
    true
  );
  -- Each engine reads it under a name of its own.
  perform set_config('request.jwt.claim.sub', of_user::text, true);
  set local role authenticated;
end;
$$;

create function private.look_across(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  one record;
  seen jsonb;
  shown jsonb := '[]';
begin
  perform private.speak_as(of_user, of_session);
  perform set_config('hooks.across', 'yes', true);
  for one in select * from hooks.entity_standings() loop
    seen := null;
    if one.needs is null then
      perform hooks.ask_for(one.id);
      seen := public.lp_overview();
    end if;
    shown := shown || jsonb_build_object(
      'entity', jsonb_build_object('id', one.id, 'name', one.name),
      'role', one.role, 'needs', one.needs,
      'accounts', coalesce(seen -> 'accounts', '[]'), 'totals', coalesce(seen -> 'totals', '[]'),
      'calls', coalesce(seen -> 'calls', '[]'), 'funds', coalesce(seen -> 'funds', '[]')
    );
  end loop;
  return (
    select jsonb_build_object(
      'needs', case when not bool_or(of_one ->> 'needs' is null) then min(of_one ->> 'needs') end,
      'entities', case
        when bool_or(of_one ->> 'needs' is null) then shown else '[]'::jsonb
      end,
      'totals', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'currency', currency, 'funds', held, 'committed', committed::text,
              'committedOn', committed_on, 'paidIn', paid_in::text,
              'distributed', distributed::text, 'unfunded', unfunded::text, 'linesTo', lines_to,
              'nav', nav::text, 'navOn', nav_on, 'valued', valued
            )
            order by currency
          ),
          '[]'::jsonb
        )
        from (
          select
            total ->> 'currency' as currency, sum((total ->> 'funds')::integer) as held,
            sum((total ->> 'committed')::numeric) as committed,
            jsonb_build_array(
              min(total -> 'committedOn' ->> 0), max(total -> 'committedOn' ->> 1)
            ) as committed_on,
            sum((total ->> 'paidIn')::numeric) as paid_in,
            sum((total ->> 'distributed')::numeric) as distributed,
            sum((total ->> 'unfunded')::numeric) as unfunded,
            jsonb_build_array(
              min(total -> 'linesTo' ->> 0), max(total -> 'linesTo' ->> 1)
            ) as lines_to,
            sum((total ->> 'nav')::numeric) as nav,
            jsonb_build_array(min(total -> 'navOn' ->> 0), max(total -> 'navOn' ->> 1)) as nav_on,
            sum((total ->> 'valued')::integer) as valued
          from jsonb_array_elements(shown) as entities (of_one)
          cross join jsonb_array_elements(of_one -> 'totals') as totals (total)
          group by total ->> 'currency'
        ) as sums
      )
    )
    from jsonb_array_elements(shown) as entities (of_one)
  );
end;
$$;

create function private.export_accounts(of_user uuid, of_session uuid, of_entity uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  one record;
  seen jsonb;
  taken jsonb;
begin
  perform private.speak_as(of_user, of_session);
  perform set_config('hooks.across', 'yes', true);
  for one in
    select * from hooks.entity_standings() as standings
    where standings.needs is null and (of_entity is null or standings.id = of_entity)
  loop
    perform hooks.ask_for(one.id);
    seen := public.lp_overview();
    taken := coalesce(taken, '[]') || jsonb_build_object(
      'entity', jsonb_build_object('id', one.id, 'name', one.name),
      'accounts', seen -> 'accounts', 'documents', seen -> 'documents',
      'funds', (
        select coalesce(
          jsonb_agg(
            public.lp_fund(funds.id) - '{bankAccounts,changeSince}'::text[] order by funds.name
          ),
          '[]'
        )
        from public.funds
      )
    );
  end loop;
  return taken;
end;
$$;

create or replace function private.overview_for_entity(of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  nobody uuid := gen_random_uuid();
  sitting uuid := gen_random_uuid();
  acts_for uuid;
  seen jsonb;
begin
  select id into acts_for from public.partner_entities where lower(name) = lower(of_entity);
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  end if;
  insert into auth.users (id, aud, role, email)
  values (nobody, 'authenticated', 'authenticated', nobody || '@preview.invalid');
  insert into public.partners (user_id, chosen_entity, name, language)
  values (nobody, acts_for, 'Preview', 'en');
  insert into public.partner_memberships (user_id, entity_id) values (nobody, acts_for);
  insert into auth.sessions (id, user_id) values (sitting, nobody);
  insert into private.factor_checks (session_id, kind) values (sitting, 'passkey');
  perform private.speak_as(nobody, sitting);
  seen := public.lp_overview();
  return seen - '{partner,people,entities,downloads,needs,seenBefore}'::text[];
end;
$$;

revoke all on all functions in schema private from public;
