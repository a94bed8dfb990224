-- What waits at the desk, from every room.

-- The desk's first page: a count of each thing that waits, with how long the oldest has waited,
-- each for who may do something about it.
create view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_rights
union all
select kind, act, count, since, due from private.waiting_approved
union all
select kind, act, count, since, due from private.waiting_sent_back
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_letters
union all
select kind, act, count, since, due from private.waiting_bank_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners
union all
select 'retention', 'retention.read', count(*), min(since), null from private.late_retention
union all
select kind, act, count, since, due from private.waiting_incidents
union all
select kind, act, count, since, due from private.waiting_page_updates;

-- Of what takes a second person: what this colleague can be the second person of. What they wrote,
-- submitted or proposed themselves waits for others.
create function private.waiting_for_another(of_user uuid)
returns setof private.waiting
language sql
stable
set search_path = ''
as $$
  select
    case when kind = 'edition' then 'editions' else 'approvals' end,
    case when kind = 'edition' then 'editions.confirm' else 'approvals.give' end,
    count(*), min(submitted_at), null::timestamptz
  from private.works_now
  where state = 'submitted' and not private.took_part_in(of_user, id)
  group by 1, 2
  union all
  select 'reviews', 'approvals.give', count(*), min(at), null
  from private.approvals
  where lane = 'emergency' and reviewed_at is null and not private.took_part_in(of_user, work_id)
  union all
  select 'rights', 'rights.confirm', count(*), min(proposed_at), null
  from private.proposals
  where settled_at is null and private.why_not_second(of_user, proposals) is null;
$$;

create function private.desk_waiting(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'mailServer', private.mail_trouble(),
    'waiting', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'count', count, 'since', since, 'due', due)
          order by due nulls last, kind
        ),
        '[]'
      )
      from (
        select * from private.waiting
        where kind not in ('approvals', 'editions', 'reviews', 'rights')
        union all
        select * from private.waiting_for_another(of_user)
      ) as all_kinds
      where count > 0 and private.may(of_user, of_session, act)
    )
  );
end;
$$;
