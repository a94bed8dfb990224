-- What only the database knows: keys and salts, made once per installation.

-- What several hosts on one database must share to accept each other's sessions, which are signed by
-- a secret made of this and of their key; an embedded host keeps that in a file, and a hosted project has its own. And on each of them, as `key-in-use`, the
-- name of the key that encrypts the secrets of time codes: the key itself is nowhere in here.
create table private.host_secrets (
  name text primary key,
  value text not null,
  -- A secret that was replaced is accepted until then, so that replacing it signs nobody out. The
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
