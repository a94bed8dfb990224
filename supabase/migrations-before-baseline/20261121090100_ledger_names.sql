-- The ledger names things by reference. Whoever reads it is told what they are called today, looked up for the rows
-- of one page by primary key; nothing is written into a row, and no hash changes.

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

-- `called`: what it is about. `names`: what the ids among its details stand for.
create or replace function private.ledger_entry(of_seq bigint)
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

revoke all on all functions in schema private from public;
