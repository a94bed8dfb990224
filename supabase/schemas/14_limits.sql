-- How often somebody may ask for something, counted by network address, by account or by mailbox.

-- The limits themselves, one row per kind of request: the one place where they are set.
create table private.limits (
  kind text primary key,
  per_address integer not null check (per_address > 0),
  overall integer not null check (overall > 0),
  period interval not null check (period > interval '0'),
  -- Going over it makes one wait for the answer, and is never a refusal. For what strangers could
  -- use up for somebody else: an account, a mailbox, what all visitors share.
  slows boolean not null default false
);

insert into private.limits (kind, per_address, overall, period, slows) values
  ('contact', 10, 300, '1 hour', false),
  ('contact-status', 60, 6000, '1 hour', false),
  ('newsletter', 10, 600, '1 hour', false),
  ('newsletter-link', 60, 3000, '1 hour', false),
  ('consent', 30, 3000, '1 hour', false),
  ('web-vitals', 600, 60000, '1 hour', false),
  ('person-link', 60, 3000, '1 hour', false),
  -- Mails that anyone can make the site send, by mailbox.
  ('mailbox', 4, 1000000, '1 hour', false),
  -- Links to a new password apart from those: by who asks, so that nobody uses up another's, and by
  -- mailbox. Whoever finds these used up has as many links in their mailbox, each good for the hour.
  ('recovery-asker', 4, 1000000, '1 hour', false),
  ('recovery-mailbox', 12, 1000000, '1 hour', false),
  ('sign-in', 30, 600, '15 minutes', false),
  -- Wrong passwords, counted by network address and account together, so that a stranger elsewhere
  -- cannot use up an owner's tries. Forgotten once the right password was given.
  ('sign-in-account', 5, 1000000, '5 minutes', false),
  -- Tries from a browser that has signed in to the account before.
  ('sign-in-device', 10, 1000000, '15 minutes', false),
  -- Wrong passwords for one account, from all addresses together.
  ('sign-in-target', 20, 1000000, '15 minutes', true),
  ('refresh', 600, 60000, '1 hour', false),
  ('verify', 20, 600, '15 minutes', false),
  -- What a mailed link is good for: asked when its page opens, also by scanners of mail.
  ('sign-in-link', 60, 6000, '1 hour', false),
  -- A browser asks who is signed in, or signs out.
  ('session', 1200, 60000, '1 hour', false),
  ('recovery', 10, 300, '1 hour', false),
  ('account', 600, 60000, '1 hour', false),
  ('passkey', 60, 6000, '15 minutes', false),
  -- Codes of every kind, by session: whoever enters wrong ones has to wait, and nobody else.
  ('factor', 5, 1000000, '15 minutes', false),
  -- Six digits alone, by account, from browsers in which no factor was shown before; each of the
  -- others counts for itself. Beyond it two codes in a row are asked for, so that nobody is locked
  -- out. Three of a million are right at a time: 20 tries a day find one in 45 years, on average.
  ('app-code', 10, 1000000, '12 hours', false),
  ('partner-read', 1200, 60000, '1 hour', false),
  ('document', 300, 20000, '1 hour', false),
  ('desk', 3000, 60000, '1 hour', false);

-- How much of a limit is used up. An address is kept as a salted hash, and only for the period.
create table private.limit_counts (
  kind text not null references private.limits (kind),
  who text not null,
  began timestamptz not null,
  count integer not null,
  primary key (kind, who, began)
);

-- Counts one more, and answers how many there were in the period that ends now. There is a counter
-- for each hour, say, of the clock: to the one of this hour is added the same share of the one
-- before as lies in the last sixty minutes. So nobody has twice as many tries around the full hour.
create function private.count_one(of_kind text, of_whom text, period interval, most integer)
returns numeric
language plpgsql
set search_path = ''
as $$
declare
  began_at timestamptz := date_bin(period, now(), timestamptz '2000-01-01');
  share numeric := 1 - extract(epoch from now() - began_at) / extract(epoch from period);
  before integer;
  used integer;
begin
  insert into private.limit_counts as counts (kind, who, began, count)
  values (of_kind, of_whom, began_at, 1)
  -- Tries beyond the limit make the wait longer, but not for ever.
  on conflict (kind, who, began) do update set count = least(counts.count + 1, most)
  returning counts.count into used;
  select counts.count into before from private.limit_counts as counts
  where counts.kind = of_kind and counts.who = of_whom and counts.began = began_at - period;
  return used + coalesce(before, 0) * share;
end;
$$;

-- After how many seconds there is room for one more.
create function private.wait_for(of_kind text, of_whom text, period interval, most integer)
returns integer
language sql
set search_path = ''
as $$
  with now_and_before as (
    select
      extract(epoch from period) as whole,
      extract(epoch from now() - date_bin(period, now(), timestamptz '2000-01-01')) as gone,
      coalesce(sum(count) filter (
        where began = date_bin(period, now(), timestamptz '2000-01-01')
      ), 0)::numeric as used,
      coalesce(sum(count) filter (
        where began = date_bin(period, now(), timestamptz '2000-01-01') - period
      ), 0)::numeric as before
    from private.limit_counts where kind = of_kind and who = of_whom
  )
  select greatest(1, ceil(
    case
      when used < most then whole * (1 - (most - 1 - used) / greatest(before, 1)) - gone
      else whole - gone + whole * (1 - (most - 1) / used)
    end
  ))::integer
  from now_and_before;
$$;

-- Counts one request of a kind from an address. Answers 0 if it may go on; the number of seconds
-- after which it may be tried again; or, below 0, for how many seconds it is to be kept waiting.
create function private.count_request(asked_kind text, address text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  allowed private.limits;
  secret text;
  -- Whoever has an IPv6 network of 64 bits often has 65,536 of them: they count together too.
  wider text := substring(address from '^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::$');
  who text;
  most integer;
  share numeric := 0;
begin
  select * into strict allowed from private.limits where kind = asked_kind;
  select value into strict secret from private.salt;
  for who, most in
    select encode(sha256(convert_to(secret || name, 'UTF8')), 'hex'), allowed.per_address * times
    from (values (address, 1), (wider || '/48', 4)) as names (name, times)
    where name is not null
  loop
    share := greatest(
      share, private.count_one(asked_kind, who, allowed.period, most * 3) / most
    );
    if share > 1 and not allowed.slows then
      return private.wait_for(asked_kind, who, allowed.period, most);
    end if;
  end loop;
  -- One who is refused does not use up what all share. Where that is without end, nobody counts it.
  if allowed.overall < 1000000 then
    share := greatest(
      share, private.count_one(asked_kind, '', allowed.period, 2147483647) / allowed.overall
    );
  end if;
  return case when share > 1 then -least(5, ceil(share))::integer else 0 end;
end;
$$;

-- Forgets what was counted, such as once the right password was given.
create function private.forget_count(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  delete from private.limit_counts
  where kind = asked_kind and who = (
    select encode(sha256(convert_to(value || address, 'UTF8')), 'hex') from private.salt
  );
$$;

-- Takes one request out of the count again, which turned out to be a right one.
create function private.uncount_request(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  update private.limit_counts as counts set count = counts.count - 1
  from private.limits, private.salt
  where limits.kind = asked_kind and counts.kind = asked_kind and counts.count > 0
    and counts.who = encode(sha256(convert_to(salt.value || address, 'UTF8')), 'hex')
    and counts.began = date_bin(limits.period, now(), timestamptz '2000-01-01');
$$;

-- A mailbox, whatever is written after a plus or between dots: only to count, never to write to.
create function private.mailbox(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select
    replace(regexp_replace(substring(lower(address) from '^(.*)@'), '\+.*$', ''), '.', '')
    || substring(lower(address) from '@[^@]*$');
$$;

-- Whether one more mail that a visitor asked for may go to a mailbox.
create function private.may_mail(address text)
returns boolean
language sql
set search_path = ''
as $$
  select private.count_request('mailbox', private.mailbox(address)) <= 0;
$$;

-- On a hosted project visitors reach the REST API without passing our host, which counts their
-- writes itself. PostgREST calls this before each request.
create function hooks.limit_anonymous_writes()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  claims json := nullif(current_setting('request.jwt.claims', true), '')::json;
  headers json := nullif(current_setting('request.headers', true), '')::json;
  -- The gateway puts the visitor's address first.
  address text := trim(split_part(coalesce(headers ->> 'x-forwarded-for', ''), ',', 1));
  wait integer;
begin
  if
    current_setting('request.method', true) in ('POST', 'PUT', 'PATCH', 'DELETE')
    and coalesce(claims ->> 'role', 'anon') = 'anon'
  then
    wait := private.count_request('newsletter', address);
    if wait > 0 then
      raise exception 'too many requests' using
        errcode = 'PT429',
        hint = 'try again in ' || wait || ' seconds';
    end if;
    perform pg_sleep(-wait);
  end if;
end;
$$;

do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'hooks.limit_anonymous_writes';
    notify pgrst, 'reload config';
  end if;
end;
$$;
