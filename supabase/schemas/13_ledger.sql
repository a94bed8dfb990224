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
