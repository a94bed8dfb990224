-- A new password ends every other session and every other link; a replayed refresh token ends the
-- session it was stolen from.

-- The session that changes a password, noted beforehand: it alone goes on.
create table private.kept_sessions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null,
  noted_at timestamptz not null default now()
);

-- Sessions opened by a mailed link, whose owner has no present password to give. Good for one
-- password, within the hour.
create table private.link_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  opened_at timestamptz not null default now()
);

create function private.drop_recovery_token()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.recovery_token := '';
  return new;
end;
$$;

create function private.end_other_sessions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  update private.partner_links set used_at = now() where user_id = new.id and used_at is null;
  delete from private.outbox
  where about = new.id and template = 'lp-recovery' and state = 'queued';
  -- A hosted project's own service does the rest itself, and knows which session is asking.
  if session_user = 'supabase_auth_admin' then
    return null;
  end if;
  select session_id into kept from private.kept_sessions
  where user_id = new.id and noted_at > now() - interval '1 minute';
  delete from private.link_sessions where session_id = kept;
  delete from private.kept_sessions where user_id = new.id;
  delete from auth.refresh_tokens
  where user_id::text = new.id::text and session_id is distinct from kept;
  delete from auth.sessions where user_id = new.id and id is distinct from kept;
  return null;
end;
$$;

create trigger drop_recovery_token
before update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.drop_recovery_token();

create trigger end_other_sessions
after update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.end_other_sessions();

-- Two tabs may spend one token within ten seconds; later, somebody else has it. The whole family
-- goes, its owner signs in again. Answers whether it was so.
create function private.end_replayed(spent text)
returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where id in (
      select tokens.session_id from auth.refresh_tokens as tokens
      where tokens.token = spent and tokens.revoked
        and exists (
          select from auth.refresh_tokens as child
          where child.parent = tokens.token
            and (child.revoked or child.created_at < now() - interval '10 seconds')
        )
    )
    returning id
  )
  select exists (select from ended);
$$;

revoke all on all functions in schema private from public;
