-- The private schema, and how often an anonymous visitor may write.
--
-- `private` is not exposed over REST, and no role of the API may enter it: what lives there is
-- reached by the host and by the functions, which connect as the owner.

create schema if not exists private;

revoke all on schema private from public;
revoke all on schema private from anon, authenticated;

-- The limits themselves, one row per kind of write: the one place where they are set.
create table private.limits (
  kind text primary key,
  per_address integer not null check (per_address > 0),
  overall integer not null check (overall > 0),
  period interval not null check (period > interval '0')
);

insert into private.limits (kind, per_address, overall, period) values
  ('contact', 10, 300, '1 hour'),
  ('newsletter', 10, 600, '1 hour'),
  ('newsletter-link', 60, 3000, '1 hour');

-- How much of a limit is used up. An address is kept as a salted hash, and only for the period.
create table private.limit_counts (
  kind text not null references private.limits (kind),
  who text not null,
  began timestamptz not null,
  count integer not null,
  primary key (kind, who, began)
);

create table private.salt (
  single boolean primary key default true check (single),
  value text not null
);

insert into private.salt (value) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- Counts one write of a kind from an address. Answers 0 if it may go on, or the number of seconds
-- after which it may be tried again.
create function private.admit(asked_kind text, address text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  allowed private.limits;
  began_at timestamptz;
  hashed text;
  used integer;
begin
  select * into strict allowed from private.limits where kind = asked_kind;
  began_at := date_bin(allowed.period, now(), timestamptz '2000-01-01');
  select encode(sha256(convert_to(value || address, 'UTF8')), 'hex') into strict hashed
  from private.salt;

  insert into private.limit_counts as counts (kind, who, began, count)
  values (asked_kind, hashed, began_at, 1)
  on conflict (kind, who, began) do update set count = counts.count + 1
  returning counts.count into used;

  -- One who is over the limit does not use up everybody's.
  if used <= allowed.per_address then
    insert into private.limit_counts as counts (kind, who, began, count)
    values (asked_kind, '', began_at, 1)
    on conflict (kind, who, began) do update set count = counts.count + 1
    returning counts.count into used;
    if used <= allowed.overall then
      return 0;
    end if;
  end if;
  return greatest(1, ceil(extract(epoch from began_at + allowed.period - now()))::integer);
end;
$$;

-- Functions are born executable by everyone.
revoke all on all functions in schema private from public;
