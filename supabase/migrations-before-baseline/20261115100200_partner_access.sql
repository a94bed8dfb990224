-- How partners come in and are kept out: invitation, recovery, links in mails, revocation, limits.

insert into private.limits (kind, per_address, overall, period) values
  ('sign-in', 30, 600, '15 minutes'),
  -- Counted by account instead of address, and forgotten once the right password was given.
  ('sign-in-account', 10, 1000000, '15 minutes'),
  ('refresh', 600, 60000, '1 hour'),
  ('verify', 20, 600, '15 minutes'),
  ('recovery', 10, 300, '1 hour'),
  ('recovery-account', 4, 1000000, '1 hour'),
  ('partner-read', 1200, 60000, '1 hour'),
  ('document', 300, 20000, '1 hour');

create function private.forgive(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  delete from private.limit_counts
  where kind = asked_kind and who = (
    select encode(sha256(convert_to(value || address, 'UTF8')), 'hex') from private.salt
  );
$$;

-- What a link in a mail to a partner carries, hashed. It is good once.
create table private.partner_links (
  token_hash text primary key,
  user_id uuid not null references public.partners (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index partner_links_user on private.partner_links (user_id);

-- Uses a link up: `redeemed` with the account it is for, or `used`, `expired`, `unknown`.
create function private.redeem_partner_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  link private.partner_links;
begin
  select * into link from private.partner_links where token_hash = hash for update;
  if not found then
    return query select 'unknown', null::uuid, null::text;
  elsif link.used_at is not null then
    return query select 'used', null::uuid, null::text;
  elsif link.expires_at <= now() then
    return query select 'expired', null::uuid, null::text;
  else
    update private.partner_links set used_at = now() where token_hash = hash;
    return query
    select 'redeemed', users.id, users.email::text
    from auth.users join public.partners on partners.user_id = users.id
    where users.id = link.user_id and partners.revoked_at is null;
    if not found then
      return query select 'unknown', null::uuid, null::text;
    end if;
  end if;
end;
$$;

-- Queues a mail with a link, if the address is a partner's. Says nothing either way.
create function private.ask_recovery(address text, page_language text)
returns void
language sql
set search_path = ''
as $$
  insert into private.outbox (template, language, about)
  select 'lp-recovery', page_language, partners.user_id
  from public.partners join auth.users on users.id = partners.user_id
  where lower(users.email) = lower(address) and partners.revoked_at is null;
$$;

-- Lets a person in, and queues the mail that tells them. Asked again, it sends a new link; for one
-- who was revoked, it opens the door again. The entity must be there, or be asked to be made.
create function private.invite_partner(
  address text,
  person text,
  entity_name text,
  mail_language text,
  make_entity boolean
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid;
  acts_for uuid;
  known public.partners;
begin
  select id into acts_for from public.partner_entities where name = entity_name;
  if not found then
    if not make_entity then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    insert into public.partner_entities (name) values (entity_name) returning id into acts_for;
  end if;

  select id into invited from auth.users where lower(email) = lower(address);
  if not found then
    -- An account without a password: nobody can sign in to it before the link was used. The empty
    -- tokens are what the hosted service expects to find.
    invited := gen_random_uuid();
    insert into auth.users (
      id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change, email_change_token_new, created_at,
      updated_at
    )
    values (
      invited, 'authenticated', 'authenticated', lower(address), now(), now(),
      '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
    );
    insert into auth.identities (
      id, provider, provider_id, user_id, identity_data, created_at, updated_at
    )
    values (
      gen_random_uuid(), 'email', invited::text, invited,
      jsonb_build_object('sub', invited, 'email', lower(address), 'email_verified', true),
      now(), now()
    );
  end if;

  select * into known from public.partners where user_id = invited;
  if known.user_id is not null and known.revoked_at is null and known.entity_id <> acts_for then
    raise exception 'This person already acts for another entity: revoke them first.'
      using errcode = 'P0002';
  end if;
  insert into public.partners (user_id, entity_id, name, language)
  values (invited, acts_for, person, mail_language)
  on conflict (user_id) do update
  set
    entity_id = acts_for, name = person, language = mail_language, invited_at = now(),
    revoked_at = null,
    -- What another entity was shown is no measure of what is new to this one.
    seen_at = case when partners.entity_id = acts_for then partners.seen_at end,
    seen_before = case when partners.entity_id = acts_for then partners.seen_before end;
  insert into private.outbox (template, language, about)
  values ('lp-invitation', mail_language, invited);
  return case
    when known.user_id is null then 'invited'
    when known.revoked_at is null then 'invited again'
    else 'let in again'
  end;
end;
$$;

-- Shuts a person out at once: no session, no password, no link, no row.
create function private.revoke_partner(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  closed uuid;
begin
  update public.partners set revoked_at = now()
  from auth.users
  where users.id = partners.user_id and lower(users.email) = lower(address)
    and partners.revoked_at is null
  returning partners.user_id into closed;
  if closed is null then
    return false;
  end if;
  delete from private.partner_links where user_id = closed;
  delete from private.outbox
  where about = closed and template in ('lp-invitation', 'lp-recovery') and state = 'queued';
  -- Refresh tokens go with their session; Lite has some without one.
  delete from auth.refresh_tokens where user_id::text = closed::text;
  delete from auth.sessions where user_id = closed;
  update auth.users set encrypted_password = '', recovery_token = '' where id = closed;
  return true;
end;
$$;

-- Tells a partner that their password was changed, in case it was not they who did it.
create function private.tell_of_new_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.outbox (template, language, about)
  select 'lp-password-changed', language, user_id
  from public.partners where user_id = new.id and revoked_at is null;
  return null;
end;
$$;

create trigger tell_of_new_password
after update of encrypted_password on auth.users
for each row
when (
  coalesce(old.encrypted_password, '') <> ''
  and coalesce(new.encrypted_password, '') <> ''
  and old.encrypted_password <> new.encrypted_password
)
execute function private.tell_of_new_password();

-- What a fund's administrator reports, taken over.
create function private.set_commitment(
  entity_name text,
  fund_name text,
  amount_committed numeric,
  amount_called numeric,
  amount_distributed numeric,
  reported date
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  of_entity uuid;
  of_fund uuid;
begin
  select id into of_entity from public.partner_entities where name = entity_name;
  if not found then
    raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
  end if;
  select id into of_fund from public.funds where name = fund_name;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  insert into public.commitments (entity_id, fund_id, committed, called, distributed, as_of)
  values (
    of_entity, of_fund, amount_committed, amount_called, amount_distributed, reported
  )
  on conflict (entity_id, fund_id) do update
  set
    committed = amount_committed, called = amount_called, distributed = amount_distributed,
    as_of = reported;
end;
$$;

create function private.purge_partners(
  keep_used_links interval,
  keep_downloads interval,
  keep_sign_ins interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'partner_links';
  delete from private.partner_links
  where coalesce(used_at, expires_at) < now() - keep_used_links;
  get diagnostics removed = row_count;
  return next;

  kind := 'document_downloads';
  perform set_config('private.purging', 'on', true);
  delete from public.document_downloads where at < now() - keep_downloads;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;

  -- Sessions end much sooner by themselves, but their rows stay. A hosted project looks after both
  -- of these tables itself, and may not let us.
  begin
    kind := 'sessions';
    delete from auth.sessions where updated_at < now() - keep_sign_ins;
    get diagnostics removed = row_count;
    return next;

    kind := 'sign_ins';
    delete from auth.audit_log_entries where created_at < now() - keep_sign_ins;
    get diagnostics removed = row_count;
    return next;
  exception when insufficient_privilege then
    null;
  end;
end;
$$;

revoke all on all functions in schema private from public;
