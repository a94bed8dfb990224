-- Three schemas. `public` is what the REST API shows: every table there has row-level security.
-- `private` is reached only by the host and the functions, which connect as the owner: no role of
-- the API may enter it. `hooks` holds what runs for a visitor or a partner with more rights than
-- they have, and answers about the caller alone.

create schema if not exists private;

revoke all on schema private from public, anon, authenticated;

create schema if not exists hooks;

grant usage on schema hooks to anon, authenticated, service_role;
