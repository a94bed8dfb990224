-- What a partner sees of the people and entities beside them is read by their entity, and not by
-- asking for each person and entity there is.

create or replace function hooks.own_entities()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', entities.id, 'name', entities.name, 'role', memberships.role)
      order by entities.name
    ),
    '[]'::jsonb
  )
  from private.memberships_of((select auth.uid())) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  -- Once, and not for each entity there is.
  where (select hooks.partner_entity()) is not null
    or private.is_entity_open(
      (select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid, entities.id
    );
$$;

create or replace function hooks.entity_people()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', partners.name, 'role', memberships.role, 'endsAt', memberships.ends_at
      )
      order by partners.name
    ),
    '[]'::jsonb
  )
  from public.partner_memberships as named
  join public.partners on partners.user_id = named.user_id
  cross join private.memberships_of(named.user_id) as memberships
  where named.entity_id = (select hooks.partner_entity())
    and memberships.entity_id = named.entity_id
    and exists (
      select from public.partner_memberships as own
      where own.user_id = (select auth.uid()) and own.entity_id = memberships.entity_id
        and own.role = 'full'
    );
$$;
