-- Refresh tokens of browsers as hashes. The tokens of the version before are replaced by the host,
-- once it is the one that answers (`server/backend/refresh-tokens.ts`).

-- The refresh tokens that browsers hold, as hashes. Each leads to a token of the auth service beside
-- us (`auth.refresh_tokens`), which is taken from nobody but this table. Two tabs that renew a
-- session at once have a hash each for one of those. On a hosted project it stays empty.
create table private.session_tokens (
  hash text primary key,
  handle text not null,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  made_at timestamptz not null default now()
);

create index session_tokens_handle on private.session_tokens (handle);
create index session_tokens_session on private.session_tokens (session_id);

revoke all on all tables in schema private from public;
