-- Several entities per person, several persons per entity. `partners` says who somebody is and
-- which entity they last chose; this table says for whom they may act, how, and until when.

create table public.partner_memberships (
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  -- `read`: advisers and auditors. They see the same; what acts for the entity is not theirs.
  role text not null default 'full' check (role in ('full', 'read')),
  invited_at timestamptz not null default now(),
  -- From this moment on it is as if it had never been.
  ends_at timestamptz,
  -- This visit, and the one before it: what came in between is new.
  seen_at timestamptz,
  seen_before timestamptz,
  seen_in uuid,
  primary key (user_id, entity_id)
);

create index partner_memberships_entity on public.partner_memberships (entity_id);

insert into public.partner_memberships (
  user_id, entity_id, invited_at, seen_at, seen_before, seen_in
)
select user_id, entity_id, invited_at, seen_at, seen_before, seen_in from public.partners;

drop policy "partners see themselves" on public.partners;
drop index public.partners_entity;
alter table public.partners
  drop column seen_at, drop column seen_before, drop column seen_in, drop column invited_at;
alter table public.partners rename column entity_id to chosen_entity;
alter table public.partners alter column chosen_entity drop not null;

-- The firm asks for a second factor of everyone who acts for an entity, unless it says otherwise.
alter table public.partner_entities add column requires_factor boolean not null default true;

-- For whom a person may act today, what they chose last first.
create function private.memberships_of(of_user uuid)
returns setof public.partner_memberships
language sql
stable
set search_path = ''
as $$
  select memberships.*
  from public.partner_memberships as memberships
  join public.partners on partners.user_id = memberships.user_id and partners.revoked_at is null
  join public.partner_entities as entities on entities.id = memberships.entity_id
  where memberships.user_id = of_user
    and (memberships.ends_at is null or memberships.ends_at > now())
  order by memberships.entity_id is not distinct from partners.chosen_entity desc, entities.name;
$$;

alter table public.partner_memberships enable row level security;
revoke all on public.partner_memberships from anon, authenticated;
grant select on public.partner_memberships to authenticated;

create policy "partners see themselves"
on public.partners
for select
to authenticated
using (user_id = (select auth.uid()) and (select hooks.partner_entity()) is not null);

create policy "partners see for whom they act"
on public.partner_memberships
for select
to authenticated
using (user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity()));

create or replace function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
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
  returning seen_before;
$$;

revoke all on all functions in schema private from public;
