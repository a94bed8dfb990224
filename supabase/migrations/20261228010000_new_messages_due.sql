-- What waits says by when the first of the new messages is due.

create or replace view private.waiting_messages as
select
  'messages'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, min(due) as due
from (
  select
    received_at,
    case
      when answered_at is not null then null
      when acknowledged_at is null then least(acknowledge_due, answer_due)
      else answer_due
    end as due
  from private.contact_messages where state = 'new'
  order by received_at limit 1000
) as oldest;
