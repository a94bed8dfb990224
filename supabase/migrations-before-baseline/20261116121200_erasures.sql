-- What a hosted project has no folder for: the list of erasures, to be kept outside its database and
-- done again after a restore. It names nobody without the key.

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

revoke all on all functions in schema private from public;
