-- Limited partners: who they are, what they have committed to, which documents are theirs.
--
-- Who may see what is decided by one table, `partners`, and never by what a token claims about
-- its bearer. Partners read; only the firm writes, as the owner.

create table public.partner_entities (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 200)
);

-- One person, who acts for one entity.
create table public.partners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  name text not null check (length(name) between 2 and 200),
  language text not null check (language in ('en', 'fr')),
  invited_at timestamptz not null default now(),
  revoked_at timestamptz,
  -- This visit, and the one before it: what came in between is new.
  seen_at timestamptz,
  seen_before timestamptz
);

create index partners_entity on public.partners (entity_id);

create table public.funds (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 200),
  vintage integer not null check (vintage between 1990 and 2100),
  currency text not null check (currency ~ '^[A-Z]{3}$')
);

create table public.commitments (
  entity_id uuid not null references public.partner_entities (id),
  fund_id uuid not null references public.funds (id),
  committed numeric(18, 2) not null check (committed > 0),
  called numeric(18, 2) not null default 0 check (called between 0 and committed),
  distributed numeric(18, 2) not null default 0 check (distributed >= 0),
  as_of date not null,
  primary key (entity_id, fund_id)
);

create index commitments_fund on public.commitments (fund_id);

-- A token outlives its session by up to an hour; here it does not.
create function hooks.is_signed_in()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where sessions.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and sessions.user_id = (select auth.uid())
      and (sessions.not_after is null or sessions.not_after > now())
  );
$$;

-- The entity that the bearer of a token acts for, unless they were revoked or have signed out.
create function hooks.partner_entity()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select entity_id from public.partners
  where user_id = (select auth.uid()) and revoked_at is null and hooks.is_signed_in();
$$;

alter table public.partner_entities enable row level security;
alter table public.partners enable row level security;
alter table public.funds enable row level security;
alter table public.commitments enable row level security;

revoke all on public.partner_entities, public.partners, public.funds, public.commitments
from anon, authenticated;
grant select on public.partner_entities, public.partners, public.funds, public.commitments
to authenticated;

create policy "partners see their own entity"
on public.partner_entities
for select
to authenticated
using (id = (select hooks.partner_entity()));

create policy "partners see themselves"
on public.partners
for select
to authenticated
using (user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity()));

create policy "partners see their own commitments"
on public.commitments
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

create policy "partners see the funds they committed to"
on public.funds
for select
to authenticated
using (
  id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

-- A visit ends after half an hour of silence. Answers when the one before this ended.
create function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.partners
  set
    seen_before = case
      when seen_at < now() - interval '30 minutes' then seen_at
      else seen_before
    end,
    seen_at = now()
  where user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity())
  returning seen_before;
$$;

revoke all on function hooks.is_signed_in(), hooks.partner_entity(), hooks.note_visit()
from public, anon;
grant execute on function hooks.is_signed_in(), hooks.partner_entity(), hooks.note_visit()
to authenticated;
