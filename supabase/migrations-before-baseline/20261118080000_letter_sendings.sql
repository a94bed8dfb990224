-- Sending a letter to everyone who confirmed. Recipients are frozen when it starts, one row each,
-- claimed once; what was in the air when a host died is `unknown` and waits for a person. Nothing is
-- sent twice silently.

alter table private.works drop constraint works_kind_check;
alter table private.works add constraint works_kind_check
check (kind in ('standard-answer', 'release', 'letter'));

-- Since when mail to them comes back for good: nothing more is sent there.
alter table public.newsletter_subscribers add column dead_since timestamptz;

-- Visitors add one at a time; the firm may bring a list, with its proofs.
drop trigger refuse_lists on public.newsletter_subscribers;
create trigger refuse_lists
after insert on public.newsletter_subscribers
referencing new table as added
for each statement when (current_user = 'anon') execute function private.refuse_lists();

create index newsletter_subscribers_confirmed
on public.newsletter_subscribers (id) where confirmed_at is not null;

create table private.letter_sendings (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  revision integer not null,
  hash text not null,
  -- `asks`: its time passed long ago, while nothing ran; a person decides.
  state text not null default 'scheduled'
    check (state in ('scheduled', 'asks', 'running', 'paused', 'stopped', 'done')),
  send_at timestamptz not null default now(),
  per_minute integer not null check (per_minute between 1 and 1000000),
  -- How many may go now: it fills with time, and holds no more than ten seconds' worth.
  allowance numeric not null default 0,
  allowance_at timestamptz not null default now(),
  -- From it each recipient's link to leave is made, so that no link lies here to be read.
  secret text not null default gen_random_uuid()::text || gen_random_uuid()::text,
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
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

-- Of all hosts on one database one sends: the one that holds this.
create table private.letter_sender (
  id boolean primary key default true check (id),
  host uuid,
  until timestamptz not null default '-infinity'
);

insert into private.letter_sender default values;

-- Takes the place of the sender, or keeps it. Who takes it from another finds what that one left in
-- the air: nobody knows whether it arrived.
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
  if before.host is distinct from of_host then
    update private.letter_recipients
    set state = 'unknown', settled_at = now(), error = 'the sender ended'
    where state = 'sending' and claimed_by is distinct from of_host;
  end if;
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

-- What leaves with a recipient's mail so that they can leave: 43 characters nobody can guess.
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

-- What became of them: [{id, outcome, error, gone}]. `later`: the server asked to come back; `away`:
-- it was not there, which says nothing of this mail; `unknown`: it was lost while the mail was on
-- its way. Said late, by one who had lost the place of the sender, it is still the truth.
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
  update public.newsletter_subscribers as subscribers set dead_since = now()
  from jsonb_to_recordset(told) as said (id uuid, gone boolean)
  join private.letter_recipients as rows on rows.id = said.id
  where said.gone and subscribers.id = rows.subscriber and subscribers.dead_since is null;
  perform private.end_letters();
end;
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

revoke all on all functions in schema private from public;
