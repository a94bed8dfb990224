-- Letters killed in the middle: no more is lent to a sender than leaves at once, somebody decides of
-- as many as they have looked at, and a letter that stands still is known.

alter table private.letter_sendings add column moved_at timestamptz;

-- Takes the place of the sender, or keeps it, with nothing in the air. Whatever is still being sent
-- by then was another's, or was never written down: nobody knows whether it arrived.
create or replace function private.hold_letters(of_host uuid, how_long interval)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  before private.letter_sender;
begin
  select * into before from private.letter_sender for update;
  if before.host is distinct from of_host and before.until > clock_timestamp() then
    return false;
  end if;
  update private.letter_sender set host = of_host, until = clock_timestamp() + how_long;
  update private.letter_recipients
  set state = 'unknown', settled_at = now(), error = 'the sender ended'
  where state = 'sending';
  return true;
end;
$$;

-- What became of them: [{id, outcome, error, gone}]. `later`: the server asked to come back;
-- `away`: it was not there, which says nothing of this mail; `unknown`: it was lost while the mail
-- was on its way. Said late, by one who had lost the place of the sender, it is still the truth.
create or replace function private.settle_letters(of_host uuid, told jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update private.letter_recipients as rows
  set
    state = case
      when said.outcome = 'accepted' then 'accepted'
      when said.outcome = 'unknown' then 'unknown'
      when said.outcome = 'away' then 'ready'
      when said.outcome = 'later' and rows.attempts < 8 then 'ready'
      else 'refused'
    end,
    attempts = rows.attempts - case when said.outcome = 'away' then 1 else 0 end,
    not_before = case
      when said.outcome = 'later' then now() + interval '1 minute' * power(2, rows.attempts)
    end,
    settled_at = case when said.outcome in ('accepted', 'unknown', 'refused') then now() end,
    error = left(said.error, 200),
    returned_at = case when said.gone then now() end,
    return_reason = case when said.gone then 'server' end
  from jsonb_to_recordset(told) as said (id uuid, outcome text, error text, gone boolean)
  where rows.id = said.id and rows.claimed_by = of_host
    and (rows.state = 'sending' or (rows.state = 'unknown' and rows.returned_at is null));
  update private.letter_sendings set moved_at = now()
  where id in (
    select rows.sending_id from jsonb_to_recordset(told) as said (id uuid, outcome text)
    join private.letter_recipients as rows on rows.id = said.id
    where said.outcome in ('accepted', 'unknown', 'refused')
  );
  update public.newsletter_subscribers as subscribers set dead_since = now()
  from jsonb_to_recordset(told) as said (id uuid, gone boolean)
  join private.letter_recipients as rows on rows.id = said.id
  where said.gone and subscribers.id = rows.subscriber and subscribers.dead_since is null;
  perform private.end_letters();
end;
$$;

-- Writes down what became of some, and lends as many more as there are free connections: what is
-- lent leaves at once, so that no more is unknown after a kill than was in the air.
create function private.next_letters(of_host uuid, told jsonb, most integer)
returns table (id uuid, sending_id uuid, language text, email text, token text)
language plpgsql
set search_path = ''
as $$
begin
  if told <> '[]' then
    perform private.settle_letters(of_host, told);
  end if;
  if most > 0 then
    return query select * from private.claim_letters(of_host, most);
  end if;
end;
$$;

-- What was lent in an answer that never came: the sender, which has nothing in the air, says that
-- it knows of no more.
create function private.give_back_letters(of_host uuid)
returns void
language sql
set search_path = ''
as $$
  update private.letter_recipients set state = 'ready', attempts = attempts - 1
  where state = 'sending' and claimed_by = of_host;
$$;

-- For how many seconds a letter that should be leaving has not moved. One that asks for a person's
-- word stands still, too; one that was paused does not.
create function private.letter_still_seconds()
returns double precision
language sql
stable
set search_path = ''
as $$
  select coalesce(max(extract(epoch from now() - since)), 0)::double precision
  from (
    select greatest(started_at, moved_at) as since
    from private.letter_sendings as sendings
    where state = 'running'
      and exists (
        select from private.letter_recipients as rest
        where rest.sending_id = sendings.id and rest.state = 'ready'
          and (rest.not_before is null or rest.not_before <= now())
      )
    union all
    select send_at from private.letter_sendings
    where state in ('scheduled', 'asks') and send_at <= now()
  ) as standing;
$$;

-- How many of it are unknown since somebody last decided; of a stopped one nobody is asked.
create function private.undecided_letters(of_sending private.letter_sendings)
returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from private.letter_recipients as rows
  where rows.sending_id = of_sending.id and rows.state = 'unknown'
    and of_sending.state <> 'stopped'
    and rows.settled_at > coalesce(of_sending.unknown_left_at, '-infinity');
$$;

create or replace function private.sending_facts(of_sending private.letter_sendings)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', of_sending.id, 'state', of_sending.state, 'sendAt', of_sending.send_at,
    'perMinute', of_sending.per_minute, 'by', of_sending.made_by_name,
    'madeAt', of_sending.made_at, 'startedAt', of_sending.started_at,
    'endedAt', of_sending.ended_at, 'unknownLeftAt', of_sending.unknown_left_at,
    'undecided', private.undecided_letters(of_sending),
    'counts', (
      select to_jsonb(counts) - 'sending_id' from private.letter_counts as counts
      where counts.sending_id = of_sending.id
    )
  );
$$;

-- Pause, go on, stop; `send` what asked again, now.
create or replace function private.desk_steer_letter(
  of_user uuid, of_session uuid, of_sending uuid, wanted text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  sending private.letter_sendings;
  becomes text;
begin
  select * into sending from private.letter_sendings where id = of_sending for update;
  if not found then
    return null;
  end if;
  becomes := case
    when wanted = 'pause' and sending.state in ('scheduled', 'running') then 'paused'
    when wanted = 'go-on' and sending.state = 'paused' and sending.started_at is not null
      then 'running'
    when wanted = 'go-on' and sending.state in ('paused', 'asks') then 'scheduled'
    when wanted = 'stop' and sending.state in ('scheduled', 'asks', 'running', 'paused')
      then 'stopped'
  end;
  if becomes is null then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  update private.letter_sendings
  set
    state = becomes,
    send_at = case
      when becomes = 'scheduled' then greatest(send_at, now()) else send_at
    end,
    ended_at = case when becomes = 'stopped' then now() end,
    -- What did not go while it stood still is not made up for at once.
    allowance = 0, allowance_at = now(), moved_at = now()
  where id = of_sending;
  perform private.note(
    of_user, actor, 'letters.' || wanted, 'letter:' || sending.work_id, sending.revision
  );
  return jsonb_build_object('state', becomes);
end;
$$;

-- What was being sent when a sender died: sent once more to them, some of whom will have it twice,
-- or left, some of whom will not have it. A person decides, and says of how many: the count is
-- theirs to have looked at.
create function private.desk_decide_unknown(
  of_user uuid, of_session uuid, of_sending uuid, decision text, counted integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  sending private.letter_sendings;
  there integer;
begin
  select * into sending from private.letter_sendings where id = of_sending for update;
  if not found then
    return null;
  elsif sending.state = 'stopped' or decision not in ('again', 'leave') then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  select count(*) into there from private.letter_recipients
  where sending_id = of_sending and state = 'unknown';
  if there = 0 or counted is distinct from there then
    raise exception 'unknown-count' using errcode = 'PT422';
  end if;
  if decision = 'again' then
    update private.letter_recipients set state = 'ready', settled_at = null, error = null
    where sending_id = of_sending and state = 'unknown';
    update private.letter_sendings
    set state = 'running', ended_at = null, allowance = 0, allowance_at = now(), moved_at = now()
    where id = of_sending and state = 'done';
  else
    update private.letter_sendings set unknown_left_at = now() where id = of_sending;
  end if;
  perform private.note(
    of_user, actor, case decision
      when 'again' then 'letters.unknown-again' else 'letters.unknown-leave'
    end, 'letter:' || sending.work_id,
    sending.revision, jsonb_build_object('mails', there)
  );
  return jsonb_build_object('mails', there);
end;
$$;

-- Of all that are unknown: the version before says no count.
create or replace function private.desk_settle_unknown(
  of_user uuid, of_session uuid, of_sending uuid, decision text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_decide_unknown(
    of_user, of_session, of_sending, decision, (
      select count(*)::integer from private.letter_recipients
      where sending_id = of_sending and state = 'unknown'
    )
  );
$$;

create or replace view private.waiting_letters as
select
  'letters'::text as kind, 'letters.send'::text as act, count(*) as count,
  min(coalesce(started_at, send_at)) as since, null::timestamptz as due
from private.letter_sendings as sendings
where state = 'asks' or private.undecided_letters(sendings) > 0;

revoke all on all functions in schema private from public;
