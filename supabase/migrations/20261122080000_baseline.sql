-- The whole schema, made from supabase/schemas by `npm run schema:baseline`. Read it there.
--
-- replaces: 20261115080000_limits.sql
-- replaces: 20261115080100_outbox.sql
-- replaces: 20261115080200_newsletter.sql
-- replaces: 20261115080300_contact.sql
-- replaces: 20261115080400_retention.sql
-- replaces: 20261115080500_hosted_limits.sql
-- replaces: 20261115080600_host_secrets.sql
-- replaces: 20261115090000_consent.sql
-- replaces: 20261115100000_partners.sql
-- replaces: 20261115100100_partner_documents.sql
-- replaces: 20261115100200_partner_access.sql
-- replaces: 20261116080000_document_bytes.sql
-- replaces: 20261116080100_sessions.sql
-- replaces: 20261116080200_fairer_limits.sql
-- replaces: 20261116080300_addresses.sql
-- replaces: 20261116080400_confirm_again.sql
-- replaces: 20261116080500_visits.sql
-- replaces: 20261116080600_sign_ins.sql
-- replaces: 20261116090000_memberships.sql
-- replaces: 20261116090100_factors.sql
-- replaces: 20261116090200_partner_rights.sql
-- replaces: 20261116100000_ledger.sql
-- replaces: 20261116100100_staff.sql
-- replaces: 20261116110000_messages.sql
-- replaces: 20261116110100_mail_desk.sql
-- replaces: 20261116110150_proofs.sql
-- replaces: 20261116110200_persons.sql
-- replaces: 20261116110300_ledger_desk.sql
-- replaces: 20261116110400_approvals.sql
-- replaces: 20261116120000_waiting.sql
-- replaces: 20261116121000_desk_growth.sql
-- replaces: 20261116121100_standard_answers.sql
-- replaces: 20261116121200_erasures.sql
-- replaces: 20261116121300_requests_end.sql
-- replaces: 20261116121400_offer_factor.sql
-- replaces: 20261117080000_capital_account.sql
-- replaces: 20261117081000_statements.sql
-- replaces: 20261117082000_partner_notices.sql
-- replaces: 20261117082100_digests.sql
-- replaces: 20261117082200_readings.sql
-- replaces: 20261117082300_previews.sql
-- replaces: 20261117083000_partner_registers.sql
-- replaces: 20261117083100_partner_persons.sql
-- replaces: 20261117083200_merged_entities.sql
-- replaces: 20261117083300_fund_accounts.sql
-- replaces: 20261117083400_partners_waiting.sql
-- replaces: 20261117084000_releases.sql
-- replaces: 20261117084100_sheets.sql
-- replaces: 20261117084200_release_files.sql
-- replaces: 20261117084300_release_acts.sql
-- replaces: 20261117084400_withdrawals.sql
-- replaces: 20261118080000_letter_sendings.sql
-- replaces: 20261118080100_letters_desk.sql
-- replaces: 20261118082000_letters_room.sql
-- replaces: 20261119080000_waiting_approved.sql
-- replaces: 20261119081000_letter_pictures.sql
-- replaces: 20261120080000_secrets_before.sql
-- replaces: 20261121070000_link_events.sql
-- replaces: 20261121080000_unused_pictures.sql
-- replaces: 20261121081000_withdrawn_letters.sql
-- replaces: 20261121082000_own_administration.sql
-- replaces: 20261121083000_fund_names.sql
-- replaces: 20261121084000_approval_of_a_revision.sql
-- replaces: 20261121086000_withdrawn_on.sql
-- replaces: 20261121087000_roles_in_the_row.sql
-- replaces: 20261121088000_sent_back.sql
-- replaces: 20261121088100_signed_letters.sql
-- replaces: 20261121088200_complaints_in_a_month.sql
-- replaces: 20261121089000_without_a_person.sql
-- replaces: 20261121089100_sums_of_a_sheet.sql
-- replaces: 20261121090000_links_until_a_password.sql
-- replaces: 20261121090100_ledger_names.sql
-- replaces: 20261121091000_search_by_title.sql
-- replaces: 20261121092000_answers_taken_back.sql
-- replaces: 20261121093000_mails_by_room.sql
-- replaces: 20261121094000_files_in_hand.sql

do $$
begin
  if to_regclass('private.limits') is not null then
    raise exception 'This database already has the tables of the site. Tell the Supabase CLI so, as docs/deploy.md says under "After a baseline", instead of running this.';
  end if;
end;
$$;

-- 10_schemas.sql

-- Three schemas. `public` is what the REST API shows: every table there has row-level security.
-- `private` is reached only by the host and the functions, which connect as the owner: no role of
-- the API may enter it. `hooks` holds what runs for a visitor or a partner with more rights than
-- they have, and answers about the caller alone.

create schema if not exists private;

revoke all on schema private from public, anon, authenticated;

create schema if not exists hooks;

grant usage on schema hooks to anon, authenticated, service_role;


-- 11_days_and_words.sql

-- Days where the firm is, and words as they are compared and searched.

-- A day as a sheet has it, 2026-09-30, or null. Counted from the first of the month: nothing is
-- raised for the 31st of February, ten thousand times over.
create function private.day_of(written text)
returns date
language sql
immutable
set search_path = ''
as $$
  select case when extract(month from day) = substr(written, 6, 2)::integer then day end
  from (
    select case
      when written ~ '^(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        then make_date(substr(written, 1, 4)::integer, substr(written, 6, 2)::integer, 1)
          + (substr(written, 9, 2)::integer - 1)
    end as day
  ) as counted;
$$;

-- The first moment of a day where the firm is, wherever the server's clock is; what is no day is
-- refused.
create function private.start_of_day(day text)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  return day::date::timestamp at time zone 'Europe/Paris';
exception
  when data_exception then
    raise exception 'there is no such day' using errcode = 'PT422';
end;
$$;

-- The last moment of a day where the firm is.
create function private.end_of_day(of_day date)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (of_day + time '23:59:59') at time zone 'Europe/Luxembourg';
$$;

-- The same for a day as a sheet has it, and null where it is none.
create function private.end_of_day(written text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select (private.day_of(written)::text || ' 23:59:59 Europe/Luxembourg')::timestamptz;
$$;

-- Monday to Friday; the day of the receipt is not counted.
create function private.working_days_after(began timestamptz, days integer)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select private.end_of_day(day::date) from (
    select day, row_number() over (order by day) as place
    from generate_series(
      (began at time zone 'Europe/Luxembourg')::date + 1,
      (began at time zone 'Europe/Luxembourg')::date + 2 * days + 7,
      interval '1 day'
    ) as day
    where extract(isodow from day) < 6
  ) as working
  where place = days;
$$;

-- Words for the search: accents, ligatures and punctuation do not count. An address and a reference
-- are found by any of their parts.
create function private.searchable(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    replace(replace(replace(replace(words, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'),
    'àâäáãåçéèêëíîïìñóôöòõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÎÏÌÑÓÔÖÒÕÚÙÛÜÝŸ@.-_+/,;:!?()«»"''’&',
    'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY                   '
  );
$$;

-- A name as a register sorts and finds it.
create function private.folded(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select lower(trim(private.searchable(words)));
$$;

-- For `like`: whatever contains these words.
create function private.folded_pattern(words text)
returns text
language sql
immutable
set search_path = ''
as $$
  select '%' || replace(replace(replace(private.folded(words), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
$$;


-- 12_secrets.sql

-- What only the database knows: keys and salts, made once per installation.

-- What several hosts on one database must share to believe each other's sessions. An embedded host
-- keeps its own in a file, and a hosted project has its own: there this stays empty.
create table private.host_secrets (
  name text primary key,
  value text not null,
  -- A secret that was replaced is believed until then, so that nobody is signed out by it. The
  -- present one has no end.
  until timestamptz
);

-- With it an address is counted without being kept. It may be changed any day.
create table private.salt (
  single boolean primary key default true check (single),
  value text not null
);

insert into private.salt (value) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- The key of an HMAC (RFC 2104), filled up to 64 bytes and combined with the byte of its inner or
-- outer round.
create function private.hmac_pad(key bytea, with_byte integer)
returns bytea
language plpgsql
immutable
set search_path = ''
as $$
declare
  pad bytea := decode(repeat(lpad(to_hex(with_byte), 2, '0'), 64), 'hex');
begin
  for place in 0 .. length(key) - 1 loop
    pad := set_byte(pad, place, with_byte # get_byte(key, place));
  end loop;
  return pad;
end;
$$;

-- HMAC-SHA-256 (RFC 2104) of a text, as hex. The key is of 64 bytes at most.
create function private.hmac(message text, key bytea)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  inner_pad bytea := decode(repeat('36', 64), 'hex');
  outer_pad bytea := decode(repeat('5c', 64), 'hex');
begin
  for place in 0 .. length(key) - 1 loop
    inner_pad := set_byte(inner_pad, place, get_byte(inner_pad, place) # get_byte(key, place));
    outer_pad := set_byte(outer_pad, place, get_byte(outer_pad, place) # get_byte(key, place));
  end loop;
  return encode(sha256(outer_pad || sha256(inner_pad || convert_to(message, 'UTF8'))), 'hex');
end;
$$;

-- With it an address is recognised that is not kept. Apart from the salt above, because what this
-- one made must be found again for years.
create table private.address_key (
  single boolean primary key default true check (single),
  value bytea not null,
  -- The two keys of an HMAC, which depend on the key alone.
  inner_pad bytea generated always as (private.hmac_pad(value, 54)) stored,
  outer_pad bytea generated always as (private.hmac_pad(value, 92)) stored
);

insert into private.address_key (value)
select sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

-- The mark of an address. Addresses that differ only in case are the same. An import asks for a
-- thousand in one call, so what depends on the key alone is worked out beforehand.
create function private.address_mark(address text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(outer_pad || sha256(inner_pad || convert_to(lower(trim(address)), 'UTF8'))), 'hex'
  )
  from private.address_key;
$$;


-- 13_ledger.sql

-- The ledger: every act at the desk and every command of the firm, one row each, in a chain. A row
-- holds no data of visitors or partners, only what it is about: it can never be erased.

-- What is searched for by free text: letters and figures alone, so that a reference is found
-- however it is written. Costly to make, which tells the planner to take the index.
create function private.ledger_words(actor_name text, act text, about text, detail jsonb)
returns tsvector
language sql
immutable
cost 500
set search_path = ''
as $$
  select to_tsvector(
    'pg_catalog.simple',
    regexp_replace(concat_ws(' ', actor_name, act, about, detail::text), '[^[:alnum:]]+', ' ', 'g')
  );
$$;

create table private.ledger (
  seq bigint primary key,
  at timestamptz not null,
  -- Null for a command given at the terminal, and for what the program does by itself.
  actor uuid,
  actor_name text not null,
  act text not null check (act ~ '^[a-z]+(\.[a-z-]+)+$'),
  -- What was acted upon, such as message:261115-7K3QF, and on which version of it.
  about text not null default '',
  version integer,
  detail jsonb not null default '{}',
  -- SHA-256 of the row before and of everything above.
  hash text not null unique
);

create index ledger_at on private.ledger (at desc);
create index ledger_about on private.ledger (about, seq);
create index ledger_act on private.ledger (act, seq);
create index ledger_actor on private.ledger (actor, seq);
create index ledger_words on private.ledger
using gin (private.ledger_words(actor_name, act, about, detail));

-- `messages` of messages.answer, and `message` of message:261115-7K3QF.
create index ledger_area on private.ledger (split_part(act, '.', 1), seq);

create index ledger_kind on private.ledger (split_part(about, ':', 1), seq);

-- Two filters of the ledger at once: read one by one, each would bring a quarter of a million rows.
create index ledger_actor_act on private.ledger (actor, act, seq);

create index ledger_actor_area on private.ledger (actor, split_part(act, '.', 1), seq);
create index ledger_actor_kind on private.ledger (actor, split_part(about, ':', 1), seq);
create index ledger_area_kind
  on private.ledger (split_part(act, '.', 1), split_part(about, ':', 1), seq);

-- As a list with a place for each field: joined line by line, with the empty ones left out, a name
-- could have been moved into another field without the hash showing it.
create function private.ledger_hash(before text, entry private.ledger)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        jsonb_build_array(
          before, entry.seq, extract(epoch from entry.at), entry.actor, entry.actor_name,
          entry.act, entry.about, entry.version, entry.detail
        )::text,
        'UTF8'
      )
    ),
    'hex'
  );
$$;

-- One after the other: two acts at once wait for each other here, at the end of their transactions.
create function private.note(
  by_actor uuid,
  by_name text,
  of_act text,
  of_what text,
  of_version integer default null,
  with_detail jsonb default '{}'
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  last private.ledger;
  entry private.ledger;
begin
  perform pg_advisory_xact_lock(7305120);
  select * into last from private.ledger order by seq desc limit 1;
  entry.seq := coalesce(last.seq, 0) + 1;
  -- Microseconds, as they are stored.
  entry.at := clock_timestamp();
  entry.actor := by_actor;
  entry.actor_name := by_name;
  entry.act := of_act;
  entry.about := coalesce(of_what, '');
  entry.version := of_version;
  entry.detail := coalesce(with_detail, '{}');
  entry.hash := private.ledger_hash(coalesce(last.hash, ''), entry);
  insert into private.ledger select entry.*;
end;
$$;

create function private.keep_ledger()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'the ledger is only ever added to';
end;
$$;

create trigger keep_ledger
before update or delete on private.ledger
for each row execute function private.keep_ledger();

create trigger keep_whole_ledger
before truncate on private.ledger
for each statement execute function private.keep_ledger();

-- A command at the terminal is in the ledger like an act at the desk.
create function private.note_command(
  by_name text, of_act text, of_what text, with_detail jsonb default '{}'
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.note(null, by_name, of_act, of_what, null, with_detail);
  return true;
end;
$$;

-- The same for a command about a person: their sign-in account, never their address.
create function private.note_person(
  by_name text, of_act text, address text, with_detail jsonb default '{}'
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  return private.note_command(
    by_name, of_act,
    'partner:' || (select id from auth.users where lower(email) = lower(address)), with_detail
  );
end;
$$;

-- The first rows from `after` on whose hash is not what it must be; none where all is well.
create function private.broken_ledger(after_seq bigint default 0)
returns table (seq bigint, reason text)
language sql
stable
set search_path = ''
as $$
  select
    chained.seq,
    case
      when chained.seq <> coalesce(chained.before_seq, 0) + 1 then 'a row is missing before it'
      else 'it is not what was written'
    end
  from (
    select
      ledger.*,
      lag(ledger.seq) over (order by ledger.seq) as before_seq,
      lag(ledger.hash) over (order by ledger.seq) as before_hash,
      private.ledger_hash(
        coalesce(lag(ledger.hash) over (order by ledger.seq), ''), ledger
      ) as right_hash
    from private.ledger where ledger.seq >= after_seq
  ) as chained
  where (after_seq = 0 or chained.before_seq is not null)
    and (
      chained.seq <> coalesce(chained.before_seq, 0) + 1 or chained.hash <> chained.right_hash
    )
  order by chained.seq
  limit 10;
$$;

-- One stretch of the chain after a row that was already checked: the first broken row in it, or how
-- far it holds. Rows go by one after the other; none is kept.
create function private.check_ledger(after_seq bigint, after_hash text, most integer)
returns table (checked bigint, last_seq bigint, last_hash text, broken bigint, reason text)
language plpgsql
stable
set search_path = ''
as $$
declare
  entry private.ledger;
begin
  checked := 0;
  last_seq := after_seq;
  last_hash := after_hash;
  for entry in
    select * from private.ledger where seq > after_seq order by seq limit most
  loop
    if entry.seq <> last_seq + 1 then
      broken := entry.seq;
      reason := 'missing';
    elsif entry.hash <> private.ledger_hash(last_hash, entry) then
      broken := entry.seq;
      reason := 'changed';
    end if;
    exit when broken is not null;
    checked := checked + 1;
    last_seq := entry.seq;
    last_hash := entry.hash;
  end loop;
  return next;
end;
$$;

-- The days on which a hosted project wrote the head to its log: once each.
create table private.ledger_exports (
  day date primary key
);

-- The head of the chain, once a day; nothing where it was written today.
create function private.export_ledger_head()
returns table (day text, seq bigint, hash text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  insert into private.ledger_exports (day)
  select current_date where exists (select from private.ledger)
  on conflict do nothing;
  if found then
    return query
    select current_date::text, ledger.seq, ledger.hash from private.ledger
    order by ledger.seq desc limit 1;
  end if;
end;
$$;


-- 14_limits.sql

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
  ('sign-in', 30, 600, '15 minutes', false),
  -- By address and account together: a stranger's tries count for the stranger. Forgotten once the
  -- right password was given.
  ('sign-in-account', 5, 1000000, '5 minutes', false),
  -- Tries from a browser that has signed in to the account before.
  ('sign-in-device', 10, 1000000, '15 minutes', false),
  -- Wrong passwords for one account, from wherever.
  ('sign-in-target', 20, 1000000, '15 minutes', true),
  ('refresh', 600, 60000, '1 hour', false),
  ('verify', 20, 600, '15 minutes', false),
  ('recovery', 10, 300, '1 hour', false),
  ('account', 600, 60000, '1 hour', false),
  ('passkey', 60, 6000, '15 minutes', false),
  -- Codes of six digits, by account: 240 tries a day find one in 1,400 days, on average.
  ('factor', 10, 1000000, '1 hour', false),
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

-- Counts one more, and answers how many there were in the period that ends now: this part of it,
-- and of the one before as much as still lies within. A boundary doubles nothing.
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
create function private.admit(asked_kind text, address text)
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
create function private.forgive(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  delete from private.limit_counts
  where kind = asked_kind and who = (
    select encode(sha256(convert_to(value || address, 'UTF8')), 'hex') from private.salt
  );
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
  select private.admit('mailbox', private.mailbox(address)) <= 0;
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
    wait := private.admit('newsletter', address);
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


-- 15_outbox.sql

-- Mail to be sent. A row is written in the same transaction as its cause and holds no words and no
-- message, only what it is about; the mail is composed when it goes out.

create type private.mail_state as enum ('queued', 'sent', 'dead');

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  template text not null,
  language text not null check (language in ('en', 'fr')),
  -- The row the mail is about: a subscriber, a contact message.
  about uuid not null,
  state private.mail_state not null default 'queued',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  -- While a worker holds it: it may be on its way this very moment.
  lent_until timestamptz,
  last_error text,
  -- There was nothing left to say when its turn came, such as to one who had unsubscribed.
  left_out boolean not null default false,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create index outbox_due on private.outbox (next_attempt_at) where state = 'queued';
create index outbox_about on private.outbox (about);
create index outbox_newest on private.outbox (created_at, id);
create index outbox_by_state on private.outbox (state, created_at, id);
create index outbox_by_template on private.outbox (template, created_at, id);
create index outbox_refused on private.outbox (created_at, id)
where state = 'queued' and last_error is not null;

-- What the mail server answered each time, in its own words but for addresses.
create table private.mail_attempts (
  outbox_id uuid not null references private.outbox (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  outcome text not null check (outcome in ('accepted', 'refused', 'left-out')),
  error text,
  words text,
  primary key (outbox_id, at)
);

-- Mails that came back. The address is kept as a mark: how many came back from it is known, and who
-- it is only as long as the mail's own cause is there. A row goes with its mail.
create table private.mail_returns (
  outbox_id uuid primary key references private.outbox (id) on delete cascade,
  at timestamptz not null default now(),
  reason text not null check (reason in ('server', 'unknown', 'full', 'refused', 'other')),
  -- Null where the mail server said so by itself.
  noted_by uuid,
  recipient text not null
);

create index mail_returns_recipient on private.mail_returns (recipient);

-- Takes the next mails that are due. Each is lent for five minutes: a worker that dies gives them
-- back by itself, and no two workers hold the same one.
create function private.claim_mail(most integer)
returns setof private.outbox
language sql
set search_path = ''
as $$
  update private.outbox
  set
    attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes',
    lent_until = now() + interval '5 minutes'
  where id in (
    select id from private.outbox
    where state = 'queued' and next_attempt_at <= now()
    order by next_attempt_at
    limit most
    for update skip locked
  )
  returning *;
$$;

-- `went` is false where nothing was left to say. A server that takes a mail was wrong when it said
-- that nobody was there; what a person noted stays.
create function private.mail_accepted(mail uuid, went boolean default true)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set
    state = 'sent', settled_at = now(), last_error = null, lent_until = null, left_out = not went
  where id = mail;
  insert into private.mail_attempts (outbox_id, outcome)
  select id, case when went then 'accepted' else 'left-out' end
  from private.outbox where id = mail;
  delete from private.mail_returns where outbox_id = mail and noted_by is null;
$$;

-- The mail server refused this one: again after 1, 2, 4 … minutes, at most 6 hours apart, and after
-- 16 attempts (about two days) it is put aside for a person to look at. `gone` is the address,
-- where the server refused it for good.
create function private.mail_refused(
  mail uuid,
  reason text,
  server_words text default null,
  gone text default null
)
returns private.mail_state
language plpgsql
set search_path = ''
as $$
declare
  became private.mail_state;
begin
  update private.outbox
  set
    state = case when attempts >= 16 then 'dead' else 'queued' end::private.mail_state,
    settled_at = case when attempts >= 16 then now() end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours'),
    last_error = left(reason, 500), lent_until = null
  where id = mail
  returning state into became;
  if found then
    insert into private.mail_attempts (outbox_id, outcome, error, words)
    values (mail, 'refused', left(reason, 500), left(server_words, 500));
  end if;
  if found and gone is not null then
    insert into private.mail_returns (outbox_id, reason, recipient)
    values (mail, 'server', private.address_mark(gone))
    on conflict (outbox_id) do nothing;
  end if;
  return became;
end;
$$;

-- The mail server could not be reached at all, which says nothing about this mail.
create function private.mail_returned(mail uuid, pause interval)
returns void
language sql
set search_path = ''
as $$
  update private.outbox
  set attempts = attempts - 1, next_attempt_at = now() + pause, lent_until = null
  where id = mail and state = 'queued';
$$;

-- What a mail is called at the desk.
create function private.mail_standing(mail private.outbox)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when mail.left_out then 'left-out'
    when mail.state = 'queued' and mail.last_error is not null then 'refused'
    else mail.state::text
  end;
$$;

-- A mail that nobody has taken to the server yet, or that was given up. One that is lent may be on
-- its way this moment.
create function private.mail_waits(mail private.outbox)
returns boolean
language sql
stable
set search_path = ''
as $$
  select mail.state <> 'sent' and (mail.lent_until is null or mail.lent_until < now());
$$;

-- Whoever fills in a form can make the site mail somebody else's address: a mailbox gets a few of
-- those an hour. The firm is told of every message.
create function private.spare_mailbox()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  recipient text;
begin
  recipient := case new.template
    when 'contact-acknowledgement'
      then (select email from private.contact_messages where id = new.about)
    when 'newsletter-confirm'
      then (select email from public.newsletter_subscribers where id = new.about)
    when 'lp-recovery' then (select email from auth.users where id = new.about)
  end;
  return case when recipient is null or private.may_mail(recipient) then new end;
end;
$$;

create trigger spare_mailbox
before insert on private.outbox
for each row
when (new.template in ('contact-acknowledgement', 'newsletter-confirm', 'lp-recovery'))
execute function private.spare_mailbox();


-- 20_people.sql

-- Who has access: the firm's own people (`staff`) and the limited partners. Who may see what is
-- decided by these tables, and never by what a token claims about who carries it.

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 2 and 200),
  language text not null check (language in ('en', 'fr')),
  invited_at timestamptz not null default now(),
  -- When they first came in: an invitation that nobody opened is shown.
  entered_at timestamptz,
  revoked_at timestamptz
);

create table private.roles (
  role text primary key
);

insert into private.roles (role) values
  ('communications'), ('relations'), ('compliance'), ('administrator'), ('reader');

create table private.staff_roles (
  user_id uuid not null references private.staff (user_id) on delete cascade,
  role text not null references private.roles (role),
  -- Whoever was given the right to call back about a fund's bank account only for the very change
  -- does not count.
  given_at timestamptz not null default now(),
  primary key (user_id, role)
);

create index staff_roles_role on private.staff_roles (role);

-- What each role may do: the one table. The desk shows it in words.
create table private.permissions (
  role text not null references private.roles (role),
  act text not null,
  primary key (role, act)
);

insert into private.permissions (role, act)
select role, act from (
  values
    ('messages.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('messages.work', array['communications', 'relations', 'compliance']),
    ('mail.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('mail.send', array['communications', 'relations', 'administrator']),
    ('persons.read', array['compliance']),
    ('persons.erase', array['compliance']),
    ('proofs.read', array['compliance', 'communications']),
    ('ledger.read', array['compliance', 'administrator']),
    ('approvals.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('approvals.write', array['communications', 'relations', 'compliance']),
    ('approvals.give', array['communications', 'relations', 'compliance']),
    ('approvals.settings', array['administrator']),
    ('staff.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('staff.manage', array['administrator']),
    ('readings.read', array['relations', 'compliance']),
    ('partners.read', array['relations', 'compliance', 'administrator', 'reader']),
    ('partners.write', array['relations']),
    ('bank.propose', array['relations']),
    ('bank.call', array['relations', 'compliance']),
    -- To look into a change that a call did not confirm.
    ('bank.alarm', array['compliance']),
    ('releases.read', array['relations', 'compliance', 'reader']),
    ('releases.write', array['relations']),
    ('documents.withdraw', array['relations', 'compliance']),
    -- Whoever may approve a text may read the letter that it is.
    ('letters.read', array['communications', 'relations', 'compliance', 'administrator', 'reader']),
    ('letters.send', array['communications']),
    ('readers.read', array['communications', 'compliance']),
    ('readers.write', array['communications'])
) as allowed (act, roles) cross join unnest(roles) as role;

create function private.is_staff(who uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.staff where user_id = who and revoked_at is null);
$$;

-- Those who invest: a person, a foundation, a company. Persons act for them.
create table public.partner_entities (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 200),
  -- The firm asks for a second factor of everyone who acts for an entity, unless it says otherwise.
  requires_factor boolean not null default true,
  -- Every change at the desk is on a version, and makes the next.
  version integer not null default 1,
  -- The entity that took everything over. This one stays, because the log of downloads names it.
  merged_into uuid references public.partner_entities (id),
  merged_at timestamptz,
  check (merged_into <> id),
  check ((merged_into is null) = (merged_at is null))
);

create index partner_entities_merged on public.partner_entities (merged_into)
where merged_into is not null;

-- Names are compared without their capitals.
create index partner_entities_folded on public.partner_entities (lower(name));

-- A person who acts for one or more entities, and which of them they chose last.
create table public.partners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  chosen_entity uuid constraint partners_entity_id_fkey references public.partner_entities (id),
  name text not null check (length(name) between 2 and 200),
  language text not null check (language in ('en', 'fr')),
  revoked_at timestamptz,
  -- When they want to hear of documents. A call is always told at once.
  notices text not null default 'at-once' check (notices in ('at-once', 'daily', 'weekly')),
  -- A digest comes in the morning after a choice, and not in the minute of it.
  notices_since timestamptz
);

-- For whom a person may act, how, and until when: several entities per person, several persons per
-- entity.
create table public.partner_memberships (
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  -- `read`: advisers and auditors. They see the same; what acts for the entity is not theirs.
  role text not null default 'full' check (role in ('full', 'read')),
  invited_at timestamptz not null default now(),
  -- From this moment on it is as if it had never been.
  ends_at timestamptz,
  -- This visit, and the one before it: what came in between is new. Each sign-in is a visit.
  seen_at timestamptz,
  seen_before timestamptz,
  seen_in uuid,
  primary key (user_id, entity_id)
);

create index partner_memberships_entity on public.partner_memberships (entity_id);

-- The policies of these three are in 40_partners.sql, after the function that they ask.
alter table public.partner_entities enable row level security;
alter table public.partners enable row level security;
alter table public.partner_memberships enable row level security;

revoke all on public.partner_entities, public.partners, public.partner_memberships
from anon, authenticated;
grant select on public.partner_entities, public.partners, public.partner_memberships
to authenticated;

-- For whom a person may act today, what they chose last first.
create function private.memberships_of(of_user uuid)
returns setof public.partner_memberships
language sql
stable
set search_path = ''
as $$
  select memberships.*
  from public.partner_memberships as memberships
  join public.partners on partners.user_id = memberships.user_id and partners.revoked_at is null
  join public.partner_entities as entities on entities.id = memberships.entity_id
  where memberships.user_id = of_user
    and (memberships.ends_at is null or memberships.ends_at > now())
  order by memberships.entity_id is not distinct from partners.chosen_entity desc, entities.name;
$$;

-- An entity that was merged into another takes nothing new: whoever names it is told where it went.
create function private.refuse_merged()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  gone record;
begin
  select entities.name, kept.name as into_name into gone
  from public.partner_entities as entities
  join public.partner_entities as kept on kept.id = entities.merged_into
  where entities.id = new.entity_id;
  if found then
    raise exception '% was merged into %.', gone.name, gone.into_name using errcode = 'P0002';
  end if;
  return new;
end;
$$;

create trigger refuse_merged
before insert or update of entity_id on public.partner_memberships
for each row execute function private.refuse_merged();

-- Whoever has an account here and was not shut out, partner or staff, and how they are written to.
create view private.people as
select distinct on (user_id) user_id, name, language
from (
  select user_id, name, language from private.staff where revoked_at is null
  union all
  select user_id, name, language from public.partners where revoked_at is null
) as anyone;

-- The sign-in account of an address, which is made where there is none: without a password, so that
-- nobody can sign in to it before the link was used. The empty tokens are what the hosted service
-- expects to find.
create function private.account_for(address text)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  account uuid;
begin
  select id into account from auth.users where lower(email) = lower(address);
  if found then
    return account;
  end if;
  account := gen_random_uuid();
  insert into auth.users (
    id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
    confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at
  )
  values (
    account, 'authenticated', 'authenticated', lower(address), now(), now(),
    '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
  );
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, created_at, updated_at
  )
  values (
    gen_random_uuid(), 'email', account::text, account,
    jsonb_build_object('sub', account, 'email', lower(address), 'email_verified', true),
    now(), now()
  );
  return account;
end;
$$;


-- 21_sign_in.sql

-- How somebody comes in, partner or staff: mailed links, sessions, known devices, and what is
-- remembered of each try.

-- What a link in a mail carries, hashed: an invitation, or a way back in, for everyone who signs
-- in.
create table private.partner_links (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index partner_links_user on private.partner_links (user_id);

-- Sessions opened by a mailed link, whose owner has no present password to give. Good for one
-- password, within the hour.
create table private.link_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  opened_at timestamptz not null default now()
);

create function private.is_by_link(of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.link_sessions where session_id = of_session);
$$;

-- Opens a link: `redeemed` with the account it is for, or `used`, `expired`, `unknown`. A link is
-- used up by the password that it sets, not by the first press of the button: whoever lost the
-- network or closed the page in between would otherwise have to ask for another mail. Pressed once,
-- it has an hour left, as the session that it opens has; the trigger on the password
-- (`private.end_other_sessions`) ends it, with every other link and session.
create function private.redeem_partner_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  link private.partner_links;
begin
  select * into link from private.partner_links where token_hash = hash for update;
  if not found then
    return query select 'unknown', null::uuid, null::text;
  elsif link.used_at is not null then
    return query select 'used', null::uuid, null::text;
  elsif link.expires_at <= now() then
    return query select 'expired', null::uuid, null::text;
  else
    update private.partner_links set expires_at = least(expires_at, now() + interval '1 hour')
    where token_hash = hash;
    return query
    select 'redeemed', users.id, users.email::text
    from auth.users join private.people on people.user_id = users.id
    where users.id = link.user_id;
    if not found then
      return query select 'unknown', null::uuid, null::text;
    end if;
  end if;
end;
$$;

-- A browser that has signed in to an account carries a token, of which only the hash is here. Its
-- tries count by themselves: no stranger behind the same address can lock it out.
create table private.known_devices (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now()
);

create index known_devices_user_id on private.known_devices (user_id);

-- Whether a device has signed in to an account before; it is then seen again.
create function private.know_device(of_hash text, of_user uuid)
returns boolean
language sql
set search_path = ''
as $$
  with seen as (
    update private.known_devices set seen_at = now()
    where hash = of_hash and user_id = of_user
    returning 1
  )
  select exists (select from seen);
$$;

-- Enough to see an attack and where it comes from, and to tell somebody what happened to their
-- sign-in account: the network rather than the address, and never what was typed. `user_id` is null
-- where no account has the address that was tried.
create table private.security_events (
  id bigint generated always as identity primary key,
  -- What a mail about it names.
  ref uuid not null default gen_random_uuid() unique,
  at timestamptz not null default now(),
  kind text not null check (
    kind in (
      'sign-in-failed', 'password-given', 'signed-in', 'factor-failed', 'password-changed',
      'factor-added', 'factor-removed', 'codes-made', 'recovery-used', 'factors-reset',
      'entity-added', 'recovery-asked', 'link-used', 'password-chosen'
    )
  ),
  user_id uuid references auth.users (id) on delete cascade,
  network text not null,
  -- Which factor, which entity: a name its owner knows.
  detail text check (length(detail) <= 200)
);

create index security_events_at on private.security_events (at);
create index security_events_user on private.security_events (user_id, at desc);

-- 203.0.113.7 is of 203.0.113.0/24, 2001:db8:1:2:: of 2001:db8:1::/48.
create function private.network_of(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    substring(address from '^\d+\.\d+\.\d+\.') || '0/24',
    substring(address from '^[0-9a-f]+:[0-9a-f]+:[0-9a-f]+:') || ':/48',
    ''
  );
$$;

create function private.note_security_event(
  of_kind text,
  of_user uuid,
  from_address text,
  about text default null
)
returns void
language sql
set search_path = ''
as $$
  insert into private.security_events (kind, user_id, network, detail)
  values (of_kind, of_user, private.network_of(from_address), left(about, 200));
$$;

-- Changes to a sign-in account are mailed to its owner.
create function private.tell_of_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.outbox (template, language, about)
  select 'account-change', language, new.ref from private.people where user_id = new.user_id;
  return null;
end;
$$;

create trigger tell_of_change
after insert on private.security_events
for each row
when (
  new.kind in (
    'password-changed', 'factor-added', 'factor-removed', 'codes-made', 'recovery-used',
    'factors-reset', 'entity-added'
  )
)
execute function private.tell_of_change();

-- Queues a mail with a link, if somebody signs in with the address. Says nothing either way.
create function private.ask_recovery(address text, page_language text)
returns void
language sql
set search_path = ''
as $$
  insert into private.outbox (template, language, about)
  select 'lp-recovery', page_language, people.user_id
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address);
$$;

-- The same, noted with where it was asked from: once an hour, so that nobody can push all else out
-- of the list by asking.
create function private.ask_recovery(address text, page_language text, from_address text)
returns void
language sql
set search_path = ''
as $$
  select private.ask_recovery(address, page_language);
  select private.note_security_event('recovery-asked', people.user_id, from_address)
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address)
    and not exists (
      select from private.security_events as events
      where events.user_id = people.user_id and events.kind = 'recovery-asked'
        and events.at > now() - interval '1 hour'
    );
$$;

-- Whether the session of a token still goes on: a token outlives its session by up to an hour.
create function hooks.is_signed_in()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where sessions.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and sessions.user_id = (select auth.uid())
      and (sessions.not_after is null or sessions.not_after > now())
  );
$$;

revoke all on function hooks.is_signed_in() from public, anon;
grant execute on function hooks.is_signed_in() to authenticated;

-- Two tabs may spend one token within ten seconds; later, somebody else has it. The whole family
-- goes, its owner signs in again. Answers whether it was so.
create function private.end_replayed(spent text)
returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where id in (
      select tokens.session_id from auth.refresh_tokens as tokens
      where tokens.token = spent and tokens.revoked
        and exists (
          select from auth.refresh_tokens as child
          where child.parent = tokens.token
            and (child.revoked or child.created_at < now() - interval '10 seconds')
        )
    )
    returning id
  )
  select exists (select from ended);
$$;

-- The session that changes a password, noted beforehand: it alone goes on.
create table private.kept_sessions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null,
  noted_at timestamptz not null default now()
);

-- A new password ends every other way in: the auth service's own recovery token here, other links
-- and sessions below.
create function private.drop_recovery_token()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.recovery_token := '';
  return new;
end;
$$;

create trigger drop_recovery_token
before update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.drop_recovery_token();

create function private.end_other_sessions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  update private.partner_links set used_at = now() where user_id = new.id and used_at is null;
  delete from private.outbox
  where about = new.id and template = 'lp-recovery' and state = 'queued';
  -- A hosted project's own service does the rest itself, and knows which session is asking.
  if session_user = 'supabase_auth_admin' then
    return null;
  end if;
  select session_id into kept from private.kept_sessions
  where user_id = new.id and noted_at > now() - interval '1 minute';
  delete from private.link_sessions where session_id = kept;
  delete from private.kept_sessions where user_id = new.id;
  delete from auth.refresh_tokens
  where user_id::text = new.id::text and session_id is distinct from kept;
  delete from auth.sessions where user_id = new.id and id is distinct from kept;
  return null;
end;
$$;

create trigger end_other_sessions
after update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.end_other_sessions();

-- A changed password is told to its owner, in case it was not they who did it.
create function private.tell_of_new_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_security_event('password-changed', new.id, '');
  return null;
end;
$$;

create trigger tell_of_new_password
after update of encrypted_password on auth.users
for each row
when (
  coalesce(old.encrypted_password, '') <> ''
  and coalesce(new.encrypted_password, '') <> ''
  and old.encrypted_password <> new.encrypted_password
)
execute function private.tell_of_new_password();

create function private.note_first_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_security_event('password-chosen', new.id, '');
  return null;
end;
$$;

create trigger note_first_password
after update of encrypted_password on auth.users
for each row
when (
  coalesce(old.encrypted_password, '') = '' and coalesce(new.encrypted_password, '') <> ''
)
execute function private.note_first_password();


-- 22_factors.sql

-- Second factors of our own, on whichever engine: passkeys, codes of an app, codes kept on paper.
-- Which session has shown which of them, and when, is a row of `proofs`; without it no figure and
-- no document, whatever opened the session.

create table private.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'code')),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- Of a passkey: how the browser names it, its public half, how often it says it was used, and by
  -- which ways it can be reached.
  credential_id text unique,
  public_key text,
  counter bigint,
  transports text,
  -- Of an app: what it shares with us, and the last half minute whose code was taken.
  secret text,
  last_step bigint,
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null)),
  check ((kind = 'code') = (secret is not null))
);

create index factors_user on private.factors (user_id);

-- 120 random bits each: nobody finds one by its hash.
create table private.recovery_codes (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null default now(),
  used_at timestamptz
);

create index recovery_codes_user on private.recovery_codes (user_id);

-- Which session has shown which factor, and when.
create table private.proofs (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  kind text not null check (kind in ('passkey', 'code', 'recovery-code')),
  factor_id uuid references private.factors (id) on delete set null,
  proven_at timestamptz not null default now()
);

create index proofs_factor on private.proofs (factor_id);

-- What was asked of a browser and not answered yet. One of a kind per session; before there is a
-- session, as many as are asked for.
create table private.challenges (
  value text primary key,
  kind text not null check (kind in ('sign-in', 'prove', 'add-passkey', 'add-code')),
  session_id uuid references auth.sessions (id) on delete cascade,
  expires_at timestamptz not null,
  unique (session_id, kind)
);

-- A passkey was shown before there was a session: what its session, once opened, is proven by.
create table private.passkey_grants (
  token_hash text primary key,
  factor_id uuid not null references private.factors (id) on delete cascade,
  expires_at timestamptz not null
);

create index passkey_grants_factor on private.passkey_grants (factor_id);

-- Who may add a first factor. After the firm took lost ones away it has a code, which is told to
-- the person by telephone, and opens it to the session that gives it: who reads their mail does not
-- have it. Such a row stays until there is a factor, and nothing is shown meanwhile.
create table private.enrolments (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code_hash text,
  tries integer not null default 0,
  opened_in uuid,
  expires_at timestamptz not null
);

create function private.has_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.factors where user_id = of_user);
$$;

-- Whether a session has shown a factor within that time: at the desk half a day, in the partners'
-- space a day, so that a laptop left behind shows nothing tomorrow.
create function private.is_proven(of_session uuid, within interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.proofs where session_id = of_session and proven_at > now() - within
  );
$$;

-- Whether the firm took somebody's factors away and they have not added another.
create function private.is_reset(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.enrolments where user_id = of_user and code_hash is not null
  );
$$;

-- Whoever finds a session open must not be able to change who can open it: a factor shown within
-- ten minutes, or, where there is none, the password given within ten minutes.
create function private.is_fresh(of_user uuid, of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_proven(of_session, interval '10 minutes')
    or (
      not private.has_factor(of_user)
      and not private.is_by_link(of_session)
      and exists (
        select from auth.sessions
        where id = of_session and user_id = of_user and created_at > now() - interval '10 minutes'
      )
    );
$$;

-- Staff always: without a factor nobody comes to the desk.
create function private.must_have_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.staff where user_id = of_user and revoked_at is null)
    or exists (
      select from private.memberships_of(of_user) as memberships
      join public.partner_entities as entities on entities.id = memberships.entity_id
      where entities.requires_factor
    );
$$;

-- Whether a factor may be added: `yes`, or what is missing: `proof` of another factor, a
-- `password`, the `code` that the firm tells by telephone, or everything (`closed`): then the firm
-- opens it again.
create function private.may_enrol(of_user uuid, of_session uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when private.is_by_link(of_session) and not private.has_factor(of_user) then 'password'
    when not private.is_fresh(of_user, of_session) then 'proof'
    when private.has_factor(of_user) then 'yes'
    when open.user_id is not null then case
      when open.code_hash is null or open.opened_in = of_session then 'yes' else 'code'
    end
    when private.is_reset(of_user) or private.must_have_factor(of_user) then 'closed'
    else 'yes'
  end
  from (select of_user as asking) as one
  left join private.enrolments as open on open.user_id = one.asking and open.expires_at > now();
$$;

-- The code that the firm told by telephone: five tries, then the firm makes another.
create function private.open_enrolment(of_user uuid, of_session uuid, hash text)
returns boolean
language sql
set search_path = ''
as $$
  with tried as (
    update private.enrolments
    set
      tries = tries + 1,
      opened_in = case when code_hash = hash then of_session else opened_in end,
      expires_at = case when code_hash <> hash and tries >= 4 then now() else expires_at end
    where user_id = of_user and expires_at > now() and code_hash is not null
    returning code_hash
  )
  select exists (select from tried where code_hash = hash);
$$;

-- Notes that a session has shown a factor.
create function private.prove(
  of_user uuid,
  of_session uuid,
  by_kind text,
  by_factor uuid,
  from_address text
)
returns void
language sql
set search_path = ''
as $$
  insert into private.proofs (session_id, kind, factor_id)
  select id, by_kind, by_factor from auth.sessions where id = of_session and user_id = of_user
  on conflict (session_id) do update
  set kind = excluded.kind, factor_id = excluded.factor_id, proven_at = now();
  update private.factors set used_at = now() where id = by_factor;
  select private.note_security_event(
    case when by_kind = 'recovery-code' then 'recovery-used' else 'signed-in' end,
    of_user, from_address, (select name from private.factors where id = by_factor)
  );
$$;

-- Keeps a new factor: what proved it to work proves the session too. `first` where there are no
-- codes on paper yet. Ten are enough for anyone. A session that was let add a first one, and waited
-- until there was another, must show that one.
create function private.add_factor(
  of_user uuid,
  of_session uuid,
  of_kind text,
  called text,
  facts jsonb,
  from_address text
)
returns table (added boolean, first boolean)
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  insert into private.factors (
    user_id, kind, name, credential_id, public_key, counter, transports, secret, last_step
  )
  select
    of_user, of_kind, called, facts ->> 'credential_id', facts ->> 'public_key',
    (facts ->> 'counter')::bigint, facts ->> 'transports', facts ->> 'secret',
    (facts ->> 'last_step')::bigint
  where (select count(*) from private.factors where user_id = of_user) < 10
    and (
      not private.has_factor(of_user) or private.is_proven(of_session, interval '24 hours')
    )
  on conflict (credential_id) do nothing
  returning id into made;
  if made is null then
    return query select false, false;
    return;
  end if;
  delete from private.enrolments where user_id = of_user;
  perform private.note_security_event('factor-added', of_user, from_address, called);
  perform private.prove(of_user, of_session, of_kind, made, from_address);
  return query select true, not exists (
    select from private.recovery_codes where user_id = of_user and used_at is null
  );
end;
$$;

-- Sessions that were opened elsewhere end with it. The last one stays where one is asked for.
create function private.remove_factor(
  of_user uuid,
  of_session uuid,
  removed uuid,
  from_address text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  gone private.factors;
begin
  -- All of them: two that are removed at once would each take the other for the one that stays.
  perform from private.factors where user_id = of_user order by id for update;
  select * into gone from private.factors where id = removed and user_id = of_user;
  if not found then
    return 'unknown';
  end if;
  if not exists (select from private.factors where user_id = of_user and id <> removed) then
    if private.must_have_factor(of_user) then
      return 'last';
    end if;
    delete from private.recovery_codes where user_id = of_user;
  end if;
  delete from private.factors where id = removed;
  delete from auth.sessions where user_id = of_user and id <> of_session;
  perform private.note_security_event('factor-removed', of_user, from_address, gone.name);
  return 'removed';
end;
$$;

create function private.replace_recovery_codes(of_user uuid, hashes text)
returns void
language sql
set search_path = ''
as $$
  delete from private.recovery_codes where user_id = of_user;
  -- They stand in for a factor that was lost: where there is none, there is nothing to stand in for.
  insert into private.recovery_codes (hash, user_id)
  select unnest(string_to_array(hashes, ' ')), of_user where private.has_factor(of_user);
$$;

-- Takes every factor of a person away, ends their sessions, and lets them add a first one again
-- with a code that the firm tells them. The password stays.
create function private.reset_factors(address text, hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select users.id into person from auth.users
  join private.people on people.user_id = users.id
  where lower(users.email) = lower(address);
  if person is null then
    return false;
  end if;
  delete from private.factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.refresh_tokens where user_id::text = person::text;
  delete from auth.sessions where user_id = person;
  insert into private.enrolments (user_id, code_hash, expires_at)
  values (person, hash, now() + interval '3 days')
  on conflict (user_id) do update
  set
    code_hash = excluded.code_hash, tries = 0, opened_in = null,
    expires_at = excluded.expires_at;
  perform private.note_security_event('factors-reset', person, '');
  return true;
end;
$$;

-- A password is changed after a factor was shown or not at all, whichever service is asked to do
-- it.
create function private.require_proof()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_factor(new.id) and not exists (
    select from private.proofs join auth.sessions on sessions.id = proofs.session_id
    where sessions.user_id = new.id and proofs.proven_at > now() - interval '11 minutes'
  ) then
    raise exception 'a factor must be shown before the password is changed'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger require_proof
before update of encrypted_password on auth.users
for each row
when (
  old.encrypted_password is distinct from new.encrypted_password
  and coalesce(new.encrypted_password, '') <> ''
)
execute function private.require_proof();

-- Where an entity does not ask for a second factor, its people are told once that they can have
-- one; who puts that away is not told again.
create table private.factor_offers (
  user_id uuid primary key references public.partners (user_id) on delete cascade,
  put_away_at timestamptz not null default now()
);

create function hooks.offers_factor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not private.has_factor((select auth.uid()))
    and not exists (select from private.factor_offers where user_id = (select auth.uid()));
$$;

revoke all on function hooks.offers_factor() from public, anon;
grant execute on function hooks.offers_factor() to authenticated;

-- All that the page about one's own sign-in account shows; to a session that has not shown a factor
-- yet, only what is missing. Times of sessions are those of the auth service, which hears of a
-- session once an hour, and of its factor. It ends them after seven days or a day of silence, but
-- keeps their rows.
create function private.account_of(of_user uuid, of_session uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'email', users.email,
    'language', partners.language,
    'enrolment', private.may_enrol(of_user, of_session),
    'fresh', private.is_fresh(of_user, of_session),
    'shown', trusted.it,
    'provenAt', (select proven_at from private.proofs where session_id = of_session),
    'codesLeft', (
      select count(*) from private.recovery_codes where user_id = of_user and used_at is null
    ),
    'factors', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'kind', kind, 'name', name, 'createdAt', created_at, 'usedAt', used_at
          )
          order by created_at
        ),
        '[]'::jsonb
      )
      from private.factors where user_id = of_user and trusted.it
    ),
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', sessions.id, 'own', sessions.id = of_session,
            'userAgent', sessions.user_agent, 'network', host(sessions.ip),
            'openedAt', sessions.created_at,
            'activeAt', greatest(sessions.created_at, sessions.updated_at, proofs.proven_at),
            'provenBy', proofs.kind
          )
          order by sessions.id = of_session desc, sessions.created_at desc
        ),
        '[]'::jsonb
      )
      from auth.sessions left join private.proofs on proofs.session_id = sessions.id
      where sessions.user_id = of_user and trusted.it
        and (sessions.not_after is null or sessions.not_after > now())
        and sessions.created_at > now() - interval '168 hours'
        and greatest(sessions.created_at, sessions.updated_at) > now() - interval '25 hours'
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'at', at, 'network', network, 'detail', detail)
          order by at desc, id desc
        ),
        '[]'::jsonb
      )
      from (
        select * from private.security_events
        where user_id = of_user and trusted.it order by at desc, id desc limit 30
      ) as recent
    )
  )
  from auth.users
  left join public.partners on partners.user_id = users.id
  cross join (
    select private.is_proven(of_session, interval '24 hours')
      or (not private.has_factor(of_user) and not private.is_by_link(of_session)) as it
  ) as trusted
  where users.id = of_user;
$$;


-- 23_staff.sql

-- What the firm's people may do at the desk, and how they are let in and shut out.

-- Whether somebody may do this at the desk now: by their roles, in a session that has shown a
-- factor within half a day. Nobody stays in overnight.
create function private.may(of_user uuid, of_session uuid, of_act text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.staff
    join auth.sessions on sessions.user_id = staff.user_id and sessions.id = of_session
      and (sessions.not_after is null or sessions.not_after > now())
    join private.staff_roles on staff_roles.user_id = staff.user_id
    join private.permissions on permissions.role = staff_roles.role
    where staff.user_id = of_user and staff.revoked_at is null and permissions.act = of_act
      and private.is_proven(of_session, interval '12 hours')
  );
$$;

-- The first line of every function that acts for somebody at the desk: answers their name, or
-- stops everything.
create function private.must(of_user uuid, of_session uuid, of_act text)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.may(of_user, of_session, of_act) then
    raise exception 'not allowed: %', of_act using errcode = 'PT403';
  end if;
  return (select name from private.staff where user_id = of_user);
end;
$$;

-- What the desk knows of who has come in: nothing but what is missing until a factor was shown.
create function private.desk_bearer(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known private.staff;
begin
  select * into known from private.staff where user_id = of_user and revoked_at is null;
  if not found then
    return jsonb_build_object('needs', 'staff');
  end if;
  if not private.is_proven(of_session, interval '12 hours') then
    return jsonb_build_object(
      'needs', case when private.has_factor(of_user) then 'proof' else 'enrolment' end
    );
  end if;
  update private.staff set entered_at = now() where user_id = of_user and entered_at is null;
  return jsonb_build_object(
    'needs', null, 'user', of_user, 'name', known.name, 'language', known.language,
    'roles', (
      select coalesce(jsonb_agg(role order by role), '[]') from private.staff_roles
      where user_id = of_user
    ),
    'acts', (
      select coalesce(jsonb_agg(distinct act), '[]') from private.permissions
      join private.staff_roles on staff_roles.role = permissions.role
      where staff_roles.user_id = of_user
    )
  );
end;
$$;

-- These roles and no other; one that was there keeps its day.
create function private.give_roles(who uuid, given_roles text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.staff_roles
  where user_id = who and role <> all (string_to_array(given_roles, ','));
  insert into private.staff_roles (user_id, role)
  select who, given from unnest(string_to_array(given_roles, ',')) as given
  on conflict do nothing;
end;
$$;

create function private.must_be_roles(given_roles text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if given_roles = '' or exists (
    select from unnest(string_to_array(given_roles, ',')) as given
    where given not in (select role from private.roles)
  ) then
    raise exception 'there is no such role' using errcode = 'PT422';
  end if;
end;
$$;

-- Gives a person these roles and no other, and mails them a link if they have no password yet. Who
-- is here keeps the day of the invitation.
create function private.invite_staff(
  address text,
  person text,
  mail_language text,
  given_roles text,
  by_actor uuid,
  by_name text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid := private.account_for(address);
  known boolean;
  has_password boolean;
begin
  select exists (select from private.staff where user_id = invited and revoked_at is null)
  into known;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into private.staff (user_id, name, language) values (invited, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    invited_at = case when known then staff.invited_at else now() end;
  perform private.give_roles(invited, given_roles);
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if not has_password then
    insert into private.outbox (template, language, about)
    values ('staff-invitation', mail_language, invited);
  end if;
  perform private.note(
    by_actor, by_name, 'staff.invite', 'staff:' || invited, null,
    jsonb_build_object('roles', given_roles, 'again', known)
  );
  return case when known then 'changed' when has_password then 'let in' else 'invited' end;
end;
$$;

-- No session, no password, no factor, no link. A partner who was staff as well must be invited
-- anew.
create function private.revoke_staff(who uuid, by_actor uuid, by_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.staff set revoked_at = now() where user_id = who and revoked_at is null;
  if not found then
    return false;
  end if;
  delete from private.staff_roles where user_id = who;
  delete from private.factors where user_id = who;
  delete from private.recovery_codes where user_id = who;
  delete from private.enrolments where user_id = who and code_hash is null;
  delete from private.partner_links where user_id = who;
  delete from auth.refresh_tokens where user_id::text = who::text;
  delete from auth.sessions where user_id = who;
  update auth.users set encrypted_password = '', recovery_token = '' where id = who;
  perform private.note(by_actor, by_name, 'staff.revoke', 'staff:' || who);
  return true;
end;
$$;

create function private.desk_staff(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'staff', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', staff.user_id, 'name', staff.name, 'email', users.email,
            'language', staff.language, 'invitedAt', staff.invited_at,
            'enteredAt', staff.entered_at, 'hasFactor', private.has_factor(staff.user_id),
            'roles', (
              select coalesce(jsonb_agg(role order by role), '[]') from private.staff_roles
              where staff_roles.user_id = staff.user_id
            )
          )
          order by staff.name
        ),
        '[]'
      )
      from private.staff join auth.users on users.id = staff.user_id
      where staff.revoked_at is null
    ),
    'permissions', (
      select jsonb_object_agg(act, roles) from (
        select act, jsonb_agg(role order by role) as roles from private.permissions group by act
      ) as table_of_acts
    )
  );
end;
$$;

-- An invitation is for who has no place yet; roles are changed by `desk_change_roles`.
create function private.desk_invite_staff(
  of_user uuid,
  of_session uuid,
  address text,
  person text,
  mail_language text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  perform private.must_be_roles(given_roles);
  if exists (
    select from private.staff join auth.users on users.id = staff.user_id
    where lower(users.email) = lower(address) and staff.revoked_at is null
      -- Whose link ended unused is mailed another.
      and coalesce(users.encrypted_password, '') <> ''
  ) then
    raise exception 'already-here' using errcode = 'PT422';
  end if;
  return jsonb_build_object(
    'outcome',
    private.invite_staff(address, person, mail_language, given_roles, of_user, actor)
  );
end;
$$;

-- On the roles that were seen: where another administrator was quicker, nothing is done. Nobody
-- gives up the administration by themselves: somebody must be left to let others in.
create function private.desk_change_roles(
  of_user uuid,
  of_session uuid,
  who uuid,
  seen_roles text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
  before text;
  after text;
begin
  perform private.must_be_roles(given_roles);
  perform from private.staff where user_id = who and revoked_at is null for update;
  if not found then
    return null;
  elsif who = of_user and 'administrator' <> all (string_to_array(given_roles, ',')) then
    raise exception 'own-role' using errcode = 'PT422';
  end if;
  select coalesce(string_agg(role, ',' order by role), '') into before
  from private.staff_roles where user_id = who;
  if before <> (
    select coalesce(string_agg(seen, ',' order by seen), '')
    from unnest(string_to_array(seen_roles, ',')) as seen
  ) then
    raise exception 'somebody was quicker' using errcode = 'PT409';
  end if;
  perform private.give_roles(who, given_roles);
  select string_agg(role, ',' order by role) into after
  from private.staff_roles where user_id = who;
  perform private.note(
    of_user, actor, 'staff.roles', 'staff:' || who, null,
    jsonb_build_object('was', before, 'roles', after)
  );
  return jsonb_build_object('outcome', 'changed');
end;
$$;

-- Nobody shuts themselves out: somebody must be left to let others in.
create function private.desk_revoke_staff(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  if who = of_user then
    raise exception 'nobody revokes themselves' using errcode = 'PT422';
  end if;
  return case
    when private.revoke_staff(who, of_user, actor) then jsonb_build_object('outcome', 'revoked')
  end;
end;
$$;

create function private.desk_reset_staff(of_user uuid, of_session uuid, who uuid, hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
  address text;
begin
  select users.email into address from private.staff join auth.users on users.id = staff.user_id
  where staff.user_id = who and staff.revoked_at is null and who <> of_user;
  if address is null then
    return null;
  end if;
  perform private.reset_factors(address, hash);
  perform private.note(of_user, actor, 'staff.reset-factors', 'staff:' || who);
  return jsonb_build_object('outcome', 'reset');
end;
$$;


-- 30_newsletter.sql

-- The newsletter: an anonymous visitor may add an address, and nothing else. What proves that
-- somebody wanted it outlives the subscription, without the address.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- What some mail programs read as another recipient is no part of an address: an encoded word
  -- (`=?…?=`), and the old routes written with `%` and `!`.
  email text not null check (
    length(email) <= 254
    and email ~ '^[A-Za-z0-9.#$&''*+/=^_{}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
  ),
  language text not null default 'en' check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Since when mail to them comes back for good: nothing more is sent there.
  dead_since timestamptz,
  -- Where a reader came from, and what proves that they wanted to be written to.
  source text not null default 'site' check (source in ('site', 'import')),
  evidence text check (length(evidence) <= 500)
);

-- Addresses that differ only in case are the same.
create unique index newsletter_subscribers_email_key
on public.newsletter_subscribers (lower(email));

create index newsletter_subscribers_unconfirmed
on public.newsletter_subscribers (created_at) where confirmed_at is null;
create index newsletter_subscribers_address
on public.newsletter_subscribers (lower(email) text_pattern_ops);
create index newsletter_subscribers_confirmed
on public.newsletter_subscribers (id) where confirmed_at is not null;

alter table public.newsletter_subscribers enable row level security;

revoke all on public.newsletter_subscribers from anon, authenticated;
grant insert (email, language) on public.newsletter_subscribers to anon;

-- Nobody subscribes already confirmed, or in the past.
create policy "visitors may subscribe an address"
on public.newsletter_subscribers
for insert
to anon
with check (confirmed_at is null and created_at = now());

-- Visitors add one address a request: a list would slip past the limits, which count requests. The
-- firm may bring a list, with its proofs.
create function private.refuse_lists()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from added) > 1 then
    raise exception 'one address at a time' using errcode = 'PT422';
  end if;
  return null;
end;
$$;

create trigger refuse_lists
after insert on public.newsletter_subscribers
referencing new table as added
for each statement when (current_user = 'anon') execute function private.refuse_lists();

-- What the links in mails carry, as hashes. A link works once; it is remembered after that, so
-- that the page can say so.
create table private.newsletter_links (
  hash text primary key,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  subscriber uuid not null,
  -- Null for unsubscribing: one must be able to leave with the oldest mail.
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create index newsletter_links_subscriber on private.newsletter_links (subscriber);

create function private.add_newsletter_link(
  link_hash text, link_purpose text, link_subscriber uuid, valid_for interval
)
returns void
language sql
set search_path = ''
as $$
  insert into private.newsletter_links (hash, purpose, subscriber, expires_at)
  values (link_hash, link_purpose, link_subscriber, now() + valid_for);
$$;

-- The mail that asks for confirmation is queued with the row itself, for two minutes later: the
-- visitor's browser then calls `send-newsletter-confirmation`, which sends it at once, but may
-- be closed before it does.
create function private.queue_confirmation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.outbox (template, language, about, next_attempt_at)
  values ('newsletter-confirm', new.language, new.id, now() + interval '2 minutes');
  return null;
end;
$$;

create trigger queue_confirmation
after insert on public.newsletter_subscribers
for each row when (new.confirmed_at is null) execute function private.queue_confirmation();

-- Makes the confirmation of an address go out now. Someone who subscribed and never confirmed gets
-- the mail again when they ask again; whoever asks is answered alike either way. Nobody can mail
-- strangers with it: there must be a subscription.
create function private.hasten_confirmation(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  waiting public.newsletter_subscribers;
begin
  select * into waiting from public.newsletter_subscribers
  where lower(email) = lower(address) and confirmed_at is null;
  if not found then
    return false;
  end if;
  update private.outbox set next_attempt_at = now()
  where about = waiting.id and template = 'newsletter-confirm'
    and state = 'queued' and attempts = 0;
  if found then
    return true;
  end if;
  -- Not at every press of the button.
  perform from private.outbox
  where about = waiting.id and template = 'newsletter-confirm'
    and (state = 'queued' or created_at > now() - interval '10 minutes');
  if found then
    return false;
  end if;
  insert into private.outbox (template, language, about)
  values ('newsletter-confirm', waiting.language, waiting.id);
  return true;
end;
$$;

-- Answers confirmed, used, expired or unknown.
create function private.confirm_subscription(link_hash text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  link private.newsletter_links;
  subscribed_language text;
begin
  select * into link from private.newsletter_links
  where hash = link_hash and purpose = 'confirm'
  for update;
  if not found then
    return 'unknown';
  end if;
  if link.used_at is not null then
    return 'used';
  end if;
  if link.expires_at <= now() then
    -- The row is as old as its link: gone now rather than at the next purge, so that the address
    -- can be subscribed again at once.
    delete from public.newsletter_subscribers where id = link.subscriber and confirmed_at is null;
    return 'expired';
  end if;

  update public.newsletter_subscribers
  set confirmed_at = now()
  where id = link.subscriber and confirmed_at is null
  returning language into subscribed_language;
  if not found then
    return 'used';
  end if;

  update private.newsletter_links set used_at = now()
  where subscriber = link.subscriber and purpose = 'confirm' and used_at is null;
  insert into private.outbox (template, language, about)
  values ('newsletter-welcome', subscribed_language, link.subscriber);
  return 'confirmed';
end;
$$;

-- Answers unsubscribed, used or unknown. The address itself is gone afterwards.
create function private.unsubscribe(link_hash text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  link private.newsletter_links;
begin
  select * into link from private.newsletter_links
  where hash = link_hash and purpose = 'unsubscribe'
  for update;
  if not found then
    return 'unknown';
  end if;
  if link.used_at is not null then
    return 'used';
  end if;

  update private.newsletter_links set used_at = now()
  where subscriber = link.subscriber and used_at is null;
  delete from private.outbox where about = link.subscriber and state = 'queued';
  delete from public.newsletter_subscribers where id = link.subscriber;
  return 'unsubscribed';
end;
$$;

-- One row for each consent that was confirmed from the mailbox. Nothing is kept of an address that
-- nobody confirmed: there was no consent. The address is here as a mark alone; whoever knows the
-- address can find the row, and nobody can find the address.
create table private.newsletter_proofs (
  -- The subscriber's own; there is no such subscriber once they have left.
  id uuid primary key,
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('en', 'fr')),
  subscribed_at timestamptz not null,
  confirmed_at timestamptz not null,
  left_at timestamptz,
  source text not null default 'site' check (source in ('site', 'import')),
  evidence text
);

create index newsletter_proofs_confirmed on private.newsletter_proofs (confirmed_at, id);
create index newsletter_proofs_address on private.newsletter_proofs (address, confirmed_at);
create index newsletter_proofs_left on private.newsletter_proofs (left_at)
where left_at is not null;

-- Triggers, so that no way of confirming or leaving goes past them: a link, a purge, an erasure.
create function private.prove_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.newsletter_proofs (
    id, address, language, subscribed_at, confirmed_at, source, evidence
  )
  values (
    new.id, private.address_mark(new.email), new.language, new.created_at, new.confirmed_at,
    new.source, new.evidence
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

create trigger prove_consent
after insert or update of confirmed_at on public.newsletter_subscribers
for each row when (new.confirmed_at is not null) execute function private.prove_consent();

create function private.prove_leaving()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.newsletter_proofs set left_at = now() where id = old.id and left_at is null;
  return null;
end;
$$;

create trigger prove_leaving
after delete on public.newsletter_subscribers
for each row when (old.confirmed_at is not null) execute function private.prove_leaving();

-- What proves something cannot be changed afterwards: the day of leaving is added, once.
create function private.keep_newsletter_proof()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.left_at is null
    and to_jsonb(new) - 'left_at' = to_jsonb(old) - 'left_at'
  then
    return new;
  end if;
  raise exception 'a proof of consent is not changed';
end;
$$;

create trigger keep_newsletter_proof
before update or delete on private.newsletter_proofs
for each row execute function private.keep_newsletter_proof();


-- 31_consent.sql

-- Proof of consent, and the measurements that consent allows. Neither says who the visitor is: no
-- network address, no browser, and of a measurement not even the hour.

create table private.consent_records (
  -- Made by the visitor's browser, at random, and kept there: with it they can ask for their proof.
  id uuid primary key,
  version text not null check (version ~ '^[0-9a-f]{12}$'),
  performance boolean not null,
  targeting boolean not null,
  method text not null check (
    method in ('accept-all', 'decline-all', 'custom', 'privacy-signal')
  ),
  language text not null check (language in ('en', 'fr')),
  recorded_at timestamptz not null default now()
);

create index consent_records_newest on private.consent_records (recorded_at, id);
create index consent_records_version on private.consent_records (version, recorded_at, id);
create index consent_records_method on private.consent_records (method, recorded_at, id);

-- What proves something cannot be changed afterwards; it can only grow old.
create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  raise exception 'a consent record is not changed';
end;
$$;

create trigger refuse_change
before update or delete on private.consent_records
for each row execute function private.refuse_change();

create table private.web_vitals (
  day date not null default current_date,
  page text not null check (page ~ '^[a-z][a-z-]{1,60}$'),
  language text not null check (language in ('en', 'fr')),
  metric text not null check (metric in ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  value real not null check (value between 0 and 600000)
);

create index web_vitals_day on private.web_vitals (day);


-- 32_contact.sql

-- Messages from the contact form. Not exposed over REST: the function `contact` writes them. The
-- visitor sees the state of theirs by a private link.

-- The latest day for an answer to a complaint, after a letter that gives the reason for the delay:
-- two months (AMF instruction 2012-07).
create function private.answer_limit(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when of_subject = 'complaint' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '2 months')::date
    )
  end;
$$;

-- By when a message is to be answered. A complaint: within a month, as the site and the complaints
-- policy promise.
create function private.answer_due(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case of_subject
    -- Article 12(3) of the GDPR.
    when 'personal-data' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '1 month')::date
    )
    when 'complaint' then private.end_of_day(
      ((received at time zone 'Europe/Luxembourg')::date + interval '1 month')::date
    )
    else private.working_days_after(received, 2)
  end;
$$;

-- A complaint is acknowledged within ten working days (AMF instruction 2012-07).
create function private.acknowledge_due(of_subject text, received timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case when of_subject = 'complaint' then private.working_days_after(received, 10) end;
$$;

create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Made by the form, once per message: sent twice, it is still one message.
  key uuid not null unique,
  reference text not null unique,
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254),
  phone text not null default '' check (length(phone) <= 40),
  subject text not null check (
    subject in ('general', 'investor', 'company', 'press', 'careers', 'complaint', 'personal-data')
  ),
  message text not null check (length(message) between 10 and 5000),
  language text not null check (language in ('en', 'fr')),
  received_at timestamptz not null default now(),
  state text not null default 'new' check (state in ('new', 'taken', 'answered', 'closed')),
  assigned_to uuid references private.staff (user_id) on delete set null,
  -- Every act at the desk is on a version, and makes the next.
  version integer not null default 1,
  acknowledge_due timestamptz,
  answer_due timestamptz not null,
  acknowledged_at timestamptz,
  answered_at timestamptz,
  search tsvector generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.searchable(
        reference || ' ' || name || ' ' || email || ' ' || phone || ' ' || subject
      )
    )
    || to_tsvector('pg_catalog.simple', regexp_replace(phone, '\D', '', 'g'))
    || to_tsvector('pg_catalog.french', private.searchable(message))
    || to_tsvector('pg_catalog.english', private.searchable(message))
  ) stored
);

create index contact_messages_received on private.contact_messages (received_at);

-- Newest first, from wherever a page begins.
create index contact_messages_newest on private.contact_messages (received_at desc, id desc);

create index contact_messages_state
  on private.contact_messages (state, received_at desc, id desc);
create index contact_messages_subject
  on private.contact_messages (subject, received_at desc, id desc);
create index contact_messages_assigned
  on private.contact_messages (assigned_to, received_at desc, id desc);
create index contact_messages_nobodys
  on private.contact_messages (received_at desc, id desc) where assigned_to is null;
create index contact_messages_search on private.contact_messages using gin (search);
create index contact_messages_address on private.contact_messages (lower(email) text_pattern_ops);

-- A person is found by their address, whatever its capitals.
create index contact_messages_of_person on private.contact_messages (lower(email));

create index contact_messages_state_subject
  on private.contact_messages (state, subject, received_at desc, id desc);

-- What is owed next and by when, as `message_due` has it.
create index contact_messages_due on private.contact_messages (
  (case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end)
)
where state in ('new', 'taken') and answered_at is null;

create function private.set_message_dues()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.answer_due := private.answer_due(new.subject, new.received_at);
  new.acknowledge_due := private.acknowledge_due(new.subject, new.received_at);
  return new;
end;
$$;

create trigger set_message_dues
before insert on private.contact_messages
for each row execute function private.set_message_dues();

-- The day, and five characters that cannot be taken for one another when read out: 261115-7K3QF.
create function private.new_reference()
returns text
language sql
volatile
set search_path = ''
as $$
  select to_char(now() at time zone 'Europe/Luxembourg', 'YYMMDD') || '-' || string_agg(
    substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(bytes, position) % 30, 1), ''
  )
  from
    (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
    -- The bytes of a version-4 uuid that are random through and through.
    unnest(array[0, 1, 2, 3, 4]) as position;
$$;

-- Stores a message and queues its two mails, in one transaction: all of it happens, or nothing.
create function private.receive_contact_message(
  message_key uuid,
  sender_name text,
  sender_email text,
  sender_phone text,
  chosen_subject text,
  written_message text,
  page_language text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  stored private.contact_messages;
begin
  loop
    select * into stored from private.contact_messages where key = message_key;
    if found then
      return stored.reference;
    end if;
    -- Nothing is inserted when the key was just stored by a twin, or when the reference is taken.
    insert into private.contact_messages (
      key, reference, name, email, phone, subject, message, language
    )
    values (
      message_key, private.new_reference(), sender_name, sender_email, sender_phone,
      chosen_subject, written_message, page_language
    )
    on conflict do nothing
    returning * into stored;
    if found then
      insert into private.outbox (template, language, about) values
        ('contact-notification', page_language, stored.id),
        ('contact-acknowledgement', page_language, stored.id);
      return stored.reference;
    end if;
  end loop;
end;
$$;

-- What is owed next: the acknowledgement, then the answer. Nothing once it was given.
create function private.message_due(message private.contact_messages)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when message.state in ('answered', 'closed') or message.answered_at is not null then null
    when message.acknowledged_at is null then least(message.acknowledge_due, message.answer_due)
    else message.answer_due
  end;
$$;

-- The private link in an acknowledgement, and the mail that carried it.
create table private.message_links (
  token_hash text primary key,
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  mail uuid not null,
  made_at timestamptz not null default now()
);

create index message_links_message on private.message_links (message_id, made_at);

-- What the link in an acknowledgement shows: nothing of what was written.
create function private.message_status(hash text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'reference', messages.reference, 'subject', messages.subject, 'state', messages.state,
    'receivedAt', messages.received_at, 'acknowledgeBy', messages.acknowledge_due,
    'acknowledgedAt', messages.acknowledged_at, 'answerBy', messages.answer_due,
    'answeredAt', messages.answered_at
  )
  from private.message_links as links
  join private.contact_messages as messages on messages.id = links.message_id
  where links.token_hash = hash;
$$;


-- 33_messages.sql

-- Messages at the desk: who takes which, what was noted and answered, and until when.

-- The thread of a message. It goes with the message.
create table private.message_entries (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references private.contact_messages (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor uuid not null,
  actor_name text not null,
  -- `unsent`: an answer that was taken back before its mail left.
  kind text not null check (kind in ('note', 'answer', 'unsent', 'state', 'assignee')),
  -- What was written; null for a change of state or assignee.
  body text check (length(body) between 1 and 20000),
  -- What a change, or an answer, left the message as.
  changed_to text,
  language text check (language in ('en', 'fr')),
  -- The answer's mail in the outbox, whose id outlives it as the Message-ID.
  mail uuid,
  check ((body is null) = (kind in ('state', 'assignee')))
);

create index message_entries_message on private.message_entries (message_id, at);

-- Who has what open at the desk. Nobody is locked out by it.
create table private.presence (
  thing text not null check (length(thing) <= 100),
  user_id uuid not null references private.staff (user_id) on delete cascade,
  at timestamptz not null default now(),
  writing boolean not null default false,
  primary key (thing, user_id)
);

create index presence_user on private.presence (user_id);

-- Says that somebody is here, and answers who else is. It is no act: the ledger does not note it.
create function private.desk_presence(
  of_user uuid,
  of_session uuid,
  of_thing text,
  is_writing boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(
    of_user, of_session,
    case when of_thing like 'letter:%' then 'letters.read' else 'messages.read' end
  );
  delete from private.presence where at < now() - interval '5 minutes';
  insert into private.presence (thing, user_id, writing) values (of_thing, of_user, is_writing)
  on conflict (thing, user_id) do update set at = now(), writing = excluded.writing;
  return jsonb_build_object(
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', staff.name, 'writing', presence.writing) order by staff.name
        ),
        '[]'
      )
      from private.presence join private.staff on staff.user_id = presence.user_id
      where presence.thing = of_thing and presence.user_id <> of_user
        -- Each says so every half minute; one may get lost.
        and presence.at > now() - interval '75 seconds'
    )
  );
end;
$$;

-- What the search looks for: every word, as either language bends it; or, with `beginnings`, words
-- that begin so.
create function private.message_query(words text, beginnings boolean)
returns tsquery
language plpgsql
stable
set search_path = ''
as $$
declare
  word text;
  exact tsquery;
  bent tsquery;
  whole tsquery;
begin
  for word in select regexp_split_to_table(private.searchable(words), '\s+') loop
    exact := plainto_tsquery('pg_catalog.simple', word);
    bent := plainto_tsquery('pg_catalog.french', word)
      || plainto_tsquery('pg_catalog.english', word);
    -- Such as "on": no message is searched for it in either language.
    continue when numnode(exact) = 0 or numnode(bent) = 0;
    exact := exact || bent;
    if beginnings then
      exact := exact || (plainto_tsquery('pg_catalog.simple', word)::text || ':*')::tsquery;
    end if;
    whole := case when whole is null then exact else whole && exact end;
  end loop;
  return coalesce(whole, ''::tsquery);
end;
$$;

-- The messages of one page that have these words, newest first. Common words are found among the
-- newest messages, rare ones by their index; a planner that knows neither took the wrong one.
create function private.messages_with(
  wanted tsquery,
  conditions text,
  of_state text,
  of_subject text,
  of_user uuid,
  before_at timestamptz,
  before_id uuid
)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  page uuid[];
  walked integer;
begin
  if numnode(wanted) = 0 then
    return '{}';
  end if;
  -- Where one in a hundred has the words, a page of them is among the next few thousand.
  foreach walked in array array[400, 6000] loop
    execute format(
      $newest$
        with newest as materialized (
          select messages.id, messages.search from private.contact_messages as messages
          where %s order by messages.received_at desc, messages.id desc limit %s
        )
        select array(select id from newest where search @@ $4 limit 41)
      $newest$,
      conditions, walked
    )
    into page
    using of_state, of_subject, of_user, wanted, before_at, before_id;
    if cardinality(page) = 41 then
      return page;
    end if;
    exit when cardinality(page) < 4;
  end loop;
  execute format(
    $all$
      with found as materialized (
        select messages.* from private.contact_messages as messages where messages.search @@ $4
      )
      select array(
        select messages.id from found as messages where %s
        order by messages.received_at desc, messages.id desc limit 41
      )
    $all$,
    conditions
  )
  into page
  using of_state, of_subject, of_user, wanted, before_at, before_id;
  return page;
end;
$$;

-- At most forty, newest first. `before` is the last of the page before, as `next` answered it.
create function private.desk_messages(
  of_user uuid,
  of_session uuid,
  of_state text,
  of_subject text,
  of_assignee text,
  words text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := 'true';
  before_at timestamptz;
  before_id uuid;
  wanted tsquery;
  matching uuid[];
  found_rows jsonb;
begin
  perform private.must(of_user, of_session, 'messages.read');
  if of_state <> '' then
    conditions := conditions || ' and messages.state = $1';
  end if;
  if of_subject <> '' then
    conditions := conditions || ' and messages.subject = $2';
  end if;
  if of_assignee = 'me' then
    conditions := conditions || ' and messages.assigned_to = $3';
  elsif of_assignee = 'nobody' then
    conditions := conditions || ' and messages.assigned_to is null';
  end if;
  if trim(private.searchable(words)) <> '' then
    wanted := private.message_query(words, false);
  end if;
  if before ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z/[0-9a-f-]{36}$' then
    before_at := split_part(before, '/', 1)::timestamptz;
    before_id := split_part(before, '/', 2)::uuid;
    conditions := conditions || ' and (messages.received_at, messages.id) < ($5, $6)';
  end if;
  for turn in 1..2 loop
    if wanted is not null then
      matching := private.messages_with(
        wanted, conditions, of_state, of_subject, of_user, before_at, before_id
      );
      exit when cardinality(matching) > 0;
      -- Nothing has these words: perhaps they were not typed to their end.
      wanted := private.message_query(words, true);
    end if;
  end loop;
  -- As text, so that each set of filters is planned for itself; and the rows of a page are chosen
  -- before anything else of them is read.
  execute format(
    $list$
      select coalesce(jsonb_agg(to_jsonb(page) order by "receivedAt" desc, id desc), '[]')
      from (
        select
          messages.id, messages.reference, messages.name, messages.subject, messages.language,
          messages.state, staff.name as assignee, messages.received_at as "receivedAt",
          left(messages.message, 160) as excerpt, private.message_due(messages) as due,
          to_char(
            messages.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'
          ) || '/' || messages.id as cursor
        from (
          select messages.id from private.contact_messages as messages
          where %s
          order by messages.received_at desc, messages.id desc
          limit 41
        ) as chosen
        join private.contact_messages as messages on messages.id = chosen.id
        left join private.staff on staff.user_id = messages.assigned_to
      ) as page
    $list$,
    case when wanted is null then conditions else 'messages.id = any($4)' end
  )
  into found_rows
  using of_state, of_subject, of_user, matching, before_at, before_id;
  return jsonb_build_object(
    'rows', case
      when jsonb_array_length(found_rows) > 40 then found_rows - 40 else found_rows
    end,
    'next', case when jsonb_array_length(found_rows) > 40 then found_rows -> 39 ->> 'cursor' end,
    -- Beyond a thousand nobody needs the number, and counting on would take ever longer.
    'counts', (
      select jsonb_object_agg(states.state, counted.count)
      from unnest(array['new', 'taken', 'answered', 'closed']) as states (state)
      cross join lateral (
        select count(*) as count from (
          select from private.contact_messages as messages
          where messages.state = states.state
          order by messages.received_at desc, messages.id desc limit 1000
        ) as first_ones
      ) as counted
    )
  );
end;
$$;

create function private.desk_message(of_user uuid, of_session uuid, of_reference text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  message private.contact_messages;
begin
  perform private.must(of_user, of_session, 'messages.read');
  select * into message from private.contact_messages where reference = of_reference;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'message', jsonb_build_object(
      'reference', message.reference, 'name', message.name, 'email', message.email,
      'phone', message.phone, 'subject', message.subject, 'message', message.message,
      'language', message.language, 'state', message.state, 'version', message.version,
      'assignedTo', message.assigned_to,
      'assignee', (select name from private.staff where user_id = message.assigned_to),
      'receivedAt', message.received_at, 'acknowledgeDue', message.acknowledge_due,
      'answerDue', message.answer_due,
      'answerLimit', private.answer_limit(message.subject, message.received_at),
      'acknowledgedAt', message.acknowledged_at,
      'answeredAt', message.answered_at, 'due', private.message_due(message)
    ),
    'thread', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', entries.id, 'at', entries.at, 'by', entries.actor_name, 'kind', entries.kind,
            'body', entries.body, 'changedTo', entries.changed_to, 'language', entries.language,
            'waits', exists (
              select from private.outbox
              where outbox.id = entries.mail and private.mail_waits(outbox)
            )
          )
          order by entries.at, entries.id
        ),
        '[]'
      )
      from private.message_entries as entries where entries.message_id = message.id
    ),
    'mails', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', outbox.id, 'template', outbox.template, 'state', outbox.state,
            'error', outbox.last_error, 'createdAt', outbox.created_at,
            'settledAt', outbox.settled_at
          )
          order by outbox.created_at, outbox.template
        ),
        '[]'
      )
      from private.outbox
      where outbox.about = message.id
        or outbox.about in (
          select entries.id from private.message_entries as entries
          where entries.message_id = message.id
        )
    ),
    'colleagues', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', colleagues.user_id, 'name', colleagues.name)
          order by colleagues.name
        ),
        '[]'
      )
      from private.message_workers as colleagues
    ),
    'templates', case
      when private.may(of_user, of_session, 'approvals.read')
        then private.standard_answers(message.language)
      else '[]'
    end
  );
end;
$$;

-- Who can be given a message.
create view private.message_workers as
select distinct staff.user_id, staff.name
from private.staff
join private.staff_roles on staff_roles.user_id = staff.user_id
join private.permissions on permissions.role = staff_roles.role
where staff.revoked_at is null and permissions.act = 'messages.work';

-- Locks a message for an act on a version of it. One that has changed since is left alone.
create function private.message_at(of_reference text, of_version integer)
returns private.contact_messages
language plpgsql
set search_path = ''
as $$
declare
  message private.contact_messages;
begin
  select * into message from private.contact_messages where reference = of_reference for update;
  if found and message.version <> of_version then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  return message;
end;
$$;

-- To a colleague, or to nobody. A new message is taken by it.
create function private.desk_assign_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  assignee uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  assignee_name text;
begin
  if message.id is null then
    return null;
  end if;
  if assignee is not null then
    select name into assignee_name from private.message_workers where user_id = assignee;
    if not found then
      raise exception 'nobody who works on messages' using errcode = 'PT422';
    end if;
  end if;
  update private.contact_messages
  set
    assigned_to = assignee,
    state = case
      when state = 'new' and assignee is not null then 'taken'
      when state = 'taken' and assignee is null then 'new'
      else state
    end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
  values (message.id, of_user, actor, 'assignee', assignee_name);
  perform private.note(
    of_user, actor, case when assignee = of_user then 'messages.take' else 'messages.assign' end,
    'message:' || of_reference, message.version,
    jsonb_build_object('to', coalesce('staff:' || assignee, 'nobody'))
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- Closes a message, or opens it again.
create function private.desk_set_message_state(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  closes boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  next_state text;
begin
  if message.id is null then
    return null;
  end if;
  next_state := case
    when closes then 'closed' when message.assigned_to is null then 'new' else 'taken'
  end;
  update private.contact_messages set state = next_state, version = version + 1
  where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
  values (message.id, of_user, actor, 'state', next_state);
  perform private.note(
    of_user, actor, 'messages.state', 'message:' || of_reference, message.version,
    jsonb_build_object('state', next_state)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

create function private.desk_note_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  written text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
begin
  if message.id is null then
    return null;
  end if;
  update private.contact_messages set version = version + 1 where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, body)
  values (message.id, of_user, actor, 'note', written);
  perform private.note(
    of_user, actor, 'messages.note', 'message:' || of_reference, message.version
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- Mails the visitor, and a copy to the firm's mailbox. What only acknowledges (`more_follows`)
-- leaves the message open; what says why more time is needed (`asks_for_time`) gives a complaint
-- the time that the rules allow. The entry says which of them it was. Asked twice, the second finds
-- another version.
create function private.desk_answer_message(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  written text,
  more_follows boolean,
  asks_for_time boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  entry uuid := gen_random_uuid();
  answer_mail uuid := gen_random_uuid();
  became text := case
    when asks_for_time then 'longer' when more_follows then 'taken' else 'answered'
  end;
begin
  if message.id is null then
    return null;
  end if;
  if asks_for_time and (
    not more_follows or private.answer_limit(message.subject, message.received_at) is null
  ) then
    raise exception 'no more time is allowed' using errcode = 'PT422';
  end if;
  update private.contact_messages
  set
    state = case when more_follows then 'taken' else 'answered' end,
    assigned_to = coalesce(assigned_to, of_user),
    acknowledged_at = coalesce(acknowledged_at, now()),
    answered_at = case when more_follows then answered_at else now() end,
    answer_due = case
      when asks_for_time then private.answer_limit(subject, received_at) else answer_due
    end,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (
    id, message_id, actor, actor_name, kind, body, changed_to, language, mail
  )
  values (
    entry, message.id, of_user, actor, 'answer', written, became, message.language, answer_mail
  );
  insert into private.outbox (id, template, language, about) values
    (answer_mail, 'contact-answer', message.language, entry),
    (gen_random_uuid(), 'contact-answer-copy', message.language, entry);
  perform private.note(
    of_user, actor, 'messages.answer', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer_mail, 'more', more_follows)
    || case when asks_for_time then '{"longer": true}' else '{}' end::jsonb
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- The message stands as if the answer had not been given; what was written stays in the thread. It
-- is open again unless another answer, or a colleague after it, said otherwise.
create function private.desk_take_back_answer(
  of_user uuid,
  of_session uuid,
  of_reference text,
  of_version integer,
  of_entry uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'messages.work');
  message private.contact_messages := private.message_at(of_reference, of_version);
  answer private.message_entries;
  first_left timestamptz;
  last_word timestamptz;
  remains text;
  reopens boolean;
begin
  select * into answer from private.message_entries
  where id = of_entry and message_id = message.id and kind = 'answer';
  if not found then
    return null;
  end if;
  perform from private.outbox
  where id = answer.mail and private.mail_waits(outbox)
  for update skip locked;
  if not found then
    raise exception 'it has left' using errcode = 'PT422';
  end if;
  -- A copy that is on its way finds nothing to say.
  delete from private.outbox where about = answer.id and state <> 'sent';
  update private.message_entries set kind = 'unsent' where id = answer.id;
  select min(at), max(at) filter (where changed_to = 'answered') into first_left, last_word
  from private.message_entries where message_id = message.id and kind = 'answer';
  select changed_to into remains from private.message_entries
  where message_id = message.id and kind in ('answer', 'state')
  order by at desc, id desc limit 1;
  reopens := (message.state = 'answered' and remains is distinct from 'answered')
    or (message.state = 'closed' and last_word is null and answer.changed_to = 'answered');
  update private.contact_messages
  set
    state = case when reopens then 'taken' else state end,
    acknowledged_at = first_left,
    answered_at = last_word,
    answer_due = case
      when answer.changed_to = 'longer' and not exists (
        select from private.message_entries
        where message_id = message.id and kind = 'answer' and changed_to = 'longer'
      ) then private.answer_due(subject, received_at)
      else answer_due
    end,
    version = version + 1
  where id = message.id;
  if reopens then
    insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
    values (message.id, of_user, actor, 'state', 'taken');
  end if;
  perform private.note(
    of_user, actor, 'messages.take-back', 'message:' || of_reference, message.version,
    jsonb_build_object('mail', answer.mail)
  );
  return jsonb_build_object('version', message.version + 1);
end;
$$;

-- Counted up to a thousand: beyond it nobody needs the number, and counting on would take ever
-- longer.
create view private.waiting_messages as
select
  'messages'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, null::timestamptz as due
from (
  select received_at from private.contact_messages where state = 'new'
  order by received_at limit 1000
) as oldest;

-- What `message_due` says, for a whole table at once.
create view private.waiting_deadlines as
select
  'deadlines'::text as kind, 'messages.work'::text as act, count(*) as count,
  min(received_at) as since, min(due) as due
from (
  select
    received_at,
    case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end
      as due
  from private.contact_messages
  where state in ('new', 'taken') and answered_at is null
    and case when acknowledged_at is null then least(acknowledge_due, answer_due) else answer_due end
      < now() + interval '3 days'
  order by due limit 1000
) as most_urgent;


-- 40_partners.sql

-- What a limited partner is let see, by membership and by factor, and how they are let in and shut
-- out. Partners read; only the firm writes, as the owner.

-- The entity that somebody acts for in a session, and null where something is missing: a session
-- that goes on, a membership that has not ended, a factor shown where one is asked for. All that
-- partners are shown or given leads through here.
create function private.entity_of(of_user uuid, of_session uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select chosen.entity_id
  from (select entity_id from private.memberships_of(of_user) limit 1) as chosen
  join public.partner_entities as entities on entities.id = chosen.entity_id
  join auth.sessions on sessions.id = of_session and sessions.user_id = of_user
    and (sessions.not_after is null or sessions.not_after > now())
  where private.is_proven(of_session, interval '24 hours')
    or (
      not entities.requires_factor
      and not private.has_factor(of_user)
      and not private.is_reset(of_user)
      and not private.is_by_link(of_session)
    );
$$;

-- The entity that the caller acts for, unless they were revoked or have signed out.
create function hooks.partner_entity()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.entity_of((select auth.uid()), nullif(auth.jwt() ->> 'session_id', '')::uuid);
$$;

create policy "partners see their own entity"
on public.partner_entities
for select
to authenticated
using (id = (select hooks.partner_entity()));

create policy "partners see themselves"
on public.partners
for select
to authenticated
using (user_id = (select auth.uid()) and (select hooks.partner_entity()) is not null);

create policy "partners see for whom they act"
on public.partner_memberships
for select
to authenticated
using (user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity()));

-- What stands between who is signed in and what is theirs: `proof` of a factor, `enrolment` of the
-- first one, a `password` where a mailed link opened the session. Null where nothing does.
create function hooks.partner_needs()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when hooks.partner_entity() is not null then null
    when not exists (select from private.memberships_of((select auth.uid()))) then null
    when private.has_factor((select auth.uid())) then 'proof'
    when private.is_by_link(nullif(auth.jwt() ->> 'session_id', '')::uuid) then 'password'
    else 'enrolment'
  end;
$$;

-- The caller's entity and those that became it: their downloads stay theirs.
create function hooks.partner_entities()
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array_agg(entities.id) from public.partner_entities as entities
  where hooks.partner_entity() in (entities.id, entities.merged_into);
$$;

-- A visit ends with its session, or after half an hour of silence. Answers when the one before this
-- ended.
create function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.partner_memberships
  set
    seen_before = case
      when seen_in is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
        or seen_at < now() - interval '30 minutes'
        then seen_at
      else seen_before
    end,
    seen_at = now(),
    seen_in = nullif(auth.jwt() ->> 'session_id', '')::uuid
  where user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity())
  returning seen_before;
$$;

-- All that somebody may choose from, at the top of their space.
create function hooks.own_entities()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', entities.id, 'name', entities.name, 'role', memberships.role)
      order by entities.name
    ),
    '[]'::jsonb
  )
  from private.memberships_of((select auth.uid())) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  where hooks.partner_entity() is not null;
$$;

-- Who else sees this: for those who act for the entity, not for those who only read.
create function hooks.entity_people()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', partners.name, 'role', memberships.role, 'endsAt', memberships.ends_at
      )
      order by partners.name
    ),
    '[]'::jsonb
  )
  from public.partners
  cross join private.memberships_of(partners.user_id) as memberships
  where memberships.entity_id = hooks.partner_entity()
    and exists (
      select from public.partner_memberships as own
      where own.user_id = (select auth.uid()) and own.entity_id = memberships.entity_id
        and own.role = 'full'
    );
$$;

revoke all on function
  hooks.partner_entity(), hooks.partner_needs(), hooks.partner_entities(), hooks.note_visit(),
  hooks.own_entities(), hooks.entity_people()
from public, anon;
grant execute on function
  hooks.partner_entity(), hooks.partner_needs(), hooks.partner_entities(), hooks.note_visit(),
  hooks.own_entities(), hooks.entity_people()
to authenticated;

-- Remembered until another is chosen. What is not theirs is not chosen.
create function private.choose_entity(of_user uuid, of_session uuid, chosen uuid)
returns boolean
language sql
set search_path = ''
as $$
  with changed as (
    update public.partners set chosen_entity = chosen
    where user_id = of_user
      and chosen in (select entity_id from private.memberships_of(of_user))
      and private.entity_of(of_user, of_session) is not null
    returning 1
  )
  select exists (select from changed);
$$;

-- Lets a person in, and queues the mail that tells them. Asked again, it sends a new link; for one
-- who was revoked, it opens the door again; one who acts for another entity gets this one as well,
-- and is told. What is not said again, role and end, stays as it was; `infinity` has no end. The
-- entity must be there, or be asked to be made.
create function private.invite_partner(
  address text,
  person text,
  entity_name text,
  mail_language text,
  make_entity boolean,
  in_role text default null,
  until timestamptz default null
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid;
  acts_for uuid;
  known public.partners;
  member boolean;
  has_password boolean;
begin
  select id into acts_for from public.partner_entities where name = entity_name;
  if not found then
    if not make_entity then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    insert into public.partner_entities (name) values (entity_name) returning id into acts_for;
  end if;

  select id into invited from auth.users where lower(email) = lower(address);
  if not found then
    -- An account without a password: nobody can sign in to it before the link was used. The empty
    -- tokens are what the hosted service expects to find.
    invited := gen_random_uuid();
    insert into auth.users (
      id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change, email_change_token_new, created_at,
      updated_at
    )
    values (
      invited, 'authenticated', 'authenticated', lower(address), now(), now(),
      '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
    );
    insert into auth.identities (
      id, provider, provider_id, user_id, identity_data, created_at, updated_at
    )
    values (
      gen_random_uuid(), 'email', invited::text, invited,
      jsonb_build_object('sub', invited, 'email', lower(address), 'email_verified', true),
      now(), now()
    );
  end if;

  select * into known from public.partners where user_id = invited;
  select exists (
    select from private.memberships_of(invited) as memberships where entity_id = acts_for
  ) into member;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into public.partners (user_id, chosen_entity, name, language)
  values (invited, acts_for, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    chosen_entity = case
      when partners.revoked_at is null then partners.chosen_entity else acts_for
    end;
  insert into public.partner_memberships (user_id, entity_id, role, ends_at)
  values (invited, acts_for, coalesce(in_role, 'full'), nullif(until, 'infinity'))
  on conflict (user_id, entity_id) do update
  set
    role = coalesce(in_role, partner_memberships.role),
    ends_at = case
      when until is not null then nullif(until, 'infinity')
      when member then partner_memberships.ends_at
    end,
    invited_at = now();
  -- After a reset it takes the code that the firm tells by telephone, and no invitation.
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if known.user_id is not null and known.revoked_at is null and not member and has_password then
    perform private.note_security_event('entity-added', invited, '', entity_name);
    return 'given access to this entity as well';
  end if;
  insert into private.outbox (template, language, about)
  values ('lp-invitation', mail_language, invited);
  return case
    when known.user_id is null then 'invited'
    when known.revoked_at is null then 'invited again'
    else 'let in again'
  end;
end;
$$;

-- Ends what a person may see of one entity; what they may see of others stays.
create function private.end_membership(address text, entity_name text)
returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    update public.partner_memberships as memberships set ends_at = now()
    from auth.users, public.partner_entities as entities
    where users.id = memberships.user_id and lower(users.email) = lower(address)
      and entities.id = memberships.entity_id and entities.name = entity_name
      and (memberships.ends_at is null or memberships.ends_at > now())
    returning 1
  )
  select exists (select from ended);
$$;

-- Shuts a person out at once: no session, no password, no factor, no link, no row.
create function private.revoke_partner(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  closed uuid;
begin
  update public.partners set revoked_at = now()
  from auth.users
  where users.id = partners.user_id and lower(users.email) = lower(address)
    and partners.revoked_at is null
  returning partners.user_id into closed;
  if closed is null then
    return false;
  end if;
  update public.partner_memberships set ends_at = now()
  where user_id = closed and (ends_at is null or ends_at > now());
  delete from private.factors where user_id = closed;
  delete from private.recovery_codes where user_id = closed;
  delete from private.enrolments where user_id = closed and code_hash is null;
  delete from private.partner_links where user_id = closed;
  delete from private.outbox
  where about = closed and template in ('lp-invitation', 'lp-recovery') and state = 'queued';
  -- Refresh tokens go with their session; Lite has some without one.
  delete from auth.refresh_tokens where user_id::text = closed::text;
  delete from auth.sessions where user_id = closed;
  update auth.users set encrypted_password = '', recovery_token = '' where id = closed;
  return true;
end;
$$;

-- Somebody's address; stops where they work here: whoever may shut out a colleague or take their
-- factors away could otherwise do it by calling them a partner.
create function private.partner_address(who uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.is_staff(who) then
    raise exception 'staff' using errcode = 'PT422';
  end if;
  return (
    select users.email from public.partners join auth.users on users.id = partners.user_id
    where partners.user_id = who
  );
end;
$$;

-- Asks a second factor of everyone who acts for an entity, or not. Those who have none get the time
-- of an invitation to add one.
create function private.require_factor(
  of_entity uuid, required boolean, by_actor uuid, by_name text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.partner_entities set requires_factor = required, version = version + 1
  where id = of_entity and merged_into is null;
  if not found then
    return false;
  end if;
  if required then
    insert into private.enrolments (user_id, expires_at)
    select memberships.user_id, now() + interval '14 days'
    from public.partner_memberships as memberships
    where memberships.entity_id = of_entity and not private.has_factor(memberships.user_id)
    on conflict (user_id) do update set expires_at = excluded.expires_at
    where enrolments.code_hash is null;
  end if;
  perform private.note(
    by_actor, by_name, 'partners.require-factor', 'entity:' || of_entity, null,
    jsonb_build_object('required', required)
  );
  return true;
end;
$$;

-- Each of them, with where they stand: shut out, ended, never came, or came.
create view private.partner_standings as
select
  partners.user_id, partners.name, partners.language, users.email::text as email,
  partners.revoked_at, seen.last_at as seen_at, seen.invited_at,
  private.has_factor(partners.user_id) as has_factor,
  case
    when partners.revoked_at is not null then 'revoked'
    when seen.open = 0 then 'ended'
    when seen.last_at is null then 'never'
    else 'came'
  end as standing
from public.partners
join auth.users on users.id = partners.user_id
cross join lateral (
  select
    max(memberships.seen_at) as last_at, max(memberships.invited_at) as invited_at,
    count(*) filter (where memberships.ends_at is null or memberships.ends_at > now()) as open
  from public.partner_memberships as memberships
  where memberships.user_id = partners.user_id
) as seen;


-- 41_capital_account.sql

-- The capital account: each call and distribution is a line, each valuation a row, and every figure
-- a partner sees is added up from them here, in `numeric`. Formulas and their sources:
-- docs/decisions/023-capital-account.md.

create table public.funds (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 200),
  -- As the bank has it: since October 2025 a payer's bank compares it with the account's holder.
  legal_name text check (length(legal_name) between 2 and 200),
  manager text check (length(manager) between 2 and 200),
  depositary text check (length(depositary) between 2 and 200),
  vintage integer not null check (vintage between 1990 and 2100),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Every change at the desk is on a version, and makes the next.
  version integer not null default 1
);

create index funds_folded on public.funds (lower(name));

-- The capital account of an entity in a fund: what it has promised to pay.
create table public.commitments (
  entity_id uuid not null references public.partner_entities (id),
  fund_id uuid not null references public.funds (id),
  committed numeric(18, 2) not null check (committed > 0),
  as_of date not null,
  primary key (entity_id, fund_id)
);

create index commitments_fund on public.commitments (fund_id);

create trigger refuse_merged
before insert or update of entity_id on public.commitments
for each row execute function private.refuse_merged();

create table public.capital_flows (
  id uuid primary key default gen_random_uuid(),
  entity_id uuid not null,
  fund_id uuid not null,
  -- A `return` gives back what was called in excess. Interest between early and late investors
  -- passes through the fund: it counts nowhere. An `adjustment` changes what remains to be called.
  kind text not null check (
    kind in (
      'call', 'distribution', 'return', 'interest-paid', 'interest-received', 'adjustment'
    )
  ),
  -- A call's due date; the day of payment of the rest.
  effective_on date not null,
  noticed_on date check (noticed_on <= effective_on),
  -- The notice, and what this line of it is for: one notice may have several lines.
  reference text not null default '' check (length(reference) <= 80),
  purpose text not null default '' check (length(purpose) <= 200),
  amount numeric(18, 2) not null check (amount >= 0),
  -- What it does to the amount that may still be called: a fee outside the commitment does nothing,
  -- a distribution that may be called again adds.
  unfunded_effect numeric(18, 2) not null,
  -- Stands for what happened before the lines begin, in one sum: no rate can be computed over it.
  opening boolean not null default false,
  released_at timestamptz not null default now(),
  paid_in numeric(18, 2) not null generated always as (
    case kind when 'call' then amount when 'return' then -amount else 0 end
  ) stored,
  distributed numeric(18, 2) not null generated always as (
    case kind when 'distribution' then amount else 0 end
  ) stored,
  -- As the partner's bank sees it.
  cash numeric(18, 2) not null generated always as (
    case kind
      when 'call' then -amount when 'return' then amount when 'distribution' then amount else 0
    end
  ) stored,
  unique (entity_id, fund_id, effective_on, kind, reference, purpose),
  foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
    on update cascade,
  check ((kind = 'adjustment') = (amount = 0 and unfunded_effect <> 0))
);

create index capital_flows_fund on public.capital_flows (fund_id, effective_on);

-- Net asset value, net of carried interest, at the end of a period; where the statement gives them,
-- what made it change since the one before.
create table public.valuations (
  entity_id uuid not null,
  fund_id uuid not null,
  as_of date not null,
  nav numeric(18, 2) not null,
  management_fees numeric(18, 2),
  expenses numeric(18, 2),
  income numeric(18, 2),
  realised numeric(18, 2),
  unrealised numeric(18, 2),
  carry numeric(18, 2),
  released_at timestamptz not null default now(),
  primary key (entity_id, fund_id, as_of),
  foreign key (entity_id, fund_id) references public.commitments (entity_id, fund_id)
    on update cascade
);

alter table public.funds enable row level security;
alter table public.commitments enable row level security;
alter table public.capital_flows enable row level security;
alter table public.valuations enable row level security;

revoke all on public.funds, public.commitments, public.capital_flows, public.valuations
from anon, authenticated;
grant select on public.funds, public.commitments, public.capital_flows, public.valuations
to authenticated;

create policy "partners see the funds they committed to"
on public.funds
for select
to authenticated
using (
  id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

create policy "partners see their own commitments"
on public.commitments
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

create policy "partners see the lines of their account"
on public.capital_flows
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

create policy "partners see their valuations"
on public.valuations
for select
to authenticated
using (entity_id = (select hooks.partner_entity()));

-- What a flow of this kind usually does to the amount that may still be called.
create function private.usual_effect(of_kind text, of_amount numeric)
returns numeric
language sql
immutable
set search_path = ''
as $$
  select case of_kind when 'call' then -of_amount when 'return' then of_amount else 0 end;
$$;

-- Where each account stands: lines up to today, ratios at the last valuation, each with its date.
-- A ratio is of sums at one date: lines after the valuation are left out of it.
create view hooks.capital_accounts
with (security_invoker = true)
as
select
  held.entity_id, held.fund_id, held.committed, held.as_of as committed_on,
  now_lines.paid_in, now_lines.distributed, held.committed + now_lines.effect as unfunded,
  now_lines.last_on as lines_to, now_lines.opening,
  valued.nav, valued.as_of as nav_on,
  case when valued.as_of is not null then at_value.paid_in end as nav_paid_in,
  case when valued.as_of is not null then at_value.distributed end as nav_distributed,
  round(ratio.distributed / nullif(ratio.paid_in, 0), 4) as dpi,
  round(valued.nav / nullif(ratio.paid_in, 0), 4) as rvpi,
  round((ratio.distributed + valued.nav) / nullif(ratio.paid_in, 0), 4) as tvpi,
  round(ratio.paid_in / held.committed, 4) as pic
from public.commitments as held
cross join lateral (
  select
    coalesce(sum(flows.paid_in), 0) as paid_in, coalesce(sum(flows.distributed), 0) as distributed,
    coalesce(sum(flows.unfunded_effect), 0) as effect, max(flows.effective_on) as last_on,
    coalesce(bool_or(flows.opening), false) as opening
  from public.capital_flows as flows
  where flows.entity_id = held.entity_id and flows.fund_id = held.fund_id
    and flows.effective_on <= current_date
) as now_lines
left join lateral (
  select valuations.nav, valuations.as_of from public.valuations
  where valuations.entity_id = held.entity_id and valuations.fund_id = held.fund_id
    and valuations.as_of <= current_date
  order by valuations.as_of desc limit 1
) as valued on true
cross join lateral (
  select
    coalesce(sum(flows.paid_in), 0) as paid_in, coalesce(sum(flows.distributed), 0) as distributed
  from public.capital_flows as flows
  where flows.entity_id = held.entity_id and flows.fund_id = held.fund_id
    and flows.effective_on <= valued.as_of
) as at_value
cross join lateral (
  select
    case when valued.as_of is null then now_lines.paid_in else at_value.paid_in end as paid_in,
    case
      when valued.as_of is null then now_lines.distributed else at_value.distributed
    end as distributed
) as ratio;

-- An account by period: since the quarter began, since the year began, since the first line. One
-- row for each valuation and each span. A period opens with the last valuation before the quarter
-- or the year, so that it closes without a gap where a fund is valued twice a year only; where
-- there is none, it opens with nothing, before the first line. What the given parts leave
-- unexplained is `other`.
create view hooks.capital_statements
with (security_invoker = true)
as
select
  closing.entity_id, closing.fund_id, closing.as_of, spans.span, opening.as_of as after,
  coalesce(opening.nav, 0.00) as beginning, flows.paid_in, flows.distributed,
  parts.management_fees, parts.expenses, parts.income, parts.realised, parts.unrealised,
  parts.carry,
  closing.nav - coalesce(opening.nav, 0.00) - flows.paid_in + flows.distributed - parts.given as other,
  closing.nav as ending,
  held.committed + flows.effect_before as unfunded_beginning,
  flows.called, flows.restored, flows.adjusted,
  held.committed + flows.effect_before + flows.called + flows.restored + flows.adjusted
    as unfunded_ending
from public.valuations as closing
join public.commitments as held
  on held.entity_id = closing.entity_id and held.fund_id = closing.fund_id
cross join (values ('quarter'), ('year'), ('inception')) as spans (span)
left join lateral (
  select earlier.as_of, earlier.nav
  from public.valuations as earlier
  where earlier.entity_id = closing.entity_id and earlier.fund_id = closing.fund_id
    and spans.span <> 'inception'
    and earlier.as_of < date_trunc(
      case spans.span when 'year' then 'year' else 'quarter' end, closing.as_of::timestamp
    )::date
  order by earlier.as_of desc
  limit 1
) as opening on true
cross join lateral (
  select
    coalesce(sum(lines.paid_in) filter (where lines.inside), 0.00) as paid_in,
    coalesce(sum(lines.distributed) filter (where lines.inside), 0.00) as distributed,
    coalesce(sum(lines.unfunded_effect) filter (where not lines.inside), 0.00) as effect_before,
    coalesce(
      sum(lines.unfunded_effect) filter (where lines.inside and lines.kind = 'call'), 0.00
    ) as called,
    coalesce(
      sum(lines.unfunded_effect)
        filter (where lines.inside and lines.kind in ('return', 'distribution')), 0.00
    ) as restored,
    coalesce(
      sum(lines.unfunded_effect)
        filter (where lines.inside and lines.kind not in ('call', 'return', 'distribution')), 0.00
    ) as adjusted
  from (
    select *, opening.as_of is null or effective_on > opening.as_of as inside
    from public.capital_flows
    where capital_flows.entity_id = closing.entity_id and capital_flows.fund_id = closing.fund_id
      and capital_flows.effective_on <= closing.as_of
  ) as lines
) as flows
cross join lateral (
  select
    sum(within.management_fees) as management_fees, sum(within.expenses) as expenses,
    sum(within.income) as income, sum(within.realised) as realised,
    sum(within.unrealised) as unrealised, sum(within.carry) as carry,
    coalesce(sum(within.management_fees), 0.00) + coalesce(sum(within.expenses), 0.00)
      + coalesce(sum(within.income), 0.00) + coalesce(sum(within.realised), 0.00)
      + coalesce(sum(within.unrealised), 0.00) + coalesce(sum(within.carry), 0.00) as given
  from public.valuations as within
  where within.entity_id = closing.entity_id and within.fund_id = closing.fund_id
    and within.as_of <= closing.as_of
    and (opening.as_of is null or within.as_of > opening.as_of)
) as parts;

revoke all on hooks.capital_accounts, hooks.capital_statements from anon, authenticated;
grant select on hooks.capital_accounts, hooks.capital_statements to authenticated;

-- Adds a fund where `of_fund` is null, or changes it where it still is what was seen (any version
-- where none is said). What is null stays as it was; an empty text is nothing.
create function private.set_fund(
  of_fund uuid,
  of_version integer,
  of_name text,
  of_legal_name text,
  of_manager text,
  of_depositary text,
  of_vintage integer,
  of_currency text,
  by_actor uuid,
  by_name text
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  was public.funds;
  made public.funds;
begin
  if of_fund is null then
    insert into public.funds (name, legal_name, manager, depositary, vintage, currency)
    values (
      of_name, nullif(of_legal_name, ''), nullif(of_manager, ''), nullif(of_depositary, ''),
      of_vintage, of_currency
    )
    returning * into made;
    perform private.note(
      by_actor, by_name, 'funds.add', 'fund:' || made.id, made.version,
      jsonb_build_object('vintage', of_vintage, 'currency', of_currency)
    );
    return made.id;
  end if;
  select * into was from public.funds where id = of_fund for update;
  if not found then
    return null;
  end if;
  if of_version is not null and was.version <> of_version then
    raise exception 'the fund was changed meanwhile' using errcode = 'PT409';
  end if;
  -- Every amount of a fund is in its currency.
  if was.currency <> of_currency
    and exists (select from public.commitments where fund_id = of_fund)
  then
    raise exception 'currency' using errcode = 'PT422',
      detail = 'The fund has accounts in its currency: it stays.';
  end if;
  update public.funds
  set
    name = of_name, vintage = of_vintage, currency = of_currency, version = was.version + 1,
    legal_name = case when of_legal_name is null then was.legal_name
      else nullif(of_legal_name, '') end,
    manager = case when of_manager is null then was.manager else nullif(of_manager, '') end,
    depositary = case when of_depositary is null then was.depositary
      else nullif(of_depositary, '') end
  where id = of_fund
  returning * into made;
  perform private.note(
    by_actor, by_name, 'funds.change', 'fund:' || of_fund, made.version,
    jsonb_build_object(
      'changed', (
        select coalesce(jsonb_agg(now_is.key order by now_is.key), '[]')
        from jsonb_each(to_jsonb(made)) as now_is
        where now_is.key <> 'version' and to_jsonb(was) -> now_is.key <> now_is.value
      )
    )
  );
  return of_fund;
exception when unique_violation then
  raise exception 'name' using errcode = 'PT422', detail = 'Another fund has this name.';
end;
$$;

-- What a fund's administrator reports in three sums. Once an account has lines of its own, only
-- they may change it.
create function private.set_commitment(
  entity_name text,
  fund_name text,
  amount_committed numeric,
  amount_called numeric,
  amount_distributed numeric,
  reported date
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  of_entity uuid;
  of_fund uuid;
begin
  select id into of_entity from public.partner_entities where name = entity_name;
  if not found then
    raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
  end if;
  select id into of_fund from public.funds where name = fund_name;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  insert into public.commitments (entity_id, fund_id, committed, as_of)
  values (of_entity, of_fund, amount_committed, reported)
  on conflict (entity_id, fund_id) do update set committed = amount_committed, as_of = reported;
  if exists (
    select from public.capital_flows
    where entity_id = of_entity and fund_id = of_fund and not opening
  ) then
    raise exception '% has an account with lines in %: import its notices instead.',
      entity_name, fund_name using errcode = 'P0002';
  end if;
  delete from public.capital_flows where entity_id = of_entity and fund_id = of_fund;
  insert into public.capital_flows (
    entity_id, fund_id, kind, effective_on, reference, amount, unfunded_effect, opening
  )
  select of_entity, of_fund, kind, reported, 'carried-forward', amount,
    private.usual_effect(kind, amount), true
  from (
    values ('call', amount_called), ('distribution', amount_distributed)
  ) as sums (kind, amount)
  where amount > 0;
end;
$$;


-- 42_documents.sql

-- Documents for partners. What a document is stands in `public`, under policies; its bytes stand in
-- `private`, where only the function `lp-document` reads them, after it has written the log.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  -- Addressed to this entity alone; to everyone in the fund where it is empty.
  entity_id uuid references public.partner_entities (id),
  type text not null check (
    type in (
      'report', 'accounts', 'capital-account', 'capital-call', 'distribution', 'tax', 'meeting',
      'legal'
    )
  ),
  -- A year, a half, a quarter or a day: 2026, 2026-H1, 2026-Q3, 2026-09-30.
  period text not null check (period ~ '^[0-9]{4}(-(H[12]|Q[1-4]|[01][0-9]-[0-3][0-9]))?$'),
  version integer not null check (version > 0),
  title text check (length(title) between 2 and 200),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  size integer not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- In the words that those it was for may read.
  withdrawn_reason text check (length(withdrawn_reason) between 2 and 500),
  unique nulls not distinct (fund_id, entity_id, type, period, version),
  check ((withdrawn_at is null) = (withdrawn_reason is null))
);

create index documents_newest on public.documents (published_at, id);
create index documents_of_fund on public.documents (fund_id, published_at, id);
create index documents_of_entity on public.documents (entity_id, published_at, id);

create trigger refuse_merged
before insert or update of entity_id on public.documents
for each row execute function private.refuse_merged();

create table private.document_files (
  document_id uuid primary key references public.documents (id) on delete cascade,
  bytes bytea not null
);

-- Kept as it is, not compressed: a piece can then be read without reading the whole.
alter table private.document_files alter column bytes set storage external;

-- Who fetched what, when. Written before the first byte leaves; never changed, never shortened but
-- by `private.purge_partners`. It names no row of `auth`: it must outlive an account.
create table public.document_downloads (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id),
  user_id uuid not null,
  entity_id uuid not null references public.partner_entities (id),
  at timestamptz not null default now()
);

create index document_downloads_user on public.document_downloads (user_id, at desc);
create index document_downloads_document on public.document_downloads (document_id, user_id, at);
create index document_downloads_entity on public.document_downloads (entity_id, document_id, at);

alter table public.documents enable row level security;
alter table public.document_downloads enable row level security;

revoke all on public.documents, public.document_downloads from anon, authenticated;
grant select on public.documents, public.document_downloads to authenticated;

-- `funds` and `commitments` have policies of their own; this one does not count on them.
create policy "partners see the documents of their funds"
on public.documents
for select
to authenticated
using (
  (entity_id is null or entity_id = (select hooks.partner_entity()))
  and fund_id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

create policy "partners see their own downloads"
on public.document_downloads
for select
to authenticated
using (
  user_id = (select auth.uid()) and entity_id = any ((select hooks.partner_entities())::uuid[])
);

create function private.keep_downloads()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  raise exception 'the log of downloads is only ever added to';
end;
$$;

create trigger keep_downloads
before update or delete on public.document_downloads
for each row execute function private.keep_downloads();

create trigger keep_all_downloads
before truncate on public.document_downloads
for each statement execute function private.keep_downloads();

-- Notes a download and says what to send; answers nothing to whom the document does not belong, and
-- nothing of one that was withdrawn. The caller has checked that the token behind `asking_user` and
-- `asking_session` is genuine.
create function private.begin_download(asking_user uuid, asking_session uuid, asked uuid)
returns table (file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with entitled as (
    select documents.*, commitments.entity_id as partner_entity
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
      and commitments.entity_id = private.entity_of(asking_user, asking_session)
    where documents.id = asked and documents.withdrawn_at is null
      and (documents.entity_id is null or documents.entity_id = commitments.entity_id)
  ),
  logged as (
    insert into public.document_downloads (document_id, user_id, entity_id)
    select entitled.id, asking_user, entitled.partner_entity from entitled
    returning document_id
  )
  select entitled.file_name, entitled.media_type, entitled.size
  from entitled join logged on logged.document_id = entitled.id;
$$;

-- A document looked at in a tab of its own. A tab cannot carry a partner's token, and what a page
-- puts into one itself inherits the page's policy, under which Chrome's viewer does not open. So a
-- page asks for a ticket: of this session, for this document, good for a minute and for one use.
create table private.preview_tickets (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  document_id uuid not null references public.documents (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '1 minute'
);

create index preview_tickets_user on private.preview_tickets (user_id);
create index preview_tickets_document on private.preview_tickets (document_id);

-- False for what is not theirs, was withdrawn, or is nothing that a browser shows.
create function private.add_preview(of_user uuid, of_session uuid, asked uuid, hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.preview_tickets where expires_at < now();
  insert into private.preview_tickets (token_hash, user_id, session_id, document_id)
  select hash, of_user, of_session, documents.id
  from public.documents
  join public.commitments on commitments.fund_id = documents.fund_id
    and commitments.entity_id = private.entity_of(of_user, of_session)
  where documents.id = asked and documents.withdrawn_at is null
    and documents.media_type = 'application/pdf'
    and (documents.entity_id is null or documents.entity_id = commitments.entity_id);
  return found;
end;
$$;

-- Spends a ticket: the download is logged as any other, and allowed anew.
create function private.begin_preview(hash text)
returns table (id uuid, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with spent as (
    delete from private.preview_tickets where token_hash = hash
    returning user_id, session_id, document_id, expires_at
  )
  select spent.document_id, begun.file_name, begun.media_type, begun.size
  from spent
  cross join lateral private.begin_download(spent.user_id, spent.session_id, spent.document_id)
    as begun
  where spent.expires_at > now();
$$;

-- Stores a document with its bytes and queues a mail to everyone who acts for an entity it is for,
-- once each: all of it or nothing. Who wants to hear at once hears at once; for the others it is
-- noted. The same bytes again are the same document; other bytes are its next version.
create function private.publish_document(
  fund_name text,
  entity_name text,
  document_type text,
  document_period text,
  name_of_file text,
  type_of_file text,
  contents bytea,
  document_title text default null
)
returns table (id uuid, version integer, told integer, already boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_fund uuid;
  for_entity uuid;
  digest text := encode(sha256(contents), 'hex');
  newest public.documents;
  made public.documents;
  mails integer;
begin
  select funds.id into of_fund from public.funds where funds.name = fund_name for update;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  if entity_name is not null then
    select entities.id into for_entity
    from public.partner_entities as entities where entities.name = entity_name;
    if not found then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    perform from public.commitments
    where commitments.entity_id = for_entity and commitments.fund_id = of_fund;
    if not found then
      raise exception '% has no commitment to %.', entity_name, fund_name using errcode = 'P0002';
    end if;
  end if;

  select * into newest from public.documents
  where documents.fund_id = of_fund
    and documents.entity_id is not distinct from for_entity
    and documents.type = document_type
    and documents.period = document_period
  order by documents.version desc
  limit 1;
  if newest.sha256 = digest and newest.withdrawn_at is null then
    return query select newest.id, newest.version, 0, true;
    return;
  end if;

  insert into public.documents (
    fund_id, entity_id, type, period, version, file_name, media_type, size, sha256, title
  )
  values (
    of_fund, for_entity, document_type, document_period, coalesce(newest.version, 0) + 1,
    name_of_file, type_of_file, length(contents), digest, document_title
  )
  returning * into made;
  insert into private.document_files (document_id, bytes) values (made.id, contents);

  with notices as (
    insert into private.document_notices (document_id, user_id)
    select distinct made.id, memberships.user_id
    from public.partners
    cross join private.memberships_of(partners.user_id) as memberships
    join public.commitments on commitments.entity_id = memberships.entity_id
      and commitments.fund_id = of_fund
    where for_entity is null or memberships.entity_id = for_entity
    returning document_notices.id, document_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id
  where partners.notices = 'at-once';
  get diagnostics mails = row_count;
  return query select made.id, made.version, mails, false;
end;
$$;


-- 43_notices.sql

-- What partners are told by mail: a document, at once or once a day or a week, as they chose; a
-- call, always at once; a document that they hold and that was withdrawn.

-- One mail about several documents.
create table private.digests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now()
);

create index digests_user on private.digests (user_id);

-- One mail to one partner about one document.
create table private.document_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now(),
  -- When its mail was queued, alone or in a digest. Until then it waits.
  told_at timestamptz,
  digest_id uuid references private.digests (id) on delete set null,
  unique (document_id, user_id)
);

create index document_notices_user on private.document_notices (user_id);
create index document_notices_waiting on private.document_notices (user_id, made_at)
where told_at is null;
create index document_notices_digest on private.document_notices (digest_id);

-- Whoever publishes queues a mail or does not: the notice knows by the mail itself, so that it is
-- never told twice nor left untold when somebody changes their mind in the same moment.
create function private.note_told()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.document_notices set told_at = now() where id = new.about;
  return null;
end;
$$;

create trigger document_told
after insert on private.outbox
for each row
when (new.template = 'lp-document')
execute function private.note_told();

-- One mail to one person about one call. It stays: a call is told once.
create table private.call_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  entity_id uuid not null references public.partner_entities (id),
  fund_id uuid not null references public.funds (id),
  due_on date not null,
  reference text not null default '' check (length(reference) <= 80),
  made_at timestamptz not null default now(),
  unique (user_id, entity_id, fund_id, due_on, reference)
);

-- One mail to one person about a document that they hold and that was withdrawn.
create table private.withdrawal_notices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  made_at timestamptz not null default now(),
  unique (document_id, user_id)
);

create index withdrawal_notices_user on private.withdrawal_notices (user_id);

-- Tells everyone who acts for the entity of a call, once, whatever they chose for documents.
create function private.announce_call(
  of_entity uuid,
  of_fund uuid,
  due date,
  of_reference text
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.call_notices (user_id, entity_id, fund_id, due_on, reference)
    select memberships.user_id, of_entity, of_fund, due, coalesce(of_reference, '')
    from public.partner_memberships as members
    cross join private.memberships_of(members.user_id) as memberships
    where members.entity_id = of_entity and memberships.entity_id = of_entity
    on conflict do nothing
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-call', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- Tells everyone who has fetched the document that it is withdrawn, once; and nobody else, who
-- never had it.
create function private.tell_of_withdrawal(of_document uuid)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.withdrawal_notices (document_id, user_id)
    select distinct downloads.document_id, downloads.user_id
    from public.document_downloads as downloads
    join public.partners on partners.user_id = downloads.user_id and partners.revoked_at is null
    where downloads.document_id = of_document
    on conflict do nothing
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-withdrawn', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

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


-- 44_bank_accounts.sql

-- The bank account that a fund is paid on changes in one way only, the first time too: somebody
-- proposes it, two others each call a number that was known before, and the second call that
-- confirms takes it. The rules are triggers on the tables, so that no function can go around them.
-- There is no urgent way, and the switch of `private.approval_settings` is not asked:
-- docs/decisions/025-partners-at-the-desk.md.

-- House policy: how long a number, and somebody's place at the desk, must have been known before a
-- change is proposed. Two weeks are longer than the time between a break-in and the payment it is
-- for, and long enough for someone else to come by.
create function private.account_wait()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '14 days';
$$;

-- ISO 13616: the four first signs go to the end, letters count from 10, the rest by 97 is 1.
create function private.iban_is_right(iban text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and (
    select string_agg(
      case when sign ~ '[0-9]' then sign else (ascii(sign) - 55)::text end, '' order by place
    )::numeric % 97 = 1
    from unnest(string_to_array(substr(iban, 5) || left(iban, 4), null))
      with ordinality as signs (sign, place)
  );
$$;

-- ISO 9362: institution, country, place, and perhaps a branch.
create function private.bic_is_right(bic text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select bic ~ '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$';
$$;

-- Whom to call about a fund's bank account, known before any change is asked for.
create table private.fund_contacts (
  fund_id uuid not null references public.funds (id),
  name text not null check (length(name) between 2 and 140),
  phone text not null check (length(phone) between 6 and 40),
  known_since timestamptz not null default now(),
  noted_by uuid not null,
  confirmed_by uuid check (confirmed_by <> noted_by),
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (fund_id, phone, known_since),
  check ((confirmed_by is null) = (confirmed_at is null))
);

-- The same number is on file once.
create unique index fund_contacts_current on private.fund_contacts (fund_id, phone)
where ended_at is null;

-- The numbers that may be called about a change proposed then: known and confirmed before it, not
-- newly, and still on file.
create function private.callable_numbers(of_fund uuid, proposed timestamptz)
returns setof private.fund_contacts
language sql
stable
set search_path = ''
as $$
  select * from private.fund_contacts
  where fund_id = of_fund and ended_at is null and confirmed_at < proposed
    and known_since <= proposed - private.account_wait();
$$;

-- A change waits here: two people, neither of whom proposed it, each call the number on file.
create table private.account_changes (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  holder text not null,
  -- Why the holder is not called as the fund is.
  holder_reason text check (length(holder_reason) between 2 and 500),
  iban text not null,
  bic text not null,
  bank text not null,
  -- How the firm heard of it.
  source text not null check (length(source) between 2 and 500),
  proposed_by uuid not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text check (outcome in ('taken', 'refused', 'withdrawn')),
  reason text,
  check ((settled_at is null) = (outcome is null)),
  -- A call that did not confirm is looked into by compliance.
  alarm_closed_at timestamptz,
  alarm_closed_by uuid check (alarm_closed_by <> proposed_by),
  check ((alarm_closed_at is null) = (alarm_closed_by is null))
);

create unique index account_changes_open on private.account_changes (fund_id)
where settled_at is null;

create table private.account_calls (
  change_id uuid not null references private.account_changes (id),
  caller uuid not null,
  caller_name text not null,
  -- The number called, as it was on file before the change was proposed.
  phone text not null,
  spoke_with text not null check (length(spoke_with) between 2 and 140),
  confirmed boolean not null,
  at timestamptz not null default now(),
  primary key (change_id, caller)
);

-- The bank account that a fund is paid on. One at a time; those before it stay readable.
create table public.fund_accounts (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  holder text not null check (length(holder) between 2 and 140),
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic text not null check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  bank text not null check (length(bank) between 2 and 140),
  holds_from timestamptz not null default now(),
  ended_at timestamptz,
  -- The day of the second of two calls to a number that was already known.
  verified_on date not null,
  -- Each change that was taken makes one account.
  change_id uuid unique references private.account_changes (id)
);

create unique index fund_accounts_current on public.fund_accounts (fund_id) where ended_at is null;

alter table public.fund_accounts enable row level security;

revoke all on public.fund_accounts from anon, authenticated;
grant select on public.fund_accounts to authenticated;

create policy "partners see the accounts of their funds"
on public.fund_accounts
for select
to authenticated
using (
  fund_id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

-- A change begins by waiting, is settled once, and is taken only after two calls that confirm it.
create function private.guard_change()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept private.account_changes;
begin
  if tg_op = 'DELETE' then
    raise exception 'a change of account is not deleted';
  end if;
  if tg_op = 'INSERT' then
    if not private.iban_is_right(new.iban) then
      raise exception 'iban' using errcode = 'PT422';
    end if;
    if not private.bic_is_right(new.bic) then
      raise exception 'bic' using errcode = 'PT422';
    end if;
    if new.settled_at is not null then
      raise exception 'a change of account begins by waiting';
    end if;
    return new;
  end if;
  -- It is settled once, or its alarm is closed; what was proposed stays.
  kept := new;
  if old.settled_at is null then
    kept.settled_at := null;
    kept.outcome := null;
    kept.reason := old.reason;
  else
    kept.alarm_closed_at := old.alarm_closed_at;
    kept.alarm_closed_by := old.alarm_closed_by;
  end if;
  if kept is distinct from old then
    raise exception 'a change of account is not rewritten';
  end if;
  if old.settled_at is null and new.outcome = 'taken' and (
    select count(*) from private.account_calls where change_id = new.id and confirmed
  ) < 2 then
    raise exception 'two calls confirm a change of account';
  end if;
  return new;
end;
$$;

create trigger guard_change
before insert or update or delete on private.account_changes
for each row execute function private.guard_change();

-- A call is by somebody else than who proposed the change, once each, and confirms it only by a
-- number that was known before. To refuse, any number will do.
create function private.guard_call()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  change private.account_changes;
begin
  if tg_op <> 'INSERT' then
    raise exception 'a call about an account is only ever added';
  end if;
  select * into change from private.account_changes where id = new.change_id for update;
  if change.settled_at is not null then
    raise exception 'the change is settled' using errcode = 'PT409';
  end if;
  if new.caller = change.proposed_by then
    raise exception 'own' using errcode = 'PT422';
  end if;
  if exists (
    select from private.account_calls where change_id = new.change_id and caller = new.caller
  ) then
    raise exception 'twice' using errcode = 'PT422';
  end if;
  -- To refuse, any number will do: a change whose number was ended meanwhile can still be stopped.
  if new.confirmed and not exists (
    select from private.callable_numbers(change.fund_id, change.proposed_at) as numbers
    where numbers.phone = new.phone
  ) then
    raise exception 'number' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger guard_call
before insert or update or delete on private.account_calls
for each row execute function private.guard_call();

-- A bank account comes from a change that was taken, and is later ended; nothing else of it
-- changes.
create function private.guard_account()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept public.fund_accounts;
begin
  if tg_op = 'DELETE' then
    raise exception 'an account of a fund is ended, not deleted';
  end if;
  if tg_op = 'UPDATE' then
    kept := new;
    kept.ended_at := null;
    if old.ended_at is not null or kept is distinct from old then
      raise exception 'an account of a fund is ended, and nothing else of it changes';
    end if;
    return new;
  end if;
  if not exists (
    select from private.account_changes as changes
    where changes.id = new.change_id and changes.outcome = 'taken'
      and (changes.fund_id, changes.holder, changes.iban, changes.bic, changes.bank)
        = (new.fund_id, new.holder, new.iban, new.bic, new.bank)
  ) then
    raise exception 'an account of a fund comes from a change that two calls confirmed';
  end if;
  return new;
end;
$$;

create trigger guard_account
before insert or update or delete on public.fund_accounts
for each row execute function private.guard_account();

create function private.refuse_truncate()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is not emptied', tg_relid::regclass;
end;
$$;

create trigger refuse_truncate before truncate on private.account_changes
for each statement execute function private.refuse_truncate();

create trigger refuse_truncate before truncate on private.account_calls
for each statement execute function private.refuse_truncate();

create trigger refuse_truncate before truncate on public.fund_accounts
for each statement execute function private.refuse_truncate();

-- Who was told of a change.
create table private.account_notices (
  id uuid primary key default gen_random_uuid(),
  change_id uuid not null references private.account_changes (id),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  told_at timestamptz not null default now(),
  unique (change_id, user_id)
);

create index account_notices_user on private.account_notices (user_id);

-- Ends the account of today, begins the new one, and tells everyone who acts for an entity of the
-- fund, whatever they chose to hear of.
create function private.take_account(change private.account_changes)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  told integer;
begin
  update private.account_changes set settled_at = now(), outcome = 'taken' where id = change.id;
  update public.fund_accounts set ended_at = now()
  where fund_id = change.fund_id and ended_at is null;
  insert into public.fund_accounts (fund_id, holder, iban, bic, bank, verified_on, change_id)
  values (
    change.fund_id, change.holder, change.iban, change.bic, change.bank, current_date, change.id
  );
  with notices as (
    insert into private.account_notices (change_id, user_id)
    select distinct change.id, memberships.user_id
    from public.commitments
    join public.partner_memberships as memberships
      on memberships.entity_id = commitments.entity_id
      and (memberships.ends_at is null or memberships.ends_at > now())
    join public.partners on partners.user_id = memberships.user_id and partners.revoked_at is null
    where commitments.fund_id = change.fund_id
    returning account_notices.id, account_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-account-change', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics told = row_count;
  return told;
end;
$$;

-- Why somebody may not call about a change, in a word; null where they may.
create function private.why_not_call(of_user uuid, change private.account_changes)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when change.proposed_by = of_user then 'own'
    when exists (
      select from private.account_calls where change_id = change.id and caller = of_user
    ) then 'twice'
    when not exists (
      select from private.staff
      join private.staff_roles on staff_roles.user_id = staff.user_id
      join private.permissions on permissions.role = staff_roles.role
      where staff.user_id = of_user and permissions.act = 'bank.call'
        and greatest(staff.invited_at, staff_roles.given_at)
          <= change.proposed_at - private.account_wait()
    ) then 'newcomer'
  end;
$$;

create function private.desk_bank(of_user uuid, of_session uuid, of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'accounts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', id, 'holder', holder, 'iban', iban, 'bic', bic, 'bank', bank,
              'from', holds_from, 'until', ended_at, 'verifiedOn', verified_on
            )
            order by holds_from desc, id
          ),
          '[]'
        )
        from public.fund_accounts where fund_id = of_fund
      ),
      'contacts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'name', contacts.name, 'phone', contacts.phone, 'since', contacts.known_since,
              'notedBy', noter.name, 'confirmedBy', confirmer.name,
              'confirmedAt', contacts.confirmed_at, 'own', contacts.noted_by = of_user,
              'countsFrom', greatest(
                contacts.known_since + private.account_wait(), contacts.confirmed_at
              ),
              'counts', exists (
                select from private.callable_numbers(of_fund, now()) as numbers
                where numbers.phone = contacts.phone
              )
            )
            order by contacts.known_since
          ),
          '[]'
        )
        from private.fund_contacts as contacts
        left join private.staff as noter on noter.user_id = contacts.noted_by
        left join private.staff as confirmer on confirmer.user_id = contacts.confirmed_by
        where contacts.fund_id = of_fund and contacts.ended_at is null
      ),
      'changes', (
        select coalesce(jsonb_agg(shown.change order by shown.at desc), '[]')
        from (
          select
            changes.proposed_at as at,
            jsonb_build_object(
              'id', changes.id, 'holder', changes.holder, 'iban', changes.iban,
              'bic', changes.bic, 'bank', changes.bank, 'source', changes.source,
              'holderReason', changes.holder_reason, 'by', changes.proposed_by_name,
              'own', changes.proposed_by = of_user, 'at', changes.proposed_at,
              'settledAt', changes.settled_at, 'outcome', changes.outcome,
              'reason', changes.reason,
              'alarm', changes.outcome = 'refused' and changes.alarm_closed_at is null,
              'whyNot', private.why_not_call(of_user, changes),
              'numbers', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object('name', numbers.name, 'phone', numbers.phone)
                    order by numbers.known_since
                  ),
                  '[]'
                )
                from private.callable_numbers(of_fund, changes.proposed_at) as numbers
                where changes.settled_at is null
              ),
              'calls', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object(
                      'by', caller_name, 'phone', phone, 'spokeWith', spoke_with,
                      'confirmed', confirmed, 'at', calls.at
                    )
                    order by calls.at
                  ),
                  '[]'
                )
                from private.account_calls as calls where calls.change_id = changes.id
              )
            ) as change
          from private.account_changes as changes
          where changes.fund_id = of_fund
          order by changes.settled_at is null desc, changes.proposed_at desc limit 20
        ) as shown
      )
    )
    from public.funds where funds.id = of_fund
  );
end;
$$;

create function private.desk_note_number(
  of_user uuid, of_session uuid, of_fund uuid, of_name text, of_phone text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
begin
  insert into private.fund_contacts (fund_id, name, phone, noted_by)
  select id, of_name, of_phone, of_user from public.funds where id = of_fund;
  if not found then
    return null;
  end if;
  perform private.note(of_user, actor, 'bank.note-number', 'fund:' || of_fund);
  return jsonb_build_object('outcome', 'noted');
exception when unique_violation then
  raise exception 'known' using errcode = 'PT422';
end;
$$;

-- By somebody else than who noted it.
create function private.desk_confirm_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.call');
  found_contact private.fund_contacts;
begin
  select * into found_contact from private.fund_contacts
  where fund_id = of_fund and phone = of_phone and ended_at is null for update;
  if not found then
    return null;
  end if;
  if found_contact.noted_by = of_user then
    raise exception 'own' using errcode = 'PT422';
  end if;
  if found_contact.confirmed_by is not null then
    raise exception 'the number is confirmed' using errcode = 'PT409';
  end if;
  update private.fund_contacts set confirmed_by = of_user, confirmed_at = now()
  where fund_id = of_fund and phone = of_phone and ended_at is null;
  perform private.note(of_user, actor, 'bank.confirm-number', 'fund:' || of_fund);
  return jsonb_build_object('outcome', 'confirmed');
end;
$$;

create function private.desk_end_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.call');
begin
  update private.fund_contacts set ended_at = now()
  where fund_id = of_fund and phone = of_phone and ended_at is null;
  if not found then
    return null;
  end if;
  perform private.note(of_user, actor, 'bank.end-number', 'fund:' || of_fund);
  return jsonb_build_object('outcome', 'ended');
end;
$$;

create function private.desk_propose_account(
  of_user uuid,
  of_session uuid,
  of_fund uuid,
  of_holder text,
  of_iban text,
  of_bic text,
  of_bank text,
  of_source text,
  of_holder_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
  fund public.funds;
  made private.account_changes;
begin
  select * into fund from public.funds where id = of_fund for update;
  if not found then
    return null;
  end if;
  if of_holder is distinct from fund.legal_name and of_holder_reason is null then
    raise exception 'holder' using errcode = 'PT422';
  end if;
  if exists (
    select from public.fund_accounts as accounts
    where accounts.fund_id = of_fund and accounts.ended_at is null
      and (accounts.holder, accounts.iban, accounts.bic, accounts.bank)
        = (of_holder, of_iban, of_bic, of_bank)
  ) then
    raise exception 'same' using errcode = 'PT422';
  end if;
  if exists (
    select from private.account_changes where fund_id = of_fund and settled_at is null
  ) then
    raise exception 'another change waits' using errcode = 'PT409';
  end if;
  -- Nobody could call about it.
  if not exists (select from private.callable_numbers(of_fund, now())) then
    raise exception 'number' using errcode = 'PT422';
  end if;
  insert into private.account_changes (
    fund_id, holder, iban, bic, bank, source, holder_reason, proposed_by, proposed_by_name
  )
  values (
    of_fund, of_holder, of_iban, of_bic, of_bank, of_source, of_holder_reason, of_user, actor
  )
  returning * into made;
  perform private.note(
    of_user, actor, 'bank.propose', 'fund:' || of_fund, null,
    jsonb_build_object('change', made.id)
  );
  return jsonb_build_object('id', made.id);
end;
$$;

create function private.desk_record_call(
  of_user uuid,
  of_session uuid,
  of_change uuid,
  of_phone text,
  of_spoke_with text,
  is_confirmed boolean,
  of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.call');
  change private.account_changes;
  why text;
  result text := 'called';
  told integer;
begin
  -- Two who call at once are one after the other from here on.
  select * into change from private.account_changes where id = of_change for update;
  if not found then
    return null;
  end if;
  if change.settled_at is not null then
    raise exception 'the change is settled' using errcode = 'PT409';
  end if;
  why := private.why_not_call(of_user, change);
  if why is not null then
    raise exception '%', why using errcode = 'PT422';
  end if;
  insert into private.account_calls (change_id, caller, caller_name, phone, spoke_with, confirmed)
  values (of_change, of_user, actor, of_phone, of_spoke_with, is_confirmed);
  perform private.note(
    of_user, actor, 'bank.call', 'fund:' || change.fund_id, null,
    jsonb_build_object('change', of_change, 'confirmed', is_confirmed)
  );
  if not is_confirmed then
    update private.account_changes
    set settled_at = now(), outcome = 'refused', reason = of_reason where id = of_change;
    perform private.note(
      of_user, actor, 'bank.refuse', 'fund:' || change.fund_id, null,
      jsonb_build_object('change', of_change)
    );
    result := 'refused';
  elsif (select count(*) from private.account_calls where change_id = of_change) = 2 then
    told := private.take_account(change);
    perform private.note(
      of_user, actor, 'bank.take', 'fund:' || change.fund_id, null,
      jsonb_build_object('change', of_change, 'told', told)
    );
    result := 'taken';
  end if;
  return jsonb_build_object('outcome', result, 'told', told);
end;
$$;

create function private.desk_withdraw_change(
  of_user uuid, of_session uuid, of_change uuid, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
  change private.account_changes;
begin
  select * into change from private.account_changes where id = of_change for update;
  if not found then
    return null;
  end if;
  if change.settled_at is not null then
    raise exception 'the change is settled' using errcode = 'PT409';
  end if;
  if change.proposed_by <> of_user then
    raise exception 'own' using errcode = 'PT422';
  end if;
  update private.account_changes
  set settled_at = now(), outcome = 'withdrawn', reason = of_reason where id = of_change;
  perform private.note(
    of_user, actor, 'bank.withdraw', 'fund:' || change.fund_id, null,
    jsonb_build_object('change', of_change)
  );
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

create function private.desk_close_alarm(of_user uuid, of_session uuid, of_change uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.alarm');
  change private.account_changes;
begin
  select * into change from private.account_changes
  where id = of_change and outcome = 'refused' for update;
  if not found then
    return null;
  end if;
  if change.alarm_closed_at is not null then
    raise exception 'the alarm is closed' using errcode = 'PT409';
  end if;
  if change.proposed_by = of_user then
    raise exception 'own' using errcode = 'PT422';
  end if;
  update private.account_changes set alarm_closed_at = now(), alarm_closed_by = of_user
  where id = of_change;
  perform private.note(
    of_user, actor, 'bank.close-alarm', 'fund:' || change.fund_id, null,
    jsonb_build_object('change', of_change)
  );
  return jsonb_build_object('outcome', 'closed');
end;
$$;

-- That a change of a fund's bank account is being verified, to those who may see the account.
create function hooks.account_change_since(of_fund uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select changes.proposed_at from private.account_changes as changes
  join public.commitments on commitments.fund_id = changes.fund_id
    and commitments.entity_id = hooks.partner_entity()
  where changes.fund_id = of_fund and changes.settled_at is null;
$$;

revoke all on function hooks.account_change_since(uuid) from public, anon;
grant execute on function hooks.account_change_since(uuid) to authenticated;

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


-- 45_partners_space.sql

-- What the partners' space asks for, over REST, with the caller's own rights.

-- All that the partners' page shows, in one answer.
create function public.lp_overview()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  before timestamptz;
begin
  -- A page can then ask to sign in again, instead of saying that there is nothing to see.
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if (select hooks.partner_entity()) is null then
    return jsonb_build_object(
      'partner', null, 'needs', hooks.partner_needs(), 'entities', '[]'::jsonb,
      'people', '[]'::jsonb, 'seenBefore', null, 'accounts', '[]'::jsonb, 'totals', '[]'::jsonb,
      'calls', '[]'::jsonb, 'funds', '[]'::jsonb, 'documents', '[]'::jsonb, 'downloads', '[]'::jsonb
    );
  end if;
  before := hooks.note_visit();
  return jsonb_build_object(
    'partner', (
      select jsonb_build_object(
        'name', partners.name, 'entity', entities.name, 'entityId', entities.id,
        'role', memberships.role, 'endsAt', memberships.ends_at, 'notices', partners.notices
      )
      from public.partners
      cross join public.partner_memberships as memberships
      cross join public.partner_entities as entities
    ),
    'needs', null,
    'offersFactor', hooks.offers_factor(),
    'entities', hooks.own_entities(),
    'people', hooks.entity_people(),
    'seenBefore', before,
    -- Amounts are text: a number in JSON becomes a double.
    'accounts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'committed', committed::text, 'committedOn', committed_on,
            'paidIn', paid_in::text, 'distributed', distributed::text,
            'unfunded', unfunded::text, 'linesTo', lines_to, 'opening', opening,
            'nav', nav::text, 'navOn', nav_on,
            'dpi', dpi::text, 'rvpi', rvpi::text, 'tvpi', tvpi::text, 'pic', pic::text,
            'cash', (
              select coalesce(jsonb_agg(jsonb_build_array(day, total::text) order by day), '[]')
              from (
                select flows.effective_on as day, sum(flows.cash) as total
                from public.capital_flows as flows
                where flows.entity_id = accounts.entity_id and flows.fund_id = accounts.fund_id
                  and flows.effective_on <= accounts.nav_on and flows.cash <> 0
                group by flows.effective_on
              ) as days
            )
          )
          order by fund_id
        ),
        '[]'::jsonb
      )
      from hooks.capital_accounts as accounts
    ),
    -- By currency, and never across; with the first and the last date of what was added.
    'totals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'currency', currency, 'funds', held, 'committed', committed::text,
            'committedOn', committed_on, 'paidIn', paid_in::text,
            'distributed', distributed::text, 'unfunded', unfunded::text, 'linesTo', lines_to,
            'nav', nav::text, 'navOn', nav_on, 'valued', valued
          )
          order by currency
        ),
        '[]'::jsonb
      )
      from (
        select
          funds.currency, count(*) as held, sum(accounts.committed) as committed,
          jsonb_build_array(min(committed_on), max(committed_on)) as committed_on,
          sum(paid_in) as paid_in, sum(distributed) as distributed, sum(unfunded) as unfunded,
          jsonb_build_array(min(lines_to), max(lines_to)) as lines_to, sum(nav) as nav,
          jsonb_build_array(min(nav_on), max(nav_on)) as nav_on, count(nav) as valued
        from hooks.capital_accounts as accounts
        join public.funds on funds.id = accounts.fund_id
        group by funds.currency
      ) as sums
    ),
    'calls', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'dueOn', effective_on, 'reference', reference,
            'amount', amount::text, 'noticedOn', noticed_on, 'purposes', purposes,
            'document', (
              select documents.id from public.documents
              where documents.fund_id = due.fund_id and documents.type = 'capital-call'
                and documents.period = due.effective_on::text and documents.withdrawn_at is null
              order by documents.entity_id is null, documents.version desc limit 1
            )
          )
          order by effective_on, fund_id, reference
        ),
        '[]'::jsonb
      )
      from (
        select
          fund_id, effective_on, reference, sum(amount) as amount, min(noticed_on) as noticed_on,
          jsonb_agg(purpose order by purpose) filter (where purpose <> '') as purposes
        from public.capital_flows
        where kind = 'call' and effective_on >= current_date and not opening
        group by fund_id, effective_on, reference
      ) as due
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'vintage', vintage, 'currency', currency)
          order by vintage desc, name
        ),
        '[]'::jsonb
      )
      from public.funds
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'fund', fund_id, 'type', type, 'period', period, 'title', title,
            'version', version, 'current', latest = version, 'fileName', file_name,
            'size', size, 'sha256', sha256, 'publishedAt', published_at,
            'own', entity_id is not null, 'withdrawnAt', withdrawn_at,
            'withdrawnReason', withdrawn_reason,
            'isNew', coalesce(
              withdrawn_at is null and published_at > before and not exists (
                select from public.document_downloads as downloads
                where downloads.document_id = ranked.id
              ),
              false
            )
          )
          order by published_at desc, id
        ),
        '[]'::jsonb
      )
      from (
        select
          *,
          max(version) filter (where withdrawn_at is null)
            over (partition by fund_id, entity_id, type, period) as latest
        from public.documents
      ) as ranked
    ),
    'downloads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'document', recent.document_id, 'fileName', documents.file_name,
            'version', documents.version, 'at', recent.at
          )
          order by recent.at desc, recent.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.document_downloads order by at desc, id limit 100
      ) as recent
      join public.documents on documents.id = recent.document_id
    )
  );
end;
$$;

-- One fund of the caller's: every line with what it leaves to be called, every valuation with its
-- ratios, the statements, and the bank account to pay to. Nothing where the fund is not theirs.
create function public.lp_fund(of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  return (
    select jsonb_build_object(
      'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
      'manager', funds.manager, 'depositary', funds.depositary, 'vintage', funds.vintage,
      'currency', funds.currency, 'today', current_date,
      'lines', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', id, 'kind', kind, 'on', effective_on, 'noticedOn', noticed_on,
              'reference', reference, 'purpose', purpose, 'amount', amount::text,
              'effect', unfunded_effect::text, 'unfunded', unfunded::text,
              'paidIn', total_in::text, 'distributed', total_out::text,
              'cash', total_cash::text, 'opening', opening
            )
            order by place
          ),
          '[]'::jsonb
        )
        from (
          select
            flows.*, row_number() over running as place,
            held.committed + sum(flows.unfunded_effect) over running as unfunded,
            sum(flows.paid_in) over running as total_in,
            sum(flows.distributed) over running as total_out,
            sum(flows.cash) over running as total_cash
          from public.capital_flows as flows where flows.fund_id = funds.id
          window running as (order by effective_on, kind, reference, purpose, id
            rows unbounded preceding)
        ) as added
      ),
      'valuations', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'on', valued.as_of, 'nav', valued.ending::text,
              'paidIn', valued.paid_in::text, 'distributed', valued.distributed::text,
              'total', (valued.distributed + valued.ending)::text,
              'unfunded', valued.unfunded_ending::text,
              'dpi', round(valued.distributed / nullif(valued.paid_in, 0), 4)::text,
              'rvpi', round(valued.ending / nullif(valued.paid_in, 0), 4)::text,
              'tvpi', round(
                (valued.distributed + valued.ending) / nullif(valued.paid_in, 0), 4
              )::text
            )
            order by valued.as_of
          ),
          '[]'::jsonb
        )
        from hooks.capital_statements as valued
        where valued.fund_id = funds.id and valued.span = 'inception'
      ),
      'statements', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'on', stated.as_of, 'span', stated.span, 'after', stated.after,
              'beginning', stated.beginning::text, 'contributions', stated.paid_in::text,
              'distributions', (-stated.distributed)::text,
              'managementFees', stated.management_fees::text,
              'expenses', stated.expenses::text, 'income', stated.income::text,
              'realised', stated.realised::text, 'unrealised', stated.unrealised::text,
              'carry', stated.carry::text, 'other', stated.other::text,
              'ending', stated.ending::text,
              'unfundedBeginning', stated.unfunded_beginning::text,
              'called', stated.called::text, 'restored', stated.restored::text,
              'adjusted', stated.adjusted::text,
              'unfundedEnding', stated.unfunded_ending::text
            )
            order by stated.as_of desc, stated.span
          ),
          '[]'::jsonb
        )
        from hooks.capital_statements as stated where stated.fund_id = funds.id
      ),
      'bankAccounts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'holder', holder, 'iban', iban, 'bic', bic, 'bank', bank, 'from', holds_from,
              'until', ended_at, 'verifiedOn', verified_on
            )
            order by holds_from desc
          ),
          '[]'::jsonb
        )
        from public.fund_accounts where fund_accounts.fund_id = funds.id
      ),
      'changeSince', hooks.account_change_since(funds.id)
    )
    from public.funds
    join public.commitments as held on held.fund_id = funds.id
    where funds.id = of_fund
  );
end;
$$;

revoke all on function public.lp_overview(), public.lp_fund(uuid) from public, anon;
grant execute on function public.lp_overview(), public.lp_fund(uuid) to authenticated;


-- 50_approvals.sql

-- Two pairs of eyes, for whatever leaves the house: what one person wrote, another approves. A work
-- (a standard answer, a release, a letter) has revisions that never change; an approval is of one
-- revision, by its hash, and of nothing else. Who may approve may send it back instead, with a
-- remark: like an approval, that is of one revision, and stays.

create table private.approval_settings (
  -- One row. A firm of one person switches it off, and the ledger says so.
  id boolean primary key default true check (id),
  two_eyes boolean not null default true
);

insert into private.approval_settings default values;

create table private.works (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('standard-answer', 'release', 'letter')),
  name text not null check (length(name) between 2 and 200),
  -- The newest revision's number; a save names the one that it began from.
  newest integer not null default 0,
  live_revision integer,
  submitted_revision integer,
  submitted_by uuid,
  submitted_at timestamptz,
  changed_at timestamptz not null default now(),
  unique (kind, name)
);

create index works_changed on private.works (changed_at desc, id desc);

-- jsonb writes the same content in one way only.
create function private.content_hash(content jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(content::text, 'UTF8')), 'hex');
$$;

create table private.revisions (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  number integer not null,
  -- Kept when the person has left.
  author uuid not null,
  author_name text not null,
  content jsonb not null,
  hash text not null generated always as (private.content_hash(content)) stored,
  made_at timestamptz not null default clock_timestamp(),
  unique (work_id, number)
);

create function private.keep_revisions()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'a revision never changes';
end;
$$;

create trigger keep_revisions
before update or delete on private.revisions
for each row execute function private.keep_revisions();

create trigger keep_all_revisions
before truncate on private.revisions
for each statement execute function private.keep_revisions();

create table private.approvals (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  hash text not null,
  revision integer not null,
  -- The live revision at that time: whoever wrote one since is an author of what is approved.
  after_revision integer not null default 0,
  submitted_by uuid,
  approver uuid not null,
  approver_name text not null,
  at timestamptz not null default clock_timestamp(),
  lane text not null default 'normal' check (lane in ('normal', 'emergency', 'sent-back')),
  reason text check (
    case lane
      when 'emergency' then length(btrim(reason)) >= 20
      when 'sent-back' then length(btrim(reason)) >= 1
      else true
    end
  ),
  -- When the content was changed after it: it is not approved again by changing it back.
  voided_at timestamptz,
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed_at timestamptz
);

create index approvals_work on private.approvals (work_id, hash);
create index approvals_owed on private.approvals (at)
where lane = 'emergency' and reviewed_at is null;

-- Voided once, reviewed once; who approved what, and why, stays.
create function private.keep_approvals()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE'
    or (to_jsonb(new) - '{voided_at,reviewed_by,reviewed_by_name,reviewed_at}'::text[])
      <> (to_jsonb(old) - '{voided_at,reviewed_by,reviewed_by_name,reviewed_at}'::text[])
    or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
    or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at)
    or (old.reviewed_at is not null and new.reviewed_by is distinct from old.reviewed_by)
  then
    raise exception 'an approval never changes';
  end if;
  return new;
end;
$$;

create trigger keep_approvals
before update or delete on private.approvals
for each row execute function private.keep_approvals();

create trigger keep_all_approvals
before truncate on private.approvals
for each statement execute function private.keep_approvals();

-- Whether somebody else approved exactly this. An approval is of one revision: what an earlier one
-- said is not approved again by writing it again.
create function private.is_approved(of_work uuid, of_hash text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.approvals
    join private.works on works.id = approvals.work_id and works.newest = approvals.revision
    where approvals.work_id = of_work and approvals.hash = of_hash and approvals.lane = 'normal'
      and approvals.voided_at is null
  );
$$;

-- Whether somebody wrote any revision after this number and up to that one.
create function private.wrote(who uuid, of_work uuid, after_number integer, up_to integer)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.revisions
    where work_id = of_work and author = who and number > after_number and number <= up_to
  );
$$;

-- Whether this person wrote or submitted some of what is to be approved now: also who submitted the
-- same revision before it was sent back.
create function private.had_a_hand(who uuid, of_work uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.works
    where id = of_work and (
      submitted_by = who or private.wrote(who, of_work, coalesce(live_revision, 0), newest)
      or exists (
        select from private.approvals
        where work_id = of_work and revision = newest and submitted_by = who
          and lane = 'sent-back'
      )
    )
  );
$$;

create view private.works_now as
select
  works.*, newest_one.hash, newest_one.author, newest_one.author_name, newest_one.made_at,
  newest_one.content,
  case
    when works.live_revision = works.newest then 'live'
    when private.is_approved(works.id, newest_one.hash) then 'approved'
    when works.submitted_revision = works.newest then 'submitted'
    else 'draft'
  end as state,
  exists (
    select from private.approvals
    where approvals.work_id = works.id and lane = 'emergency' and reviewed_at is null
  ) as owed,
  -- The last word on the newest revision, where it is this one.
  (
    select jsonb_build_object('by', said.approver_name, 'at', said.at, 'remark', said.reason)
    from (
      select * from private.approvals
      where approvals.work_id = works.id and approvals.revision = works.newest
      order by approvals.at desc limit 1
    ) as said
    where said.lane = 'sent-back' and works.submitted_revision is null
      and works.live_revision is distinct from works.newest
  ) as sent_back
from private.works
join private.revisions as newest_one
  on newest_one.work_id = works.id and newest_one.number = works.newest;

-- A work with its revisions, what is live and what is newest, what an approver sent back, and what
-- this person may do with it.
create function private.work_shown(work private.works_now, of_user uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', work.id, 'kind', work.kind, 'name', work.name, 'state', work.state,
    'number', work.newest, 'hash', work.hash, 'content', work.content,
    'live', work.live_revision,
    'liveContent', (
      select content from private.revisions
      where work_id = work.id and number = work.live_revision
    ),
    'submittedAt', work.submitted_at,
    'twoEyes', (select two_eyes from private.approval_settings),
    'sentBack', work.sent_back,
    'mine', private.had_a_hand(of_user, work.id),
    'revisions', (
      select jsonb_agg(
        jsonb_build_object(
          'number', number, 'author', author_name, 'madeAt', made_at, 'hash', hash
        )
        order by number desc
      )
      from private.revisions where work_id = work.id
    ),
    'approvals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', approvals.id, 'revision', revision, 'hash', hash, 'approver', approver_name,
            'at', at, 'lane', lane, 'reason', reason, 'voidedAt', voided_at,
            'reviewer', reviewed_by_name, 'reviewedAt', reviewed_at,
            'mine', approver = of_user or submitted_by is not distinct from of_user
              or private.wrote(of_user, work.id, after_revision, revision)
          )
          order by at desc
        ),
        '[]'
      )
      from private.approvals where work_id = work.id
    )
  );
$$;

-- What waits, what is owed a review, and everything else by its name, or a letter by its titles;
-- last changed first.
create function private.desk_approvals(
  of_user uuid, of_session uuid, of_state text, of_words text, before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'approvals.read');
  select coalesce(jsonb_agg(listed.entry order by changed_at desc, id desc), '[]') into page
  from (
    select
      works.id, works.changed_at,
      jsonb_build_object(
        'id', works.id, 'kind', works.kind, 'name', works.name, 'state', works.state,
        'owed', works.owed, 'number', works.newest, 'live', works.live_revision,
        'titles', case
          when works.kind = 'letter' then jsonb_build_object(
            'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
          )
        end,
        'author', works.author_name, 'changedAt', works.changed_at,
        -- What a remark says of a release is for who may see the release.
        'sentBack', case
          when works.kind <> 'release' or private.may(of_user, of_session, 'releases.read')
            then works.sent_back
        end
      ) as entry
    from private.works_now as works
    where (
        of_state = '' or works.state = of_state or (of_state = 'owed' and works.owed)
        or (of_state = 'sent-back' and works.sent_back is not null)
      )
      and (
        of_words = ''
        or strpos(
          lower(concat_ws(' ', works.name, works.content #>> '{en,title}',
            works.content #>> '{fr,title}')),
          lower(of_words)
        ) > 0
      )
      and (edge_at is null or (works.changed_at, works.id) < (edge_at, edge_id))
    order by works.changed_at desc, works.id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'changedAt') || '_' || (page -> 39 ->> 'id')
    end,
    'twoEyes', (select two_eyes from private.approval_settings)
  );
end;
$$;

-- A work as `work_shown` has it. A release is shown in its own room, to who may see it; of a letter
-- it is said since when it is withdrawn.
create function private.desk_work(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'approvals.read');
  select * into work from private.works_now where id = of_work;
  if not found then
    return null;
  end if;
  if work.kind = 'release' then
    return jsonb_build_object('id', work.id, 'kind', work.kind, 'name', work.name);
  end if;
  return private.work_shown(work, of_user) || jsonb_build_object(
    'withdrawnAt', (select withdrawn_at from public.letters where work_id = of_work)
  );
end;
$$;

-- Compare and set: whoever saves names the revision that they began from. What is saved unchanged
-- makes no revision and voids nothing. Of its own kind alone: what writes an answer cannot write a
-- letter.
create function private.desk_save_work(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_kind text,
  of_name text,
  of_number integer,
  of_content text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works;
  written jsonb := of_content::jsonb;
begin
  if of_work is null then
    insert into private.works (kind, name) values (of_kind, of_name)
    on conflict (kind, name) do nothing returning * into work;
    if not found then
      raise exception 'name-taken' using errcode = 'PT422';
    end if;
  else
    select * into work from private.works where id = of_work for update;
    if not found then
      return null;
    elsif work.kind <> of_kind then
      raise exception 'own-room' using errcode = 'PT422';
    elsif work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    elsif exists (
      select from private.revisions
      where work_id = of_work and number = work.newest and content = written
    ) then
      return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
    end if;
  end if;
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  update private.approvals set voided_at = now()
  where work_id = work.id and voided_at is null and lane = 'normal'
    and revision > coalesce(work.live_revision, 0);
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(
    of_user, actor, 'works.save', work.kind || ':' || work.id, work.newest + 1
  );
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

-- The work, locked, if this is still its newest content.
create function private.work_at(of_work uuid, of_hash text)
returns private.works
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  select * into work from private.works where id = of_work for update;
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  elsif not exists (
    select from private.revisions
    where work_id = of_work and number = work.newest and hash = of_hash
  ) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif work.live_revision = work.newest then
    raise exception 'live-already' using errcode = 'PT422';
  end if;
  return work;
end;
$$;

create function private.desk_submit_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision = work.newest then
    raise exception 'submitted-already' using errcode = 'PT422';
  end if;
  update private.works
  set
    submitted_revision = newest, submitted_by = of_user, submitted_at = now(),
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.submit', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'submitted');
end;
$$;

create function private.desk_give_approval(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.had_a_hand(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  elsif private.is_approved(of_work, of_hash) then
    raise exception 'approved-already' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor
  );
  update private.works set changed_at = clock_timestamp() where id = of_work;
  perform private.note(
    of_user, actor, 'approvals.give', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'approved');
end;
$$;

-- By who might have approved it. The remark stays here: it is prose, and the ledger can never be
-- corrected.
create function private.desk_send_back_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_remark text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.had_a_hand(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  elsif private.is_approved(of_work, of_hash) then
    raise exception 'approved-already' using errcode = 'PT422';
  elsif btrim(of_remark) = '' then
    raise exception 'remark-missing' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor, 'sent-back', btrim(of_remark)
  );
  update private.works
  set
    submitted_revision = null, submitted_by = null, submitted_at = null,
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'approvals.send-back', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'sent-back');
end;
$$;

create function private.desk_publish_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works := private.work_at(of_work, of_hash);
  approved boolean := private.is_approved(of_work, of_hash);
begin
  if not approved and (select two_eyes from private.approval_settings) then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.publish', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'approved', approved)
  );
  return jsonb_build_object('outcome', 'published');
end;
$$;

-- Alone, at once, with a reason in writing; owed until somebody else has looked at it. The reason
-- stays with the approval: it is prose, and the ledger can never be corrected.
create function private.desk_publish_work_now(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works := private.work_at(of_work, of_hash);
begin
  if length(btrim(of_reason)) < 20 then
    raise exception 'reason-too-short' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor, 'emergency', btrim(of_reason)
  );
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.publish-now', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'published');
end;
$$;

-- No longer offered, or no longer on the site. Its revisions and approvals stay; it needs another
-- approval before it comes back. A letter that is being sent is stopped first.
create function private.desk_withdraw_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works;
begin
  select * into work from private.works where id = of_work for update;
  if not found then
    return null;
  elsif work.live_revision is null then
    raise exception 'not-live' using errcode = 'PT422';
  elsif not exists (
    select from private.revisions
    where work_id = of_work and number = work.newest and hash = of_hash
  ) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif exists (
    select from private.letter_sendings
    where work_id = of_work and state not in ('stopped', 'done')
  ) then
    raise exception 'sending' using errcode = 'PT422';
  end if;
  update private.approvals set voided_at = now()
  where work_id = of_work and voided_at is null and lane = 'normal';
  update private.works
  set
    live_revision = null, submitted_revision = null, submitted_by = null, submitted_at = null,
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.withdraw', work.kind || ':' || of_work, work.live_revision
  );
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

create function private.desk_review(of_user uuid, of_session uuid, of_approval uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  owed private.approvals;
begin
  select * into owed from private.approvals where id = of_approval for update;
  if not found then
    return null;
  elsif owed.lane <> 'emergency' or owed.reviewed_at is not null then
    raise exception 'nothing-owed' using errcode = 'PT422';
  elsif owed.approver = of_user or owed.submitted_by is not distinct from of_user
    or private.wrote(of_user, owed.work_id, owed.after_revision, owed.revision)
  then
    raise exception 'author' using errcode = 'PT422';
  end if;
  update private.approvals
  set reviewed_by = of_user, reviewed_by_name = actor, reviewed_at = now()
  where id = of_approval;
  perform private.note(
    of_user, actor, 'approvals.review',
    (select kind || ':' || id from private.works where id = owed.work_id), owed.revision,
    jsonb_build_object('hash', owed.hash)
  );
  return jsonb_build_object('outcome', 'reviewed');
end;
$$;

create function private.desk_approval_settings(of_user uuid, of_session uuid, on_or_off boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.settings');
begin
  update private.approval_settings set two_eyes = on_or_off where two_eyes <> on_or_off;
  if found then
    perform private.note(
      of_user, actor, 'approvals.settings', 'two-eyes', null,
      jsonb_build_object('twoEyes', on_or_off)
    );
  end if;
  return jsonb_build_object('twoEyes', on_or_off);
end;
$$;

-- What is published in this language; never a revision that is still being written.
create function private.standard_answers(of_language text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', works.id, 'name', works.name, 'body', revisions.content ->> of_language
      )
      order by works.name
    ),
    '[]'
  )
  from private.works
  join private.revisions
    on revisions.work_id = works.id and revisions.number = works.live_revision
  where works.kind = 'standard-answer' and revisions.content ->> of_language <> '';
$$;

create view private.waiting_approvals as
select
  'approvals'::text as kind, 'approvals.give'::text as act, count(*) as count,
  min(submitted_at) as since, null::timestamptz as due
from private.works_now where state = 'submitted';

create view private.waiting_reviews as
select
  'reviews'::text as kind, 'approvals.give'::text as act, count(*) as count, min(at) as since,
  null::timestamptz as due
from private.approvals where lane = 'emergency' and reviewed_at is null;

-- What was approved and then forgotten waits too: a letter, a release, a text that is not yet out.
create view private.waiting_approved as
select
  'approved'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min(given.at) as since, null::timestamptz as due
from private.works_now as works
join lateral (
  select min(approvals.at) as at from private.approvals
  where approvals.work_id = works.id and approvals.revision = works.newest
    and approvals.lane = 'normal' and approvals.voided_at is null
) as given on given.at is not null
where works.state = 'approved';

create view private.waiting_sent_back as
select
  'sent-back'::text as kind, 'approvals.write'::text as act, count(*) as count,
  min((sent_back ->> 'at')::timestamptz) as since, null::timestamptz as due
from private.works_now where sent_back is not null;


-- 51_release_files.sql

-- Files that wait for their release: sent piece by piece, kept under their own hash.

-- Bytes that wait for their release, under their own hash.
create table private.staged_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  size integer not null check (size > 0),
  bytes bytea not null,
  staged_by uuid not null,
  staged_at timestamptz not null default now()
);

alter table private.staged_files alter column bytes set storage external;

-- A file on its way, piece by piece: what was sent before a line broke is not sent again.
create table private.uploads (
  id uuid primary key default gen_random_uuid(),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_name text not null check (length(file_name) between 1 and 200),
  size integer not null check (size between 1 and 33554432),
  sent_by uuid not null,
  began_at timestamptz not null default now(),
  unique (sent_by, sha256)
);

create table private.upload_pieces (
  upload_id uuid not null references private.uploads (id) on delete cascade,
  at integer not null,
  bytes bytea not null,
  primary key (upload_id, at)
);

alter table private.upload_pieces alter column bytes set storage external;

-- Answers how much of it is here already: nothing is sent twice. Says where the same bytes are
-- published. A file that is brought again waits anew.
create function private.desk_begin_file(
  of_user uuid, of_session uuid, of_name text, of_size integer, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  started private.uploads;
begin
  perform private.must(of_user, of_session, 'releases.write');
  if lower(of_name) !~ '[.](pdf|xlsx)$' then
    raise exception 'not-a-document' using errcode = 'PT422';
  elsif of_size < 1 then
    raise exception 'empty' using errcode = 'PT422';
  elsif of_size > 33554432 then
    raise exception 'too-large' using errcode = 'PT422';
  end if;
  update private.staged_files set staged_at = now() where sha256 = of_hash;
  if not found then
    insert into private.uploads (sha256, file_name, size, sent_by)
    values (of_hash, of_name, of_size, of_user)
    on conflict (sent_by, sha256) do update set file_name = excluded.file_name
    returning * into started;
  end if;
  return jsonb_build_object(
    'upload', started.id, 'staged', started.id is null,
    'at', (
      select coalesce(sum(length(bytes)), 0) from private.upload_pieces
      where upload_id = started.id
    ),
    'published', (
      select coalesce(jsonb_agg(distinct file_name), '[]') from public.documents
      where sha256 = of_hash and withdrawn_at is null
    )
  );
end;
$$;

-- A piece that came already is not taken again; one that leaves a gap is refused.
create function private.desk_file_piece(
  of_user uuid, of_session uuid, of_upload uuid, of_place integer, piece bytea
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  here integer;
  whole integer;
begin
  perform private.must(of_user, of_session, 'releases.write');
  select size into whole from private.uploads
  where id = of_upload and sent_by = of_user for update;
  if not found then
    return null;
  end if;
  select coalesce(sum(length(bytes)), 0) into here
  from private.upload_pieces where upload_id = of_upload;
  if of_place > here or here + length(piece) > whole and of_place = here then
    raise exception 'gap' using errcode = 'PT409';
  end if;
  if of_place = here then
    insert into private.upload_pieces (upload_id, at, bytes) values (of_upload, of_place, piece);
    here := here + length(piece);
  end if;
  return jsonb_build_object('at', here);
end;
$$;

-- Put together and compared with what its sender has; a file that is not what its name says would
-- fail at the partner's.
create function private.desk_end_file(of_user uuid, of_session uuid, of_upload uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sent private.uploads;
  whole bytea;
  of_type text;
begin
  perform private.must(of_user, of_session, 'releases.write');
  select * into sent from private.uploads where id = of_upload and sent_by = of_user for update;
  if not found then
    return null;
  end if;
  select string_agg(bytes, ''::bytea order by at) into whole
  from private.upload_pieces where upload_id = of_upload;
  if coalesce(length(whole), 0) <> sent.size then
    raise exception 'gap' using errcode = 'PT409';
  end if;
  of_type := case
    when lower(sent.file_name) like '%.pdf' and substr(whole, 1, 5) = '%PDF-'::bytea
      then 'application/pdf'
    when lower(sent.file_name) like '%.xlsx' and substr(whole, 1, 2) = 'PK'::bytea
      then 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  end;
  delete from private.uploads where id = of_upload;
  if encode(sha256(whole), 'hex') <> sent.sha256 then
    return jsonb_build_object('outcome', 'damaged');
  elsif of_type is null then
    return jsonb_build_object('outcome', 'not-a-document');
  end if;
  insert into private.staged_files (sha256, file_name, media_type, size, bytes, staged_by)
  values (sent.sha256, sent.file_name, of_type, sent.size, whole, of_user)
  on conflict (sha256) do update set staged_at = now();
  return jsonb_build_object('outcome', 'staged', 'sha256', sent.sha256);
end;
$$;

-- Files that were sent and that no release holds yet, such as after a browser was closed.
create function private.desk_loose_files(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return jsonb_build_object(
    'files', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'sha256', files.sha256, 'fileName', files.file_name, 'size', files.size,
            'stagedAt', files.staged_at
          )
          order by files.file_name
        ),
        '[]'
      )
      from private.staged_files as files
      where not exists (
        select from private.works_now as works
        where works.kind = 'release'
          and works.content -> 'documents' @> jsonb_build_array(
            jsonb_build_object('sha256', files.sha256)
          )
      )
    )
  );
end;
$$;

create function private.desk_drop_file(of_user uuid, of_session uuid, of_hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.write');
  delete from private.staged_files where sha256 = of_hash;
  return jsonb_build_object('outcome', 'dropped');
end;
$$;

-- For who must look at it before it goes out.
create function private.staged_file(of_user uuid, of_session uuid, of_hash text)
returns table (file_name text, media_type text, size integer, bytes bytea)
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return query select files.file_name, files.media_type, files.size, files.bytes
  from private.staged_files as files where files.sha256 = of_hash;
end;
$$;


-- 52_sheets.sql

-- Spreadsheets of a release: their lines, and what each would do to what is there: created,
-- changed, left or refused, and why.

-- The lines of a spreadsheet. Once sealed they never change, but that a person's invitation is
-- erased with the person: then the hash no longer holds, and the sheet must be imported anew.
create table private.sheets (
  id uuid primary key default gen_random_uuid(),
  work_id uuid not null references private.works (id),
  kind text not null check (kind in ('invitations', 'commitments', 'notices', 'statements')),
  name text not null check (length(name) between 1 and 200),
  -- Entities that are not there yet and that somebody agreed to make.
  new_entities text[] not null default '{}',
  lines integer,
  sha256 text,
  made_by uuid not null,
  made_at timestamptz not null default now(),
  sealed_at timestamptz
);

create index sheets_work on private.sheets (work_id);

create table private.sheet_lines (
  sheet_id uuid not null references private.sheets (id) on delete cascade,
  line integer not null check (line > 0),
  fields jsonb not null,
  primary key (sheet_id, line)
);

create function private.sheet_hash(of_sheet uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        array_to_string(sheets.new_entities, chr(10)) || chr(10) || coalesce(
          (
            select string_agg(line || ' ' || fields::text, chr(10) order by line)
            from private.sheet_lines where sheet_id = of_sheet
          ),
          ''
        ),
        'UTF8'
      )
    ),
    'hex'
  )
  from private.sheets where sheets.id = of_sheet;
$$;

create function private.keep_sheets()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if exists (
    select from private.sheets where id = new.sheet_id and sealed_at is not null
  ) then
    raise exception 'a sealed sheet never changes';
  end if;
  return new;
end;
$$;

create trigger keep_sheets
before insert or update on private.sheet_lines
for each row execute function private.keep_sheets();

-- Sixteen digits before the point, as the columns have them; never a double on the way.
create function private.amount_of(written text)
returns numeric
language sql
immutable
set search_path = ''
as $$
  select case
    when written ~ '^-?[0-9]{1,16}([.][0-9]{1,2})?$' then written::numeric(18, 2)
  end;
$$;

-- Each line with the entity and the fund that it means: by their number once it is sealed, since
-- names may change until the release; by name where the entity is only to be made.
create function private.meant_lines(of_sheet uuid)
returns table (
  line integer, fields jsonb, entity_id uuid, entity text, is_known boolean, fund_id uuid, key text
)
language sql
stable
rows 5000
set search_path = ''
as $$
  with own as (
    select * from private.sheets where sheets.id = of_sheet
  ),
  made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = (select work_id from own) and (sealed_at is not null or sheets.id = of_sheet)
  )
  select
    lines.line, lines.fields, coalesce(numbered.id, named.id),
    coalesce(numbered.name, named.name, lines.fields ->> 'entity'),
    numbered.id is not null or named.id is not null or made.name is not null,
    coalesce(numbered_fund.id, named_fund.id),
    coalesce(coalesce(numbered.id, named.id)::text, lower(lines.fields ->> 'entity'))
  from private.sheet_lines as lines
  left join public.partner_entities as numbered
    on numbered.id = (lines.fields ->> 'entityId')::uuid
  left join public.partner_entities as named
    on lines.fields ->> 'entityId' is null and lower(named.name) = lower(lines.fields ->> 'entity')
  left join made on made.name = lower(lines.fields ->> 'entity')
  left join public.funds as numbered_fund
    on numbered_fund.id = (lines.fields ->> 'fundId')::uuid
  left join public.funds as named_fund
    on lines.fields ->> 'fundId' is null and lower(named_fund.name) = lower(lines.fields ->> 'fund')
  where lines.sheet_id = of_sheet;
$$;

-- Where there is a commitment, or will be by what else the release holds.
create function private.meant_commitments(of_work uuid)
returns table (key text, fund_id uuid)
language sql
stable
set search_path = ''
as $$
  select commitments.entity_id::text, commitments.fund_id from public.commitments
  union
  select meant.key, meant.fund_id
  from private.sheets cross join lateral private.meant_lines(sheets.id) as meant
  where sheets.work_id = of_work and sheets.kind = 'commitments' and sheets.sealed_at is not null;
$$;

create function private.check_invitations(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*, lower(fields ->> 'email') as email,
      row_number() over (partition by lower(fields ->> 'email'), key order by lines.line) as place,
      -- One person has one name and one language, for however many entities they act.
      (fields ->> 'name', fields ->> 'language') is distinct from (
        first_value(fields ->> 'name') over person, first_value(fields ->> 'language') over person
      ) as contradicts
    from private.meant_lines(of_sheet) as lines
    window person as (partition by lower(fields ->> 'email') order by lines.line)
  )
  select
    meant.line,
    case
      when coalesce(meant.email, '') !~ '^[^@[:space:][:cntrl:]<>,;:"()\\]+@[a-z0-9.-]+\.[a-z0-9-]+$'
        or length(meant.email) > 254 then 'bad-email'
      when length(coalesce(fields ->> 'name', '')) not between 2 and 200 then 'bad-name'
      when not is_known then 'unknown-entity'
      when coalesce(fields ->> 'language', '') not in ('en', 'fr') then 'bad-language'
      when fields ->> 'role' not in ('full', 'read') then 'bad-role'
      when fields ->> 'until' is not null and private.day_of(fields ->> 'until') is null
        then 'bad-date'
      when place > 1 then 'twice'
      when contradicts then 'contradicts'
    end,
    case
      when held.user_id is null then 'created'
      when partners.name <> fields ->> 'name' or partners.language <> fields ->> 'language'
        or held.role <> fields ->> 'role'
        or private.end_of_day(fields ->> 'until') <> coalesce(held.ends_at, 'infinity')
        then 'changed'
      else 'same'
    end,
    case
      when held.user_id is not null then jsonb_build_object(
        'name', partners.name, 'language', partners.language, 'role', held.role,
        'until', held.ends_at::date
      )
    end
  from meant
  left join auth.users on lower(users.email) = meant.email
  left join public.partners on partners.user_id = users.id and partners.revoked_at is null
  left join public.partner_memberships as held
    on held.user_id = partners.user_id and held.entity_id = meant.entity_id
    and (held.ends_at is null or held.ends_at > now());
$$;

create function private.check_commitments(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*, private.amount_of(fields ->> 'committed') as committed,
      private.day_of(fields ->> 'asOf') as as_of,
      row_number() over (partition by key, fund_id order by lines.line) as place
    from private.meant_lines(of_sheet) as lines
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when meant.committed is null or meant.committed <= 0 then 'bad-amount'
      when meant.as_of is null then 'bad-date'
      when meant.as_of > current_date then 'in-future'
      when place > 1 then 'twice'
    end,
    case
      when held.entity_id is null then 'created'
      when (held.committed, held.as_of) is distinct from (meant.committed, meant.as_of)
        then 'changed'
      else 'same'
    end,
    case
      when held.entity_id is not null
        then jsonb_build_object('committed', held.committed::text, 'asOf', held.as_of)
    end
  from meant
  left join public.commitments as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id;
$$;

-- A notice as a line of the account has it.
create function private.meant_notices(of_sheet uuid)
returns table (
  line integer, key text, entity_id uuid, is_known boolean, fund_id uuid, kind text,
  effective_on date, noticed text, noticed_on date, reference text, purpose text, amount numeric,
  effect text, unfunded_effect numeric
)
language sql
stable
set search_path = ''
as $$
  select
    read.line, read.key, read.entity_id, read.is_known, read.fund_id, read.fields ->> 'kind',
    private.day_of(read.fields ->> 'on'), read.fields ->> 'noticedOn',
    private.day_of(read.fields ->> 'noticedOn'), coalesce(read.fields ->> 'reference', ''),
    coalesce(read.fields ->> 'purpose', ''), amount, read.fields ->> 'effect',
    case
      when read.fields ->> 'effect' is null then private.usual_effect(read.fields ->> 'kind', amount)
      else private.amount_of(read.fields ->> 'effect')
    end
  from private.meant_lines(of_sheet) as read
  cross join lateral (select private.amount_of(read.fields ->> 'amount') as amount) as read_amount;
$$;

create function private.check_notices(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      notices.*,
      row_number() over (
        partition by key, fund_id, effective_on, kind, reference, purpose order by notices.line
      ) as place
    from private.meant_notices(of_sheet) as notices
  ),
  committed as materialized (
    select * from private.meant_commitments((select work_id from private.sheets where id = of_sheet))
  ),
  -- What happened before the lines begin stands there in one sum already.
  opened as materialized (
    select entity_id, fund_id, max(effective_on) as until
    from public.capital_flows where opening group by entity_id, fund_id
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when committed.key is null then 'no-commitment'
      when coalesce(meant.kind, '') not in (
        'call', 'distribution', 'return', 'interest-paid', 'interest-received', 'adjustment'
      ) then 'bad-kind'
      when meant.effective_on is null then 'bad-date'
      when noticed is not null and meant.noticed_on is null then 'bad-date'
      when meant.noticed_on > meant.effective_on then 'noticed-late'
      when meant.amount is null or meant.amount < 0 then 'bad-amount'
      when meant.unfunded_effect is null then 'bad-effect'
      when (meant.kind = 'adjustment') <> (meant.amount = 0 and meant.unfunded_effect <> 0)
        then 'bad-adjustment'
      when length(meant.reference) > 80 or length(meant.purpose) > 200 then 'too-long'
      when meant.effective_on <= opened.until then 'before-opening'
      when place > 1 then 'twice'
    end,
    case
      when held.id is null then 'created'
      when (held.amount, held.unfunded_effect, held.noticed_on)
        is distinct from (meant.amount, meant.unfunded_effect, meant.noticed_on) then 'changed'
      else 'same'
    end,
    case
      when held.id is not null then jsonb_build_object(
        'amount', held.amount::text, 'effect', held.unfunded_effect::text,
        'noticedOn', held.noticed_on
      )
    end
  from meant
  left join committed on committed.key = meant.key and committed.fund_id = meant.fund_id
  left join opened on opened.entity_id = meant.entity_id and opened.fund_id = meant.fund_id
  left join public.capital_flows as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id
    and held.effective_on = meant.effective_on and held.kind = meant.kind
    and held.reference = meant.reference and held.purpose = meant.purpose;
$$;

create function private.meant_statements(of_sheet uuid)
returns table (
  line integer, key text, entity_id uuid, is_known boolean, fund_id uuid, as_of date, nav numeric,
  management_fees numeric, expenses numeric, income numeric, realised numeric, unrealised numeric,
  carry numeric, is_read boolean
)
language sql
stable
set search_path = ''
as $$
  select
    read.line, read.key, read.entity_id, read.is_known, read.fund_id,
    private.day_of(fields ->> 'asOf'), private.amount_of(fields ->> 'nav'),
    private.amount_of(fields ->> 'managementFees'), private.amount_of(fields ->> 'expenses'),
    private.amount_of(fields ->> 'income'), private.amount_of(fields ->> 'realised'),
    private.amount_of(fields ->> 'unrealised'), private.amount_of(fields ->> 'carry'),
    (
      select bool_and(private.amount_of(value) is not null)
      from jsonb_each_text(
        fields - '{entity,entityId,fund,fundId,asOf}'::text[]
      ) as written (name, value)
      where value is not null
    )
  from private.meant_lines(of_sheet) as read;
$$;

create function private.check_statements(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      statements.*,
      row_number() over (partition by key, fund_id, as_of order by statements.line) as place
    from private.meant_statements(of_sheet) as statements
  ),
  committed as materialized (
    select * from private.meant_commitments((select work_id from private.sheets where id = of_sheet))
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when committed.key is null then 'no-commitment'
      when meant.as_of is null then 'bad-date'
      when meant.as_of > current_date then 'in-future'
      when meant.nav is null or not is_read then 'bad-amount'
      -- They are effects on the value: what the fund is charged takes away from it.
      when meant.management_fees > 0 or meant.expenses > 0 then 'bad-sign'
      when place > 1 then 'twice'
    end,
    case
      when held.entity_id is null then 'created'
      when (
        held.nav, held.management_fees, held.expenses, held.income, held.realised,
        held.unrealised, held.carry
      ) is distinct from (
        meant.nav, meant.management_fees, meant.expenses, meant.income, meant.realised,
        meant.unrealised, meant.carry
      ) then 'changed'
      else 'same'
    end,
    case
      when held.entity_id is not null then jsonb_strip_nulls(
        jsonb_build_object(
          'nav', held.nav::text, 'managementFees', held.management_fees::text,
          'expenses', held.expenses::text, 'income', held.income::text,
          'realised', held.realised::text, 'unrealised', held.unrealised::text,
          'carry', held.carry::text
        )
      )
    end
  from meant
  left join committed on committed.key = meant.key and committed.fund_id = meant.fund_id
  left join public.valuations as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id
    and held.as_of = meant.as_of;
$$;

-- What each line would do. `twice` is the same line again. One that says something else of the same
-- thing is told apart from it: whoever reads "the same line" leaves it out, and loses an amount.
create function private.check_sheet(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind text := (select kind from private.sheets where id = of_sheet);
begin
  return query
    with checks as (
      select * from private.check_invitations(of_sheet) where of_kind = 'invitations'
      union all
      select * from private.check_commitments(of_sheet) where of_kind = 'commitments'
      union all
      select * from private.check_notices(of_sheet) where of_kind = 'notices'
      union all
      select * from private.check_statements(of_sheet) where of_kind = 'statements'
    ),
    alike as (
      select
        line, row_number() over (partition by lower(fields::text) order by line) as place
      from private.sheet_lines where sheet_id = of_sheet
    )
    select
      checks.line,
      case when why = 'twice' and alike.place = 1 then 'twice-' || of_kind else why end,
      outcome, was
    from checks join alike on alike.line = checks.line;
end;
$$;

-- A release that may still be written, locked.
create function private.open_release(of_work uuid)
returns private.works
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
begin
  select * into work from private.works where id = of_work and kind = 'release' for update;
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  elsif work.live_revision is not null then
    raise exception 'live-already' using errcode = 'PT422';
  end if;
  return work;
end;
$$;

create function private.desk_open_sheet(
  of_user uuid, of_session uuid, of_work uuid, of_kind text, of_name text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  perform private.must(of_user, of_session, 'releases.write');
  perform private.open_release(of_work);
  insert into private.sheets (work_id, kind, name, made_by)
  values (of_work, of_kind, of_name, of_user) returning id into made;
  return jsonb_build_object('id', made);
end;
$$;

-- Sent again after a broken line, a portion takes the place of itself.
create function private.desk_sheet_lines(
  of_user uuid, of_session uuid, of_sheet uuid, of_lines text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  taken integer;
begin
  perform private.must(of_user, of_session, 'releases.write');
  perform from private.sheets where id = of_sheet and made_by = of_user and sealed_at is null;
  if not found then
    return null;
  end if;
  insert into private.sheet_lines (sheet_id, line, fields)
  select of_sheet, (value ->> 'line')::integer, value -> 'fields'
  from jsonb_array_elements(of_lines::jsonb)
  on conflict (sheet_id, line) do update set fields = excluded.fields;
  get diagnostics taken = row_count;
  return jsonb_build_object('taken', taken);
end;
$$;

-- The dry run: how many of each, what is refused, what is changed and from what, and which names
-- nobody knows. Paged by line, since a file may have ten thousand.
create function private.desk_check_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_outcome text, after_line integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform from private.sheets where id = of_sheet;
  if not found then
    return null;
  end if;
  return (
    with checked as materialized (
      select
        checks.line, checks.why, checks.was,
        case when checks.why is null then checks.outcome else 'refused' end as outcome,
        lines.fields
      from private.check_sheet(of_sheet) as checks
      join private.sheet_lines as lines on lines.sheet_id = of_sheet and lines.line = checks.line
    ),
    page as (
      select * from checked
      where outcome = of_outcome and line > after_line order by line limit 500
    )
    select jsonb_build_object(
      'counts', (
        select coalesce(jsonb_object_agg(outcome, count), '{}')
        from (select outcome, count(*) as count from checked group by outcome) as counted
      ),
      'rows', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'line', line, 'outcome', outcome, 'why', why, 'was', was,
              'fields', fields - '{entityId,fundId}'::text[]
            )
            order by line
          ),
          '[]'
        )
        from page
      ),
      'next', (select case when count(*) = 500 then max(line) end from page),
      'unknown', (
        select coalesce(jsonb_agg(name order by name), '[]')
        from (
          select distinct fields ->> 'entity' as name from checked
          where why = 'unknown-entity' and fields ->> 'entity' is not null
        ) as names
      ),
      'made', (select to_jsonb(new_entities) from private.sheets where id = of_sheet)
    )
  );
end;
$$;

-- What somebody decided of names that nobody knows: it means this entity, or it is to be made.
create function private.desk_mend_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_meanings text, of_made text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.write');
  perform from private.sheets where id = of_sheet and made_by = of_user and sealed_at is null;
  if not found then
    return null;
  end if;
  update private.sheet_lines
  set fields = jsonb_set(fields, '{entity}', to_jsonb(meanings.value))
  from jsonb_each_text(of_meanings::jsonb) as meanings (name, value)
  where sheet_id = of_sheet and fields ->> 'entity' = meanings.name;
  update private.sheets
  set new_entities = array(
    select distinct on (lower(made)) made
    from unnest(new_entities || array(select jsonb_array_elements_text(of_made::jsonb))) as made
    where length(made) between 2 and 200
      and not exists (select from public.partner_entities where lower(name) = lower(made))
    order by lower(made)
  )
  where id = of_sheet;
  return jsonb_build_object('outcome', 'mended');
end;
$$;

-- What does not add up in the accounts that a sheet touches, at a line of it, as they stand with
-- it. It is a warning: a fund may have its reasons, and what a statement leaves unexplained has a
-- line of its own. Called where all of it is applied, and undone.
create function private.sums_astray(of_sheet uuid)
returns table (line integer, field text, why text, difference numeric)
language sql
stable
set search_path = ''
as $$
  with sheet as (
    select kind from private.sheets where id = of_sheet
  ),
  own as materialized (
    select line, entity_id, fund_id, private.day_of(fields ->> 'on') as day
    from private.meant_lines(of_sheet)
    where (select kind from sheet) in ('commitments', 'notices')
  ),
  -- What may still be called, at the end of each day on which it changed.
  standing as (
    select
      flows.entity_id, flows.fund_id, flows.effective_on, held.committed,
      held.committed + sum(flows.unfunded_effect) over running as unfunded
    from public.capital_flows as flows
    join public.commitments as held
      on held.entity_id = flows.entity_id and held.fund_id = flows.fund_id
    where (flows.entity_id, flows.fund_id) in (select entity_id, fund_id from own)
    window running as (
      partition by flows.entity_id, flows.fund_id order by flows.effective_on
    )
  ),
  bounds as (
    select
      entity_id, fund_id, 'over-called' as why, -min(unfunded) as difference,
      min(effective_on) as since
    from standing where unfunded < 0 group by entity_id, fund_id
    union all
    select
      entity_id, fund_id, 'over-restored', max(unfunded - committed), min(effective_on)
    from standing where unfunded > committed group by entity_id, fund_id
  ),
  -- At the line that brings it about, or the last before.
  astray as (
    select distinct on (bounds.entity_id, bounds.fund_id, bounds.why)
      own.line, case when own.day is null then 'committed' else 'amount' end as field, bounds.why,
      bounds.difference
    from bounds
    join own on own.entity_id = bounds.entity_id and own.fund_id = bounds.fund_id
    order by
      bounds.entity_id, bounds.fund_id, bounds.why, own.day < bounds.since,
      abs(own.day - bounds.since), own.line
  ),
  -- What a line does to the amount that may be called goes with its kind, up to its amount.
  effects as (
    select
      notices.line, 'effect', 'effect-astray',
      unfunded_effect - greatest(
        case kind when 'call' then -amount else 0 end,
        least(case when kind in ('return', 'distribution') then amount else 0 end, unfunded_effect)
      ) as difference
    from private.meant_notices(of_sheet) as notices
    where (select kind from sheet) = 'notices' and notices.kind <> 'adjustment'
  ),
  -- From the value before to this one. Without its unrealised gains a statement is not meant to
  -- close; over an opening line the sums are not those of its period.
  closings as (
    select
      stated.line, 'nav', 'unexplained',
      stated.nav - coalesce(earlier.nav, 0) - flows.net - coalesce(stated.management_fees, 0)
        - coalesce(stated.expenses, 0) - coalesce(stated.income, 0) - coalesce(stated.realised, 0)
        - stated.unrealised - coalesce(stated.carry, 0) as difference
    from private.meant_statements(of_sheet) as stated
    left join lateral (
      select valuations.as_of, valuations.nav from public.valuations
      where valuations.entity_id = stated.entity_id and valuations.fund_id = stated.fund_id
        and valuations.as_of < stated.as_of
      order by valuations.as_of desc limit 1
    ) as earlier on true
    cross join lateral (
      select
        coalesce(sum(paid_in - distributed), 0) as net, coalesce(bool_or(opening), false) as opening
      from public.capital_flows as lines
      where lines.entity_id = stated.entity_id and lines.fund_id = stated.fund_id
        and lines.effective_on <= stated.as_of
        and (earlier.as_of is null or lines.effective_on > earlier.as_of)
    ) as flows
    where (select kind from sheet) = 'statements' and stated.unrealised is not null
      and not flows.opening
  )
  select * from astray
  union all
  select * from effects where difference <> 0
  union all
  -- Seven amounts, each rounded to the cent.
  select * from closings where abs(difference) > 0.05;
$$;

-- Adds the sheet, applies the release, looks, and undoes it: as for the preview, there is no second
-- computation that could differ. Where the release cannot be applied yet, it says that elsewhere.
create function private.desk_sheet_sums(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
  manifest jsonb;
  said jsonb := '[]';
begin
  perform private.must(of_user, of_session, 'releases.write');
  select works.* into work from private.works join private.sheets on sheets.work_id = works.id
  where sheets.id = of_sheet and made_by = of_user and sealed_at is null;
  -- Added meanwhile: there is nothing left to say before it is.
  if not found then
    return jsonb_build_object('rows', said);
  end if;
  begin
    perform private.desk_add_sheet(of_user, of_session, of_sheet, work.newest);
    select content || '{"documents": []}' into manifest from private.revisions
    where work_id = work.id and number = work.newest + 1;
    perform private.apply_release(work.id, manifest);
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'line', line, 'field', field, 'why', why, 'difference', abs(difference)::text
        )
        order by line
      ),
      '[]'
    )
    into said from private.sums_astray(of_sheet);
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' or sqlstate 'PT422' then
    return jsonb_build_object('rows', said);
  end;
end;
$$;


-- 53_releases.sql

-- A release: figures, invitations and documents that reach partners together. It is a work of kind
-- `release`; its content is a manifest that names files and sheets by their hashes, so that an
-- approval of the manifest is one of everything in it: docs/decisions/026-releases.md.

-- The documents of a manifest with what they mean: by number, or by the name of an entity that the
-- release will make.
create function private.meant_documents(of_work uuid, of_content jsonb)
returns table (
  sha256 text, fund_id uuid, fund text, entity_id uuid, entity text, key text, for_all boolean,
  is_known boolean, type text, period text, title text, file_name text
)
language sql
stable
set search_path = ''
as $$
  with made as (
    select distinct lower(entity) as name
    from private.sheets cross join unnest(new_entities) as entity
    where work_id = of_work and sealed_at is not null
  )
  select
    entry ->> 'sha256', funds.id, funds.name, entities.id,
    coalesce(entities.name, entry ->> 'entity'),
    coalesce(entities.id::text, lower(entry ->> 'entity')),
    coalesce((entry ->> 'all')::boolean, false),
    entities.id is not null or made.name is not null,
    entry ->> 'type', entry ->> 'period', nullif(entry ->> 'title', ''), entry ->> 'fileName'
  from jsonb_array_elements(of_content -> 'documents') as entry
  left join public.funds
    on funds.id::text = entry ->> 'fundId'
    or (entry ->> 'fundId' is null and lower(funds.name) = lower(entry ->> 'fund'))
  left join public.partner_entities as entities
    on entities.id::text = entry ->> 'entityId'
    or (entry ->> 'entityId' is null and lower(entities.name) = lower(entry ->> 'entity'))
  left join made on made.name = lower(entry ->> 'entity');
$$;

-- What is missing in the documents of a release's newest content, or that it has none and no sheet.
create function private.document_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with manifest as (
    select revisions.content from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    where works.id = of_work
  ),
  meant as materialized (
    select
      documents.*,
      row_number() over (
        partition by fund_id, key, for_all, type, period order by documents.sha256
      ) as place
    from manifest cross join lateral private.meant_documents(of_work, manifest.content) as documents
  ),
  committed as materialized (
    select * from private.meant_commitments(of_work)
  ),
  faults as (
    select
      jsonb_build_object('document', meant.sha256, 'name', meant.file_name) as about,
      case
        when not exists (
          select from private.staged_files where staged_files.sha256 = meant.sha256
        ) then 'file-missing'
        when meant.fund_id is null then 'fund-missing'
        when not for_all and not is_known then 'entity-missing'
        when meant.type is null then 'type-missing'
        when meant.period is null then 'period-missing'
        when not for_all and not exists (
          select from committed
          where committed.key = meant.key and committed.fund_id = meant.fund_id
        ) then 'no-commitment'
        when place > 1 then 'same-place'
      end as why
    from meant
    union all
    select '{}', 'empty' from manifest
    where jsonb_array_length(content -> 'sheets') + jsonb_array_length(content -> 'documents') = 0
  )
  select coalesce(jsonb_agg(about || jsonb_build_object('why', why)), '[]')
  from faults where why is not null;
$$;

-- What keeps it from being let go, as far as it can be known now.
create function private.release_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.document_faults(of_work) || coalesce(jsonb_agg(about), '[]')
  from (
    select
      jsonb_build_object(
        'sheet', entry ->> 'id', 'name', entry ->> 'name',
        'why', case
          when private.sheet_hash((entry ->> 'id')::uuid) is distinct from entry ->> 'sha256'
            then 'sheet-changed'
          when exists (
            select from private.check_sheet((entry ->> 'id')::uuid) as checks
            where checks.why is not null
          ) then 'lines-refused'
        end
      ) as about
    from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
    where works.id = of_work
  ) as sheets
  where about ->> 'why' is not null;
$$;

-- A release is written, approved and let go by its own functions, and by nobody who may not see it:
-- the functions for texts write to the same tables, and are stopped here.
create function private.keep_releases()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  own boolean;
  who uuid;
begin
  if tg_table_name = 'works' then
    if new.kind = 'release'
      and new.live_revision is distinct from old.live_revision
      and current_setting('private.releasing', true) is distinct from new.id::text
    then
      raise exception 'own-room' using errcode = 'PT422';
    end if;
    if new.kind = 'release' and new.submitted_revision is not null
      and new.submitted_revision is distinct from old.submitted_revision
      and private.release_faults(new.id) <> '[]'
    then
      raise exception 'faults' using errcode = 'PT422';
    end if;
    return new;
  end if;
  select kind = 'release' into own from private.works where id = new.work_id;
  if own and tg_table_name = 'revisions'
    and current_setting('private.releasing', true) is distinct from new.work_id::text
  then
    raise exception 'own-room' using errcode = 'PT422';
  end if;
  if own and tg_table_name = 'approvals' then
    who := case
      when tg_op = 'INSERT' then new.approver
      when new.reviewed_by is distinct from old.reviewed_by then new.reviewed_by
    end;
  end if;
  if who is not null and not exists (
    select from private.staff_roles
    join private.permissions on permissions.role = staff_roles.role
    where permissions.act = 'releases.read' and staff_roles.user_id = who
  ) then
    raise exception 'not allowed' using errcode = 'PT403';
  end if;
  return new;
end;
$$;

create trigger keep_releases before update on private.works
for each row execute function private.keep_releases();

create trigger keep_releases before insert on private.revisions
for each row execute function private.keep_releases();

create trigger keep_releases before insert or update on private.approvals
for each row execute function private.keep_releases();

create function private.desk_releases(of_user uuid, of_session uuid, of_state text, before text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select coalesce(jsonb_agg(listed.entry order by changed_at desc, id desc), '[]') into page
  from (
    select
      works.id, works.changed_at,
      jsonb_build_object(
        'id', works.id, 'name', works.name, 'state', works.state, 'owed', works.owed,
        'sentBack', works.sent_back,
        'author', works.author_name, 'changedAt', works.changed_at,
        'documents', jsonb_array_length(works.content -> 'documents'),
        'lines', (
          select coalesce(sum((sheet ->> 'lines')::integer), 0)
          from jsonb_array_elements(works.content -> 'sheets') as sheet
        )
      ) as entry
    from private.works_now as works
    where works.kind = 'release' and (of_state = '' or works.state = of_state)
      and (edge_at is null or (works.changed_at, works.id) < (edge_at, edge_id))
    order by works.changed_at desc, works.id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'changedAt') || '_' || (page -> 39 ->> 'id')
    end
  );
end;
$$;

create function private.desk_release_shown(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into work from private.works_now where id = of_work and kind = 'release';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent' || jsonb_build_object(
    'faults', case when work.live_revision is null then private.release_faults(of_work) else '[]' end,
    'made', (
      select coalesce(jsonb_agg(distinct entity), '[]')
      from private.sheets cross join unnest(new_entities) as entity
      where work_id = of_work and sealed_at is not null
    ),
    'released', (
      select jsonb_build_object('at', at, 'by', actor_name, 'done', detail -> 'done')
      from private.ledger
      where about = 'release:' || of_work and act in ('releases.release', 'releases.release-now')
      order by seq desc limit 1
    )
  );
end;
$$;

-- What a document or a line may be for.
create function private.desk_release_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  return jsonb_build_object(
    'entities', (
      select coalesce(jsonb_agg(name order by name), '[]') from public.partner_entities
    ),
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'currency', currency) order by name),
        '[]'
      )
      from public.funds
    )
  );
end;
$$;

-- Compare and set, as for texts. The manifest is put together here: of a sheet only its number is
-- taken, of a document the names, and their numbers are written beside them.
create function private.desk_save_release(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_name text,
  of_number integer,
  of_sheets text,
  of_documents text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  work private.works;
  written jsonb;
begin
  if of_work is null then
    insert into private.works (kind, name) values ('release', of_name)
    on conflict (kind, name) do nothing returning * into work;
    if not found then
      raise exception 'name-taken' using errcode = 'PT422';
    end if;
  else
    work := private.open_release(of_work);
    if work.newest <> of_number then
      raise exception 'changed meanwhile' using errcode = 'PT409';
    end if;
  end if;
  written := jsonb_build_object(
    'sheets', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', sheets.id, 'kind', kind, 'name', name, 'lines', lines, 'sha256', sha256
          )
          order by sealed_at, sheets.id
        ),
        '[]'
      )
      from private.sheets
      where work_id = work.id and sealed_at is not null
        and sheets.id::text in (select jsonb_array_elements_text(of_sheets::jsonb))
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_strip_nulls(
            jsonb_build_object(
              'sha256', entry ->> 'sha256', 'fileName', entry ->> 'fileName',
              'fund', entry ->> 'fund', 'fundId', funds.id,
              'entity', entry ->> 'entity', 'entityId', entities.id,
              'all', coalesce((entry ->> 'all')::boolean, false),
              'type', entry ->> 'type', 'period', entry ->> 'period',
              'title', nullif(entry ->> 'title', '')
            )
          )
          order by entry ->> 'fileName', entry ->> 'sha256'
        ),
        '[]'
      )
      from (
        select distinct on (value ->> 'sha256') value as entry
        from jsonb_array_elements(of_documents::jsonb)
      ) as given
      left join public.funds on lower(funds.name) = lower(entry ->> 'fund')
      left join public.partner_entities as entities
        on lower(entities.name) = lower(entry ->> 'entity')
    )
  );
  if exists (
    select from private.revisions
    where work_id = work.id and number = work.newest and content = written
  ) then
    return jsonb_build_object('id', work.id, 'number', work.newest, 'outcome', 'unchanged');
  end if;
  perform set_config('private.releasing', work.id::text, true);
  insert into private.revisions (work_id, number, author, author_name, content)
  values (work.id, work.newest + 1, of_user, actor, written);
  perform set_config('private.releasing', '', true);
  update private.approvals set voided_at = now()
  where work_id = work.id and voided_at is null and lane = 'normal';
  update private.works
  set
    newest = work.newest + 1, changed_at = clock_timestamp(), submitted_revision = null,
    submitted_by = null, submitted_at = null
  where id = work.id;
  perform private.note(of_user, actor, 'releases.save', 'release:' || work.id, work.newest + 1);
  return jsonb_build_object('id', work.id, 'number', work.newest + 1, 'outcome', 'saved');
end;
$$;

-- Seals a sheet into the release: what is refused is left out, the rest is bound by its hash.
create function private.desk_add_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_number integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  sheet private.sheets;
  manifest jsonb;
  left_out integer;
  kept integer;
begin
  select * into sheet from private.sheets
  where id = of_sheet and made_by = of_user and sealed_at is null for update;
  if not found then
    return null;
  end if;
  delete from private.sheet_lines using private.check_sheet(of_sheet) as checks
  where sheet_id = of_sheet and sheet_lines.line = checks.line and checks.why is not null;
  get diagnostics left_out = row_count;
  update private.sheet_lines
  set fields = lines.fields || jsonb_strip_nulls(
    jsonb_build_object('entityId', lines.entity_id, 'fundId', lines.fund_id)
  )
  from private.meant_lines(of_sheet) as lines
  where sheet_lines.sheet_id = of_sheet and lines.line = sheet_lines.line;
  get diagnostics kept = row_count;
  if kept = 0 then
    raise exception 'nothing-left' using errcode = 'PT422';
  end if;
  update private.sheets
  set
    sealed_at = clock_timestamp(), lines = kept,
    -- Only those that a line still needs.
    new_entities = array(
      select entity from unnest(new_entities) as entity
      where exists (
        select from private.sheet_lines as lines
        where lines.sheet_id = of_sheet and lower(lines.fields ->> 'entity') = lower(entity)
      )
    )
  where id = of_sheet;
  update private.sheets set sha256 = private.sheet_hash(of_sheet) where id = of_sheet;
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = sheet.work_id;
  perform private.note(
    of_user, actor, 'releases.import', 'release:' || sheet.work_id, null,
    jsonb_build_object('kind', sheet.kind, 'lines', kept, 'leftOut', left_out)
  );
  return private.desk_save_release(
    of_user, of_session, sheet.work_id, '', of_number,
    (
      select jsonb_agg(id)::text from (
        select entry ->> 'id' as id from jsonb_array_elements(manifest -> 'sheets') as entry
        union all select of_sheet::text
      ) as sheets
    ),
    manifest ->> 'documents'
  ) || jsonb_build_object('lines', kept, 'leftOut', left_out);
end;
$$;

-- Does all of it, in the transaction of who asks. Says how much of each was done.
create function private.apply_release(of_work uuid, of_content jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sheet record;
  entry record;
  published record;
  made integer := 0;
  touched integer;
  done jsonb := '{"commitments": 0, "notices": 0, "statements": 0, "invitations": 0}';
  documents integer := 0;
  already integer := 0;
  concerned uuid[] := '{}';
  mails_before bigint;
begin
  select count(*) into mails_before from private.outbox where created_at = now();
  for sheet in
    select sheets.*, wanted ->> 'sha256' as wanted_hash
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
  loop
    if private.sheet_hash(sheet.id) is distinct from sheet.wanted_hash then
      raise exception 'sheet-changed' using errcode = 'PT422';
    end if;
    insert into public.partner_entities (name)
    select wanted from unnest(sheet.new_entities) as wanted
    where not exists (select from public.partner_entities where lower(name) = lower(wanted));
    get diagnostics touched = row_count;
    made := made + touched;
  end loop;
  -- What leans on something comes after it; who is invited comes last, to find it all there.
  for sheet in
    select sheets.id, sheets.kind
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind <> 'invitations'
    order by array_position(array['commitments', 'notices', 'statements'], sheets.kind), sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    case sheet.kind
      when 'commitments' then
        insert into public.commitments (entity_id, fund_id, committed, as_of)
        select
          entity_id, fund_id, private.amount_of(fields ->> 'committed'),
          private.day_of(fields ->> 'asOf')
        from private.meant_lines(sheet.id)
        on conflict (entity_id, fund_id) do update
        set committed = excluded.committed, as_of = excluded.as_of
        where (commitments.committed, commitments.as_of)
          is distinct from (excluded.committed, excluded.as_of);
      when 'notices' then
        insert into public.capital_flows (
          entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
          unfunded_effect
        )
        select
          entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
          unfunded_effect
        from private.meant_notices(sheet.id)
        on conflict (entity_id, fund_id, effective_on, kind, reference, purpose) do update
        set
          noticed_on = excluded.noticed_on, amount = excluded.amount,
          unfunded_effect = excluded.unfunded_effect
        where (capital_flows.noticed_on, capital_flows.amount, capital_flows.unfunded_effect)
          is distinct from (excluded.noticed_on, excluded.amount, excluded.unfunded_effect);
      else
        insert into public.valuations (
          entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
          carry
        )
        select
          entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
          carry
        from private.meant_statements(sheet.id)
        on conflict (entity_id, fund_id, as_of) do update
        set
          nav = excluded.nav, management_fees = excluded.management_fees,
          expenses = excluded.expenses, income = excluded.income, realised = excluded.realised,
          unrealised = excluded.unrealised, carry = excluded.carry
        where (
          valuations.nav, valuations.management_fees, valuations.expenses, valuations.income,
          valuations.realised, valuations.unrealised, valuations.carry
        ) is distinct from (
          excluded.nav, excluded.management_fees, excluded.expenses, excluded.income,
          excluded.realised, excluded.unrealised, excluded.carry
        );
    end case;
    get diagnostics touched = row_count;
    done := jsonb_set(
      done, array[sheet.kind], to_jsonb((done ->> sheet.kind)::integer + touched)
    );
    concerned := concerned || array(
      select distinct entity_id from private.meant_lines(sheet.id)
    );
  end loop;
  for entry in
    select meant.*, files.media_type, files.bytes
    from private.meant_documents(of_work, of_content) as meant
    left join private.staged_files as files on files.sha256 = meant.sha256
    order by meant.file_name, meant.sha256
  loop
    if entry.bytes is null or entry.fund is null or (not entry.for_all and entry.entity_id is null)
    then
      raise exception 'faults' using errcode = 'PT422';
    end if;
    select * into published from private.publish_document(
      entry.fund, case when not entry.for_all then entry.entity end, entry.type, entry.period,
      entry.file_name, entry.media_type, entry.bytes, entry.title
    );
    documents := documents + (not published.already)::integer;
    already := already + published.already::integer;
    concerned := concerned || array(
      select entity_id from public.commitments
      where fund_id = entry.fund_id and (entry.for_all or entity_id = entry.entity_id)
    );
  end loop;
  for sheet in
    select sheets.id
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind = 'invitations' order by sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    for entry in
      select meant.fields, meant.entity, meant.entity_id
      from private.meant_lines(sheet.id) as meant
      join private.check_sheet(sheet.id) as checks on checks.line = meant.line
      where checks.outcome <> 'same' order by meant.line
    loop
      perform private.invite_partner(
        lower(entry.fields ->> 'email'), entry.fields ->> 'name', entry.entity,
        entry.fields ->> 'language', false, entry.fields ->> 'role',
        private.end_of_day(entry.fields ->> 'until')
      );
      done := jsonb_set(
        done, '{invitations}', to_jsonb((done ->> 'invitations')::integer + 1)
      );
      concerned := concerned || entry.entity_id;
    end loop;
  end loop;
  -- Once everybody is there who is to hear of it. A line made in this transaction bears its time.
  perform private.announce_call(due.entity_id, due.fund_id, due.effective_on, due.reference)
  from (
    select distinct flows.entity_id, flows.fund_id, flows.effective_on, flows.reference
    from public.capital_flows as flows
    where flows.kind = 'call' and flows.effective_on >= current_date
      and flows.released_at = now() and not flows.opening
  ) as due;
  return done || jsonb_build_object(
    'newEntities', made, 'documents', documents, 'already', already,
    'entities', (select count(distinct one) from unnest(concerned) as one),
    'mails', (select count(*) - mails_before from private.outbox where created_at = now())
  );
end;
$$;

-- What a partner of this entity would be shown: the very function that they call, called as one of
-- them. Only ever inside what is undone: it makes a person who does not exist.
create function private.seen_by(of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  nobody uuid := gen_random_uuid();
  sitting uuid := gen_random_uuid();
  acts_for uuid;
  seen jsonb;
begin
  select id into acts_for from public.partner_entities where lower(name) = lower(of_entity);
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  end if;
  insert into auth.users (id, aud, role, email)
  values (nobody, 'authenticated', 'authenticated', nobody || '@preview.invalid');
  insert into public.partners (user_id, chosen_entity, name, language)
  values (nobody, acts_for, 'Preview', 'en');
  insert into public.partner_memberships (user_id, entity_id) values (nobody, acts_for);
  insert into auth.sessions (id, user_id) values (sitting, nobody);
  insert into private.proofs (session_id, kind) values (sitting, 'passkey');
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', nobody, 'role', 'authenticated', 'session_id', sitting)::text, true
  );
  -- Each engine reads it under a name of its own.
  perform set_config('request.jwt.claim.sub', nobody::text, true);
  set local role authenticated;
  seen := public.lp_overview();
  return seen - '{partner,people,entities,downloads,needs,seenBefore}'::text[];
end;
$$;

-- Does it, looks, and undoes it; what is undone does not reach a variable. `withoutPerson` names
-- entities for which nobody could read what is addressed to them: looked for before a person is
-- made for the preview, and after those whom the release itself invites.
create function private.rehearse(of_work uuid, of_content jsonb, of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  said jsonb;
begin
  begin
    said := jsonb_build_object('done', private.apply_release(of_work, of_content));
    said := said || jsonb_build_object(
      'withoutPerson', (
        select coalesce(jsonb_agg(entities.name order by entities.name), '[]')
        from public.partner_entities as entities
        where entities.id in (
          select entity_id from public.documents where published_at = now()
          union
          select entity_id from public.capital_flows
          where kind = 'call' and effective_on >= current_date and released_at = now()
        )
        and not exists (
          select from public.partner_memberships as members
          cross join private.memberships_of(members.user_id) as open
          where members.entity_id = entities.id and open.entity_id = entities.id
        )
      )
    );
    if of_entity is not null then
      said := said || jsonb_build_object('seen', private.seen_by(of_entity));
    end if;
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return said;
  end;
end;
$$;

create function private.desk_rehearse_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_entity text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  manifest jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform private.open_release(of_work);
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  return private.rehearse(of_work, manifest, nullif(of_entity, ''));
end;
$$;

-- Lets it go: everything, or nothing. The sheets are checked as they are applied. `of_mails` is
-- what its author was told would be sent, and typed: where it has become another number, they look
-- again. With a reason, alone and at once; a review is owed then, as for texts.
create function private.desk_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_mails integer, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  work private.works := private.work_at(of_work, of_hash);
  approved boolean := private.is_approved(of_work, of_hash);
  urgent boolean := of_reason <> '';
  manifest jsonb;
  done jsonb;
begin
  if work.kind <> 'release' then
    raise exception 'unknown' using errcode = 'PT422';
  elsif urgent and length(btrim(of_reason)) < 20 then
    raise exception 'reason-too-short' using errcode = 'PT422';
  elsif not urgent and not approved and (select two_eyes from private.approval_settings) then
    raise exception 'not-approved' using errcode = 'PT422';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  if urgent then
    insert into private.approvals (
      work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
    )
    values (
      of_work, of_hash, work.newest, 0, work.submitted_by, of_user, actor, 'emergency',
      btrim(of_reason)
    );
  end if;
  select content into manifest from private.revisions
  where work_id = of_work and number = work.newest;
  done := private.apply_release(of_work, manifest);
  if (done ->> 'mails')::integer <> of_mails then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  perform set_config('private.releasing', of_work::text, true);
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform set_config('private.releasing', '', true);
  delete from private.staged_files
  where sha256 in (
    select entry ->> 'sha256' from jsonb_array_elements(manifest -> 'documents') as entry
  )
  and not exists (
    select from private.works_now as others
    where others.kind = 'release' and others.live_revision is null
      and others.content -> 'documents' @> jsonb_build_array(
        jsonb_build_object('sha256', staged_files.sha256)
      )
  );
  -- They have been sent; who they are stands with the partners from now on.
  delete from private.sheet_lines using private.sheets
  where sheets.id = sheet_lines.sheet_id and sheets.work_id = of_work
    and sheets.kind = 'invitations';
  perform private.note(
    of_user, actor, case when urgent then 'releases.release-now' else 'releases.release' end,
    'release:' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'approved', approved, 'done', done)
  );
  return jsonb_build_object('outcome', 'released', 'done', done);
end;
$$;


-- 54_withdrawals.sql

-- A document that should not have gone out: gone at once, while it stays known what it was, who
-- withdrew it and who had it.

create table private.withdrawn_documents (
  document_id uuid primary key references public.documents (id),
  -- A wrong file's name may itself be somebody else's: the public row forgets it.
  file_name text not null,
  title text,
  withdrawn_by uuid not null,
  withdrawn_by_name text not null,
  withdrawn_at timestamptz not null default now(),
  told integer not null
);

create function private.desk_published(
  of_user uuid, of_session uuid, of_words text, of_fund text, before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select coalesce(jsonb_agg(listed.entry order by published_at desc, id desc), '[]') into page
  from (
    select
      documents.id, documents.published_at,
      jsonb_build_object(
        'id', documents.id, 'fund', funds.name, 'entity', entities.name,
        'type', documents.type, 'period', documents.period, 'version', documents.version,
        'fileName', coalesce(gone.file_name, documents.file_name),
        'title', coalesce(gone.title, documents.title), 'publishedAt', documents.published_at,
        'withdrawnAt', documents.withdrawn_at, 'withdrawnReason', documents.withdrawn_reason,
        'withdrawnBy', gone.withdrawn_by_name,
        'had', (
          select coalesce(jsonb_agg(distinct readers.name), '[]')
          from public.document_downloads as downloads
          join public.partner_entities as readers on readers.id = downloads.entity_id
          where downloads.document_id = documents.id
        )
      ) as entry
    from public.documents
    join public.funds on funds.id = documents.fund_id
    left join public.partner_entities as entities on entities.id = documents.entity_id
    left join private.withdrawn_documents as gone on gone.document_id = documents.id
    where (of_fund = '' or funds.id::text = of_fund)
      and (
        of_words = '' or strpos(
          lower(concat_ws(' ', documents.file_name, gone.file_name, documents.title, entities.name)),
          lower(of_words)
        ) > 0
      )
      and (edge_at is null or (documents.published_at, documents.id) < (edge_at, edge_id))
    order by documents.published_at desc, documents.id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'publishedAt') || '_' || (page -> 39 ->> 'id')
    end
  );
end;
$$;

create function private.desk_withdraw(
  of_user uuid, of_session uuid, of_document uuid, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'documents.withdraw');
  wrong public.documents;
  mails integer;
begin
  select * into wrong from public.documents where id = of_document for update;
  if not found then
    return null;
  elsif wrong.withdrawn_at is not null then
    raise exception 'withdrawn-already' using errcode = 'PT422';
  elsif length(btrim(of_reason)) not between 10 and 500 then
    raise exception 'reason-missing' using errcode = 'PT422';
  end if;
  mails := private.tell_of_withdrawal(of_document);
  insert into private.withdrawn_documents (
    document_id, file_name, title, withdrawn_by, withdrawn_by_name, told
  )
  values (of_document, wrong.file_name, wrong.title, of_user, actor, mails);
  update public.documents
  set
    withdrawn_at = now(), withdrawn_reason = btrim(of_reason), file_name = 'withdrawn',
    title = null
  where id = of_document;
  delete from private.document_files where document_id = of_document;
  perform private.note(
    of_user, actor, 'documents.withdraw', 'document:' || of_document, wrong.version,
    jsonb_build_object(
      'told', mails,
      'had', (
        select count(distinct user_id) from public.document_downloads
        where document_id = of_document
      )
    )
  );
  return jsonb_build_object('outcome', 'withdrawn', 'told', mails);
end;
$$;


-- 60_letters.sql

-- Letters: a work of kind `letter`, which becomes a page of the site when it is published.

-- Published letters, as the site shows them. Anyone may read them: they are pages.
create table public.letters (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  work_id uuid not null unique references private.works (id),
  revision integer not null,
  published_on date not null,
  changed_at timestamptz not null default now(),
  theme text not null check (theme in ('allocation', 'transactions', 'impact')),
  signatory text not null,
  -- Title, summary and Markdown in each language; errata with their day.
  en jsonb not null,
  fr jsonb not null,
  errata jsonb not null default '[]',
  -- A letter that is withdrawn leaves the site. Its address and its first day stay its own: they
  -- are in mails.
  withdrawn_at timestamptz,
  -- Who signed it, in words: it stays signed when they have left the firm and its people's file
  -- (content/people.ts). Written by what makes pages, while they are in it.
  signed jsonb
);

alter table public.letters enable row level security;

revoke all on public.letters from anon, authenticated;
grant select on public.letters to anon, authenticated;

create policy "anyone may read a published letter"
on public.letters
for select
to anon, authenticated
using (withdrawn_at is null);

-- A revision that goes live is the page: the day of the first one stays, and so does the address.
create function private.show_letter()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  content jsonb;
begin
  if new.live_revision is null then
    update public.letters set withdrawn_at = now(), changed_at = now() where work_id = new.id;
    return null;
  end if;
  select revisions.content into content from private.revisions
  where work_id = new.id and number = new.live_revision;
  insert into public.letters (
    slug, work_id, revision, published_on, theme, signatory, en, fr, errata
  )
  values (
    content ->> 'slug', new.id, new.live_revision, (now() at time zone 'Europe/Paris')::date,
    content ->> 'theme', content ->> 'signatory', content -> 'en', content -> 'fr',
    coalesce(content -> 'errata', '[]')
  )
  on conflict (work_id) do update
  set
    revision = excluded.revision, changed_at = now(), theme = excluded.theme,
    signatory = excluded.signatory, en = excluded.en, fr = excluded.fr, errata = excluded.errata,
    withdrawn_at = null;
  return null;
exception
  when unique_violation then
    raise exception 'slug-taken' using errcode = 'PT422';
  when not_null_violation or check_violation then
    raise exception 'letter-incomplete' using errcode = 'PT422';
end;
$$;

create trigger show_letter
after update of live_revision on private.works
for each row
when (new.kind = 'letter')
execute function private.show_letter();

-- Pictures of letters. A text names one by its hash, so that what was approved is what is shown; it
-- is never changed. Whoever knows the hash may see it on our host: readers of the letter, and who
-- reads it before them. Over REST, for a build, only those of published letters are there.
create table public.letter_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- JPEG alone: the desk's own browser has made it one, without what a camera adds.
  bytes bytea not null check (
    octet_length(bytes) between 100 and 290000 and substring(bytes from 1 for 3) = '\xffd8ff'
  ),
  added_at timestamptz not null default now()
);

alter table public.letter_pictures enable row level security;

revoke all on public.letter_pictures from anon, authenticated;
grant select on public.letter_pictures to anon, authenticated;

create policy "anyone may see the pictures of a published letter"
on public.letter_pictures
for select
to anon, authenticated
using (
  exists (
    select from public.letters
    where letters.en ->> 'body' like '%picture:' || letter_pictures.hash || '%'
      or letters.fr ->> 'body' like '%picture:' || letter_pictures.hash || '%'
  )
);

-- A picture that is added again waits anew to be named by a text, so that it is not removed before
-- the text is saved.
create function private.desk_add_picture(of_user uuid, of_session uuid, of_bytes text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  picture bytea;
  named text;
begin
  begin
    picture := decode(of_bytes, 'base64');
    named := encode(sha256(picture), 'hex');
    update public.letter_pictures set added_at = now() where hash = named;
    if found then
      return jsonb_build_object('hash', named);
    end if;
    insert into public.letter_pictures (hash, bytes) values (named, picture)
    on conflict (hash) do nothing;
  exception
    when check_violation or invalid_parameter_value then
      raise exception 'picture' using errcode = 'PT422';
  end;
  if found then
    perform private.note(of_user, actor, 'letters.picture', 'picture:' || named, null);
  end if;
  return jsonb_build_object('hash', named);
end;
$$;

-- What an address answered, so that a check does not ask the world anew each time.
create table private.link_answers (
  address text primary key check (length(address) <= 2000),
  state text not null check (state in ('answers', 'gone', 'silent', 'private')),
  asked_at timestamptz not null default now()
);

create function private.known_links(addresses jsonb)
returns table (address text, state text)
language sql
stable
set search_path = ''
as $$
  select answers.address, answers.state
  from jsonb_array_elements_text(addresses) as asked (address)
  join private.link_answers as answers on answers.address = asked.address
  where answers.asked_at > now() - case
    when answers.state = 'answers' then interval '1 day' else interval '1 minute'
  end;
$$;

create function private.keep_links(told jsonb)
returns void
language sql
set search_path = ''
as $$
  delete from private.link_answers where asked_at < now() - interval '7 days';
  insert into private.link_answers (address, state)
  select distinct on (address) address, state
  from jsonb_to_recordset(told) as said (address text, state text)
  on conflict (address) do update set state = excluded.state, asked_at = now();
$$;

-- Every letter with its titles and where it stands, last changed first. One that was withdrawn says
-- so: it was published, and may be in mails.
create function private.desk_letters(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'letters.read');
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(listed.entry order by changed_at desc), '[]') from (
        select
          works.changed_at,
          jsonb_build_object(
            'id', works.id, 'name', works.name, 'state', works.state, 'number', works.newest,
            'theme', works.content ->> 'theme', 'author', works.author_name,
            'owed', works.owed, 'sentBack', works.sent_back, 'changedAt', works.changed_at, 'slug', letters.slug,
            'titles', jsonb_build_object(
              'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
            ),
            'publishedOn', letters.published_on, 'withdrawnAt', letters.withdrawn_at,
            'sending', (
              select private.sending_facts(sendings) from private.letter_sendings as sendings
              where sendings.work_id = works.id order by made_at desc limit 1
            )
          ) as entry
        from private.works_now as works
        left join public.letters on letters.work_id = works.id
        where works.kind = 'letter' order by works.changed_at desc limit 200
      ) as listed
    )
  );
end;
$$;

-- A test, as it was when somebody asked for one. It goes to them alone.
create table private.letter_tests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  at timestamptz not null default now(),
  subject text not null,
  html text not null,
  plain text not null
);

-- To whoever asks for it, and nobody else.
create function private.desk_test_letter(of_user uuid, of_session uuid, mails jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.read');
begin
  with tests as (
    insert into private.letter_tests (user_id, subject, html, plain)
    select of_user, value ->> 'subject', value ->> 'html', value ->> 'text'
    from jsonb_each(mails)
    returning id
  )
  insert into private.outbox (template, language, about)
  select 'letter-test', staff.language, tests.id
  from tests join private.staff on staff.user_id = of_user;
  perform private.note(of_user, actor, 'letters.test', 'letters', null);
  return jsonb_build_object('to', (select email from auth.users where id = of_user));
end;
$$;


-- 61_letter_sendings.sql

-- Sending a letter to everyone who confirmed. Recipients are fixed when it starts, one row each,
-- claimed once; what was being sent when a host died is `unknown` and waits for a person. Nothing
-- is sent twice silently.

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
  ended_at timestamptz,
  -- When somebody decided that what is unknown stays as it is.
  unknown_left_at timestamptz
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

-- Takes the place of the sender, or keeps it. Who takes it from another finds what that one was
-- sending: nobody knows whether it arrived.
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
    allowance = 0, allowance_at = now()
  where id = of_sending;
  perform private.note(
    of_user, actor, 'letters.' || wanted, 'letter:' || sending.work_id, sending.revision
  );
  return jsonb_build_object('state', becomes);
end;
$$;

-- What was being sent when a sender died: sent again to them, some of whom will have it twice, or
-- left, some of whom will not have it. A person decides.
create function private.desk_settle_unknown(
  of_user uuid, of_session uuid, of_sending uuid, decision text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  sending private.letter_sendings;
  touched integer := 0;
begin
  select * into sending from private.letter_sendings where id = of_sending for update;
  if not found then
    return null;
  elsif sending.state = 'stopped' or decision not in ('again', 'leave') then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  if decision = 'again' then
    update private.letter_recipients set state = 'ready', settled_at = null, error = null
    where sending_id = of_sending and state = 'unknown';
    get diagnostics touched = row_count;
    update private.letter_sendings
    set state = 'running', ended_at = null, allowance = 0, allowance_at = now()
    where id = of_sending and touched > 0 and state = 'done';
  else
    select count(*) into touched from private.letter_recipients
    where sending_id = of_sending and state = 'unknown';
    update private.letter_sendings set unknown_left_at = now() where id = of_sending;
  end if;
  perform private.note(
    of_user, actor, case decision
      when 'again' then 'letters.unknown-again' else 'letters.unknown-leave'
    end, 'letter:' || sending.work_id,
    sending.revision, jsonb_build_object('mails', touched)
  );
  return jsonb_build_object('mails', touched);
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
where state = 'asks'
  or (
    unknown_left_at is null and state in ('running', 'paused', 'done')
    and exists (
      select from private.letter_recipients as rows
      where rows.sending_id = sendings.id and rows.state = 'unknown'
    )
  );


-- 62_readers.sql

-- The readers of the letters, at the desk: counted, brought along in a list, exported.

create function private.day_or_null(day text)
returns date
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when day ~ '^\d{4}-\d{2}-\d{2}$' then day::date end;
exception
  when datetime_field_overflow then
    return null;
end;
$$;

-- The list: how many, since when, from where, in which language; by month, over two years.
create function private.desk_readers(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readers.read');
  return jsonb_build_object(
    'now', (
      select jsonb_build_object(
        'confirmed', count(*) filter (where confirmed_at is not null),
        'waiting', count(*) filter (where confirmed_at is null),
        'dead', count(*) filter (where dead_since is not null),
        'en', count(*) filter (where confirmed_at is not null and language = 'en'),
        'fr', count(*) filter (where confirmed_at is not null and language = 'fr'),
        'site', count(*) filter (where confirmed_at is not null and source = 'site'),
        'import', count(*) filter (where confirmed_at is not null and source = 'import')
      )
      from public.newsletter_subscribers
    ),
    'months', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'came', came, 'went', went)
          order by month
        ),
        '[]'
      )
      from (
        select
          month,
          (
            select count(*) from private.newsletter_proofs
            where confirmed_at >= month and confirmed_at < month + interval '1 month'
          ) as came,
          (
            select count(*) from private.newsletter_proofs
            where left_at >= month and left_at < month + interval '1 month'
          ) as went
        from generate_series(
          date_trunc('month', now()) - interval '23 months', date_trunc('month', now()),
          interval '1 month'
        ) as months (month)
      ) as counted
    )
  );
end;
$$;

-- A list that the firm already has, each with the day and the proof of its consent. Without a proof
-- nobody is added; who has left here is not brought back by an older consent. Brought again, it
-- changes nothing.
create function private.desk_import_readers(
  of_user uuid, of_session uuid, lines jsonb, for_real boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
  judged jsonb;
  added integer := 0;
begin
  with given as (
    select
      line, lower(btrim(email)) as email, lower(btrim(language)) as language,
      private.day_or_null(btrim(day)) as day, btrim(evidence) as evidence
    from jsonb_to_recordset(lines) as read (
      line integer, email text, language text, day text, evidence text
    )
  ),
  looked_at as (
    select
      given.*,
      row_number() over (partition by email order by line) as place,
      exists (
        select from public.newsletter_subscribers as known where lower(known.email) = given.email
      ) as is_known,
      length(email) <= 254
        and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
        as is_address
    from given
  ),
  outcomes as (
    select
      line, email, language, day, evidence,
      case
        when is_address is not true then 'email'
        when language is null or language not in ('en', 'fr') then 'language'
        when day is null or day > current_date then 'day'
        when length(coalesce(evidence, '')) not between 5 and 500 then 'evidence'
        when is_known then 'known'
        when place > 1 then 'twice'
        when exists (
          select from private.newsletter_proofs as proofs
          where proofs.address = private.address_mark(looked_at.email)
            and proofs.left_at >= looked_at.day
        ) then 'left'
        else 'add'
      end as outcome
    from looked_at
  )
  select coalesce(jsonb_agg(to_jsonb(outcomes) order by line), '[]') into judged from outcomes;
  if for_real then
    insert into public.newsletter_subscribers (
      email, language, created_at, confirmed_at, source, evidence
    )
    select email, language, day, day, 'import', evidence
    from jsonb_to_recordset(judged) as read (
      email text, language text, day date, evidence text, outcome text
    )
    where outcome = 'add'
    -- Somebody may subscribe on the site at this very moment.
    on conflict do nothing;
    get diagnostics added = row_count;
    if added > 0 then
      perform private.note(
        of_user, actor, 'readers.import', 'readers', null, jsonb_build_object('rows', added)
      );
    end if;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(jsonb_build_object('line', line, 'outcome', outcome) order by line), '[]'
      )
      from jsonb_to_recordset(judged) as read (line integer, outcome text)
    ),
    'added', added
  );
end;
$$;

-- A page of the list, for a file; the export is an act.
create function private.desk_export_readers(
  of_user uuid, of_session uuid, after_id text, page_size integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
begin
  if after_id = '' then
    perform private.note(of_user, actor, 'readers.export', 'readers', null);
  end if;
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(page) order by id), '[]') from (
      select id, email, language, confirmed_at, source, evidence, dead_since
      from public.newsletter_subscribers
      where confirmed_at is not null and (after_id = '' or id > nullif(after_id, '')::uuid)
      order by id limit page_size
    ) as page
  ));
end;
$$;


-- 70_funds_and_entities.sql

-- Funds and entities at the desk: read, found, created, changed, merged. The commands of the
-- terminal and the desk do it by the same functions: docs/decisions/025-partners-at-the-desk.md.

-- Forty of a register, and the last of them where there are more.
create function private.register_page(rows jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > 40 then rows - 40 else rows end,
    'next', case when jsonb_array_length(rows) > 40 then rows -> 39 ->> 'id' end
  );
$$;

-- Where entities stand in funds, each figure with its date; amounts are text.
create function private.accounts_of(of_fund uuid, of_entity uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'entity', entities.id, 'entityName', entities.name,
        'fund', funds.id, 'fundName', funds.name, 'currency', funds.currency,
        'committed', accounts.committed::text, 'committedOn', accounts.committed_on,
        'paidIn', accounts.paid_in::text, 'distributed', accounts.distributed::text,
        'linesTo', accounts.lines_to, 'nav', accounts.nav::text, 'navOn', accounts.nav_on
      )
      order by private.folded(entities.name), private.folded(funds.name)
    ),
    '[]'
  )
  from hooks.capital_accounts as accounts
  join public.partner_entities as entities on entities.id = accounts.entity_id
  join public.funds on funds.id = accounts.fund_id
  where (of_fund is null or accounts.fund_id = of_fund)
    and (of_entity is null or accounts.entity_id = of_entity);
$$;

-- Forty of a register, in the order of their names, from the one after `after` on.
create function private.desk_funds(
  of_user uuid, of_session uuid, words text, of_currency text, of_account text, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      funds.id, private.folded(funds.name) as sorted, funds.name,
      funds.legal_name as "legalName", funds.vintage, funds.currency,
      (select count(*) from public.commitments where fund_id = funds.id) as entities,
      exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = funds.id and accounts.ended_at is null
      ) as "hasAccount",
      (
        select proposed_at from private.account_changes as changes
        where changes.fund_id = funds.id and changes.settled_at is null
      ) as "changeSince"
    from public.funds
    where (
        private.folded(funds.name) like pattern
        or private.folded(coalesce(funds.legal_name, '')) like pattern
      )
      and (of_currency = '' or funds.currency = of_currency)
      and case of_account
        when 'missing' then not exists (
          select from public.fund_accounts as accounts
          where accounts.fund_id = funds.id and accounts.ended_at is null
        )
        when 'changing' then exists (
          select from private.account_changes as changes
          where changes.fund_id = funds.id and changes.settled_at is null
        )
        when 'alarm' then exists (
          select from private.account_changes as changes
          where changes.fund_id = funds.id and changes.outcome = 'refused'
            and changes.alarm_closed_at is null
        )
        when 'number' then exists (
          select from private.fund_contacts as contacts
          where contacts.fund_id = funds.id and contacts.ended_at is null
            and contacts.confirmed_by is null
        )
        else true
      end
      and (
        after is null
        or (private.folded(funds.name), funds.id)
          > (select private.folded(last.name), last.id from public.funds as last where id = after)
      )
    order by private.folded(funds.name), funds.id
    limit 41
  ) as page;
  return private.register_page(rows) || jsonb_build_object(
    'currencies', (
      select coalesce(jsonb_agg(distinct currency order by currency), '[]') from public.funds
    )
  );
end;
$$;

create function private.desk_fund(of_user uuid, of_session uuid, of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
      'manager', funds.manager, 'depositary', funds.depositary, 'vintage', funds.vintage,
      'currency', funds.currency, 'version', funds.version,
      'accounts', private.accounts_of(funds.id, null),
      -- One fund, one currency: these may be added. The dates are the first and the last of each.
      'totals', (
        select jsonb_build_object(
          'committed', sum(committed)::text, 'paidIn', sum(paid_in)::text,
          'nav', sum(nav)::text, 'committedOn', jsonb_build_array(min(committed_on), max(committed_on)),
          'linesTo', jsonb_build_array(min(lines_to), max(lines_to)),
          'navOn', jsonb_build_array(min(nav_on), max(nav_on)), 'valued', count(nav)
        )
        from hooks.capital_accounts as accounts where accounts.fund_id = funds.id
      ),
      'documents', (
        select coalesce(jsonb_agg(to_jsonb(recent) order by recent."publishedAt" desc), '[]')
        from (
          select
            documents.id, documents.type, documents.period, documents.title, documents.version,
            documents.file_name as "fileName", documents.published_at as "publishedAt",
            documents.withdrawn_at as "withdrawnAt", entities.id as entity,
            entities.name as "entityName"
          from public.documents
          left join public.partner_entities as entities on entities.id = documents.entity_id
          where documents.fund_id = funds.id
          order by documents.published_at desc, documents.id limit 40
        ) as recent
      ),
      'documentCount', (select count(*) from public.documents where fund_id = funds.id)
    )
    from public.funds where funds.id = of_fund
  );
end;
$$;

-- Two funds whose names differ by capitals, accents or spaces would be taken for each other when a
-- document or a sheet names one: the second is refused.
create function private.desk_save_fund(
  of_user uuid,
  of_session uuid,
  of_fund uuid,
  of_version integer,
  of_name text,
  of_legal_name text,
  of_manager text,
  of_depositary text,
  of_vintage integer,
  of_currency text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  saved uuid;
begin
  if exists (
    select from public.funds
    where private.folded(funds.name) = private.folded(of_name) and funds.id is distinct from of_fund
  ) then
    raise exception 'name' using errcode = 'PT422';
  end if;
  saved := private.set_fund(
    of_fund, coalesce(of_version, 0), of_name, of_legal_name, of_manager, of_depositary,
    of_vintage, of_currency, of_user, actor
  );
  return case when saved is not null then jsonb_build_object('id', saved) end;
end;
$$;

create function private.desk_entities(
  of_user uuid, of_session uuid, words text, of_factor text, of_fund uuid, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      entities.id, private.folded(entities.name) as sorted, entities.name,
      entities.requires_factor as "requiresFactor", people.count as people, people.never,
      (select count(*) from public.commitments where entity_id = entities.id) as funds
    from public.partner_entities as entities
    cross join lateral (
      select count(*) as count, count(*) filter (where memberships.seen_at is null) as never
      from public.partner_memberships as memberships
      where memberships.entity_id = entities.id
        and (memberships.ends_at is null or memberships.ends_at > now())
    ) as people
    where entities.merged_into is null and private.folded(entities.name) like pattern
      and (of_factor = '' or entities.requires_factor = (of_factor = 'required'))
      and (
        of_fund is null
        or exists (
          select from public.commitments where entity_id = entities.id and fund_id = of_fund
        )
      )
      and (
        after is null
        or (private.folded(entities.name), entities.id) > (
          select private.folded(last.name), last.id from public.partner_entities as last
          where id = after
        )
      )
    order by private.folded(entities.name), entities.id
    limit 41
  ) as page;
  return private.register_page(rows) || jsonb_build_object(
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by private.folded(name)), '[]'
      )
      from public.funds
    )
  );
end;
$$;

-- Every name there is, for who looks for those that are nearly the same.
create function private.desk_entity_names(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return jsonb_build_object(
    'entities', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by private.folded(name)), '[]'
      )
      from public.partner_entities where merged_into is null
    )
  );
end;
$$;

create function private.desk_entity(of_user uuid, of_session uuid, of_entity uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', entities.id, 'name', entities.name, 'version', entities.version,
      'requiresFactor', entities.requires_factor, 'mergedAt', entities.merged_at,
      'mergedInto', (
        select jsonb_build_object('id', kept.id, 'name', kept.name)
        from public.partner_entities as kept where kept.id = entities.merged_into
      ),
      'tookOver', (
        select coalesce(
          jsonb_agg(jsonb_build_object('id', id, 'name', name, 'at', merged_at) order by merged_at),
          '[]'
        )
        from public.partner_entities as gone where gone.merged_into = entities.id
      ),
      'people', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', partners.user_id, 'name', partners.name, 'email', users.email,
              'role', memberships.role, 'invitedAt', memberships.invited_at,
              'endsAt', memberships.ends_at, 'seenAt', memberships.seen_at,
              'ended', partners.revoked_at is not null
                or coalesce(memberships.ends_at <= now(), false)
            )
            order by private.folded(partners.name)
          ),
          '[]'
        )
        from public.partner_memberships as memberships
        join public.partners on partners.user_id = memberships.user_id
        join auth.users on users.id = memberships.user_id
        where memberships.entity_id = entities.id
      ),
      'accounts', private.accounts_of(null, entities.id),
      'documentCount', (select count(*) from public.documents where entity_id = entities.id)
    )
    from public.partner_entities as entities where entities.id = of_entity
  );
end;
$$;

create function private.desk_save_entity(
  of_user uuid, of_session uuid, of_entity uuid, of_version integer, of_name text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  saved public.partner_entities;
begin
  if of_entity is null then
    insert into public.partner_entities (name) values (of_name) returning * into saved;
    perform private.note(of_user, actor, 'entities.add', 'entity:' || saved.id, saved.version);
    return jsonb_build_object('id', saved.id);
  end if;
  select * into saved from public.partner_entities
  where id = of_entity and merged_into is null for update;
  if not found then
    return null;
  end if;
  if saved.version is distinct from of_version then
    raise exception 'the entity was changed meanwhile' using errcode = 'PT409';
  end if;
  update public.partner_entities set name = of_name, version = version + 1
  where id = of_entity returning * into saved;
  perform private.note(of_user, actor, 'entities.rename', 'entity:' || saved.id, saved.version);
  return jsonb_build_object('id', saved.id);
exception when unique_violation then
  raise exception 'name' using errcode = 'PT422', detail = 'Another entity has this name.';
end;
$$;

create function private.desk_require_factor(
  of_user uuid, of_session uuid, of_entity uuid, required boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  return case
    when private.require_factor(of_entity, required, of_user, actor)
    then jsonb_build_object('outcome', 'changed')
  end;
end;
$$;

-- What would go from one to the other, and in which funds both have an account.
create function private.merging(gone uuid, kept uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'people', (
      select count(*) from public.partner_memberships as moving
      where moving.entity_id = gone and not exists (
        select from public.partner_memberships as there
        where there.user_id = moving.user_id and there.entity_id = kept
      )
    ),
    'inBoth', (
      select count(*) from public.partner_memberships as moving
      join public.partner_memberships as there on there.user_id = moving.user_id
        and there.entity_id = kept
      where moving.entity_id = gone
    ),
    'commitments', (select count(*) from public.commitments where entity_id = gone),
    'lines', (select count(*) from public.capital_flows where entity_id = gone),
    'values', (select count(*) from public.valuations where entity_id = gone),
    'documents', (select count(*) from public.documents where entity_id = gone),
    'downloads', (select count(*) from public.document_downloads where entity_id = gone),
    'shared', (
      select coalesce(jsonb_agg(funds.name order by private.folded(funds.name)), '[]')
      from public.commitments as mine
      join public.commitments as theirs on theirs.fund_id = mine.fund_id
        and theirs.entity_id = kept
      join public.funds on funds.id = mine.fund_id
      where mine.entity_id = gone
    )
  );
$$;

create function private.desk_merging(of_user uuid, of_session uuid, gone uuid, kept uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.write');
  if gone = kept or (
    select count(*) from public.partner_entities
    where id in (gone, kept) and merged_into is null
  ) < 2 then
    return null;
  end if;
  return private.merging(gone, kept) || jsonb_build_object(
    'gone', (select name from public.partner_entities where id = gone),
    'kept', (select name from public.partner_entities where id = kept)
  );
end;
$$;

-- Two entities that are one: everything of the one goes to the other in one transaction. The one
-- that is gone stays as a name, because the log of downloads, which never changes, leads to it.
-- `typed` is its name, written by hand; `seen` is what `desk_merging` said.
create function private.desk_merge_entities(
  of_user uuid, of_session uuid, gone uuid, kept uuid, typed text, seen jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  going public.partner_entities;
  staying public.partner_entities;
  counted jsonb;
  moved uuid[];
  place record;
begin
  if gone = kept then
    raise exception 'same' using errcode = 'PT422';
  end if;
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null then
    return null;
  end if;
  if going.name <> trim(typed) then
    raise exception 'typed' using errcode = 'PT422';
  end if;
  counted := private.merging(gone, kept);
  if counted -> 'shared' <> '[]' then
    raise exception 'shared' using errcode = 'PT422';
  end if;
  if counted <> seen then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  end if;

  -- Who acts for both goes on as the remaining entity has it, unless that had ended.
  update public.partner_memberships as there
  set role = moving.role, ends_at = moving.ends_at, invited_at = moving.invited_at
  from public.partner_memberships as moving
  where there.entity_id = kept and moving.entity_id = gone and moving.user_id = there.user_id
    and there.ends_at <= now() and (moving.ends_at is null or moving.ends_at > now());
  delete from public.partner_memberships as moving
  using public.partner_memberships as there
  where moving.entity_id = gone and there.entity_id = kept and there.user_id = moving.user_id;
  with those as (
    update public.partner_memberships set entity_id = kept where entity_id = gone
    returning user_id
  )
  select array_agg(user_id) into moved from those;

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass
      )
  loop
    execute format(
      'update %s set %I = $1 where %I = $2', place.relation, place.name, place.name
    )
    using kept, gone;
  end loop;

  update public.partner_entities
  set merged_into = kept, merged_at = now(), version = version + 1 where id = gone;
  if going.requires_factor and not staying.requires_factor then
    perform private.require_factor(kept, true, of_user, actor);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    of_user, actor, 'entities.merge', 'entity:' || gone, going.version + 1,
    (counted - 'shared') || jsonb_build_object('into', kept)
  );
  return jsonb_build_object('id', kept);
end;
$$;


-- 71_partner_persons.sql

-- Persons who act for entities, at the desk: who came, who never did, and every act that the
-- terminal knows. What an act tells the ledger is a sign-in account and an entity, never an
-- address.

create function private.desk_partner_persons(
  of_user uuid, of_session uuid, words text, of_standing text, of_entity uuid, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      persons.user_id as id, private.folded(persons.name) as sorted, persons.name, persons.email,
      persons.standing, persons.invited_at as "invitedAt", persons.seen_at as "seenAt",
      persons.has_factor as "hasFactor",
      (
        select coalesce(jsonb_agg(entities.name order by private.folded(entities.name)), '[]')
        from public.partner_memberships as memberships
        join public.partner_entities as entities on entities.id = memberships.entity_id
        where memberships.user_id = persons.user_id
          and (memberships.ends_at is null or memberships.ends_at > now())
      ) as entities
    from private.partner_standings as persons
    where (
        private.folded(persons.name) like pattern or private.folded(persons.email) like pattern
      )
      and (
        of_standing = '' or persons.standing = of_standing
        or (
          of_standing = 'bare' and not persons.has_factor
          and persons.standing in ('never', 'came')
        )
      )
      and (
        of_entity is null
        or exists (
          select from public.partner_memberships as memberships
          where memberships.user_id = persons.user_id and memberships.entity_id = of_entity
        )
      )
      and (
        after is null
        or (private.folded(persons.name), persons.user_id) > (
          select private.folded(last.name), last.user_id from public.partners as last
          where last.user_id = after
        )
      )
    order by private.folded(persons.name), persons.user_id
    limit 41
  ) as page;
  return private.register_page(rows);
end;
$$;

create function private.desk_partner_person(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', persons.user_id, 'name', persons.name, 'email', persons.email,
      'language', persons.language, 'standing', persons.standing,
      'revokedAt', persons.revoked_at, 'invitedAt', persons.invited_at,
      'seenAt', persons.seen_at,
      -- What there is to sign in with: how many of each kind, and nothing of them.
      'hasPassword', coalesce(users.encrypted_password, '') <> '',
      'passkeys', (
        select count(*) from private.factors where user_id = who and kind = 'passkey'
      ),
      'apps', (select count(*) from private.factors where user_id = who and kind = 'code'),
      'recoveryCodes', (
        select count(*) from private.recovery_codes where user_id = who and used_at is null
      ),
      'enrolUntil', (
        select expires_at from private.enrolments where user_id = who and expires_at > now()
      ),
      'isReset', private.is_reset(who),
      'mustHaveFactor', private.must_have_factor(who),
      'isStaff', private.is_staff(who),
      'memberships', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'entity', entities.id, 'name', entities.name, 'role', memberships.role,
              'invitedAt', memberships.invited_at, 'endsAt', memberships.ends_at,
              'seenAt', memberships.seen_at,
              'ended', persons.revoked_at is not null
                or coalesce(memberships.ends_at <= now(), false)
            )
            order by private.folded(entities.name)
          ),
          '[]'
        )
        from public.partner_memberships as memberships
        join public.partner_entities as entities on entities.id = memberships.entity_id
        where memberships.user_id = who
      )
    )
    from private.partner_standings as persons
    join auth.users on users.id = persons.user_id
    where persons.user_id = who
  );
end;
$$;

-- Null in `in_role` and `until` leaves what there is; `infinity` has no end.
create function private.desk_invite_partner(
  of_user uuid,
  of_session uuid,
  address text,
  person text,
  mail_language text,
  of_entity uuid,
  in_role text,
  until timestamptz
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  entity_name text;
  outcome text;
  invited uuid;
begin
  if until <= now() then
    raise exception 'until' using errcode = 'PT422';
  end if;
  select name into entity_name from public.partner_entities
  where id = of_entity and merged_into is null;
  if not found then
    return null;
  end if;
  outcome := private.invite_partner(
    address, person, entity_name, mail_language, false, in_role, until
  );
  select id into invited from auth.users where lower(email) = lower(address);
  perform private.note(
    of_user, actor, 'partners.invite', 'partner:' || invited, null,
    jsonb_build_object('entity', of_entity, 'role', in_role)
  );
  return jsonb_build_object('id', invited, 'outcome', outcome);
end;
$$;

-- A new link by mail, with everything else as it is.
create function private.desk_invite_again(
  of_user uuid, of_session uuid, who uuid, of_entity uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  known record;
begin
  select partners.name, partners.language, users.email, entities.name as entity into known
  from public.partner_memberships as memberships
  join public.partners on partners.user_id = memberships.user_id
  join auth.users on users.id = memberships.user_id
  join public.partner_entities as entities on entities.id = memberships.entity_id
    and entities.merged_into is null
  where memberships.user_id = who and memberships.entity_id = of_entity;
  if not found then
    return null;
  end if;
  perform private.invite_partner(known.email, known.name, known.entity, known.language, false);
  perform private.note(
    of_user, actor, 'partners.invite', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity, 'again', true)
  );
  return jsonb_build_object('outcome', 'invited again');
end;
$$;

-- On what was seen: another role or end in between is a conflict.
create function private.desk_change_membership(
  of_user uuid,
  of_session uuid,
  who uuid,
  of_entity uuid,
  was_role text,
  was_end timestamptz,
  in_role text,
  until timestamptz
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  was public.partner_memberships;
begin
  if until <= now() then
    raise exception 'until' using errcode = 'PT422';
  end if;
  select * into was from public.partner_memberships
  where user_id = who and entity_id = of_entity for update;
  if not found then
    return null;
  end if;
  if was.role <> was_role or was.ends_at is distinct from was_end or was.ends_at <= now() then
    raise exception 'the membership was changed meanwhile' using errcode = 'PT409';
  end if;
  update public.partner_memberships set role = in_role, ends_at = until
  where user_id = who and entity_id = of_entity;
  perform private.note(
    of_user, actor, 'partners.change-membership', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity, 'role', in_role, 'until', until)
  );
  return jsonb_build_object('outcome', 'changed');
end;
$$;

create function private.desk_end_membership(
  of_user uuid, of_session uuid, who uuid, of_entity uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  address text;
  entity_name text;
begin
  select users.email into address from auth.users where id = who;
  select name into entity_name from public.partner_entities where id = of_entity;
  if not coalesce(private.end_membership(address, entity_name), false) then
    return null;
  end if;
  perform private.note(
    of_user, actor, 'partners.end-membership', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity)
  );
  return jsonb_build_object('outcome', 'ended');
end;
$$;

create function private.desk_revoke_partner(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  if not coalesce(private.revoke_partner(private.partner_address(who)), false) then
    return null;
  end if;
  perform private.note(of_user, actor, 'partners.revoke', 'partner:' || who);
  return jsonb_build_object('outcome', 'revoked');
end;
$$;

create function private.desk_reset_partner(
  of_user uuid, of_session uuid, who uuid, hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  if not coalesce(private.reset_factors(private.partner_address(who), hash), false) then
    return null;
  end if;
  perform private.note(of_user, actor, 'partners.reset-factors', 'partner:' || who);
  return jsonb_build_object('outcome', 'reset');
end;
$$;

-- Persons who were invited and never came.
create view private.waiting_partners as
select
  'partners'::text as kind, 'partners.write'::text as act, count(*) as count,
  min(invited_at) as since, null::timestamptz as due
from private.partner_standings where standing = 'never';


-- 72_readings.sql

-- Who read what: each document against those it is for, read from the log of downloads. What was
-- withdrawn stays in it.

-- Everyone that a document is for today, and everyone who has fetched it, who may no longer be one
-- of them; of one entity alone where one is named. `acts` is false for who has no access any more,
-- and nobody's name is left where an account was erased.
create function private.readers_of(of_document uuid, of_entity uuid default null)
returns table (
  user_id uuid, entity_id uuid, name text, entity text, acts boolean, first_at timestamptz,
  last_at timestamptz, times bigint
)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select memberships.user_id, memberships.entity_id
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
      and (documents.entity_id is null or commitments.entity_id = documents.entity_id)
      and (of_entity is null or commitments.entity_id = of_entity)
    join public.partner_memberships as memberships
      on memberships.entity_id = commitments.entity_id
      and (memberships.ends_at is null or memberships.ends_at > now())
    join public.partners on partners.user_id = memberships.user_id and partners.revoked_at is null
    where documents.id = of_document
  ),
  fetched as (
    select
      downloads.user_id, downloads.entity_id, min(downloads.at) as first_at,
      max(downloads.at) as last_at, count(*) as times
    from public.document_downloads as downloads
    where downloads.document_id = of_document
      and (of_entity is null or downloads.entity_id = of_entity)
    group by downloads.user_id, downloads.entity_id
  )
  select
    user_id, entity_id, partners.name, entities.name, meant.user_id is not null,
    fetched.first_at, fetched.last_at, coalesce(fetched.times, 0)
  from meant
  full join fetched using (user_id, entity_id)
  left join public.partners using (user_id)
  left join public.partner_entities as entities on entities.id = entity_id;
$$;

-- What of `documents` the filters leave, to be written into a statement whose parameters they are:
-- $1 fund, $2 entity, $3 type, $4 year. Each is there only where it is asked for, so that the plan
-- is made for what is asked.
create function private.readings_where(
  of_fund text, of_entity text, of_type text, of_year text
)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'true'
    || case when of_fund <> '' then ' and documents.fund_id = $1::uuid' else '' end
    || case
      when of_entity <> '' then
        ' and (documents.entity_id = $2::uuid or documents.entity_id is null)'
        || ' and documents.fund_id in ('
        || 'select commitments.fund_id from public.commitments where entity_id = $2::uuid)'
      else ''
    end
    || case when of_type <> '' then ' and documents.type = $3' else '' end
    || case when of_year <> '' then ' and left(documents.period, 4) = $4' else '' end;
$$;

create function private.reading_document(documents public.documents)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', documents.id, 'fund', funds.name, 'for', entities.name, 'type', documents.type,
    'period', documents.period, 'version', documents.version, 'title', documents.title,
    'publishedAt', documents.published_at, 'withdrawnAt', documents.withdrawn_at,
    'withdrawnReason', documents.withdrawn_reason
  )
  from public.funds
  left join public.partner_entities as entities on entities.id = documents.entity_id
  where funds.id = documents.fund_id;
$$;

-- A page of documents, newest first, each with how many it is for and how many of them have it.
-- `of_state`: `none` where nobody has fetched it, `some` where somebody has not.
create function private.desk_readings(
  of_user uuid,
  of_session uuid,
  of_fund text,
  of_entity text,
  of_type text,
  of_year text,
  of_state text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := 40;
  conditions text := private.readings_where(of_fund, of_entity, of_type, of_year);
  entity constant uuid := nullif(of_entity, '')::uuid;
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'readings.read');
  if before <> '' then
    conditions := conditions || ' and (documents.published_at, documents.id)'
      || ' < ($5::timestamptz, $6::uuid)';
  end if;
  conditions := conditions || case of_state
    when 'none' then
      ' and not exists (select from public.document_downloads as downloads'
      || ' where downloads.document_id = documents.id'
      || case when entity is null then '' else ' and downloads.entity_id = $2::uuid' end || ')'
    when 'some' then
      ' and exists (select from private.readers_of(documents.id, $7::uuid) as readers'
      || ' where readers.acts and readers.first_at is null)'
    else ''
  end;
  execute format(
    $statement$
      with page as (
        select documents from public.documents as documents where %s
        order by documents.published_at desc, documents.id desc limit %s
      )
      select coalesce(
        jsonb_agg(
          private.reading_document(page.documents) || jsonb_build_object(
            'meant', counted.meant, 'fetched', counted.fetched, 'others', counted.others,
            'lastAt', counted.last_at
          )
          order by (page.documents).published_at desc, (page.documents).id desc
        ),
        '[]'
      )
      from page
      cross join lateral (
        select
          count(*) filter (where acts) as meant,
          count(*) filter (where acts and first_at is not null) as fetched,
          count(*) filter (where not acts) as others, max(last_at) as last_at
        from private.readers_of((page.documents).id, $7::uuid)
      ) as counted
    $statement$,
    conditions, page_size + 1
  )
  into rows
  using
    of_fund, of_entity, of_type, of_year, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), ''), entity;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'publishedAt' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when data_exception then
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

-- By entity, or by fund: how many documents there are for it, how many of them somebody there has
-- fetched, and when last. Entities come forty at a time, by name; of funds there are few.
create function private.desk_readings_by(
  of_user uuid,
  of_session uuid,
  of_kind text,
  of_fund text,
  of_entity text,
  of_type text,
  of_year text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := case of_kind when 'entity' then 40 else 1000 end;
  holders text;
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'readings.read');
  holders := case of_kind
    when 'entity' then
      'select id, name from public.partner_entities as holder where true'
      || case when of_entity <> '' then ' and id = $2::uuid' else '' end
      || case
        when of_fund <> '' then
          ' and id in (select entity_id from public.commitments where fund_id = $1::uuid)'
        else ''
      end
    else
      'select id, name from public.funds as holder where true'
      || case when of_fund <> '' then ' and id = $1::uuid' else '' end
      || case
        when of_entity <> '' then
          ' and id in (select fund_id from public.commitments where entity_id = $2::uuid)'
        else ''
      end
  end
  || case when before <> '' then ' and (name, id) > ($5, $6::uuid)' else '' end;
  execute format(
    $statement$
      with holders as (%s order by name, id limit %s)
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', holders.id, 'name', holders.name, 'people', counted.people,
            'documents', counted.documents, 'fetched', counted.fetched, 'lastAt', counted.last_at
          )
          order by holders.name, holders.id
        ),
        '[]'
      )
      from holders
      cross join lateral (
        select
          count(*) filter (where documents.withdrawn_at is null) as documents,
          count(*) filter (where documents.withdrawn_at is null and log.last_at is not null)
            as fetched,
          max(log.last_at) as last_at,
          (
            select count(distinct memberships.user_id)
            from public.partner_memberships as memberships
            join public.partners on partners.user_id = memberships.user_id
              and partners.revoked_at is null
            where memberships.entity_id %s
              and (memberships.ends_at is null or memberships.ends_at > now())
          ) as people
        from public.documents
        left join lateral (
          select max(downloads.at) as last_at from public.document_downloads as downloads
          where downloads.document_id = documents.id %s
        ) as log on true
        where %s
      ) as counted
    $statement$,
    holders, page_size + 1,
    case
      when of_kind = 'entity' then '= holders.id'
      when of_entity <> '' then '= $2::uuid'
      else 'in (select entity_id from public.commitments where fund_id = holders.id)'
    end,
    case
      when of_kind = 'entity' then 'and downloads.entity_id = holders.id'
      when of_entity <> '' then 'and downloads.entity_id = $2::uuid'
      else ''
    end,
    case of_kind
      when 'entity' then
        replace(private.readings_where(of_fund, 'each', of_type, of_year), '$2::uuid', 'holders.id')
      else
        private.readings_where('', of_entity, of_type, of_year)
        || ' and documents.fund_id = holders.id'
    end
  )
  into rows
  using
    of_fund, of_entity, of_type, of_year, left(before, length(before) - 37), right(before, 36);
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'name' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when data_exception then
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

-- One document: everyone it is for and everyone who has it, those who have not first.
create function private.desk_reading(of_user uuid, of_session uuid, of_document uuid, of_entity text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readings.read');
  return (
    select private.reading_document(documents) || jsonb_build_object(
      'readers', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'user', user_id, 'name', name, 'entity', entity, 'acts', acts,
              'firstAt', first_at, 'lastAt', last_at, 'times', times
            )
            order by first_at is not null, entity, name, user_id
          ),
          '[]'
        )
        from private.readers_of(of_document, nullif(of_entity, '')::uuid)
      )
    )
    from public.documents where id = of_document
  );
end;
$$;

-- What the filters can be set to.
create function private.desk_reading_choices(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readings.read');
  return jsonb_build_object(
    'funds', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name) order by vintage desc, name), '[]'
      )
      from public.funds
    ),
    'entities', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name), '[]')
      from public.partner_entities
    ),
    'years', (
      select coalesce(jsonb_agg(distinct left(period, 4)), '[]') from public.documents
    )
  );
end;
$$;

-- For a file: a line for each person of each document, for as many documents as fit in one page.
create function private.desk_reading_lines(
  of_user uuid,
  of_session uuid,
  of_fund text,
  of_entity text,
  of_type text,
  of_year text,
  before text,
  page_size integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  conditions text := private.readings_where(of_fund, of_entity, of_type, of_year);
  page uuid[];
  last public.documents;
begin
  perform private.must(of_user, of_session, 'readings.read');
  if before <> '' then
    conditions := conditions || ' and (documents.published_at, documents.id)'
      || ' < ($5::timestamptz, $6::uuid)';
  end if;
  execute format(
    'select array(select documents.id from public.documents where %s'
    || ' order by documents.published_at desc, documents.id desc limit %s)',
    conditions, page_size
  )
  into page
  using
    of_fund, of_entity, of_type, of_year, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), '');
  select * into last from public.documents where id = page[page_size];
  return jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(
          private.reading_document(documents) || jsonb_build_object(
            'entity', readers.entity, 'name', readers.name, 'acts', readers.acts,
            'firstAt', readers.first_at, 'lastAt', readers.last_at, 'times', readers.times
          )
          order by places.place, readers.entity, readers.name, readers.user_id
        ),
        '[]'
      )
      from unnest(page) with ordinality as places (id, place)
      join public.documents on documents.id = places.id
      cross join lateral private.readers_of(documents.id, nullif(of_entity, '')::uuid) as readers
    ),
    'next', case
      when last.id is not null
        then (to_jsonb(last) ->> 'published_at') || '_' || last.id
    end
  );
exception
  when data_exception then
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

create function private.desk_note_readings(
  of_user uuid, of_session uuid, row_count integer, with_filter text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readings.read');
begin
  perform private.note(
    of_user, actor, 'readings.export', 'readings', null,
    jsonb_build_object('rows', row_count) || with_filter::jsonb
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;


-- 73_persons.sql

-- Persons: what somebody asks for about their own data, from the request to the certificate. Which
-- tables hold what of a person, what goes and what stays, is in
-- supabase/functions/_shared/persons/registry.ts; the functions here run what it says, all in one
-- statement, so all or nothing.

create table private.person_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('access', 'erasure')),
  -- By a key that the database does not have: enough to know an address again, not to find it.
  address_hmac text not null,
  -- In clear only until it is done.
  address text check (length(address) <= 254),
  language text not null check (language in ('en', 'fr')),
  -- The message by which they asked, where there is one.
  message text check (message ~ '^[0-9]{6}-[0-9A-Z]{5}$'),
  opened_at timestamptz not null default now(),
  opened_by uuid,
  -- GDPR, article 12(3): one month from the day it was received.
  due_at timestamptz not null,
  proven_at timestamptz,
  done_at timestamptz,
  -- Once erased: whether an account went too, for a replay after a restore.
  account_erased boolean,
  certificate jsonb,
  check (address is not null or done_at is not null)
);

create index person_requests_opened on private.person_requests (opened_at desc, id desc);
create index person_requests_open on private.person_requests (due_at) where done_at is null;
create index person_requests_address on private.person_requests (lower(address))
where address is not null;
create index person_requests_done on private.person_requests (done_at) where done_at is not null;

create table private.person_links (
  hash text primary key,
  request_id uuid not null references private.person_requests (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create index person_links_request on private.person_links (request_id);

-- The button behind the mailed link, which shows that the address is theirs. Opening the link alone
-- changes nothing.
create function private.prove_person(of_hash text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  link private.person_links;
begin
  select * into link from private.person_links where hash = of_hash for update;
  if not found then
    return 'unknown';
  elsif link.used_at is not null then
    return 'used';
  elsif link.expires_at <= now() then
    return 'expired';
  end if;
  update private.person_links set used_at = now() where hash = of_hash;
  update private.person_requests set proven_at = coalesce(proven_at, now())
  where id = link.request_id and done_at is null;
  if not found then
    return 'expired';
  end if;
  perform private.note(null, 'mailed link', 'persons.proven', 'request:' || link.request_id);
  return 'proven';
end;
$$;

create function private.accounts_of(of_address text)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(select id from auth.users where lower(email) = lower(of_address));
$$;

-- Those that a contract still binds: colleagues, and partners who act for an entity with a
-- commitment. Their account stays while it does.
create function private.bound_accounts(accounts uuid[])
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select user_id from private.staff
    where user_id = any(accounts) and revoked_at is null
    union
    select partners.user_id from public.partners
    join public.partner_memberships as memberships on memberships.user_id = partners.user_id
    join public.commitments on commitments.entity_id = memberships.entity_id
    where partners.user_id = any(accounts) and partners.revoked_at is null
      and (memberships.ends_at is null or memberships.ends_at > now())
  );
$$;

-- Each step is a statement of the registry's, with the address, the accounts and the bound accounts
-- as its parameters. Nobody but the database's owner can call these.
create function private.count_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.accounts_of(of_address);
  bound uuid[] := '{}';
  found_rows bigint;
  kept_rows bigint;
  counted jsonb := '[]';
begin
  if spare_bound then
    bound := private.bound_accounts(accounts);
  end if;
  for step in select value from jsonb_array_elements(steps) loop
    execute step ->> 'find' into found_rows using lower(of_address), accounts, bound;
    continue when found_rows = 0;
    execute step ->> 'keep' into kept_rows using lower(of_address), accounts, bound;
    counted := counted || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table', 'how', step ->> 'how', 'found', found_rows, 'kept', kept_rows,
        'ground', case when kept_rows > 0 then step ->> 'ground' end
      )
    );
  end loop;
  return counted;
end;
$$;

create function private.erase_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.accounts_of(of_address);
  bound uuid[] := '{}';
  counted jsonb := private.count_person(of_address, steps, spare_bound);
  gone_rows bigint;
  tables jsonb := '[]';
  entry jsonb;
begin
  if spare_bound then
    bound := private.bound_accounts(accounts);
  end if;
  -- In the registry's order: what hangs on something goes before it, and is counted.
  for step in select value from jsonb_array_elements(steps) loop
    select value into entry from jsonb_array_elements(counted)
    where value ->> 'table' = step ->> 'table';
    continue when not found;
    gone_rows := 0;
    if step ->> 'erase' is not null then
      execute step ->> 'erase' into gone_rows using lower(of_address), accounts, bound;
    end if;
    tables := tables || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table',
        'erased', case when step ->> 'how' = 'erased' then gone_rows else 0 end,
        'anonymised', case when step ->> 'how' = 'anonymised' then gone_rows else 0 end,
        'kept', entry -> 'kept', 'ground', entry -> 'ground'
      )
    );
  end loop;
  return tables;
end;
$$;

create function private.sum_of(entries jsonb, what text)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum((value ->> what)::bigint), 0)::bigint from jsonb_array_elements(entries);
$$;

-- For as long as it is open; two people cannot finish it at once.
create function private.open_request(of_request uuid)
returns private.person_requests
language plpgsql
set search_path = ''
as $$
declare
  request private.person_requests;
begin
  select * into request from private.person_requests where id = of_request for update;
  if found and request.done_at is not null then
    raise exception 'the request is done' using errcode = 'PT409';
  end if;
  return request;
end;
$$;

create function private.proven_request(of_request uuid)
returns private.person_requests
language plpgsql
set search_path = ''
as $$
declare
  request private.person_requests := private.open_request(of_request);
begin
  if request.id is not null and request.proven_at is null then
    raise exception 'unproven' using errcode = 'PT422';
  end if;
  return request;
end;
$$;

-- Who asked is shown for as long as something is to be done.
create function private.desk_persons(
  of_user uuid,
  of_session uuid,
  of_state text,
  of_kind text,
  of_request text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
begin
  perform private.must(of_user, of_session, 'persons.read');
  select coalesce(jsonb_agg(to_jsonb(row_of_page) order by row_of_page.at desc, row_of_page.id desc), '[]')
  into page
  from (
    select
      requests.id, requests.kind, requests.language,
      case when requests.done_at is null then requests.address end as address, requests.message,
      requests.opened_at as at, requests.due_at as due, requests.proven_at as proven,
      requests.done_at as done, requests.certificate, staff.name as by
    from private.person_requests as requests
    left join private.staff on staff.user_id = requests.opened_by
    where (of_request = '' or requests.id = nullif(of_request, '')::uuid)
      and (of_kind = '' or requests.kind = of_kind)
      and (of_state = '' or (requests.done_at is null) = (of_state = 'open'))
      and (
        before = ''
        or (requests.opened_at, requests.id)
        < (split_part(before, '|', 1)::timestamptz, split_part(before, '|', 2)::uuid)
      )
    order by requests.opened_at desc, requests.id desc
    limit 41
  ) as row_of_page;
  return jsonb_build_object(
    'rows', page - 40,
    'next', case
      when jsonb_array_length(page) > 40 then page -> 39 ->> 'at' || '|' || (page -> 39 ->> 'id')
    end
  );
end;
$$;

-- Asked for again while it is open, the same request gets another mail.
create function private.desk_open_person(
  of_user uuid,
  of_session uuid,
  of_kind text,
  of_address text,
  of_hmac text,
  of_language text,
  of_message text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests;
  asked_at timestamptz := now();
begin
  if of_message <> '' then
    select received_at into asked_at from private.contact_messages
    where reference = of_message and lower(email) = lower(of_address);
    if not found then
      raise exception 'no such message' using errcode = 'PT422';
    end if;
  end if;
  select * into request from private.person_requests
  where lower(address) = lower(of_address) and kind = of_kind and done_at is null
  for update;
  if found and request.proven_at is not null then
    return jsonb_build_object('id', request.id, 'outcome', 'proven');
  elsif not found then
    insert into private.person_requests (
      kind, address_hmac, address, language, message, opened_by, due_at
    )
    values (
      of_kind, of_hmac, of_address, of_language, nullif(of_message, ''), of_user,
      asked_at + interval '1 month'
    )
    returning * into request;
  end if;
  insert into private.outbox (template, language, about)
  values ('person-proof', request.language, request.id);
  perform private.note(
    of_user, actor, 'persons.open', 'request:' || request.id, null,
    jsonb_build_object('kind', request.kind)
  );
  return jsonb_build_object('id', request.id, 'outcome', 'asked');
end;
$$;

create function private.desk_find_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  request private.person_requests;
  tables jsonb;
begin
  perform private.must(of_user, of_session, 'persons.read');
  request := private.open_request(of_request);
  if request.id is null then
    return null;
  end if;
  tables := private.count_person(request.address, steps::jsonb, true);
  -- Until the address is proven to be theirs: how many rows there are, and no more.
  if request.proven_at is null then
    select coalesce(jsonb_agg(value - 'kept' - 'ground' - 'how'), '[]') into tables
    from jsonb_array_elements(tables);
    return jsonb_build_object('proven', false, 'tables', tables);
  end if;
  return jsonb_build_object(
    'proven', true, 'tables', tables,
    'erasable', private.sum_of(tables, 'found') - private.sum_of(tables, 'kept')
  );
end;
$$;

create function private.desk_export_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.proven_request(of_request);
  accounts uuid[];
  bound uuid[];
  step jsonb;
  rows_of_table jsonb;
  tables jsonb := '[]';
  exported integer := 0;
begin
  if request.id is null then
    return null;
  end if;
  accounts := private.accounts_of(request.address);
  bound := private.bound_accounts(accounts);
  for step in select value from jsonb_array_elements(steps::jsonb) loop
    execute step ->> 'rows' into rows_of_table using lower(request.address), accounts, bound;
    continue when jsonb_array_length(rows_of_table) = 0;
    exported := exported + jsonb_array_length(rows_of_table);
    tables := tables || jsonb_build_object('table', step ->> 'table', 'rows', rows_of_table);
  end loop;
  perform private.note(
    of_user, actor, 'persons.export', 'request:' || request.id, null,
    jsonb_build_object('rows', exported)
  );
  return jsonb_build_object(
    'request', request.id, 'language', request.language, 'at', now(), 'tables', tables
  );
end;
$$;

-- An access that was answered, or a request whose address nobody proved. The address goes, and what
-- was mailed to prove it.
create function private.desk_close_person(of_user uuid, of_session uuid, of_request uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.open_request(of_request);
begin
  if request.id is null then
    return null;
  elsif request.proven_at is not null and request.kind = 'erasure' then
    raise exception 'an erasure that was proven is done by erasing' using errcode = 'PT422';
  end if;
  delete from private.person_links where request_id = request.id;
  update private.person_requests set address = null, done_at = now() where id = request.id;
  perform private.note(
    of_user, actor, 'persons.close', 'request:' || request.id, null,
    jsonb_build_object('proven', request.proven_at is not null)
  );
  return jsonb_build_object('outcome', 'closed');
end;
$$;

-- Asks for the count that was shown: whatever came since must be seen first.
create function private.desk_erase_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  typed_count bigint,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.erase');
  request private.person_requests := private.proven_request(of_request);
  counted jsonb;
  tables jsonb;
  without_account boolean;
  written jsonb;
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'erasure' then
    raise exception 'this is a request for access' using errcode = 'PT422';
  end if;
  counted := private.count_person(request.address, steps::jsonb, true);
  if private.sum_of(counted, 'found') - private.sum_of(counted, 'kept') <> typed_count then
    raise exception 'the count has changed' using errcode = 'PT409';
  end if;
  without_account := private.bound_accounts(private.accounts_of(request.address)) = '{}';
  tables := private.erase_person(request.address, steps::jsonb, true);
  perform private.note(
    of_user, actor, 'persons.erase', 'request:' || request.id, null,
    jsonb_build_object(
      'erased', private.sum_of(tables, 'erased'),
      'anonymised', private.sum_of(tables, 'anonymised'),
      'kept', private.sum_of(tables, 'kept')
    )
  );
  written := jsonb_build_object(
    'request', request.id, 'opened', request.opened_at, 'proven', request.proven_at,
    'done', now(), 'actor', actor, 'tables', tables,
    'ledger', (select hash from private.ledger order by seq desc limit 1)
  );
  -- The address stays until the mail that says so has gone, or could not.
  update private.person_requests
  set
    address = request.address, done_at = now(), account_erased = without_account,
    certificate = written
  where id = request.id;
  insert into private.outbox (template, language, about)
  values ('person-erased', request.language, request.id);
  return jsonb_build_object(
    'certificate', written,
    'erasure', jsonb_build_object(
      'request', request.id, 'hmac', request.address_hmac, 'at', now(), 'account', without_account
    )
  );
end;
$$;

-- Who asked is told that their data is erased; then their address goes.
create function private.forget_told()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update private.person_requests set address = null
  where id = new.about and done_at is not null;
  return null;
end;
$$;

create trigger forget_told
after update of state on private.outbox
for each row when (new.template = 'person-erased' and new.state <> 'queued')
execute function private.forget_told();

-- What a hosted project has no folder for: the list of erasures, to be kept outside its database
-- and done again after a restore. It names nobody without the key.
create function private.desk_erasures(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.erase');
  erasures jsonb;
begin
  select
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'request', id, 'hmac', address_hmac, 'at', done_at, 'account', account_erased
        )
        order by done_at, id
      ),
      '[]'
    )
  into erasures
  from private.person_requests where account_erased is not null;
  perform private.note(
    of_user, actor, 'persons.list-erasures', 'erasures', null,
    jsonb_build_object('count', jsonb_array_length(erasures))
  );
  return jsonb_build_object(
    'erasures', erasures,
    'head', (
      select jsonb_build_object('day', current_date, 'seq', seq, 'hash', hash)
      from private.ledger order by seq desc limit 1
    )
  );
end;
$$;

-- After a restore: the request is done once more, and with it whatever came back.
create function private.replay_erasure(
  of_request uuid,
  of_hmac text,
  erased_at timestamptz,
  without_account boolean,
  of_address text,
  steps text
)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  tables jsonb := '[]';
  gone bigint;
begin
  if of_address <> '' then
    tables := private.erase_person(of_address, steps::jsonb, not without_account);
  end if;
  gone := private.sum_of(tables, 'erased') + private.sum_of(tables, 'anonymised');
  insert into private.person_requests (
    id, kind, address_hmac, language, opened_at, due_at, done_at, account_erased
  )
  values (
    of_request, 'erasure', of_hmac, 'en', erased_at, erased_at, erased_at, without_account
  )
  on conflict (id) do update
  set address = null, done_at = erased_at, account_erased = without_account;
  perform private.note(
    null, 'after a restore', 'persons.replay', 'request:' || of_request, null,
    jsonb_build_object('rows', gone)
  );
  return gone;
end;
$$;

create view private.waiting_requests as
select
  'requests'::text as kind, 'persons.read'::text as act, count(*) as count,
  min(opened_at) as since, min(due_at) as due
from private.person_requests where done_at is null;


-- 74_mails.sql

-- Mail at the desk: what became of each, why, and what came back. That a mail failed is everybody's
-- business at the desk. To whom it goes and what it says is theirs who may read what it is about:
-- investors' mails are not for those who write the letters, nor readers' for others.

-- What one must be allowed to read in order to see whom a mail goes to.
create function private.mail_act(of_template text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case split_part(of_template, '-', 1)
    when 'contact' then 'messages.read'
    when 'newsletter' then 'readers.read'
    when 'letter' then 'letters.read'
    when 'person' then 'persons.read'
    when 'staff' then 'staff.read'
    -- Investors', and what is said to anybody about their own account.
    else 'partners.read'
  end;
$$;

-- What mails to addresses that begin like this are about, but for those about bank accounts; the
-- mail to the firm itself is not one of them.
create function private.mails_to_without_accounts(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  -- As a range of signs: what is only known at run time makes no range of a `like`.
  with messages as (
    select id from private.contact_messages
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    limit 2001
  ), persons as (
    select id from auth.users where starts_with(lower(email), lower(beginning))
  )
  select found.id from (
    select id from messages
    union all
    select entries.id from private.message_entries as entries
    join messages on messages.id = entries.message_id
    union all
    select id from private.person_requests
    where starts_with(lower(address), lower(beginning))
    union all
    select id from public.newsletter_subscribers
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    union all
    select id from persons
    union all
    select notices.id from private.document_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.call_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.withdrawal_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select digests.id from private.digests
    join persons on persons.id = digests.user_id
    union all
    select events.ref from private.security_events as events
    join persons on persons.id = events.user_id
  ) as found
  limit 2001;
$$;

-- The same with mails about bank accounts. At most 2,001: whoever asks is told to write more of the
-- address then.
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

create function private.desk_mails(
  of_user uuid,
  of_session uuid,
  of_standing text,
  of_template text,
  recipient text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page_size constant integer := 40;
  conditions text := '';
  found_about uuid[];
  broad boolean := false;
  rows jsonb;
  readable text[];
begin
  perform private.must(of_user, of_session, 'mail.read');
  select array_agg(act) into readable
  from (select distinct act from private.permissions) as acts
  where private.may(of_user, of_session, act);
  if recipient <> '' then
    select array_agg(id) into found_about from private.mails_to(recipient) as id;
    broad := coalesce(cardinality(found_about), 0) > 2000;
    conditions := conditions
      || ' and about = any($1)'
      -- These go to the firm's own mailbox.
      || ' and template not in (''contact-notification'', ''contact-answer-copy'')'
      || ' and private.mail_act(template) = any($5)';
  end if;
  -- Each written out, so that its own index is used.
  conditions := conditions || case of_standing
    when 'queued' then ' and state = ''queued'' and last_error is null'
    when 'refused' then ' and state = ''queued'' and last_error is not null'
    when 'sent' then ' and state = ''sent'' and not left_out'
    when 'left-out' then ' and state = ''sent'' and left_out'
    when 'dead' then ' and state = ''dead'''
    when 'returned' then ' and exists (select from private.mail_returns where outbox_id = id)'
    else ''
  end;
  if of_template <> '' then
    conditions := conditions || ' and template = $2';
  end if;
  if before <> '' then
    conditions := conditions || ' and (created_at, id) < ($3::timestamptz, $4::uuid)';
  end if;
  execute
    'select coalesce(jsonb_agg(to_jsonb(page) order by created_at desc, id desc), ''[]'') from ('
    || ' select id, template, language, about, attempts, last_error, created_at, settled_at,'
    || ' next_attempt_at, private.mail_standing(outbox) as standing,'
    || ' private.mail_act(template) = any($5) as shown,'
    || ' (select reason from private.mail_returns where outbox_id = id) as returned'
    || ' from private.outbox where true' || conditions
    || ' order by created_at desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    found_about, of_template, nullif(split_part(before, '_', 1), ''),
    nullif(split_part(before, '_', 2), ''), readable;
  return jsonb_build_object(
    'rows', case
      when jsonb_array_length(rows) > page_size then rows - page_size else rows
    end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'created_at' || '_' || (rows -> (page_size - 1) ->> 'id')
    end,
    'broad', broad
  );
exception
  when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

-- The templates that are in the outbox now, each found by one step down its index.
create function private.desk_mail_templates(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'mail.read');
  return jsonb_build_object('templates', (
    with recursive known (template) as (
      select min(template) from private.outbox
      union all
      select (select min(outbox.template) from private.outbox where outbox.template > known.template)
      from known where known.template is not null
    )
    select coalesce(jsonb_agg(template order by template), '[]') from known
    where template is not null
  ));
end;
$$;

-- How many mails came back from each of these addresses.
create function private.desk_mail_returns(of_user uuid, of_session uuid, addresses text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'mail.read');
  return (
    select coalesce(jsonb_object_agg(address, came_back), '{}') from (
      select
        address,
        (
          select count(*) from private.mail_returns
          where recipient = private.address_mark(address)
        ) as came_back
      from jsonb_array_elements_text(addresses::jsonb) as address
    ) as counted
    where came_back > 0
  );
end;
$$;

create function private.desk_mail(of_user uuid, of_session uuid, of_mail uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'mail.read');
  return (
    select jsonb_build_object(
      'id', id, 'template', template, 'language', language, 'about', about,
      'attempts', attempts, 'last_error', last_error, 'created_at', created_at,
      'settled_at', settled_at, 'next_attempt_at', next_attempt_at,
      'standing', private.mail_standing(outbox),
      'shown', private.may(of_user, of_session, private.mail_act(template)),
      'tries', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('at', at, 'outcome', outcome, 'error', error, 'words', words)
            order by at desc
          ),
          '[]'
        )
        from private.mail_attempts where outbox_id = of_mail
      ),
      'came_back', (
        select jsonb_build_object(
          'at', returns.at, 'reason', returns.reason, 'noted_by', staff.name
        )
        from private.mail_returns as returns
        left join private.staff on staff.user_id = returns.noted_by
        where returns.outbox_id = of_mail
      )
    )
    from private.outbox where id = of_mail
  );
end;
$$;

-- A sent mail is never sent twice, nor one that a worker holds at this moment.
create function private.desk_mail_again(of_user uuid, of_session uuid, of_mail uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'mail.send');
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if not found then
    return null;
  end if;
  if private.mail_standing(mail) not in ('dead', 'refused') then
    raise exception 'only a mail that was refused or given up is sent again'
      using errcode = 'PT422';
  end if;
  if mail.lent_until > now() then
    raise exception 'it is being sent at this moment' using errcode = 'PT409';
  end if;
  update private.outbox
  set
    state = 'queued', attempts = 0, next_attempt_at = now(), settled_at = null, lent_until = null
  where id = of_mail;
  perform private.note(
    of_user, actor, 'mail.again', 'mail:' || of_mail, null,
    jsonb_build_object('template', mail.template, 'was', private.mail_standing(mail))
  );
  return jsonb_build_object('outcome', 'queued');
end;
$$;

create function private.desk_mail_returned(
  of_user uuid,
  of_session uuid,
  of_mail uuid,
  why text,
  address text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'mail.send');
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if not found then
    return null;
  end if;
  if private.mail_standing(mail) <> 'sent' then
    raise exception 'only a mail that was sent comes back' using errcode = 'PT422';
  end if;
  if why not in ('unknown', 'full', 'refused', 'other') then
    raise exception 'there is no such reason' using errcode = 'PT422';
  end if;
  insert into private.mail_returns (outbox_id, reason, noted_by, recipient)
  values (of_mail, why, of_user, case when address = '' then '' else private.address_mark(address) end)
  on conflict (outbox_id) do nothing;
  if not found then
    raise exception 'it was noted already' using errcode = 'PT409';
  end if;
  perform private.note(
    of_user, actor, 'mail.returned', 'mail:' || of_mail, null,
    jsonb_build_object('template', mail.template, 'reason', why)
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;

create view private.waiting_mail as
select
  'mail'::text as kind, 'mail.send'::text as act, count(*) as count,
  min(created_at) as since, null::timestamptz as due
from (
  select created_at from private.outbox where state = 'dead' order by created_at, id limit 1000
) as oldest;


-- 75_proofs.sql

-- Proofs of consent at the desk: choices about cookies, and consents to the newsletter.

-- A page of proofs, newest first. `of_kind`: consent or newsletter; `of_choice`: how one chose, or
-- whether one is still subscribed. A page may be larger for a file than for the screen.
create function private.desk_proofs(
  of_user uuid,
  of_session uuid,
  of_kind text,
  from_day text,
  to_day text,
  of_version text,
  of_choice text,
  before text,
  page_size integer
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  source text;
  moment text;
  conditions text := '';
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'proofs.read');
  case of_kind
    when 'consent' then
      moment := 'recorded_at';
      source := 'select id, recorded_at as at, version, performance, targeting, method, language'
        || ' from private.consent_records';
      if of_version <> '' then
        conditions := conditions || ' and version = $5';
      end if;
      if of_choice <> '' then
        conditions := conditions || ' and method = $6';
      end if;
    when 'newsletter' then
      moment := 'confirmed_at';
      -- Enough of the mark to tell one from another.
      source := 'select id, confirmed_at as at, subscribed_at, left_at, language,'
        || ' left(address, 16) as address from private.newsletter_proofs';
      conditions := conditions || case of_choice
        when 'subscribed' then ' and left_at is null'
        when 'left' then ' and left_at is not null'
        else ''
      end;
    else
      raise exception 'there is no such proof' using errcode = 'PT422';
  end case;
  if from_day <> '' then
    conditions := conditions || ' and ' || moment || ' >= $1';
  end if;
  if to_day <> '' then
    conditions := conditions || ' and ' || moment || ' < $2';
  end if;
  if before <> '' then
    conditions := conditions || ' and (' || moment || ', id) < ($3::timestamptz, $4::uuid)';
  end if;
  execute
    'select coalesce(jsonb_agg(to_jsonb(page) order by at desc, id desc), ''[]'') from ('
    || source || ' where true' || conditions
    || ' order by ' || moment || ' desc, id desc limit ' || page_size + 1 || ') as page'
  into rows
  using
    case when from_day <> '' then private.start_of_day(from_day) end,
    case when to_day <> '' then private.start_of_day(to_day) + interval '1 day' end,
    nullif(split_part(before, '_', 1), ''), nullif(split_part(before, '_', 2), ''),
    of_version, of_choice;
  return jsonb_build_object(
    'rows', case when jsonb_array_length(rows) > page_size then rows - page_size else rows end,
    'next', case
      when jsonb_array_length(rows) > page_size
        then rows -> (page_size - 1) ->> 'at' || '_' || (rows -> (page_size - 1) ->> 'id')
    end
  );
exception
  when invalid_datetime_format or invalid_text_representation or datetime_field_overflow then
    raise exception 'there is no such page' using errcode = 'PT422';
end;
$$;

-- The texts that were ever answered, each found by one step down its index.
create function private.desk_proof_versions(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'proofs.read');
  return jsonb_build_object('versions', (
    with recursive known (version) as (
      select min(version) from private.consent_records
      union all
      select (
        select min(records.version) from private.consent_records as records
        where records.version > known.version
      )
      from known where known.version is not null
    )
    select coalesce(jsonb_agg(version order by version), '[]') from known
    where version is not null
  ));
end;
$$;

-- The proofs of one address, which is in nobody's memory afterwards.
create function private.desk_find_proofs(of_user uuid, of_session uuid, typed text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'proofs.read');
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(proof) order by at desc), '[]') from (
      select
        id, confirmed_at as at, subscribed_at, left_at, language, left(address, 16) as address
      from private.newsletter_proofs where address = private.address_mark(typed)
      order by confirmed_at desc limit 100
    ) as proof
  ));
end;
$$;

create function private.desk_note_export(
  of_user uuid,
  of_session uuid,
  of_kind text,
  row_count integer,
  with_filter text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'proofs.read');
begin
  perform private.note(
    of_user, actor, 'proofs.export', 'proofs:' || of_kind, null,
    jsonb_build_object('rows', row_count) || with_filter::jsonb
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;


-- 76_desk_ledger.sql

-- The ledger at the desk, read and verified.

-- Every word must be there. One of three letters or more may be unfinished: fewer begin too much.
create function private.ledger_query(words text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg(word || case when length(word) > 2 then ':*' else '' end, ' & '))
  from regexp_split_to_table(words, '[^[:alnum:]]+') as word where word <> '';
$$;

-- The ledger names things by reference. Whoever reads it is told what they are called today, looked
-- up for the rows of one page by primary key; nothing is written into a row, and no hash changes.
create function private.ledger_name(reference text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  kind constant text := split_part(reference, ':', 1);
  of_id uuid;
begin
  if reference !~ '^[a-z-]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return null;
  end if;
  of_id := split_part(reference, ':', 2)::uuid;
  return case
    when kind = 'staff' then (select name from private.staff where user_id = of_id)
    when kind = 'partner' then (select name from public.partners where user_id = of_id)
    when kind = 'entity' then (select name from public.partner_entities where id = of_id)
    when kind = 'fund' then (select name from public.funds where id = of_id)
    when kind in ('letter', 'release', 'standard-answer') then
      (select name from private.works where id = of_id)
    when kind = 'document' then (
      select funds.name || ' · ' || coalesce(documents.title, documents.file_name)
      from public.documents join public.funds on funds.id = documents.fund_id
      where documents.id = of_id
    )
  end;
end;
$$;

-- A row with the hash of the row before, and the hash that it must have after it. `called` is what
-- it is about, `names` what the ids among its details stand for.
create function private.ledger_entry(of_seq bigint)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'seq', entry.seq, 'at', entry.at, 'actor', entry.actor, 'name', entry.actor_name,
    'act', entry.act, 'about', entry.about, 'version', entry.version, 'detail', entry.detail,
    'called', private.ledger_name(entry.about),
    'names', jsonb_strip_nulls(
      jsonb_build_object(
        'entity', private.ledger_name('entity:' || (entry.detail ->> 'entity')),
        'into', private.ledger_name('entity:' || (entry.detail ->> 'into'))
      )
    ),
    'hash', entry.hash, 'before', earlier.hash,
    'right', private.ledger_hash(coalesce(earlier.hash, ''), entry),
    'whole', (earlier.seq is not null or entry.seq = 1)
      and entry.hash = private.ledger_hash(coalesce(earlier.hash, ''), entry)
  )
  from private.ledger as entry
  left join private.ledger as earlier on earlier.seq = entry.seq - 1
  where entry.seq = of_seq;
$$;

-- From one area to the next in the index: reading every row for a dozen words would take seconds.
create function private.ledger_areas()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with recursive areas as (
    (
      select split_part(act, '.', 1) as area from private.ledger
      order by split_part(act, '.', 1), seq limit 1
    )
    union all
    select (
      select split_part(act, '.', 1) from private.ledger
      where split_part(act, '.', 1) > areas.area order by split_part(act, '.', 1), seq limit 1
    )
    from areas where areas.area is not null
  )
  select coalesce(jsonb_agg(area order by area), '[]') from areas where area is not null;
$$;

-- Newest first. Each filter is written into the statement only where it is asked for: the plan is
-- then made for what is asked, and each has its index. Days are turned into numbers of rows, which
-- every index ends with.
create function private.desk_ledger(
  of_user uuid,
  of_session uuid,
  of_who text,
  of_act text,
  of_what text,
  from_day text,
  to_day text,
  of_words text,
  before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  wanted text := 'seq between $5 and $6';
  worded constant text :=
    ' and private.ledger_words(actor_name, act, about, detail) @@ private.ledger_query($4)';
  first_seq bigint := 1;
  last_seq bigint := (select max(seq) from private.ledger);
  page bigint[];
begin
  perform private.must(of_user, of_session, 'ledger.read');
  if of_who = 'terminal' then
    wanted := wanted || ' and actor is null';
  elsif of_who <> '' then
    wanted := wanted || ' and actor = $1::uuid';
  end if;
  if right(of_act, 1) = '.' then
    wanted := wanted || ' and split_part(act, ''.'', 1) = rtrim($2, ''.'')';
  elsif of_act <> '' then
    wanted := wanted || ' and act = $2';
  end if;
  if strpos(of_what, ':') > 0 then
    wanted := wanted || ' and about = $3';
  elsif of_what <> '' then
    wanted := wanted || ' and split_part(about, '':'', 1) = $3';
  end if;
  if from_day <> '' then
    first_seq := coalesce(
      (
        select ledger.seq from private.ledger
        where ledger.at >= from_day::date order by ledger.at limit 1
      ),
      last_seq + 1
    );
  end if;
  if to_day <> '' then
    last_seq := coalesce(
      (
        select ledger.seq from private.ledger
        where ledger.at < to_day::date + 1 order by ledger.at desc limit 1
      ),
      0
    );
  end if;
  if before <> '' then
    last_seq := least(last_seq, before::bigint - 1);
  end if;
  if private.ledger_query(of_words) is null then
    execute format(
      'select array(select seq from private.ledger where %s order by seq desc limit 41)', wanted
    ) into page using of_who, of_act, of_what, of_words, first_seq, last_seq;
  else
    -- A word that is everywhere is found among the last few hundred rows, one that is rare by its
    -- index. The planner cannot tell which it is, and took seconds where it guessed wrong.
    execute format(
      'with recent as materialized (select * from private.ledger where %s order by seq desc)
       select array(select seq from recent where true %s limit 41)',
      wanted, worded
    )
    into page
    using of_who, of_act, of_what, of_words, greatest(first_seq, last_seq - 399), last_seq;
    if cardinality(page) < 41 and first_seq < last_seq - 399 then
      execute format(
        'with found as materialized (select seq from private.ledger where %s)
         select array(select seq from found order by seq desc limit 41)',
        wanted || worded
      )
      into page
      -- The act and what it was about are words of the row as well: the index narrows by them.
      using
        of_who, of_act, of_what, concat_ws(' ', of_words, of_act, of_what), first_seq, last_seq;
    end if;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.ledger_entry(listed) order by listed desc), '[]')
      from unnest(page[1:40]) as listed
    ),
    'next', case when cardinality(page) > 40 then page[40]::text end,
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', user_id, 'name', name) order by name), '[]')
      from private.staff
    ),
    'areas', private.ledger_areas()
  );
end;
$$;

-- A stretch at a time, so that nobody else waits for a million rows; the page asks on.
create function private.desk_verify_ledger(
  of_user uuid, of_session uuid, after_seq bigint, after_hash text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found record;
begin
  perform private.must(of_user, of_session, 'ledger.read');
  select * into found from private.check_ledger(after_seq, after_hash, 10000);
  return jsonb_build_object(
    'seq', found.last_seq, 'hash', found.last_hash, 'broken', found.broken,
    'reason', found.reason, 'more', found.broken is null and found.checked = 10000
  );
end;
$$;


-- 80_waiting.sql

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
select kind, act, count, since, due from private.waiting_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners;

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


-- 81_search.sql

-- One search over all that somebody at the desk may see.

-- A few of each kind, the newest first; the rooms themselves show the rest. Texts are found by
-- their titles, too.
create function private.desk_search(of_user uuid, of_session uuid, words text)
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
          -- As their own rooms find them: texts by their titles, too.
          select
            1 as place, 'messages' as room, message ->> 'reference' as id,
            (message ->> 'reference') || ' · ' || (message ->> 'name') as title,
            null::jsonb as titles, left(message ->> 'excerpt', 120) as excerpt,
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
            2, 'approvals', work ->> 'id', work ->> 'name', work -> 'titles', work ->> 'kind',
            (work ->> 'changedAt')::timestamptz
          from jsonb_array_elements(
            case
              when private.may(of_user, of_session, 'approvals.read')
              then private.desk_approvals(of_user, of_session, '', sought, '') -> 'rows'
              else '[]'
            end
          ) as work
          limit 10
        )
        union all
        (
          select
            3, 'staff', staff.user_id::text, staff.name, null, users.email, staff.invited_at
          from private.staff join auth.users on users.id = staff.user_id
          where private.may(of_user, of_session, 'staff.read') and staff.revoked_at is null
            and (staff.name ilike pattern or users.email ilike pattern)
          order by staff.name limit 10
        )
        union all
        (
          select
            4, 'ledger', ledger.seq::text, ledger.act || ' · ' || ledger.about, null,
            ledger.actor_name, ledger.at
          from private.ledger
          where private.may(of_user, of_session, 'ledger.read') and ledger.about = sought
          order by ledger.seq desc limit 10
        )
        union all
        (
          -- The place of a partner's things is the room's own, told by what stands before the colon.
          select
            5, 'partners', 'fund:' || funds.id, funds.name, null, coalesce(funds.legal_name, ''),
            null::timestamptz
          from public.funds
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(funds.name || ' ' || coalesce(funds.legal_name, '')) like folded
          order by private.folded(funds.name) limit 10
        )
        union all
        (
          select
            6, 'partners', 'entity:' || entities.id, entities.name, null, '', entities.merged_at
          from public.partner_entities as entities
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(entities.name) like folded
          order by private.folded(entities.name) limit 10
        )
        union all
        (
          select
            7, 'partners', 'person:' || persons.user_id, persons.name, null, persons.email,
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


-- 82_retention.sql

-- Nothing is kept longer than it is needed. The periods are set in `core/retention.ts`, which the
-- privacy page reads too.

create function private.purge(
  keep_contact_messages interval,
  keep_unconfirmed_subscribers interval,
  keep_settled_mail interval,
  keep_used_links interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'contact_messages';
  delete from private.contact_messages where received_at < now() - keep_contact_messages;
  get diagnostics removed = row_count;
  return next;

  kind := 'unconfirmed_subscribers';
  delete from public.newsletter_subscribers
  where confirmed_at is null and created_at < now() - keep_unconfirmed_subscribers;
  get diagnostics removed = row_count;
  return next;

  kind := 'settled_mail';
  delete from private.outbox where state <> 'queued' and settled_at < now() - keep_settled_mail;
  get diagnostics removed = row_count;
  return next;

  -- A link outlives its use, or its end, for a while, so that its page can say what became of it.
  kind := 'used_links';
  delete from private.newsletter_links
  where coalesce(used_at, expires_at) < now() - keep_used_links;
  get diagnostics removed = row_count;
  return next;

  kind := 'limit_counts';
  delete from private.limit_counts where began < now() - interval '1 day';
  get diagnostics removed = row_count;
  return next;
end;
$$;

create function private.purge_consent(
  keep_consent_records interval,
  keep_web_vitals interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'consent_records';
  perform set_config('private.purging', 'on', true);
  delete from private.consent_records where recorded_at < now() - keep_consent_records;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;

  kind := 'web_vitals';
  delete from private.web_vitals where day < current_date - keep_web_vitals;
  get diagnostics removed = row_count;
  return next;
end;
$$;

create function private.purge_proofs(keep_newsletter_proofs interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'newsletter_proofs';
  perform set_config('private.purging', 'on', true);
  delete from private.newsletter_proofs where left_at < now() - keep_newsletter_proofs;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;
end;
$$;

create function private.purge_sign_ins(keep_events interval, keep_devices interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  kind := 'security_events';
  delete from private.security_events
  where at < now() - case
    when kind in ('sign-in-failed', 'factor-failed') then keep_events else keep_devices
  end;
  get diagnostics removed = row_count;
  return next;

  kind := 'known_devices';
  delete from private.known_devices where seen_at < now() - keep_devices;
  get diagnostics removed = row_count;
  return next;

  kind := 'challenges';
  delete from private.challenges where expires_at < now();
  get diagnostics removed = row_count;
  return next;
  delete from private.passkey_grants where expires_at < now();
  delete from private.enrolments where expires_at < now() and code_hash is null;
end;
$$;

create function private.purge_partners(
  keep_used_links interval,
  keep_downloads interval,
  keep_sign_ins interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'partner_links';
  delete from private.partner_links
  where coalesce(used_at, expires_at) < now() - keep_used_links;
  get diagnostics removed = row_count;
  return next;

  kind := 'document_downloads';
  perform set_config('private.purging', 'on', true);
  delete from public.document_downloads where at < now() - keep_downloads;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;

  -- Sessions end much sooner by themselves, but their rows stay. A hosted project looks after both
  -- of these tables itself, and may not let us.
  begin
    kind := 'sessions';
    delete from auth.sessions where updated_at < now() - keep_sign_ins;
    get diagnostics removed = row_count;
    return next;

    kind := 'sign_ins';
    delete from auth.audit_log_entries where created_at < now() - keep_sign_ins;
    get diagnostics removed = row_count;
    return next;
  exception when insufficient_privilege then
    null;
  end;
end;
$$;

-- What is left of a request goes once no backup and no complaint can need it. An address that could
-- not be told stays three days at most: as long as a mail is tried.
create function private.purge_requests(keep_requests interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  update private.person_requests set address = null
  where address is not null and done_at < now() - interval '3 days';
  kind := 'person_requests';
  delete from private.person_requests where done_at < now() - keep_requests;
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- What waits too long is not waited for: files, sheets nobody sealed, and invitations nobody sent.
-- A file waits for as long as somebody works on its release.
create function private.purge_releases(keep_staged interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'staged_files';
  delete from private.staged_files as files
  where files.staged_at < now() - keep_staged
    and not exists (
      select from private.works_now as works
      where works.kind = 'release' and works.live_revision is null
        and works.changed_at >= now() - keep_staged
        and works.content -> 'documents' @> jsonb_build_array(
          jsonb_build_object('sha256', files.sha256)
        )
    );
  get diagnostics removed = row_count;
  return next;
  delete from private.uploads where began_at < now() - interval '2 days';
  delete from private.sheets where sealed_at is null and made_at < now() - keep_staged;
  kind := 'invitation_lines';
  delete from private.sheet_lines using private.sheets, private.works
  where sheets.id = sheet_lines.sheet_id and works.id = sheets.work_id
    and sheets.kind = 'invitations' and works.changed_at < now() - keep_staged;
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- A picture that no saved text ever named goes with what else was prepared and not used. One that a
-- revision names stays: a revision never changes.
create function private.purge_pictures(keep_unused interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'letter_pictures';
  delete from public.letter_pictures as pictures
  where pictures.added_at < now() - keep_unused
    and not exists (
      select from private.revisions
      where strpos(revisions.content::text, 'picture:' || pictures.hash) > 0
    );
  get diagnostics removed = row_count;
  return next;
end;
$$;


-- 90_rights.sql

-- Last, once everything is there: PostgreSQL lets everybody call a new function, and a hosted
-- project may give its API's roles rights on new tables. What is in `private` is the owner's alone.

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all sequences in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
