-- The ledger: every act at the desk and every command of the firm, one row each, in a chain. A row
-- holds no data of visitors or partners, only what it is about: it can never be erased.

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

create function private.ledger_hash(before text, entry private.ledger)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        concat_ws(
          chr(10), before, entry.seq, extract(epoch from entry.at), entry.actor, entry.actor_name,
          entry.act, entry.about, entry.version, entry.detail::text
        ),
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

revoke all on all functions in schema private from public;
