-- What waits about partners and their funds' accounts; they in the search over everything; and
-- mails about an account, found by whom they are to.

-- Persons who were invited and never came.
create view private.waiting_partners as
select
  'partners'::text as kind, 'partners.write'::text as act, count(*) as count,
  min(invited_at) as since, null::timestamptz as due
from private.partner_standings where standing = 'never';

create view private.waiting_accounts as
select
  'account-calls'::text as kind, 'bank.call'::text as act, count(*) as count,
  min(proposed_at) as since, null::timestamptz as due
from private.account_changes where settled_at is null
union all
select 'account-numbers', 'bank.call', count(*), min(known_since), null
from private.fund_contacts where confirmed_by is null and ended_at is null
union all
select 'account-alarms', 'bank.alarm', count(*), min(settled_at), null
from private.account_changes where outcome = 'refused' and alarm_closed_at is null;

create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners;

revoke all on private.waiting, private.waiting_partners, private.waiting_accounts
from public, anon, authenticated;

-- A few of each kind, the newest first; the rooms themselves show the rest.
create or replace function private.desk_search(of_user uuid, of_session uuid, words text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  sought text := trim(words);
  pattern text := '%' || replace(replace(replace(trim(words), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
  folded text := private.folded_pattern(words);
begin
  perform private.must(of_user, of_session, 'staff.read');
  if length(sought) < 2 then
    return jsonb_build_object('found', '[]'::jsonb);
  end if;
  -- Signs alone, which all names have nothing of, find nothing.
  if private.folded(words) = '' then
    folded := '';
  end if;
  return jsonb_build_object(
    'found', (
      select coalesce(jsonb_agg(to_jsonb(hit) order by hit.place, hit.at desc), '[]')
      from (
        (
          -- As their own room finds them.
          select
            1 as place, 'messages' as room, message ->> 'reference' as id,
            (message ->> 'reference') || ' · ' || (message ->> 'name') as title,
            left(message ->> 'excerpt', 120) as excerpt,
            (message ->> 'receivedAt')::timestamptz as at
          from jsonb_array_elements(
            case
              when private.may(of_user, of_session, 'messages.read')
                and trim(private.searchable(sought)) <> ''
              then private.desk_messages(of_user, of_session, '', '', '', sought, '') -> 'rows'
              else '[]'
            end
          ) as message
          limit 10
        )
        union all
        (
          select
            2, 'approvals', works.id::text, works.name, works.kind, revisions.made_at
          from private.works
          join lateral (
            select made_at from private.revisions where revisions.work_id = works.id
            order by number desc limit 1
          ) as revisions on true
          where private.may(of_user, of_session, 'approvals.read') and works.name ilike pattern
          order by revisions.made_at desc limit 10
        )
        union all
        (
          select 3, 'staff', staff.user_id::text, staff.name, users.email, staff.invited_at
          from private.staff join auth.users on users.id = staff.user_id
          where private.may(of_user, of_session, 'staff.read') and staff.revoked_at is null
            and (staff.name ilike pattern or users.email ilike pattern)
          order by staff.name limit 10
        )
        union all
        (
          select
            4, 'ledger', ledger.seq::text, ledger.act || ' · ' || ledger.about,
            ledger.actor_name, ledger.at
          from private.ledger
          where private.may(of_user, of_session, 'ledger.read') and ledger.about = sought
          order by ledger.seq desc limit 10
        )
        union all
        (
          -- The place of a partner's things is the room's own, told by what stands before the colon.
          select
            5, 'partners', 'fund:' || funds.id, funds.name, coalesce(funds.legal_name, ''),
            null::timestamptz
          from public.funds
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(funds.name || ' ' || coalesce(funds.legal_name, '')) like folded
          order by private.folded(funds.name) limit 10
        )
        union all
        (
          select
            6, 'partners', 'entity:' || entities.id, entities.name, '', entities.merged_at
          from public.partner_entities as entities
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(entities.name) like folded
          order by private.folded(entities.name) limit 10
        )
        union all
        (
          select
            7, 'partners', 'person:' || persons.user_id, persons.name, persons.email,
            persons.invited_at
          from private.partner_standings as persons
          where private.may(of_user, of_session, 'partners.read')
            and (
              private.folded(persons.name) like folded or private.folded(persons.email) like folded
            )
          order by private.folded(persons.name) limit 10
        )
      ) as hit
    )
  );
end;
$$;


-- Kept under another name, so that it goes on finding whatever it has learnt to find.
alter function private.mails_to(text) rename to mails_to_without_accounts;

create function private.mails_to(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select found.id from (
    select private.mails_to_without_accounts(beginning) as id
    union all
    select notices.id from private.account_notices as notices
    join auth.users on users.id = notices.user_id
    where starts_with(lower(users.email), lower(beginning))
  ) as found
  limit 2001;
$$;

revoke all on all functions in schema private from public;
