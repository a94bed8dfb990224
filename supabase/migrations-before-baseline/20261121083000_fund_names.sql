-- Two funds whose names differ by capitals, accents or spaces would be taken for each other when a
-- document or a sheet names one.
create or replace function private.desk_save_fund(
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

revoke all on all functions in schema private from public;
