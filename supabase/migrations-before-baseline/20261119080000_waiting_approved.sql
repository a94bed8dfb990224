-- What was approved and then forgotten waits too: a letter, a release, a text that is not yet out.

create view private.waiting_approved as
select
  'approved'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min(given.at) as since, null::timestamptz as due
from private.works_now as works
join lateral (
  select min(approvals.at) as at from private.approvals
  where approvals.work_id = works.id and approvals.hash = works.hash
    and approvals.voided_at is null
) as given on given.at is not null
where works.state = 'approved';

revoke all on private.waiting_approved from public, anon, authenticated;

create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_approved
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_letters
union all
select kind, act, count, since, due from private.waiting_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners;

revoke all on private.waiting from public, anon, authenticated;
