-- On a hosted project visitors reach the REST API without passing our host, which counts their
-- writes elsewhere. PostgREST calls this before each request.

create schema if not exists hooks;
grant usage on schema hooks to anon, authenticated, service_role;

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
