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
select kind, act, count, since, due from private.waiting_incidents;

create function private.desk_waiting(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'waiting', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'count', count, 'since', since, 'due', due)
          order by due nulls last, kind
        ),
        '[]'
      )
      from private.waiting
      where count > 0 and private.may(of_user, of_session, act)
    )
  );
end;
$$;
