-- What partners are told by mail: a document, at once or once a day or a week, as they chose; a
-- call and its notice, always at once; a document that they hold and that was withdrawn.

-- Who acts for which entity in which fund today. A view, because the desk shows a mail without calling
-- any function.
create view private.fund_members as
select
  memberships.user_id, held.fund_id, memberships.entity_id, entities.name as entity
from public.partner_memberships as memberships
join public.commitments as held on held.entity_id = memberships.entity_id
join public.partner_entities as entities on entities.id = memberships.entity_id
where memberships.ends_at is null or memberships.ends_at > now();

-- One mail about several documents.
create table private.digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now()
);

create index digests_user on private.digests (user_id);

-- One mail to one partner about one document.
create table private.document_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now(),
  -- When its mail was queued, alone or in a digest. Until then it waits.
  told_at timestamptz,
  digest_id uuid references private.digests (id) on delete set null,
  unique (document_id, user_id)
);

create index document_notices_user on private.document_notices (user_id);
create index document_notices_waiting on private.document_notices (user_id, made_at)
where told_at is null;
create index document_notices_digest on private.document_notices (digest_id);

-- A notice is marked as told by the row of its mail, in the same transaction. So a document is told
-- once and never forgotten, even if a person chooses at that moment to hear at once or in a digest.
create function private.note_told()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.document_notices set told_at = now() where id = new.about;
  return null;
end;
$$;

create trigger document_told
after insert on private.outbox
for each row
when (new.template = 'lp-document')
execute function private.note_told();

-- What one person was told of one call. It stays: a call is told once, and again where what it comes
-- to was changed.
create table private.call_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  fund_id uuid not null references public.funds (id),
  due_on date not null,
  reference text not null default '' check (length(reference) <= 80),
  made_at timestamptz not null default now(),
  -- What it came to when it was told, and how many times it had been changed by then.
  total numeric(18, 2),
  changes integer not null default 0,
  unique (user_id, entity_id, fund_id, due_on, reference)
);

-- One mail to one person about a document that they hold and that was withdrawn.
create table private.withdrawal_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now(),
  unique (document_id, user_id)
);

create index withdrawal_notices_user on private.withdrawal_notices (user_id);

-- Tells everyone who acts for the entities of these calls, whatever they chose for documents: once, and
-- again where what a call comes to was changed. All together: a fund calls hundreds at once, and no
-- table is read again for each of them, as a plan from when these tables were small would have it.
create function private.announce_calls(
  of_entities uuid[], of_funds uuid[], due_days date[], of_references text[]
)
returns integer
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  mails integer;
begin
  with due as materialized (
    select distinct * from unnest(of_entities, of_funds, due_days, of_references)
      as calls (entity_id, fund_id, due_on, reference)
  ),
  totals as materialized (
    select due.entity_id, due.fund_id, due.due_on, due.reference, coalesce(sum(amount), 0) as total
    from due
    left join public.capital_flows as flows
      on flows.entity_id = due.entity_id and flows.fund_id = due.fund_id and flows.kind = 'call'
      and flows.effective_on = due.due_on and flows.reference = due.reference
    group by due.entity_id, due.fund_id, due.due_on, due.reference
  ),
  notices as (
    insert into private.call_notices as told (
      user_id, entity_id, fund_id, due_on, reference, total
    )
    select members.user_id, totals.*
    from totals
    join public.partner_memberships as members
      on members.entity_id = totals.entity_id
      and (members.ends_at is null or members.ends_at > now())
    join public.partners on partners.user_id = members.user_id and partners.revoked_at is null
    on conflict (user_id, entity_id, fund_id, due_on, reference) do update
    set total = excluded.total, changes = told.changes + 1, made_at = now()
    where told.total is distinct from excluded.total
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-call', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- One of them.
create function private.announce_call(
  of_entity uuid,
  of_fund uuid,
  due date,
  of_reference text
)
returns integer
language sql
set search_path = ''
as $$
  select private.announce_calls(
    array[of_entity], array[of_fund], array[due], array[coalesce(of_reference, '')]
  );
$$;

-- Queues the mails about notices of calls that wait, whatever somebody chose for documents. Where the
-- mail of the call itself is queued in this transaction, it stands for both. Each table is read once:
-- a plan from when these tables were small reads one of them again for each of hundreds of documents.
create function private.tell_call_documents()
returns integer
language plpgsql
set search_path = ''
set enable_nestloop = off
as $$
declare
  mails integer;
begin
  update private.document_notices as notices set told_at = now()
  from public.documents, private.call_notices as calls
  where notices.told_at is null and documents.id = notices.document_id
    and documents.type = 'capital-call' and calls.user_id = notices.user_id
    and calls.fund_id = documents.fund_id and calls.due_on::text = documents.period
    and (documents.entity_id is null or documents.entity_id = calls.entity_id)
    and calls.made_at = now();
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from (
    select waiting.id, waiting.user_id from private.document_notices as waiting
    join public.documents on documents.id = waiting.document_id
    where waiting.told_at is null and documents.type = 'capital-call'
      and documents.withdrawn_at is null
    for update of waiting skip locked
  ) as notices
  join public.partners on partners.user_id = notices.user_id and partners.revoked_at is null;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- Tells everyone who has fetched the document that it is withdrawn, once; and nobody else, who
-- never had it.
create function private.tell_of_withdrawal(of_document uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.withdrawal_notices (document_id, user_id)
    select distinct downloads.document_id, downloads.user_id
    from public.document_downloads as downloads
    join public.partners on partners.user_id = downloads.user_id and partners.revoked_at is null
    where downloads.document_id = of_document
    on conflict do nothing
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-withdrawn', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- One mail of all that waits for somebody, and null where nothing does. Notices are marked with the
-- mail's own transaction: after a crash both are there, or neither. What was withdrawn in the
-- meantime, or is no longer theirs to see, is told to nobody.
create function private.make_digest(of_user uuid)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  waiting uuid[];
  telling uuid[];
  made uuid;
begin
  perform from public.partners where user_id = of_user and revoked_at is null for update;
  if not found then
    return null;
  end if;
  select
    array_agg(notices.id),
    array_agg(notices.id) filter (
      where documents.withdrawn_at is null and exists (
        select from private.memberships_of(of_user) as memberships
        join public.commitments on commitments.entity_id = memberships.entity_id
          and commitments.fund_id = documents.fund_id
        where documents.entity_id is null or documents.entity_id = memberships.entity_id
      )
    )
  into waiting, telling
  from private.document_notices as notices
  join public.documents on documents.id = notices.document_id
  where notices.user_id = of_user and notices.told_at is null;
  if telling is not null then
    insert into private.digests (user_id) values (of_user) returning id into made;
    insert into private.outbox (template, language, about)
    select 'lp-digest', partners.language, made
    from public.partners where partners.user_id = of_user;
  end if;
  update private.document_notices
  set told_at = now(), digest_id = case when id = any(telling) then made end
  where id = any(waiting);
  return made;
end;
$$;

-- The digests that are due: at seven in the morning of the firm's first office, every day or on
-- Mondays; and whatever waits for who wants to hear at once, or is the notice of a call. Answers how many were made. Whoever
-- another host is looking after is left to it.
create function private.make_digests(zone text, moment timestamptz default now())
returns integer
language plpgsql
set search_path = ''
as $$
declare
  here constant timestamp := moment at time zone zone;
  day timestamp := date_trunc('day', here) + interval '7 hours';
  monday timestamp := date_trunc('week', here) + interval '7 hours';
  person uuid;
  made integer := 0;
begin
  perform private.tell_call_documents();
  if day > here then
    day := day - interval '1 day';
  end if;
  if monday > here then
    monday := monday - interval '7 days';
  end if;
  for person in
    select partners.user_id
    from public.partners
    where partners.revoked_at is null and exists (
      select from private.document_notices as notices
      where notices.user_id = partners.user_id and notices.told_at is null
        and case partners.notices
          when 'at-once' then true
          when 'daily'
            then greatest(notices.made_at, partners.notices_since) < day at time zone zone
          else greatest(notices.made_at, partners.notices_since) < monday at time zone zone
        end
    )
    order by partners.user_id
    for update of partners skip locked
  loop
    if private.make_digest(person) is not null then
      made := made + 1;
    end if;
  end loop;
  return made;
end;
$$;

-- When somebody wants to hear of documents. Who wants to at once hears at once of what waits.
create function private.choose_notices(of_user uuid, of_session uuid, choice text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from private.memberships_of(of_user) as memberships
    where private.is_entity_open(of_user, of_session, memberships.entity_id)
  ) then
    return false;
  end if;
  update public.partners set notices = choice, notices_since = now()
  where user_id = of_user and notices <> choice;
  if choice = 'at-once' then
    perform private.make_digest(of_user);
  end if;
  return true;
end;
$$;

-- Whether somebody's mails name the entity, the fund and the kind of a document.
create function private.choose_mail_names(of_user uuid, of_session uuid, named boolean)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from private.memberships_of(of_user) as memberships
    where private.is_entity_open(of_user, of_session, memberships.entity_id)
  ) then
    return false;
  end if;
  update public.partners set mails_named = named where user_id = of_user;
  return true;
end;
$$;
