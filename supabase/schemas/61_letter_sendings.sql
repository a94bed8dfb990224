-- Sending a letter to everyone who confirmed. Recipients are fixed when it starts, one row each,
-- claimed once; what was being sent when a host died is `unknown` and waits for a person. Nothing
-- is sent twice silently.

create table private.letter_sendings (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  revision integer not null,
  hash text not null,
  -- `asks`: the time to send passed hours ago while no host ran, so a person decides.
  state text not null default 'scheduled'
    check (state in ('scheduled', 'asks', 'running', 'paused', 'stopped', 'done')),
  send_at timestamptz not null default now(),
  per_minute integer not null check (per_minute between 1 and 1000000),
  -- How many mails may go now. It grows with time by `per_minute`, and never beyond what may go in
  -- ten seconds.
  allowance numeric not null default 0,
  allowance_at timestamptz not null default now(),
  -- Each recipient's link to unsubscribe is computed from it, so that no link can be read from a
  -- table.
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- When somebody decided that what was unknown until then stays as it is.
  unknown_left_at timestamptz,
  -- When it was last known of a mail what became of it.
  moved_at timestamptz
);

-- A letter goes out once; what was stopped may be begun again, for those who have not had it.
create unique index letter_sendings_once on private.letter_sendings (work_id)
where state <> 'stopped';

create index letter_sendings_due on private.letter_sendings (send_at)
where state in ('scheduled', 'running');

-- The mail as it leaves, in each language, but for the link to leave.
create table private.letter_mails (
  sending_id uuid not null references private.letter_sendings (id),
  language text not null check (language in ('en', 'fr')),
  subject text not null,
  html text not null,
  plain text not null,
  primary key (sending_id, language)
);

create table private.letter_recipients (
  -- The Message-ID is made of it: the same mail has the same one, whenever it leaves.
  id uuid primary key default gen_random_uuid(),
  sending_id uuid not null references private.letter_sendings (id),
  -- No address: it is looked up when the mail leaves, and with it whether they are still subscribed.
  subscriber uuid not null,
  language text not null check (language in ('en', 'fr')),
  state text not null default 'ready'
    check (state in ('ready', 'sending', 'accepted', 'refused', 'unknown', 'left', 'dead')),
  attempts integer not null default 0,
  not_before timestamptz,
  claimed_by uuid,
  claimed_at timestamptz,
  settled_at timestamptz,
  error text,
  returned_at timestamptz,
  return_reason text check (return_reason in ('server', 'unknown', 'full', 'refused', 'other')),
  returned_by uuid,
  unique (sending_id, subscriber)
);

create index letter_recipients_ready on private.letter_recipients (sending_id, id)
where state = 'ready';
create index letter_recipients_sending on private.letter_recipients (sending_id)
where state = 'sending';
create index letter_recipients_subscriber on private.letter_recipients (subscriber);
create index letter_recipients_unknown on private.letter_recipients (sending_id)
where state = 'unknown';

-- Of all hosts on one database one sends: the one that holds this.
create table private.letter_sender (
  id boolean primary key default true check (id),
  host uuid,
  until timestamptz not null default '-infinity'
);

insert into private.letter_sender default values;

-- Takes the place of the sender, or keeps it, with nothing in the air. Whatever is still being sent
-- by then was another's, or was never written down: nobody knows whether it arrived.
create function private.hold_letters(of_host uuid, how_long interval)
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

create function private.leave_letters(of_host uuid)
returns void
language sql
set search_path = ''
as $$
  update private.letter_sender set until = '-infinity' where host = of_host;
$$;

-- Freezes the recipients of what is due. A schedule that is two hours past asks again: it may have
-- been restored from a backup, or be no longer true.
create function private.begin_letters()
returns void
language plpgsql
set search_path = ''
as $$
declare
  due private.letter_sendings;
begin
  update private.letter_sendings set state = 'asks'
  where state = 'scheduled' and send_at < now() - interval '2 hours';
  for due in
    select * from private.letter_sendings
    where state = 'scheduled' and send_at <= now() order by send_at for update
  loop
    insert into private.letter_recipients (sending_id, subscriber, language, state)
    select
      due.id, subscribers.id, subscribers.language,
      case when subscribers.dead_since is null then 'ready' else 'dead' end
    from public.newsletter_subscribers as subscribers
    where subscribers.confirmed_at is not null
      -- Begun again after a stop: not to those who have it, or may have it.
      and not exists (
        select from private.letter_recipients as had
        join private.letter_sendings as before on before.id = had.sending_id
        where had.subscriber = subscribers.id and before.work_id = due.work_id
          and had.state in ('accepted', 'unknown', 'refused')
      )
    on conflict (sending_id, subscriber) do nothing;
    update private.letter_sendings
    set state = 'running', started_at = now(), allowance_at = now()
    where id = due.id;
  end loop;
end;
$$;

-- What has nobody left to go to is done; what is unknown of it may still be decided.
create function private.end_letters()
returns void
language sql
set search_path = ''
as $$
  update private.letter_sendings as sendings set state = 'done', ended_at = now()
  where sendings.state = 'running'
    and not exists (
      select from private.letter_recipients as rest
      where rest.sending_id = sendings.id and rest.state = 'ready'
    )
    and not exists (
      select from private.letter_recipients as rest
      where rest.sending_id = sendings.id and rest.state = 'sending'
    );
$$;

-- The token in a recipient's link to unsubscribe: 43 characters that nobody can guess.
create function private.leave_token(secret text, recipient uuid)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    encode(sha256(convert_to(secret || recipient, 'UTF8')), 'base64'), '+/=', '-_'
  );
$$;

-- Lends the next mails to who holds the place of the sender. Whoever has left since, or whose mail
-- comes back, is passed over here, at the last moment.
create function private.claim_letters(of_host uuid, most integer)
returns table (id uuid, sending_id uuid, language text, email text, token text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  running private.letter_sendings;
  may_go integer;
  went integer;
begin
  perform from private.letter_sender where host = of_host and until > clock_timestamp() for share;
  if not found then
    return;
  end if;
  select * into running from private.letter_sendings
  where state = 'running' order by send_at, id limit 1 for update skip locked;
  if not found then
    return;
  end if;
  running.allowance := least(
    running.allowance
      + extract(epoch from clock_timestamp() - running.allowance_at) * running.per_minute / 60.0,
    greatest(running.per_minute / 6.0, 1)
  );
  may_go := least(most, floor(running.allowance)::integer);
  went := 0;
  if may_go > 0 then
    return query
    with taken as (
      select ready.id, ready.subscriber from private.letter_recipients as ready
      where ready.sending_id = running.id and ready.state = 'ready'
        and (ready.not_before is null or ready.not_before <= now())
      order by ready.id limit may_go for update skip locked
    ),
    claimed as (
      update private.letter_recipients as rows
      set
        state = case
          when subscribers.id is null or subscribers.confirmed_at is null then 'left'
          when subscribers.dead_since is not null then 'dead'
          else 'sending'
        end,
        attempts = rows.attempts + 1, claimed_by = of_host, claimed_at = clock_timestamp(),
        settled_at = case
          when subscribers.id is null or subscribers.confirmed_at is null
            or subscribers.dead_since is not null then now()
        end
      from taken
      left join public.newsletter_subscribers as subscribers on subscribers.id = taken.subscriber
      where rows.id = taken.id
      returning rows.id, rows.sending_id, rows.language, rows.state, rows.subscriber,
        subscribers.email, private.leave_token(running.secret, rows.id) as token
    ),
    linked as (
      insert into private.newsletter_links (hash, purpose, subscriber)
      select
        encode(sha256(convert_to(claimed.token, 'UTF8')), 'hex'), 'unsubscribe', claimed.subscriber
      from claimed where claimed.state = 'sending'
      on conflict (hash) do nothing
    )
    select claimed.id, claimed.sending_id, claimed.language, claimed.email, claimed.token
    from claimed where claimed.state = 'sending';
    get diagnostics went = row_count;
  end if;
  if went > 0 or running.allowance <> 0 then
    update private.letter_sendings
    set allowance = running.allowance - went, allowance_at = clock_timestamp()
    where id = running.id;
  end if;
  if went = 0 then
    perform private.end_letters();
  end if;
end;
$$;

-- What became of them: [{id, outcome, error, gone}]. `later`: the server asked to come back;
-- `away`: it was not there, which says nothing of this mail; `unknown`: it was lost while the mail
-- was on its way. Said late, by one who had lost the place of the sender, it is still the truth.
create function private.settle_letters(of_host uuid, told jsonb)
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

-- A mail of any kind that came back for good says the same of its subscriber.
create function private.mark_dead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.newsletter_subscribers set dead_since = now()
  where dead_since is null and new.reason in ('server', 'unknown')
    and id = (select about from private.outbox where outbox.id = new.outbox_id);
  return null;
end;
$$;

create trigger mark_dead
after insert on private.mail_returns
for each row execute function private.mark_dead();

create view private.letter_counts as
select
  sending_id, count(*) as recipients,
  count(*) filter (where state = 'ready') as ready,
  count(*) filter (where state = 'sending') as sending,
  count(*) filter (where state = 'accepted') as accepted,
  count(*) filter (where state = 'refused') as refused,
  count(*) filter (where state = 'unknown') as unknown,
  count(*) filter (where state = 'left') as "left",
  count(*) filter (where state = 'dead') as dead,
  count(*) filter (where returned_at is not null) as returned
from private.letter_recipients group by sending_id;

-- How many of it are unknown since somebody last decided.
create function private.undecided_letters(of_sending private.letter_sendings)
returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from private.letter_recipients as rows
  where rows.sending_id = of_sending.id and rows.state = 'unknown'
    and rows.settled_at > coalesce(of_sending.unknown_left_at, '-infinity');
$$;

create function private.sending_facts(of_sending private.letter_sendings)
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

-- Where one letter stands with its readers. Who left the list after they had it is known by the
-- proof of their consent, which says when it ended.
create function private.desk_letter_sendings(
  of_user uuid, of_session uuid, of_work uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'letters.read');
  return jsonb_build_object(
    'readers', (
      select jsonb_build_object(
        'en', count(*) filter (where language = 'en'),
        'fr', count(*) filter (where language = 'fr')
      )
      from public.newsletter_subscribers
      where confirmed_at is not null and dead_since is null
    ),
    'published', (
      select jsonb_build_object('slug', slug, 'on', published_on, 'revision', revision)
      from public.letters where work_id = of_work
    ),
    'sendings', (
      select coalesce(
        jsonb_agg(
          private.sending_facts(sendings) || jsonb_build_object(
            'leftSince', (
              select count(*) from private.newsletter_proofs as proofs
              join private.letter_recipients as rows on rows.subscriber = proofs.id
              where proofs.left_at >= sendings.started_at
                and rows.sending_id = sendings.id and rows.state = 'accepted'
            )
          )
          order by made_at desc
        ),
        '[]'
      )
      from private.letter_sendings as sendings where work_id = of_work
    )
  );
end;
$$;

-- Sends, now or at a time, what somebody else has approved. Whoever sends says to how many: the
-- count is theirs to have looked at.
create function private.desk_send_letter(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_hash text,
  at_time text,
  mails_a_minute integer,
  counted integer,
  mails jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  work private.works_now;
  there integer;
  made uuid;
begin
  select * into work from private.works_now where id = of_work and kind = 'letter';
  if not found then
    return null;
  elsif work.hash <> of_hash then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif work.live_revision is distinct from work.newest then
    raise exception 'not-published' using errcode = 'PT422';
  elsif (select two_eyes from private.approval_settings)
    and not private.is_approved(of_work, of_hash)
  then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  select count(*) into there from public.newsletter_subscribers
  where confirmed_at is not null and dead_since is null;
  if counted is distinct from there then
    raise exception 'count' using errcode = 'PT422';
  end if;
  insert into private.letter_sendings (
    work_id, revision, hash, send_at, per_minute, made_by, made_by_name
  )
  values (
    of_work, work.newest, of_hash, coalesce(nullif(at_time, '')::timestamptz, now()),
    mails_a_minute, of_user, actor
  )
  returning id into made;
  insert into private.letter_mails (sending_id, language, subject, html, plain)
  select made, key, value ->> 'subject', value ->> 'html', value ->> 'text'
  from jsonb_each(mails);
  if (select count(*) from private.letter_mails where sending_id = made) <> 2 then
    raise exception 'both-languages' using errcode = 'PT422';
  end if;
  perform private.note(
    of_user, actor, 'letters.send', 'letter:' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'readers', there, 'perMinute', mails_a_minute)
  );
  return jsonb_build_object('id', made, 'outcome', 'scheduled');
exception
  when unique_violation then
    raise exception 'sent-already' using errcode = 'PT422';
  when check_violation or invalid_datetime_format or datetime_field_overflow then
    raise exception 'schedule' using errcode = 'PT422';
end;
$$;

-- Pause, go on, stop; `send` what asked again, now.
create function private.desk_steer_letter(
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
-- theirs to have looked at. Of a stopped sending they have it with the one that follows: it passes
-- over nobody who is `ready` here, and if it has its readers already, they join them.
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
  elsif decision not in ('again', 'leave') then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  select count(*) into there from private.letter_recipients
  where sending_id = of_sending and state = 'unknown';
  if there = 0 or counted is distinct from there then
    raise exception 'unknown-count' using errcode = 'PT422';
  end if;
  if decision = 'again' then
    with again as (
      update private.letter_recipients set state = 'ready', settled_at = null, error = null
      where sending_id = of_sending and state = 'unknown'
      returning subscriber, language
    )
    insert into private.letter_recipients (sending_id, subscriber, language)
    select following.id, again.subscriber, again.language
    from again join private.letter_sendings as following
      on following.work_id = sending.work_id and sending.state = 'stopped'
      and following.state <> 'stopped' and following.started_at is not null
    on conflict (sending_id, subscriber) do nothing;
    update private.letter_sendings
    set state = 'running', ended_at = null, allowance = 0, allowance_at = now(), moved_at = now()
    where state = 'done' and work_id = sending.work_id;
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

-- A letter that came back to the mailbox, known by its Message-ID.
create function private.desk_letter_returned(
  of_user uuid, of_session uuid, of_mail uuid, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  of_reader uuid;
begin
  update private.letter_recipients
  set returned_at = now(), return_reason = of_reason, returned_by = of_user
  where id = of_mail and returned_at is null
  returning subscriber into of_reader;
  if of_reader is null then
    return null;
  end if;
  update public.newsletter_subscribers set dead_since = now()
  where id = of_reader and dead_since is null and of_reason in ('unknown', 'refused');
  perform private.note(
    of_user, actor, 'letters.returned', 'mail:' || of_mail, null,
    jsonb_build_object('reason', of_reason)
  );
  return jsonb_build_object('outcome', 'noted');
exception
  when check_violation then
    raise exception 'reason' using errcode = 'PT422';
end;
$$;

create view private.waiting_letters as
select
  'letters'::text as kind, 'letters.send'::text as act, count(*) as count,
  min(coalesce(started_at, send_at)) as since, null::timestamptz as due
from private.letter_sendings as sendings
where state = 'asks' or private.undecided_letters(sendings) > 0;
