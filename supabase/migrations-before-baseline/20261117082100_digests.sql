-- A mail at once, once a day or once a week: the partner chooses, and nothing is lost by changing.

-- A digest comes in the morning after a choice, and not in the minute of it.
alter table public.partners add column notices_since timestamptz;

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
-- Mondays; and whatever waits for who wants to hear at once. Answers how many were made. Whoever
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
  if private.entity_of(of_user, of_session) is null then
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

revoke all on all functions in schema private from public;
