-- Who has access: the firm's own people (`staff`) and the limited partners. Who may see what is
-- decided by these tables, and never by what a token claims about who carries it.

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 2 and 200),
  language text not null check (language in ('en', 'fr')),
  invited_at timestamptz not null default now(),
  -- When they first came in. Null while their invitation was never used, which the desk shows.
  entered_at timestamptz,
  revoked_at timestamptz,
  -- Since when they count as a second person without two weeks at the desk (55_two_persons.sql).
  established_at timestamptz,
  -- The privacy notice that stood when they were invited (34_editions.sql).
  edition text
);

create table private.roles (
  role text primary key
);

insert into private.roles (role) values
  ('communications'), ('relations'), ('compliance'), ('administrator'), ('reader');

create table private.staff_roles (
  user_id uuid not null references private.staff (user_id) on delete cascade,
  role text not null references private.roles (role),
  -- Two colleagues must telephone before a fund's bank account changes. Whoever was given the role
  -- for that only after the change was proposed may not be one of them (44_bank_accounts.sql).
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);

create index staff_roles_role on private.staff_roles (role);

-- What each role may do: the one table. The desk shows it in words.
create table private.permissions (
  role text not null references private.roles (role),
  act text not null,
  primary key (role, act)
);

insert into private.permissions (role, act)
select role, act from (
  values
    ('messages.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('messages.work', array['communications', 'relations', 'compliance']),
    ('mail.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('mail.send', array['communications', 'relations', 'administrator']),
    ('persons.read', array['compliance']),
    ('persons.erase', array['compliance']),
    ('proofs.read', array['compliance', 'communications']),
    ('retention.read', array['compliance', 'administrator', 'reader']),
    ('incidents.read', array['compliance', 'administrator']),
    ('incidents.write', array['compliance']),
    ('ledger.read', array['compliance', 'administrator']),
    ('approvals.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('approvals.write', array['communications', 'relations', 'compliance']),
    ('approvals.give', array['communications', 'relations', 'compliance']),
    ('approvals.settings', array['administrator']),
    ('staff.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('staff.manage', array['administrator']),
    -- To be the second person where rights are widened.
    ('rights.confirm', array['relations', 'compliance', 'administrator']),
    ('readings.read', array['relations', 'compliance']),
    ('partners.read', array['relations', 'compliance', 'administrator', 'reader']),
    ('partners.write', array['relations']),
    ('bank.propose', array['relations']),
    ('bank.call', array['relations', 'compliance']),
    -- To look into a change that a call did not confirm.
    ('bank.alarm', array['compliance']),
    ('releases.read', array['relations', 'compliance', 'reader']),
    ('releases.write', array['relations']),
    ('documents.withdraw', array['relations', 'compliance']),
    -- Whoever may approve a text may read the letter that it is.
    ('letters.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('letters.send', array['communications']),
    -- Legal texts. One of the two persons is of compliance (`private.keep_edition_works`).
    ('editions.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('editions.write', array['communications', 'compliance']),
    ('editions.confirm', array['compliance', 'administrator']),
    ('pages.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('pages.write', array['communications', 'compliance']),
    ('publications.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('publications.write', array['communications', 'compliance']),
    ('readers.read', array['communications', 'compliance']),
    ('readers.write', array['communications'])
) as allowed (act, roles) cross join unnest(roles) as role;

create function private.is_staff(who uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.staff where user_id = who and revoked_at is null);
$$;

-- Those who invest: a person, a foundation, a company. Persons act for them.
create table public.partner_entities (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 200),
  -- The firm asks for a second factor of everyone who acts for an entity, unless it says otherwise.
  requires_factor boolean not null default true,
  -- Every change at the desk names the version that it changes, and raises it by one.
  version integer not null default 1,
  -- The entity that took everything over. This one stays, because the log of downloads names it.
  merged_into uuid references public.partner_entities (id),
  merged_at timestamptz,
  check (merged_into <> id),
  check ((merged_into is null) = (merged_at is null))
);

create index partner_entities_merged on public.partner_entities (merged_into)
where merged_into is not null;

-- Names are compared without their capitals.
create index partner_entities_folded on public.partner_entities (lower(name));

-- A person who acts for one or more entities, and which of them they chose last.
create table public.partners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  chosen_entity uuid references public.partner_entities (id),
  name text not null check (length(name) between 2 and 200),
  language text not null check (language in ('en', 'fr')),
  revoked_at timestamptz,
  -- When they want to hear of documents. A call is always told at once.
  notices text not null default 'at-once' check (notices in ('at-once', 'daily', 'weekly')),
  -- A digest comes in the morning after a choice, and not in the minute of it.
  notices_since timestamptz,
  -- Whether their mails name the entity, the fund and the kind of a document.
  mails_named boolean not null default true,
  -- The privacy notice that stood when they were let in (34_editions.sql).
  edition text
);

-- For whom a person may act, how, and until when: several entities per person, several persons per
-- entity.
create table public.partner_memberships (
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  -- `read` is for advisers and auditors: they see all that the others see, and cannot act for the
  -- entity.
  role text not null default 'full' check (role in ('full', 'read')),
  invited_at timestamptz not null default now(),
  -- From this moment on the person sees nothing of the entity, and cannot act for it.
  ends_at timestamptz,
  -- When the person was last here, when their visit before this one ended, and the session of this
  -- visit. What came since the visit before is shown as new.
  seen_at timestamptz,
  seen_before timestamptz,
  seen_in uuid,
  primary key (user_id, entity_id)
);

create index partner_memberships_entity on public.partner_memberships (entity_id);

-- The policies of these three are in 40_partners.sql, after the function that they ask.
alter table public.partner_entities enable row level security;
alter table public.partners enable row level security;
alter table public.partner_memberships enable row level security;

revoke all on public.partner_entities, public.partners, public.partner_memberships
from anon, authenticated;
grant select on public.partner_entities, public.partners, public.partner_memberships
to authenticated;

-- For whom a person may act today; the entity that they chose last comes first.
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

-- An entity that was merged into another takes nothing new: whoever names it is told where it went.
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
before insert or update of entity_id on public.partner_memberships
for each row execute function private.refuse_merged();

-- Whoever has an account here and was not shut out, partner or staff, and how they are written to.
create view private.people as
select distinct on (user_id) user_id, name, language
from (
  select user_id, name, language from private.staff where revoked_at is null
  union all
  select user_id, name, language from public.partners where revoked_at is null
) as anyone;

-- The sign-in account of an address, which is made where there is none: without a password, so that
-- nobody can sign in to it before the link was used. The empty tokens are what the hosted service
-- expects to find.
create function private.sign_in_account_for(address text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
begin
  select id into account from auth.users where lower(email) = lower(address);
  if found then
    return account;
  end if;
  account := gen_random_uuid();
  insert into auth.users (
    id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
  )
  values (
    account, 'authenticated', 'authenticated', lower(address), now(), now(),
    '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
  );
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, created_at, updated_at
  )
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account, 'email', lower(address), 'email_verified', true),
    now(), now()
  );
  return account;
end;
$$;
