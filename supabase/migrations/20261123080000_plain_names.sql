-- Plain names: nothing of the sign-in that staff use too is called after partners, bank accounts are
-- called so in full, showing a factor is a factor check, and riddles are words. What the version
-- before asks for goes on answering under its old name (supabase/schemas/85_names_before.sql).

-- Safe since 20261123: the names below that the version before asks for are made again at the end.
alter function hooks.account_change_since(uuid) rename to bank_account_change_since;
alter function private.account_for(text) rename to sign_in_account_for;
alter function private.account_of(uuid, uuid) rename to own_sign_in_account;
alter function private.account_wait() rename to bank_account_wait;
alter function private.accounts_of(text) rename to sign_in_accounts_of;
alter function private.accounts_of(uuid, uuid) rename to capital_accounts_of;
alter function private.admit(text, text) rename to count_request;
alter function private.bound_accounts(uuid[]) rename to bound_sign_in_accounts;
alter function private.callable_numbers(uuid, timestamptz) rename to callable_bank_numbers;
alter function private.desk_bearer(uuid, uuid) rename to desk_colleague;
alter function private.desk_close_alarm(uuid, uuid, uuid) rename to desk_close_bank_alarm;
alter function private.desk_confirm_number(uuid, uuid, uuid, text) rename to desk_confirm_bank_number;
alter function private.desk_end_number(uuid, uuid, uuid, text) rename to desk_end_bank_number;
alter function private.desk_merging(uuid, uuid, uuid, uuid) rename to desk_merge_counts;
alter function private.desk_note_number(uuid, uuid, uuid, text, text) rename to desk_note_bank_number;
alter function private.desk_propose_account(uuid, uuid, uuid, text, text, text, text, text, text) rename to desk_propose_bank_account;
alter function private.desk_record_call(uuid, uuid, uuid, text, text, boolean, text) rename to desk_record_bank_call;
alter function private.desk_withdraw_change(uuid, uuid, uuid, text) rename to desk_withdraw_bank_change;
alter function private.forget_told() rename to forget_erased_address;
alter function private.forgive(text, text) rename to forget_count;
alter function private.guard_account() rename to guard_bank_account;
alter function private.guard_call() rename to guard_bank_account_call;
alter function private.guard_change() rename to guard_bank_account_change;
alter function private.had_a_hand(uuid, uuid) rename to took_part_in;
alter function private.is_proven(uuid, interval) rename to has_factor_check;
alter function private.meant_commitments(uuid) rename to commitments_after_release;
alter function private.meant_documents(uuid, jsonb) rename to resolved_documents;
alter function private.meant_lines(uuid) rename to resolved_lines;
alter function private.meant_notices(uuid) rename to resolved_notices;
alter function private.meant_statements(uuid) rename to resolved_statements;
alter function private.merging(uuid, uuid) rename to merge_counts;
alter function private.prove(uuid, uuid, text, uuid, text) rename to note_factor_check;
alter function private.prove_person(text) rename to confirm_person_address;
alter function private.proven_request(uuid) rename to confirmed_request;
alter function private.redeem_partner_link(text) rename to redeem_sign_in_link;
alter function private.rehearse(uuid, jsonb, text) rename to rehearse_release;
alter function private.require_proof() rename to require_factor_check;
alter function private.seen_by(text) rename to overview_for_entity;
alter function private.sum_of(jsonb, text) rename to total_of;
alter function private.sums_astray(uuid) rename to mismatched_totals;
alter function private.take_account(private.account_changes) rename to take_bank_account;
alter function private.why_not_call(uuid, private.account_changes) rename to why_not_bank_call;
alter function private.wrote(uuid, uuid, integer, integer) rename to has_written;

-- Safe since 20261123: a view under the old name is made at the end.
alter table private.partner_links rename to sign_in_links;
alter table private.proofs rename to factor_checks;
alter table private.account_changes rename to bank_account_changes;
alter table private.account_calls rename to bank_account_calls;
alter table private.account_notices rename to bank_account_notices;
alter table private.fund_contacts rename to bank_contacts;
alter table private.factor_checks rename column proven_at to checked_at;
alter view private.waiting_accounts rename to waiting_bank_accounts;

-- Safe since 20261123: nobody asks for a constraint, an index or a trigger by its name.
alter table private.sign_in_links rename constraint partner_links_pkey to sign_in_links_pkey;
alter table private.sign_in_links rename constraint partner_links_user_id_fkey to sign_in_links_user_id_fkey;
alter table private.factor_checks rename constraint proofs_factor_id_fkey to factor_checks_factor_id_fkey;
alter table private.factor_checks rename constraint proofs_kind_check to factor_checks_kind_check;
alter table private.factor_checks rename constraint proofs_pkey to factor_checks_pkey;
alter table private.factor_checks rename constraint proofs_session_id_fkey to factor_checks_session_id_fkey;
alter table private.bank_account_changes rename constraint account_changes_check to bank_account_changes_check;
alter table private.bank_account_changes rename constraint account_changes_check1 to bank_account_changes_check1;
alter table private.bank_account_changes rename constraint account_changes_check2 to bank_account_changes_check2;
alter table private.bank_account_changes rename constraint account_changes_fund_id_fkey to bank_account_changes_fund_id_fkey;
alter table private.bank_account_changes rename constraint account_changes_holder_reason_check to bank_account_changes_holder_reason_check;
alter table private.bank_account_changes rename constraint account_changes_outcome_check to bank_account_changes_outcome_check;
alter table private.bank_account_changes rename constraint account_changes_pkey to bank_account_changes_pkey;
alter table private.bank_account_changes rename constraint account_changes_source_check to bank_account_changes_source_check;
alter table private.bank_account_calls rename constraint account_calls_change_id_fkey to bank_account_calls_change_id_fkey;
alter table private.bank_account_calls rename constraint account_calls_pkey to bank_account_calls_pkey;
alter table private.bank_account_calls rename constraint account_calls_spoke_with_check to bank_account_calls_spoke_with_check;
alter table private.bank_account_notices rename constraint account_notices_change_id_fkey to bank_account_notices_change_id_fkey;
alter table private.bank_account_notices rename constraint account_notices_change_id_user_id_key to bank_account_notices_change_id_user_id_key;
alter table private.bank_account_notices rename constraint account_notices_pkey to bank_account_notices_pkey;
alter table private.bank_account_notices rename constraint account_notices_user_id_fkey to bank_account_notices_user_id_fkey;
alter table private.bank_contacts rename constraint fund_contacts_check to bank_contacts_check;
alter table private.bank_contacts rename constraint fund_contacts_check1 to bank_contacts_check1;
alter table private.bank_contacts rename constraint fund_contacts_fund_id_fkey to bank_contacts_fund_id_fkey;
alter table private.bank_contacts rename constraint fund_contacts_name_check to bank_contacts_name_check;
alter table private.bank_contacts rename constraint fund_contacts_phone_check to bank_contacts_phone_check;
alter table private.bank_contacts rename constraint fund_contacts_pkey to bank_contacts_pkey;
alter table public.partners rename constraint partners_entity_id_fkey to partners_chosen_entity_fkey;
alter index private.partner_links_user rename to sign_in_links_user;
alter index private.proofs_factor rename to factor_checks_factor;
alter index private.account_changes_open rename to bank_account_changes_open;
alter index private.account_notices_user rename to bank_account_notices_user;
alter index private.fund_contacts_current rename to bank_contacts_current;
alter trigger guard_change on private.bank_account_changes rename to guard_bank_account_change;
alter trigger guard_call on private.bank_account_calls rename to guard_bank_account_call;
alter trigger guard_account on public.fund_accounts rename to guard_bank_account;
alter trigger forget_told on private.outbox rename to forget_erased_address;

insert into private.limits (kind, per_address, overall, period) values ('session', 1200, 60000, '1 hour');

-- Whether one more mail that a visitor asked for may go to a mailbox.
create or replace function private.may_mail(address text)
returns boolean
language sql
set search_path = ''
as $$
  select private.count_request('mailbox', private.mailbox(address)) <= 0;
$$;

-- On a hosted project visitors reach the REST API without passing our host, which counts their
-- writes itself. PostgREST calls this before each request.
create or replace function hooks.limit_anonymous_writes()
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
    wait := private.count_request('newsletter', address);
    if wait > 0 then
      raise exception 'too many requests' using
        errcode = 'PT429',
        hint = 'try again in ' || wait || ' seconds';
    end if;
    perform pg_sleep(-wait);
  end if;
end;
$$;

-- Opens a link: `redeemed` with the account it is for, or `used`, `expired`, `unknown`. A link is
-- used up by the password that it sets, not by the first press of the button: whoever lost the
-- network or closed the page in between would otherwise have to ask for another mail. Pressed once,
-- it has an hour left, as the session that it opens has; the trigger on the password
-- (`private.end_other_sessions`) ends it, with every other link and session.
create or replace function private.redeem_sign_in_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  link private.sign_in_links;
begin
  select * into link from private.sign_in_links where token_hash = hash for update;
  if not found then
    return query select 'unknown', null::uuid, null::text;
  elsif link.used_at is not null then
    return query select 'used', null::uuid, null::text;
  elsif link.expires_at <= now() then
    return query select 'expired', null::uuid, null::text;
  else
    update private.sign_in_links set expires_at = least(expires_at, now() + interval '1 hour')
    where token_hash = hash;
    return query
    select 'redeemed', users.id, users.email::text
    from auth.users join private.people on people.user_id = users.id
    where users.id = link.user_id;
    if not found then
      return query select 'unknown', null::uuid, null::text;
    end if;
  end if;
end;
$$;

-- Queues a mail with a link, if somebody signs in with the address, and says nothing either way. It
-- is noted with where it was asked from once an hour, so that nobody can push all else out of the
-- list by asking.
create or replace function private.ask_recovery(address text, page_language text, from_address text)
returns void
language sql
set search_path = ''
as $$
  insert into private.outbox (template, language, about)
  select 'lp-recovery', page_language, people.user_id
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address);
  select private.note_security_event('recovery-asked', people.user_id, from_address)
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address)
    and not exists (
      select from private.security_events as events
      where events.user_id = people.user_id and events.kind = 'recovery-asked'
        and events.at > now() - interval '1 hour'
    );
$$;

create or replace function private.end_other_sessions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  update private.sign_in_links set used_at = now() where user_id = new.id and used_at is null;
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

-- Whether a session has shown a factor within that time: at the desk half a day, in the partners'
-- space a day, so that a laptop left behind shows nothing tomorrow.
create or replace function private.has_factor_check(of_session uuid, within interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.factor_checks where session_id = of_session and checked_at > now() - within
  );
$$;

-- Whoever finds a session open must not be able to change who can open it: a factor shown within
-- ten minutes, or, where there is none, the password given within ten minutes.
create or replace function private.is_fresh(of_user uuid, of_session uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_factor_check(of_session, interval '10 minutes')
    or (
      not private.has_factor(of_user)
      and not private.is_by_link(of_session)
      and exists (
        select from auth.sessions
        where id = of_session and user_id = of_user and created_at > now() - interval '10 minutes'
      )
    );
$$;

-- Staff always: without a factor nobody comes to the desk.
create or replace function private.must_have_factor(of_user uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_staff(of_user)
    or exists (
      select from private.memberships_of(of_user) as memberships
      join public.partner_entities as entities on entities.id = memberships.entity_id
      where entities.requires_factor
    );
$$;

-- Notes that a session has shown a factor.
create or replace function private.note_factor_check(
  of_user uuid,
  of_session uuid,
  by_kind text,
  by_factor uuid,
  from_address text
)
returns void
language sql
set search_path = ''
as $$
  insert into private.factor_checks (session_id, kind, factor_id)
  select id, by_kind, by_factor from auth.sessions where id = of_session and user_id = of_user
  on conflict (session_id) do update
  set kind = excluded.kind, factor_id = excluded.factor_id, checked_at = now();
  update private.factors set used_at = now() where id = by_factor;
  select private.note_security_event(
    case when by_kind = 'recovery-code' then 'recovery-used' else 'signed-in' end,
    of_user, from_address, (select name from private.factors where id = by_factor)
  );
$$;

-- Keeps a new factor: what proved it to work proves the session too. `first` where there are no
-- codes on paper yet. Ten are enough for anyone. A session that was let add a first one, and waited
-- until there was another, must show that one.
create or replace function private.add_factor(
  of_user uuid,
  of_session uuid,
  of_kind text,
  called text,
  facts jsonb,
  from_address text
)
returns table (added boolean, first boolean)
language plpgsql
set search_path = ''
as $$
declare
  made uuid;
begin
  insert into private.factors (
    user_id, kind, name, credential_id, public_key, counter, transports, secret, last_step
  )
  select
    of_user, of_kind, called, facts ->> 'credential_id', facts ->> 'public_key',
    (facts ->> 'counter')::bigint, facts ->> 'transports', facts ->> 'secret',
    (facts ->> 'last_step')::bigint
  where (select count(*) from private.factors where user_id = of_user) < 10
    and (
      not private.has_factor(of_user) or private.has_factor_check(of_session, interval '24 hours')
    )
  on conflict (credential_id) do nothing
  returning id into made;
  if made is null then
    return query select false, false;
    return;
  end if;
  delete from private.enrolments where user_id = of_user;
  perform private.note_security_event('factor-added', of_user, from_address, called);
  perform private.note_factor_check(of_user, of_session, of_kind, made, from_address);
  return query select true, not exists (
    select from private.recovery_codes where user_id = of_user and used_at is null
  );
end;
$$;

-- A password is changed after a factor was shown or not at all, whichever service is asked to do
-- it.
create or replace function private.require_factor_check()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.has_factor(new.id) and not exists (
    select from private.factor_checks join auth.sessions on sessions.id = factor_checks.session_id
    where sessions.user_id = new.id and factor_checks.checked_at > now() - interval '11 minutes'
  ) then
    raise exception 'a factor must be shown before the password is changed'
      using errcode = '42501';
  end if;
  return new;
end;
$$;

-- All that the page about one's own sign-in account shows; to a session that has not shown a factor
-- yet, only what is missing. Times of sessions are those of the auth service, which hears of a
-- session once an hour, and of its factor. It ends them after seven days or a day of silence, but
-- keeps their rows.
create or replace function private.own_sign_in_account(of_user uuid, of_session uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'email', users.email,
    'language', partners.language,
    'enrolment', private.may_enrol(of_user, of_session),
    'fresh', private.is_fresh(of_user, of_session),
    'shown', trusted.it,
    'provenAt', (select checked_at from private.factor_checks where session_id = of_session),
    'codesLeft', (
      select count(*) from private.recovery_codes where user_id = of_user and used_at is null
    ),
    'factors', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'kind', kind, 'name', name, 'createdAt', created_at, 'usedAt', used_at
          )
          order by created_at
        ),
        '[]'::jsonb
      )
      from private.factors where user_id = of_user and trusted.it
    ),
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', sessions.id, 'own', sessions.id = of_session,
            'userAgent', sessions.user_agent, 'network', host(sessions.ip),
            'openedAt', sessions.created_at,
            'activeAt', greatest(sessions.created_at, sessions.updated_at, factor_checks.checked_at),
            'provenBy', factor_checks.kind
          )
          order by sessions.id = of_session desc, sessions.created_at desc
        ),
        '[]'::jsonb
      )
      from auth.sessions left join private.factor_checks on factor_checks.session_id = sessions.id
      where sessions.user_id = of_user and trusted.it
        and (sessions.not_after is null or sessions.not_after > now())
        and sessions.created_at > now() - interval '168 hours'
        and greatest(sessions.created_at, sessions.updated_at) > now() - interval '25 hours'
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'at', at, 'network', network, 'detail', detail)
          order by at desc, id desc
        ),
        '[]'::jsonb
      )
      from (
        select * from private.security_events
        where user_id = of_user and trusted.it order by at desc, id desc limit 30
      ) as recent
    )
  )
  from auth.users
  left join public.partners on partners.user_id = users.id
  cross join (
    select private.has_factor_check(of_session, interval '24 hours')
      or (not private.has_factor(of_user) and not private.is_by_link(of_session)) as it
  ) as trusted
  where users.id = of_user;
$$;

-- Whether somebody may do this at the desk now: by their roles, in a session that has shown a
-- factor within half a day. Nobody stays in overnight.
create or replace function private.may(of_user uuid, of_session uuid, of_act text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.staff
    join auth.sessions on sessions.user_id = staff.user_id and sessions.id = of_session
      and (sessions.not_after is null or sessions.not_after > now())
    join private.staff_roles on staff_roles.user_id = staff.user_id
    join private.permissions on permissions.role = staff_roles.role
    where staff.user_id = of_user and staff.revoked_at is null and permissions.act = of_act
      and private.has_factor_check(of_session, interval '12 hours')
  );
$$;

-- What the desk knows of who has come in: nothing but what is missing until a factor was shown.
create or replace function private.desk_colleague(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  known private.staff;
begin
  select * into known from private.staff where user_id = of_user and revoked_at is null;
  if not found then
    return jsonb_build_object('needs', 'staff');
  end if;
  if not private.has_factor_check(of_session, interval '12 hours') then
    return jsonb_build_object(
      'needs', case when private.has_factor(of_user) then 'proof' else 'enrolment' end
    );
  end if;
  update private.staff set entered_at = now() where user_id = of_user and entered_at is null;
  return jsonb_build_object(
    'needs', null, 'user', of_user, 'name', known.name, 'language', known.language,
    'roles', (
      select coalesce(jsonb_agg(role order by role), '[]') from private.staff_roles
      where user_id = of_user
    ),
    'acts', (
      select coalesce(jsonb_agg(distinct act), '[]') from private.permissions
      join private.staff_roles on staff_roles.role = permissions.role
      where staff_roles.user_id = of_user
    )
  );
end;
$$;

-- Gives a person these roles and no other, and mails them a link if they have no password yet. Who
-- is here keeps the day of the invitation.
create or replace function private.invite_staff(
  address text,
  person text,
  mail_language text,
  given_roles text,
  by_actor uuid,
  by_name text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid := private.sign_in_account_for(address);
  known boolean;
  has_password boolean;
begin
  select exists (select from private.staff where user_id = invited and revoked_at is null)
  into known;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into private.staff (user_id, name, language) values (invited, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    invited_at = case when known then staff.invited_at else now() end;
  perform private.give_roles(invited, given_roles);
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if not has_password then
    insert into private.outbox (template, language, about)
    values ('staff-invitation', mail_language, invited);
  end if;
  perform private.note(
    by_actor, by_name, 'staff.invite', 'staff:' || invited, null,
    jsonb_build_object('roles', given_roles, 'again', known)
  );
  return case when known then 'changed' when has_password then 'let in' else 'invited' end;
end;
$$;

-- No session, no password, no factor, no link. A partner who was staff as well must be invited
-- anew.
create or replace function private.revoke_staff(who uuid, by_actor uuid, by_name text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update private.staff set revoked_at = now() where user_id = who and revoked_at is null;
  if not found then
    return false;
  end if;
  delete from private.staff_roles where user_id = who;
  delete from private.factors where user_id = who;
  delete from private.recovery_codes where user_id = who;
  delete from private.enrolments where user_id = who and code_hash is null;
  delete from private.sign_in_links where user_id = who;
  delete from auth.refresh_tokens where user_id::text = who::text;
  delete from auth.sessions where user_id = who;
  update auth.users set encrypted_password = '', recovery_token = '' where id = who;
  perform private.note(by_actor, by_name, 'staff.revoke', 'staff:' || who);
  return true;
end;
$$;

-- The entity that somebody acts for in a session, and null where something is missing: a session
-- that goes on, a membership that has not ended, a factor shown where one is asked for. All that
-- partners are shown or given leads through here.
create or replace function private.entity_of(of_user uuid, of_session uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select chosen.entity_id
  from (select entity_id from private.memberships_of(of_user) limit 1) as chosen
  join public.partner_entities as entities on entities.id = chosen.entity_id
  join auth.sessions on sessions.id = of_session and sessions.user_id = of_user
    and (sessions.not_after is null or sessions.not_after > now())
  where private.has_factor_check(of_session, interval '24 hours')
    or (
      not entities.requires_factor
      and not private.has_factor(of_user)
      and not private.is_reset(of_user)
      and not private.is_by_link(of_session)
    );
$$;

-- Lets a person in, and queues the mail that tells them. Asked again, it sends a new link; for one
-- who was revoked, it opens the door again; one who acts for another entity gets this one as well,
-- and is told. What is not said again, role and end, stays as it was; `infinity` has no end. The
-- entity must be there, or be asked to be made.
create or replace function private.invite_partner(
  address text,
  person text,
  entity_name text,
  mail_language text,
  make_entity boolean,
  in_role text default null,
  until timestamptz default null
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid;
  acts_for uuid;
  known public.partners;
  member boolean;
  has_password boolean;
begin
  select id into acts_for from public.partner_entities where name = entity_name;
  if not found then
    if not make_entity then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    insert into public.partner_entities (name) values (entity_name) returning id into acts_for;
  end if;

  invited := private.sign_in_account_for(address);
  select * into known from public.partners where user_id = invited;
  select exists (
    select from private.memberships_of(invited) as memberships where entity_id = acts_for
  ) into member;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into public.partners (user_id, chosen_entity, name, language)
  values (invited, acts_for, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    chosen_entity = case
      when partners.revoked_at is null then partners.chosen_entity else acts_for
    end;
  insert into public.partner_memberships (user_id, entity_id, role, ends_at)
  values (invited, acts_for, coalesce(in_role, 'full'), nullif(until, 'infinity'))
  on conflict (user_id, entity_id) do update
  set
    role = coalesce(in_role, partner_memberships.role),
    ends_at = case
      when until is not null then nullif(until, 'infinity')
      when member then partner_memberships.ends_at
    end,
    invited_at = now();
  -- After a reset it takes the code that the firm tells by telephone, and no invitation.
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if known.user_id is not null and known.revoked_at is null and not member and has_password then
    perform private.note_security_event('entity-added', invited, '', entity_name);
    return 'given access to this entity as well';
  end if;
  insert into private.outbox (template, language, about)
  values ('lp-invitation', mail_language, invited);
  return case
    when known.user_id is null then 'invited'
    when known.revoked_at is null then 'invited again'
    else 'let in again'
  end;
end;
$$;

-- Shuts a person out at once: no session, no password, no factor, no link, no row.
create or replace function private.revoke_partner(address text)
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
  update public.partner_memberships set ends_at = now()
  where user_id = closed and (ends_at is null or ends_at > now());
  delete from private.factors where user_id = closed;
  delete from private.recovery_codes where user_id = closed;
  delete from private.enrolments where user_id = closed and code_hash is null;
  delete from private.sign_in_links where user_id = closed;
  delete from private.outbox
  where about = closed and template in ('lp-invitation', 'lp-recovery') and state = 'queued';
  -- Refresh tokens go with their session; Lite has some without one.
  delete from auth.refresh_tokens where user_id::text = closed::text;
  delete from auth.sessions where user_id = closed;
  update auth.users set encrypted_password = '', recovery_token = '' where id = closed;
  return true;
end;
$$;

-- The numbers that may be called about a change proposed then: known and confirmed before it, not
-- newly, and still on file.
create or replace function private.callable_bank_numbers(of_fund uuid, proposed timestamptz)
returns setof private.bank_contacts
language sql
stable
set search_path = ''
as $$
  select * from private.bank_contacts
  where fund_id = of_fund and ended_at is null and confirmed_at < proposed
    and known_since <= proposed - private.bank_account_wait();
$$;

-- A change begins by waiting, is settled once, and is taken only after two calls that confirm it.
create or replace function private.guard_bank_account_change()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept private.bank_account_changes;
begin
  if tg_op = 'DELETE' then
    raise exception 'a change of account is not deleted';
  end if;
  if tg_op = 'INSERT' then
    if not private.iban_is_right(new.iban) then
      raise exception 'iban' using errcode = 'PT422';
    end if;
    if not private.bic_is_right(new.bic) then
      raise exception 'bic' using errcode = 'PT422';
    end if;
    if new.settled_at is not null then
      raise exception 'a change of account begins by waiting';
    end if;
    return new;
  end if;
  -- It is settled once, or its alarm is closed; what was proposed stays.
  kept := new;
  if old.settled_at is null then
    kept.settled_at := null;
    kept.outcome := null;
    kept.reason := old.reason;
  else
    kept.alarm_closed_at := old.alarm_closed_at;
    kept.alarm_closed_by := old.alarm_closed_by;
  end if;
  if kept is distinct from old then
    raise exception 'a change of account is not rewritten';
  end if;
  if old.settled_at is null and new.outcome = 'taken' and (
    select count(*) from private.bank_account_calls where change_id = new.id and confirmed
  ) < 2 then
    raise exception 'two calls confirm a change of account';
  end if;
  return new;
end;
$$;

-- A call is by somebody else than who proposed the change, once each, and confirms it only by a
-- number that was known before. To refuse, any number will do.
create or replace function private.guard_bank_account_call()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  change private.bank_account_changes;
begin
  if tg_op <> 'INSERT' then
    raise exception 'a call about an account is only ever added';
  end if;
  select * into change from private.bank_account_changes where id = new.change_id for update;
  if change.settled_at is not null then
    raise exception 'the change is settled' using errcode = 'PT409';
  end if;
  if new.caller = change.proposed_by then
    raise exception 'own' using errcode = 'PT422';
  end if;
  if exists (
    select from private.bank_account_calls where change_id = new.change_id and caller = new.caller
  ) then
    raise exception 'twice' using errcode = 'PT422';
  end if;
  -- To refuse, any number will do: a change whose number was ended meanwhile can still be stopped.
  if new.confirmed and not exists (
    select from private.callable_bank_numbers(change.fund_id, change.proposed_at) as numbers
    where numbers.phone = new.phone
  ) then
    raise exception 'number' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

-- A bank account comes from a change that was taken, and is later ended; nothing else of it
-- changes.
create or replace function private.guard_bank_account()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept public.fund_accounts;
begin
  if tg_op = 'DELETE' then
    raise exception 'an account of a fund is ended, not deleted';
  end if;
  if tg_op = 'UPDATE' then
    kept := new;
    kept.ended_at := null;
    if old.ended_at is not null or kept is distinct from old then
      raise exception 'an account of a fund is ended, and nothing else of it changes';
    end if;
    return new;
  end if;
  if not exists (
    select from private.bank_account_changes as changes
    where changes.id = new.change_id and changes.outcome = 'taken'
      and (changes.fund_id, changes.holder, changes.iban, changes.bic, changes.bank)
        = (new.fund_id, new.holder, new.iban, new.bic, new.bank)
  ) then
    raise exception 'an account of a fund comes from a change that two calls confirmed';
  end if;
  return new;
end;
$$;

-- Ends the account of today, begins the new one, and tells everyone who acts for an entity of the
-- fund, whatever they chose to hear of.
create or replace function private.take_bank_account(change private.bank_account_changes)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  told integer;
begin
  update private.bank_account_changes set settled_at = now(), outcome = 'taken' where id = change.id;
  update public.fund_accounts set ended_at = now()
  where fund_id = change.fund_id and ended_at is null;
  insert into public.fund_accounts (fund_id, holder, iban, bic, bank, verified_on, change_id)
  values (
    change.fund_id, change.holder, change.iban, change.bic, change.bank, current_date, change.id
  );
  with notices as (
    insert into private.bank_account_notices (change_id, user_id)
    select distinct change.id, memberships.user_id
    from public.commitments
    join public.partner_memberships as memberships
      on memberships.entity_id = commitments.entity_id
      and (memberships.ends_at is null or memberships.ends_at > now())
    join public.partners on partners.user_id = memberships.user_id and partners.revoked_at is null
    where commitments.fund_id = change.fund_id
    returning bank_account_notices.id, bank_account_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-account-change', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics told = row_count;
  return told;
end;
$$;

-- Why somebody may not call about a change, in a word; null where they may.
create or replace function private.why_not_bank_call(of_user uuid, change private.bank_account_changes)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when change.proposed_by = of_user then 'own'
    when exists (
      select from private.bank_account_calls where change_id = change.id and caller = of_user
    ) then 'twice'
    when not exists (
      select from private.staff
      join private.staff_roles on staff_roles.user_id = staff.user_id
      join private.permissions on permissions.role = staff_roles.role
      where staff.user_id = of_user and permissions.act = 'bank.call'
        and greatest(staff.invited_at, staff_roles.given_at)
          <= change.proposed_at - private.bank_account_wait()
    ) then 'newcomer'
  end;
$$;

create or replace function private.desk_bank(of_user uuid, of_session uuid, of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'accounts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', id, 'holder', holder, 'iban', iban, 'bic', bic, 'bank', bank,
              'from', holds_from, 'until', ended_at, 'verifiedOn', verified_on
            )
            order by holds_from desc, id
          ),
          '[]'
        )
        from public.fund_accounts where fund_id = of_fund
      ),
      'contacts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'name', contacts.name, 'phone', contacts.phone, 'since', contacts.known_since,
              'notedBy', noter.name, 'confirmedBy', confirmer.name,
              'confirmedAt', contacts.confirmed_at, 'own', contacts.noted_by = of_user,
              'countsFrom', greatest(
                contacts.known_since + private.bank_account_wait(), contacts.confirmed_at
              ),
              'counts', exists (
                select from private.callable_bank_numbers(of_fund, now()) as numbers
                where numbers.phone = contacts.phone
              )
            )
            order by contacts.known_since
          ),
          '[]'
        )
        from private.bank_contacts as contacts
        left join private.staff as noter on noter.user_id = contacts.noted_by
        left join private.staff as confirmer on confirmer.user_id = contacts.confirmed_by
        where contacts.fund_id = of_fund and contacts.ended_at is null
      ),
      'changes', (
        select coalesce(jsonb_agg(shown.change order by shown.at desc), '[]')
        from (
          select
            changes.proposed_at as at,
            jsonb_build_object(
              'id', changes.id, 'holder', changes.holder, 'iban', changes.iban,
              'bic', changes.bic, 'bank', changes.bank, 'source', changes.source,
              'holderReason', changes.holder_reason, 'by', changes.proposed_by_name,
              'own', changes.proposed_by = of_user, 'at', changes.proposed_at,
              'settledAt', changes.settled_at, 'outcome', changes.outcome,
              'reason', changes.reason,
              'alarm', changes.outcome = 'refused' and changes.alarm_closed_at is null,
              'whyNot', private.why_not_bank_call(of_user, changes),
              'numbers', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object('name', numbers.name, 'phone', numbers.phone)
                    order by numbers.known_since
                  ),
                  '[]'
                )
                from private.callable_bank_numbers(of_fund, changes.proposed_at) as numbers
                where changes.settled_at is null
              ),
              'calls', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object(
                      'by', caller_name, 'phone', phone, 'spokeWith', spoke_with,
                      'confirmed', confirmed, 'at', calls.at
                    )
                    order by calls.at
                  ),
                  '[]'
                )
                from private.bank_account_calls as calls where calls.change_id = changes.id
              )
            ) as change
          from private.bank_account_changes as changes
          where changes.fund_id = of_fund
          order by changes.settled_at is null desc, changes.proposed_at desc limit 20
        ) as shown
      )
    )
    from public.funds where funds.id = of_fund
  );
end;
$$;

create or replace function private.desk_note_bank_number(
  of_user uuid, of_session uuid, of_fund uuid, of_name text, of_phone text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
begin
  insert into private.bank_contacts (fund_id, name, phone, noted_by)
  select id, of_name, of_phone, of_user from public.funds where id = of_fund;
  if not found then
    return null;
  end if;
  perform private.note(of_user, actor, 'bank.note-number', 'fund:' || of_fund);
  return jsonb_build_object('outcome', 'noted');
exception when unique_violation then
  raise exception 'known' using errcode = 'PT422';
end;
$$;

-- By somebody else than who noted it.
create or replace function private.desk_confirm_bank_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.call');
  found_contact private.bank_contacts;
begin
  select * into found_contact from private.bank_contacts
  where fund_id = of_fund and phone = of_phone and ended_at is null for update;
  if not found then
    return null;
  end if;
  if found_contact.noted_by = of_user then
    raise exception 'own' using errcode = 'PT422';
  end if;
  if found_contact.confirmed_by is not null then
    raise exception 'the number is confirmed' using errcode = 'PT409';
  end if;
  update private.bank_contacts set confirmed_by = of_user, confirmed_at = now()
  where fund_id = of_fund and phone = of_phone and ended_at is null;
  perform private.note(of_user, actor, 'bank.confirm-number', 'fund:' || of_fund);
  return jsonb_build_object('outcome', 'confirmed');
end;
$$;

create or replace function private.desk_end_bank_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.call');
begin
  update private.bank_contacts set ended_at = now()
  where fund_id = of_fund and phone = of_phone and ended_at is null;
  if not found then
    return null;
  end if;
  perform private.note(of_user, actor, 'bank.end-number', 'fund:' || of_fund);
  return jsonb_build_object('outcome', 'ended');
end;
$$;

create or replace function private.desk_propose_bank_account(
  of_user uuid,
  of_session uuid,
  of_fund uuid,
  of_holder text,
  of_iban text,
  of_bic text,
  of_bank text,
  of_source text,
  of_holder_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
  fund public.funds;
  made private.bank_account_changes;
begin
  select * into fund from public.funds where id = of_fund for update;
  if not found then
    return null;
  end if;
  if of_holder is distinct from fund.legal_name and of_holder_reason is null then
    raise exception 'holder' using errcode = 'PT422';
  end if;
  if exists (
    select from public.fund_accounts as accounts
    where accounts.fund_id = of_fund and accounts.ended_at is null
      and (accounts.holder, accounts.iban, accounts.bic, accounts.bank)
        = (of_holder, of_iban, of_bic, of_bank)
  ) then
    raise exception 'same' using errcode = 'PT422';
  end if;
  if exists (
    select from private.bank_account_changes where fund_id = of_fund and settled_at is null
  ) then
    raise exception 'another change waits' using errcode = 'PT409';
  end if;
  -- Nobody could call about it.
  if not exists (select from private.callable_bank_numbers(of_fund, now())) then
    raise exception 'number' using errcode = 'PT422';
  end if;
  insert into private.bank_account_changes (
    fund_id, holder, iban, bic, bank, source, holder_reason, proposed_by, proposed_by_name
  )
  values (
    of_fund, of_holder, of_iban, of_bic, of_bank, of_source, of_holder_reason, of_user, actor
  )
  returning * into made;
  perform private.note(
    of_user, actor, 'bank.propose', 'fund:' || of_fund, null,
    jsonb_build_object('change', made.id)
  );
  return jsonb_build_object('id', made.id);
end;
$$;

create or replace function private.desk_record_bank_call(
  of_user uuid,
  of_session uuid,
  of_change uuid,
  of_phone text,
  of_spoke_with text,
  is_confirmed boolean,
  of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.call');
  change private.bank_account_changes;
  why text;
  result text := 'called';
  told integer;
begin
  -- Two who call at once are one after the other from here on.
  select * into change from private.bank_account_changes where id = of_change for update;
  if not found then
    return null;
  end if;
  if change.settled_at is not null then
    raise exception 'the change is settled' using errcode = 'PT409';
  end if;
  why := private.why_not_bank_call(of_user, change);
  if why is not null then
    raise exception '%', why using errcode = 'PT422';
  end if;
  insert into private.bank_account_calls (change_id, caller, caller_name, phone, spoke_with, confirmed)
  values (of_change, of_user, actor, of_phone, of_spoke_with, is_confirmed);
  perform private.note(
    of_user, actor, 'bank.call', 'fund:' || change.fund_id, null,
    jsonb_build_object('change', of_change, 'confirmed', is_confirmed)
  );
  if not is_confirmed then
    update private.bank_account_changes
    set settled_at = now(), outcome = 'refused', reason = of_reason where id = of_change;
    perform private.note(
      of_user, actor, 'bank.refuse', 'fund:' || change.fund_id, null,
      jsonb_build_object('change', of_change)
    );
    result := 'refused';
  elsif (select count(*) from private.bank_account_calls where change_id = of_change) = 2 then
    told := private.take_bank_account(change);
    perform private.note(
      of_user, actor, 'bank.take', 'fund:' || change.fund_id, null,
      jsonb_build_object('change', of_change, 'told', told)
    );
    result := 'taken';
  end if;
  return jsonb_build_object('outcome', result, 'told', told);
end;
$$;

create or replace function private.desk_withdraw_bank_change(
  of_user uuid, of_session uuid, of_change uuid, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.propose');
  change private.bank_account_changes;
begin
  select * into change from private.bank_account_changes where id = of_change for update;
  if not found then
    return null;
  end if;
  if change.settled_at is not null then
    raise exception 'the change is settled' using errcode = 'PT409';
  end if;
  if change.proposed_by <> of_user then
    raise exception 'own' using errcode = 'PT422';
  end if;
  update private.bank_account_changes
  set settled_at = now(), outcome = 'withdrawn', reason = of_reason where id = of_change;
  perform private.note(
    of_user, actor, 'bank.withdraw', 'fund:' || change.fund_id, null,
    jsonb_build_object('change', of_change)
  );
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

create or replace function private.desk_close_bank_alarm(of_user uuid, of_session uuid, of_change uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'bank.alarm');
  change private.bank_account_changes;
begin
  select * into change from private.bank_account_changes
  where id = of_change and outcome = 'refused' for update;
  if not found then
    return null;
  end if;
  if change.alarm_closed_at is not null then
    raise exception 'the alarm is closed' using errcode = 'PT409';
  end if;
  if change.proposed_by = of_user then
    raise exception 'own' using errcode = 'PT422';
  end if;
  update private.bank_account_changes set alarm_closed_at = now(), alarm_closed_by = of_user
  where id = of_change;
  perform private.note(
    of_user, actor, 'bank.close-alarm', 'fund:' || change.fund_id, null,
    jsonb_build_object('change', of_change)
  );
  return jsonb_build_object('outcome', 'closed');
end;
$$;

-- That a change of a fund's bank account is being verified, to those who may see the account.
create or replace function hooks.bank_account_change_since(of_fund uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select changes.proposed_at from private.bank_account_changes as changes
  join public.commitments on commitments.fund_id = changes.fund_id
    and commitments.entity_id = hooks.partner_entity()
  where changes.fund_id = of_fund and changes.settled_at is null;
$$;

-- One fund of the caller's: every line with what it leaves to be called, every valuation with its
-- ratios, the statements, and the bank account to pay to. Nothing where the fund is not theirs.
create or replace function public.lp_fund(of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  return (
    select jsonb_build_object(
      'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
      'manager', funds.manager, 'depositary', funds.depositary, 'vintage', funds.vintage,
      'currency', funds.currency, 'today', current_date,
      'lines', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', id, 'kind', kind, 'on', effective_on, 'noticedOn', noticed_on,
              'reference', reference, 'purpose', purpose, 'amount', amount::text,
              'effect', unfunded_effect::text, 'unfunded', unfunded::text,
              'paidIn', total_in::text, 'distributed', total_out::text,
              'cash', total_cash::text, 'opening', opening
            )
            order by place
          ),
          '[]'::jsonb
        )
        from (
          select
            flows.*, row_number() over running as place,
            held.committed + sum(flows.unfunded_effect) over running as unfunded,
            sum(flows.paid_in) over running as total_in,
            sum(flows.distributed) over running as total_out,
            sum(flows.cash) over running as total_cash
          from public.capital_flows as flows where flows.fund_id = funds.id
          window running as (order by effective_on, kind, reference, purpose, id
            rows unbounded preceding)
        ) as added
      ),
      'valuations', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'on', valued.as_of, 'nav', valued.ending::text,
              'paidIn', valued.paid_in::text, 'distributed', valued.distributed::text,
              'total', (valued.distributed + valued.ending)::text,
              'unfunded', valued.unfunded_ending::text,
              'dpi', round(valued.distributed / nullif(valued.paid_in, 0), 4)::text,
              'rvpi', round(valued.ending / nullif(valued.paid_in, 0), 4)::text,
              'tvpi', round(
                (valued.distributed + valued.ending) / nullif(valued.paid_in, 0), 4
              )::text
            )
            order by valued.as_of
          ),
          '[]'::jsonb
        )
        from hooks.capital_statements as valued
        where valued.fund_id = funds.id and valued.span = 'inception'
      ),
      'statements', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'on', stated.as_of, 'span', stated.span, 'after', stated.after,
              'beginning', stated.beginning::text, 'contributions', stated.paid_in::text,
              'distributions', (-stated.distributed)::text,
              'managementFees', stated.management_fees::text,
              'expenses', stated.expenses::text, 'income', stated.income::text,
              'realised', stated.realised::text, 'unrealised', stated.unrealised::text,
              'carry', stated.carry::text, 'other', stated.other::text,
              'ending', stated.ending::text,
              'unfundedBeginning', stated.unfunded_beginning::text,
              'called', stated.called::text, 'restored', stated.restored::text,
              'adjusted', stated.adjusted::text,
              'unfundedEnding', stated.unfunded_ending::text
            )
            order by stated.as_of desc, stated.span
          ),
          '[]'::jsonb
        )
        from hooks.capital_statements as stated where stated.fund_id = funds.id
      ),
      'bankAccounts', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'holder', holder, 'iban', iban, 'bic', bic, 'bank', bank, 'from', holds_from,
              'until', ended_at, 'verifiedOn', verified_on
            )
            order by holds_from desc
          ),
          '[]'::jsonb
        )
        from public.fund_accounts where fund_accounts.fund_id = funds.id
      ),
      'changeSince', hooks.bank_account_change_since(funds.id)
    )
    from public.funds
    join public.commitments as held on held.fund_id = funds.id
    where funds.id = of_fund
  );
end;
$$;

-- Whether this person wrote or submitted some of what is to be approved now: also who submitted the
-- same revision before it was sent back.
create or replace function private.took_part_in(who uuid, of_work uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.works
    where id = of_work and (
      submitted_by = who or private.has_written(who, of_work, coalesce(live_revision, 0), newest)
      or exists (
        select from private.approvals
        where work_id = of_work and revision = newest and submitted_by = who
          and lane = 'sent-back'
      )
    )
  );
$$;

-- A work with its revisions, what is live and what is newest, what an approver sent back, and what
-- this person may do with it.
create or replace function private.work_shown(work private.works_now, of_user uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', work.id, 'kind', work.kind, 'name', work.name, 'state', work.state,
    'number', work.newest, 'hash', work.hash, 'content', work.content,
    'live', work.live_revision,
    'liveContent', (
      select content from private.revisions
      where work_id = work.id and number = work.live_revision
    ),
    'submittedAt', work.submitted_at,
    'twoEyes', (select two_eyes from private.approval_settings),
    'sentBack', work.sent_back,
    'mine', private.took_part_in(of_user, work.id),
    'revisions', (
      select jsonb_agg(
        jsonb_build_object(
          'number', number, 'author', author_name, 'madeAt', made_at, 'hash', hash
        )
        order by number desc
      )
      from private.revisions where work_id = work.id
    ),
    'approvals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', approvals.id, 'revision', revision, 'hash', hash, 'approver', approver_name,
            'at', at, 'lane', lane, 'reason', reason, 'voidedAt', voided_at,
            'reviewer', reviewed_by_name, 'reviewedAt', reviewed_at,
            'mine', approver = of_user or submitted_by is not distinct from of_user
              or private.has_written(of_user, work.id, after_revision, revision)
          )
          order by at desc
        ),
        '[]'
      )
      from private.approvals where work_id = work.id
    )
  );
$$;

create or replace function private.desk_give_approval(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.took_part_in(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  elsif private.is_approved(of_work, of_hash) then
    raise exception 'approved-already' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor
  );
  update private.works set changed_at = clock_timestamp() where id = of_work;
  perform private.note(
    of_user, actor, 'approvals.give', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'approved');
end;
$$;

-- By who might have approved it. The remark stays here: it is prose, and the ledger can never be
-- corrected.
create or replace function private.desk_send_back_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_remark text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision is distinct from work.newest then
    raise exception 'not-submitted' using errcode = 'PT422';
  elsif private.took_part_in(of_user, of_work) then
    raise exception 'author' using errcode = 'PT422';
  elsif private.is_approved(of_work, of_hash) then
    raise exception 'approved-already' using errcode = 'PT422';
  elsif btrim(of_remark) = '' then
    raise exception 'remark-missing' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor, 'sent-back', btrim(of_remark)
  );
  update private.works
  set
    submitted_revision = null, submitted_by = null, submitted_at = null,
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'approvals.send-back', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'sent-back');
end;
$$;

create or replace function private.desk_review(of_user uuid, of_session uuid, of_approval uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.give');
  owed private.approvals;
begin
  select * into owed from private.approvals where id = of_approval for update;
  if not found then
    return null;
  elsif owed.lane <> 'emergency' or owed.reviewed_at is not null then
    raise exception 'nothing-owed' using errcode = 'PT422';
  elsif owed.approver = of_user or owed.submitted_by is not distinct from of_user
    or private.has_written(of_user, owed.work_id, owed.after_revision, owed.revision)
  then
    raise exception 'author' using errcode = 'PT422';
  end if;
  update private.approvals
  set reviewed_by = of_user, reviewed_by_name = actor, reviewed_at = now()
  where id = of_approval;
  perform private.note(
    of_user, actor, 'approvals.review',
    (select kind || ':' || id from private.works where id = owed.work_id), owed.revision,
    jsonb_build_object('hash', owed.hash)
  );
  return jsonb_build_object('outcome', 'reviewed');
end;
$$;

-- Where there is a commitment, or will be by what else the release holds.
create or replace function private.commitments_after_release(of_work uuid)
returns table (key text, fund_id uuid)
language sql
stable
set search_path = ''
as $$
  select commitments.entity_id::text, commitments.fund_id from public.commitments
  union
  select meant.key, meant.fund_id
  from private.sheets cross join lateral private.resolved_lines(sheets.id) as meant
  where sheets.work_id = of_work and sheets.kind = 'commitments' and sheets.sealed_at is not null;
$$;

create or replace function private.check_invitations(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*, lower(fields ->> 'email') as email,
      row_number() over (partition by lower(fields ->> 'email'), key order by lines.line) as place,
      -- One person has one name and one language, for however many entities they act.
      (fields ->> 'name', fields ->> 'language') is distinct from (
        first_value(fields ->> 'name') over person, first_value(fields ->> 'language') over person
      ) as contradicts
    from private.resolved_lines(of_sheet) as lines
    window person as (partition by lower(fields ->> 'email') order by lines.line)
  )
  select
    meant.line,
    case
      when coalesce(meant.email, '') !~ '^[^@[:space:][:cntrl:]<>,;:"()\\]+@[a-z0-9.-]+\.[a-z0-9-]+$'
        or length(meant.email) > 254 then 'bad-email'
      when length(coalesce(fields ->> 'name', '')) not between 2 and 200 then 'bad-name'
      when not is_known then 'unknown-entity'
      when coalesce(fields ->> 'language', '') not in ('en', 'fr') then 'bad-language'
      when fields ->> 'role' not in ('full', 'read') then 'bad-role'
      when fields ->> 'until' is not null and private.day_of(fields ->> 'until') is null
        then 'bad-date'
      when place > 1 then 'twice'
      when contradicts then 'contradicts'
    end,
    case
      when held.user_id is null then 'created'
      when partners.name <> fields ->> 'name' or partners.language <> fields ->> 'language'
        or held.role <> fields ->> 'role'
        or private.end_of_day(fields ->> 'until') <> coalesce(held.ends_at, 'infinity')
        then 'changed'
      else 'same'
    end,
    case
      when held.user_id is not null then jsonb_build_object(
        'name', partners.name, 'language', partners.language, 'role', held.role,
        'until', held.ends_at::date
      )
    end
  from meant
  left join auth.users on lower(users.email) = meant.email
  left join public.partners on partners.user_id = users.id and partners.revoked_at is null
  left join public.partner_memberships as held
    on held.user_id = partners.user_id and held.entity_id = meant.entity_id
    and (held.ends_at is null or held.ends_at > now());
$$;

create or replace function private.check_commitments(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      lines.*, private.amount_of(fields ->> 'committed') as committed,
      private.day_of(fields ->> 'asOf') as as_of,
      row_number() over (partition by key, fund_id order by lines.line) as place
    from private.resolved_lines(of_sheet) as lines
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when meant.committed is null or meant.committed <= 0 then 'bad-amount'
      when meant.as_of is null then 'bad-date'
      when meant.as_of > current_date then 'in-future'
      when place > 1 then 'twice'
    end,
    case
      when held.entity_id is null then 'created'
      when (held.committed, held.as_of) is distinct from (meant.committed, meant.as_of)
        then 'changed'
      else 'same'
    end,
    case
      when held.entity_id is not null
        then jsonb_build_object('committed', held.committed::text, 'asOf', held.as_of)
    end
  from meant
  left join public.commitments as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id;
$$;

-- A notice as a line of the account has it.
create or replace function private.resolved_notices(of_sheet uuid)
returns table (
  line integer, key text, entity_id uuid, is_known boolean, fund_id uuid, kind text,
  effective_on date, noticed text, noticed_on date, reference text, purpose text, amount numeric,
  effect text, unfunded_effect numeric
)
language sql
stable
set search_path = ''
as $$
  select
    read.line, read.key, read.entity_id, read.is_known, read.fund_id, read.fields ->> 'kind',
    private.day_of(read.fields ->> 'on'), read.fields ->> 'noticedOn',
    private.day_of(read.fields ->> 'noticedOn'), coalesce(read.fields ->> 'reference', ''),
    coalesce(read.fields ->> 'purpose', ''), amount, read.fields ->> 'effect',
    case
      when read.fields ->> 'effect' is null then private.usual_effect(read.fields ->> 'kind', amount)
      else private.amount_of(read.fields ->> 'effect')
    end
  from private.resolved_lines(of_sheet) as read
  cross join lateral (select private.amount_of(read.fields ->> 'amount') as amount) as read_amount;
$$;

create or replace function private.check_notices(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      notices.*,
      row_number() over (
        partition by key, fund_id, effective_on, kind, reference, purpose order by notices.line
      ) as place
    from private.resolved_notices(of_sheet) as notices
  ),
  committed as materialized (
    select * from private.commitments_after_release((select work_id from private.sheets where id = of_sheet))
  ),
  -- What happened before the lines begin stands there in one sum already.
  opened as materialized (
    select entity_id, fund_id, max(effective_on) as until
    from public.capital_flows where opening group by entity_id, fund_id
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when committed.key is null then 'no-commitment'
      when coalesce(meant.kind, '') not in (
        'call', 'distribution', 'return', 'interest-paid', 'interest-received', 'adjustment'
      ) then 'bad-kind'
      when meant.effective_on is null then 'bad-date'
      when noticed is not null and meant.noticed_on is null then 'bad-date'
      when meant.noticed_on > meant.effective_on then 'noticed-late'
      when meant.amount is null or meant.amount < 0 then 'bad-amount'
      when meant.unfunded_effect is null then 'bad-effect'
      when (meant.kind = 'adjustment') <> (meant.amount = 0 and meant.unfunded_effect <> 0)
        then 'bad-adjustment'
      when length(meant.reference) > 80 or length(meant.purpose) > 200 then 'too-long'
      when meant.effective_on <= opened.until then 'before-opening'
      when place > 1 then 'twice'
    end,
    case
      when held.id is null then 'created'
      when (held.amount, held.unfunded_effect, held.noticed_on)
        is distinct from (meant.amount, meant.unfunded_effect, meant.noticed_on) then 'changed'
      else 'same'
    end,
    case
      when held.id is not null then jsonb_build_object(
        'amount', held.amount::text, 'effect', held.unfunded_effect::text,
        'noticedOn', held.noticed_on
      )
    end
  from meant
  left join committed on committed.key = meant.key and committed.fund_id = meant.fund_id
  left join opened on opened.entity_id = meant.entity_id and opened.fund_id = meant.fund_id
  left join public.capital_flows as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id
    and held.effective_on = meant.effective_on and held.kind = meant.kind
    and held.reference = meant.reference and held.purpose = meant.purpose;
$$;

create or replace function private.resolved_statements(of_sheet uuid)
returns table (
  line integer, key text, entity_id uuid, is_known boolean, fund_id uuid, as_of date, nav numeric,
  management_fees numeric, expenses numeric, income numeric, realised numeric, unrealised numeric,
  carry numeric, is_read boolean
)
language sql
stable
set search_path = ''
as $$
  select
    read.line, read.key, read.entity_id, read.is_known, read.fund_id,
    private.day_of(fields ->> 'asOf'), private.amount_of(fields ->> 'nav'),
    private.amount_of(fields ->> 'managementFees'), private.amount_of(fields ->> 'expenses'),
    private.amount_of(fields ->> 'income'), private.amount_of(fields ->> 'realised'),
    private.amount_of(fields ->> 'unrealised'), private.amount_of(fields ->> 'carry'),
    (
      select bool_and(private.amount_of(value) is not null)
      from jsonb_each_text(
        fields - '{entity,entityId,fund,fundId,asOf}'::text[]
      ) as written (name, value)
      where value is not null
    )
  from private.resolved_lines(of_sheet) as read;
$$;

create or replace function private.check_statements(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language sql
stable
set search_path = ''
as $$
  with meant as (
    select
      statements.*,
      row_number() over (partition by key, fund_id, as_of order by statements.line) as place
    from private.resolved_statements(of_sheet) as statements
  ),
  committed as materialized (
    select * from private.commitments_after_release((select work_id from private.sheets where id = of_sheet))
  )
  select
    meant.line,
    case
      when not is_known then 'unknown-entity'
      when meant.fund_id is null then 'unknown-fund'
      when committed.key is null then 'no-commitment'
      when meant.as_of is null then 'bad-date'
      when meant.as_of > current_date then 'in-future'
      when meant.nav is null or not is_read then 'bad-amount'
      -- They are effects on the value: what the fund is charged takes away from it.
      when meant.management_fees > 0 or meant.expenses > 0 then 'bad-sign'
      when place > 1 then 'twice'
    end,
    case
      when held.entity_id is null then 'created'
      when (
        held.nav, held.management_fees, held.expenses, held.income, held.realised,
        held.unrealised, held.carry
      ) is distinct from (
        meant.nav, meant.management_fees, meant.expenses, meant.income, meant.realised,
        meant.unrealised, meant.carry
      ) then 'changed'
      else 'same'
    end,
    case
      when held.entity_id is not null then jsonb_strip_nulls(
        jsonb_build_object(
          'nav', held.nav::text, 'managementFees', held.management_fees::text,
          'expenses', held.expenses::text, 'income', held.income::text,
          'realised', held.realised::text, 'unrealised', held.unrealised::text,
          'carry', held.carry::text
        )
      )
    end
  from meant
  left join committed on committed.key = meant.key and committed.fund_id = meant.fund_id
  left join public.valuations as held
    on held.entity_id = meant.entity_id and held.fund_id = meant.fund_id
    and held.as_of = meant.as_of;
$$;

-- What does not add up in the accounts that a sheet touches, at a line of it, as they stand with
-- it. It is a warning: a fund may have its reasons, and what a statement leaves unexplained has a
-- line of its own. Called where all of it is applied, and undone.
create or replace function private.mismatched_totals(of_sheet uuid)
returns table (line integer, field text, why text, difference numeric)
language sql
stable
set search_path = ''
as $$
  with sheet as (
    select kind from private.sheets where id = of_sheet
  ),
  own as materialized (
    select line, entity_id, fund_id, private.day_of(fields ->> 'on') as day
    from private.resolved_lines(of_sheet)
    where (select kind from sheet) in ('commitments', 'notices')
  ),
  -- What may still be called, at the end of each day on which it changed.
  standing as (
    select
      flows.entity_id, flows.fund_id, flows.effective_on, held.committed,
      held.committed + sum(flows.unfunded_effect) over running as unfunded
    from public.capital_flows as flows
    join public.commitments as held
      on held.entity_id = flows.entity_id and held.fund_id = flows.fund_id
    where (flows.entity_id, flows.fund_id) in (select entity_id, fund_id from own)
    window running as (
      partition by flows.entity_id, flows.fund_id order by flows.effective_on
    )
  ),
  bounds as (
    select
      entity_id, fund_id, 'over-called' as why, -min(unfunded) as difference,
      min(effective_on) as since
    from standing where unfunded < 0 group by entity_id, fund_id
    union all
    select
      entity_id, fund_id, 'over-restored', max(unfunded - committed), min(effective_on)
    from standing where unfunded > committed group by entity_id, fund_id
  ),
  -- At the line that brings it about, or the last before.
  astray as (
    select distinct on (bounds.entity_id, bounds.fund_id, bounds.why)
      own.line, case when own.day is null then 'committed' else 'amount' end as field, bounds.why,
      bounds.difference
    from bounds
    join own on own.entity_id = bounds.entity_id and own.fund_id = bounds.fund_id
    order by
      bounds.entity_id, bounds.fund_id, bounds.why, own.day < bounds.since,
      abs(own.day - bounds.since), own.line
  ),
  -- What a line does to the amount that may be called goes with its kind, up to its amount.
  effects as (
    select
      notices.line, 'effect', 'effect-astray',
      unfunded_effect - greatest(
        case kind when 'call' then -amount else 0 end,
        least(case when kind in ('return', 'distribution') then amount else 0 end, unfunded_effect)
      ) as difference
    from private.resolved_notices(of_sheet) as notices
    where (select kind from sheet) = 'notices' and notices.kind <> 'adjustment'
  ),
  -- From the value before to this one. Without its unrealised gains a statement is not meant to
  -- close; over an opening line the sums are not those of its period.
  closings as (
    select
      stated.line, 'nav', 'unexplained',
      stated.nav - coalesce(earlier.nav, 0) - flows.net - coalesce(stated.management_fees, 0)
        - coalesce(stated.expenses, 0) - coalesce(stated.income, 0) - coalesce(stated.realised, 0)
        - stated.unrealised - coalesce(stated.carry, 0) as difference
    from private.resolved_statements(of_sheet) as stated
    left join lateral (
      select valuations.as_of, valuations.nav from public.valuations
      where valuations.entity_id = stated.entity_id and valuations.fund_id = stated.fund_id
        and valuations.as_of < stated.as_of
      order by valuations.as_of desc limit 1
    ) as earlier on true
    cross join lateral (
      select
        coalesce(sum(paid_in - distributed), 0) as net, coalesce(bool_or(opening), false) as opening
      from public.capital_flows as lines
      where lines.entity_id = stated.entity_id and lines.fund_id = stated.fund_id
        and lines.effective_on <= stated.as_of
        and (earlier.as_of is null or lines.effective_on > earlier.as_of)
    ) as flows
    where (select kind from sheet) = 'statements' and stated.unrealised is not null
      and not flows.opening
  )
  select * from astray
  union all
  select * from effects where difference <> 0
  union all
  -- Seven amounts, each rounded to the cent.
  select * from closings where abs(difference) > 0.05;
$$;

-- Adds the sheet, applies the release, looks, and undoes it: as for the preview, there is no second
-- computation that could differ. Where the release cannot be applied yet, it says that elsewhere.
create or replace function private.desk_sheet_sums(of_user uuid, of_session uuid, of_sheet uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  work private.works;
  manifest jsonb;
  said jsonb := '[]';
begin
  perform private.must(of_user, of_session, 'releases.write');
  select works.* into work from private.works join private.sheets on sheets.work_id = works.id
  where sheets.id = of_sheet and made_by = of_user and sealed_at is null;
  -- Added meanwhile: there is nothing left to say before it is.
  if not found then
    return jsonb_build_object('rows', said);
  end if;
  begin
    perform private.desk_add_sheet(of_user, of_session, of_sheet, work.newest);
    select content || '{"documents": []}' into manifest from private.revisions
    where work_id = work.id and number = work.newest + 1;
    perform private.apply_release(work.id, manifest);
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'line', line, 'field', field, 'why', why, 'difference', abs(difference)::text
        )
        order by line
      ),
      '[]'
    )
    into said from private.mismatched_totals(of_sheet);
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' or sqlstate 'PT422' then
    return jsonb_build_object('rows', said);
  end;
end;
$$;

-- What is missing in the documents of a release's newest content, or that it has none and no sheet.
create or replace function private.document_faults(of_work uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with manifest as (
    select revisions.content from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    where works.id = of_work
  ),
  meant as materialized (
    select
      documents.*,
      row_number() over (
        partition by fund_id, key, for_all, type, period order by documents.sha256
      ) as place
    from manifest cross join lateral private.resolved_documents(of_work, manifest.content) as documents
  ),
  committed as materialized (
    select * from private.commitments_after_release(of_work)
  ),
  faults as (
    select
      jsonb_build_object('document', meant.sha256, 'name', meant.file_name) as about,
      case
        when not exists (
          select from private.staged_files where staged_files.sha256 = meant.sha256
        ) then 'file-missing'
        when meant.fund_id is null then 'fund-missing'
        when not for_all and not is_known then 'entity-missing'
        when meant.type is null then 'type-missing'
        when meant.period is null then 'period-missing'
        when not for_all and not exists (
          select from committed
          where committed.key = meant.key and committed.fund_id = meant.fund_id
        ) then 'no-commitment'
        when place > 1 then 'same-place'
      end as why
    from meant
    union all
    select '{}', 'empty' from manifest
    where jsonb_array_length(content -> 'sheets') + jsonb_array_length(content -> 'documents') = 0
  )
  select coalesce(jsonb_agg(about || jsonb_build_object('why', why)), '[]')
  from faults where why is not null;
$$;

-- Seals a sheet into the release: what is refused is left out, the rest is bound by its hash.
create or replace function private.desk_add_sheet(
  of_user uuid, of_session uuid, of_sheet uuid, of_number integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'releases.write');
  sheet private.sheets;
  manifest jsonb;
  left_out integer;
  kept integer;
begin
  select * into sheet from private.sheets
  where id = of_sheet and made_by = of_user and sealed_at is null for update;
  if not found then
    return null;
  end if;
  delete from private.sheet_lines using private.check_sheet(of_sheet) as checks
  where sheet_id = of_sheet and sheet_lines.line = checks.line and checks.why is not null;
  get diagnostics left_out = row_count;
  update private.sheet_lines
  set fields = lines.fields || jsonb_strip_nulls(
    jsonb_build_object('entityId', lines.entity_id, 'fundId', lines.fund_id)
  )
  from private.resolved_lines(of_sheet) as lines
  where sheet_lines.sheet_id = of_sheet and lines.line = sheet_lines.line;
  get diagnostics kept = row_count;
  if kept = 0 then
    raise exception 'nothing-left' using errcode = 'PT422';
  end if;
  update private.sheets
  set
    sealed_at = clock_timestamp(), lines = kept,
    -- Only those that a line still needs.
    new_entities = array(
      select entity from unnest(new_entities) as entity
      where exists (
        select from private.sheet_lines as lines
        where lines.sheet_id = of_sheet and lower(lines.fields ->> 'entity') = lower(entity)
      )
    )
  where id = of_sheet;
  update private.sheets set sha256 = private.sheet_hash(of_sheet) where id = of_sheet;
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = sheet.work_id;
  perform private.note(
    of_user, actor, 'releases.import', 'release:' || sheet.work_id, null,
    jsonb_build_object('kind', sheet.kind, 'lines', kept, 'leftOut', left_out)
  );
  return private.desk_save_release(
    of_user, of_session, sheet.work_id, '', of_number,
    (
      select jsonb_agg(id)::text from (
        select entry ->> 'id' as id from jsonb_array_elements(manifest -> 'sheets') as entry
        union all select of_sheet::text
      ) as sheets
    ),
    manifest ->> 'documents'
  ) || jsonb_build_object('lines', kept, 'leftOut', left_out);
end;
$$;

-- Does all of it, in the transaction of who asks. Says how much of each was done.
create or replace function private.apply_release(of_work uuid, of_content jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  sheet record;
  entry record;
  published record;
  made integer := 0;
  touched integer;
  done jsonb := '{"commitments": 0, "notices": 0, "statements": 0, "invitations": 0}';
  documents integer := 0;
  already integer := 0;
  concerned uuid[] := '{}';
  mails_before bigint;
begin
  select count(*) into mails_before from private.outbox where created_at = now();
  for sheet in
    select sheets.*, wanted ->> 'sha256' as wanted_hash
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
  loop
    if private.sheet_hash(sheet.id) is distinct from sheet.wanted_hash then
      raise exception 'sheet-changed' using errcode = 'PT422';
    end if;
    insert into public.partner_entities (name)
    select wanted from unnest(sheet.new_entities) as wanted
    where not exists (select from public.partner_entities where lower(name) = lower(wanted));
    get diagnostics touched = row_count;
    made := made + touched;
  end loop;
  -- Notices and statements need their commitments, so those come first; who is invited comes last,
  -- and finds all of it there.
  for sheet in
    select sheets.id, sheets.kind
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind <> 'invitations'
    order by array_position(array['commitments', 'notices', 'statements'], sheets.kind), sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    case sheet.kind
      when 'commitments' then
        insert into public.commitments (entity_id, fund_id, committed, as_of)
        select
          entity_id, fund_id, private.amount_of(fields ->> 'committed'),
          private.day_of(fields ->> 'asOf')
        from private.resolved_lines(sheet.id)
        on conflict (entity_id, fund_id) do update
        set committed = excluded.committed, as_of = excluded.as_of
        where (commitments.committed, commitments.as_of)
          is distinct from (excluded.committed, excluded.as_of);
      when 'notices' then
        insert into public.capital_flows (
          entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
          unfunded_effect
        )
        select
          entity_id, fund_id, kind, effective_on, noticed_on, reference, purpose, amount,
          unfunded_effect
        from private.resolved_notices(sheet.id)
        on conflict (entity_id, fund_id, effective_on, kind, reference, purpose) do update
        set
          noticed_on = excluded.noticed_on, amount = excluded.amount,
          unfunded_effect = excluded.unfunded_effect
        where (capital_flows.noticed_on, capital_flows.amount, capital_flows.unfunded_effect)
          is distinct from (excluded.noticed_on, excluded.amount, excluded.unfunded_effect);
      else
        insert into public.valuations (
          entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
          carry
        )
        select
          entity_id, fund_id, as_of, nav, management_fees, expenses, income, realised, unrealised,
          carry
        from private.resolved_statements(sheet.id)
        on conflict (entity_id, fund_id, as_of) do update
        set
          nav = excluded.nav, management_fees = excluded.management_fees,
          expenses = excluded.expenses, income = excluded.income, realised = excluded.realised,
          unrealised = excluded.unrealised, carry = excluded.carry
        where (
          valuations.nav, valuations.management_fees, valuations.expenses, valuations.income,
          valuations.realised, valuations.unrealised, valuations.carry
        ) is distinct from (
          excluded.nav, excluded.management_fees, excluded.expenses, excluded.income,
          excluded.realised, excluded.unrealised, excluded.carry
        );
    end case;
    get diagnostics touched = row_count;
    done := jsonb_set(
      done, array[sheet.kind], to_jsonb((done ->> sheet.kind)::integer + touched)
    );
    concerned := concerned || array(
      select distinct entity_id from private.resolved_lines(sheet.id)
    );
  end loop;
  for entry in
    select meant.*, files.media_type, files.bytes
    from private.resolved_documents(of_work, of_content) as meant
    left join private.staged_files as files on files.sha256 = meant.sha256
    order by meant.file_name, meant.sha256
  loop
    if entry.bytes is null or entry.fund is null or (not entry.for_all and entry.entity_id is null)
    then
      raise exception 'faults' using errcode = 'PT422';
    end if;
    select * into published from private.publish_document(
      entry.fund, case when not entry.for_all then entry.entity end, entry.type, entry.period,
      entry.file_name, entry.media_type, entry.bytes, entry.title
    );
    documents := documents + (not published.already)::integer;
    already := already + published.already::integer;
    concerned := concerned || array(
      select entity_id from public.commitments
      where fund_id = entry.fund_id and (entry.for_all or entity_id = entry.entity_id)
    );
  end loop;
  for sheet in
    select sheets.id
    from jsonb_array_elements(of_content -> 'sheets') as wanted
    join private.sheets on sheets.id::text = wanted ->> 'id'
    where sheets.kind = 'invitations' order by sealed_at
  loop
    if exists (select from private.check_sheet(sheet.id) as checks where checks.why is not null) then
      raise exception 'lines-refused' using errcode = 'PT422';
    end if;
    for entry in
      select meant.fields, meant.entity, meant.entity_id
      from private.resolved_lines(sheet.id) as meant
      join private.check_sheet(sheet.id) as checks on checks.line = meant.line
      where checks.outcome <> 'same' order by meant.line
    loop
      perform private.invite_partner(
        lower(entry.fields ->> 'email'), entry.fields ->> 'name', entry.entity,
        entry.fields ->> 'language', false, entry.fields ->> 'role',
        private.end_of_day(entry.fields ->> 'until')
      );
      done := jsonb_set(
        done, '{invitations}', to_jsonb((done ->> 'invitations')::integer + 1)
      );
      concerned := concerned || entry.entity_id;
    end loop;
  end loop;
  -- Once everybody is there who is to hear of it. A line made in this transaction bears its time.
  perform private.announce_call(due.entity_id, due.fund_id, due.effective_on, due.reference)
  from (
    select distinct flows.entity_id, flows.fund_id, flows.effective_on, flows.reference
    from public.capital_flows as flows
    where flows.kind = 'call' and flows.effective_on >= current_date
      and flows.released_at = now() and not flows.opening
  ) as due;
  return done || jsonb_build_object(
    'newEntities', made, 'documents', documents, 'already', already,
    'entities', (select count(distinct one) from unnest(concerned) as one),
    'mails', (select count(*) - mails_before from private.outbox where created_at = now())
  );
end;
$$;

-- What a partner of this entity would be shown: the very function that they call, called as one of
-- them. Only ever inside what is undone: it makes a person who does not exist.
create or replace function private.overview_for_entity(of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  nobody uuid := gen_random_uuid();
  sitting uuid := gen_random_uuid();
  acts_for uuid;
  seen jsonb;
begin
  select id into acts_for from public.partner_entities where lower(name) = lower(of_entity);
  if not found then
    raise exception 'unknown' using errcode = 'PT422';
  end if;
  insert into auth.users (id, aud, role, email)
  values (nobody, 'authenticated', 'authenticated', nobody || '@preview.invalid');
  insert into public.partners (user_id, chosen_entity, name, language)
  values (nobody, acts_for, 'Preview', 'en');
  insert into public.partner_memberships (user_id, entity_id) values (nobody, acts_for);
  insert into auth.sessions (id, user_id) values (sitting, nobody);
  insert into private.factor_checks (session_id, kind) values (sitting, 'passkey');
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', nobody, 'role', 'authenticated', 'session_id', sitting)::text, true
  );
  -- Each engine reads it under a name of its own.
  perform set_config('request.jwt.claim.sub', nobody::text, true);
  set local role authenticated;
  seen := public.lp_overview();
  return seen - '{partner,people,entities,downloads,needs,seenBefore}'::text[];
end;
$$;

-- Does it, looks, and undoes it; what is undone does not reach a variable. `withoutPerson` names
-- entities for which nobody could read what is addressed to them: looked for before a person is
-- made for the preview, and after those whom the release itself invites.
create or replace function private.rehearse_release(of_work uuid, of_content jsonb, of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  said jsonb;
begin
  begin
    said := jsonb_build_object('done', private.apply_release(of_work, of_content));
    said := said || jsonb_build_object(
      'withoutPerson', (
        select coalesce(jsonb_agg(entities.name order by entities.name), '[]')
        from public.partner_entities as entities
        where entities.id in (
          select entity_id from public.documents where published_at = now()
          union
          select entity_id from public.capital_flows
          where kind = 'call' and effective_on >= current_date and released_at = now()
        )
        and not exists (
          select from public.partner_memberships as members
          cross join private.memberships_of(members.user_id) as open
          where members.entity_id = entities.id and open.entity_id = entities.id
        )
      )
    );
    if of_entity is not null then
      said := said || jsonb_build_object('seen', private.overview_for_entity(of_entity));
    end if;
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return said;
  end;
end;
$$;

create or replace function private.desk_rehearse_release(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_entity text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  manifest jsonb;
begin
  perform private.must(of_user, of_session, 'releases.read');
  perform private.open_release(of_work);
  select content into manifest from private.revisions
  join private.works on works.id = revisions.work_id and works.newest = revisions.number
  where work_id = of_work and revisions.hash = of_hash;
  if not found then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif private.document_faults(of_work) <> '[]' then
    raise exception 'faults' using errcode = 'PT422';
  end if;
  return private.rehearse_release(of_work, manifest, nullif(of_entity, ''));
end;
$$;

-- Forty of a register, in the order of their names, from the one after `after` on.
create or replace function private.desk_funds(
  of_user uuid, of_session uuid, words text, of_currency text, of_account text, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      funds.id, private.folded(funds.name) as sorted, funds.name,
      funds.legal_name as "legalName", funds.vintage, funds.currency,
      (select count(*) from public.commitments where fund_id = funds.id) as entities,
      exists (
        select from public.fund_accounts as accounts
        where accounts.fund_id = funds.id and accounts.ended_at is null
      ) as "hasAccount",
      (
        select proposed_at from private.bank_account_changes as changes
        where changes.fund_id = funds.id and changes.settled_at is null
      ) as "changeSince"
    from public.funds
    where (
        private.folded(funds.name) like pattern
        or private.folded(coalesce(funds.legal_name, '')) like pattern
      )
      and (of_currency = '' or funds.currency = of_currency)
      and case of_account
        when 'missing' then not exists (
          select from public.fund_accounts as accounts
          where accounts.fund_id = funds.id and accounts.ended_at is null
        )
        when 'changing' then exists (
          select from private.bank_account_changes as changes
          where changes.fund_id = funds.id and changes.settled_at is null
        )
        when 'alarm' then exists (
          select from private.bank_account_changes as changes
          where changes.fund_id = funds.id and changes.outcome = 'refused'
            and changes.alarm_closed_at is null
        )
        when 'number' then exists (
          select from private.bank_contacts as contacts
          where contacts.fund_id = funds.id and contacts.ended_at is null
            and contacts.confirmed_by is null
        )
        else true
      end
      and (
        after is null
        or (private.folded(funds.name), funds.id)
          > (select private.folded(last.name), last.id from public.funds as last where id = after)
      )
    order by private.folded(funds.name), funds.id
    limit 41
  ) as page;
  return private.register_page(rows) || jsonb_build_object(
    'currencies', (
      select coalesce(jsonb_agg(distinct currency order by currency), '[]') from public.funds
    )
  );
end;
$$;

create or replace function private.desk_fund(of_user uuid, of_session uuid, of_fund uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', funds.id, 'name', funds.name, 'legalName', funds.legal_name,
      'manager', funds.manager, 'depositary', funds.depositary, 'vintage', funds.vintage,
      'currency', funds.currency, 'version', funds.version,
      'accounts', private.capital_accounts_of(funds.id, null),
      -- One fund, one currency: these may be added. The dates are the first and the last of each.
      'totals', (
        select jsonb_build_object(
          'committed', sum(committed)::text, 'paidIn', sum(paid_in)::text,
          'nav', sum(nav)::text, 'committedOn', jsonb_build_array(min(committed_on), max(committed_on)),
          'linesTo', jsonb_build_array(min(lines_to), max(lines_to)),
          'navOn', jsonb_build_array(min(nav_on), max(nav_on)), 'valued', count(nav)
        )
        from hooks.capital_accounts as accounts where accounts.fund_id = funds.id
      ),
      'documents', (
        select coalesce(jsonb_agg(to_jsonb(recent) order by recent."publishedAt" desc), '[]')
        from (
          select
            documents.id, documents.type, documents.period, documents.title, documents.version,
            documents.file_name as "fileName", documents.published_at as "publishedAt",
            documents.withdrawn_at as "withdrawnAt", entities.id as entity,
            entities.name as "entityName"
          from public.documents
          left join public.partner_entities as entities on entities.id = documents.entity_id
          where documents.fund_id = funds.id
          order by documents.published_at desc, documents.id limit 40
        ) as recent
      ),
      'documentCount', (select count(*) from public.documents where fund_id = funds.id)
    )
    from public.funds where funds.id = of_fund
  );
end;
$$;

create or replace function private.desk_entity(of_user uuid, of_session uuid, of_entity uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', entities.id, 'name', entities.name, 'version', entities.version,
      'requiresFactor', entities.requires_factor, 'mergedAt', entities.merged_at,
      'mergedInto', (
        select jsonb_build_object('id', kept.id, 'name', kept.name)
        from public.partner_entities as kept where kept.id = entities.merged_into
      ),
      'tookOver', (
        select coalesce(
          jsonb_agg(jsonb_build_object('id', id, 'name', name, 'at', merged_at) order by merged_at),
          '[]'
        )
        from public.partner_entities as gone where gone.merged_into = entities.id
      ),
      'people', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', partners.user_id, 'name', partners.name, 'email', users.email,
              'role', memberships.role, 'invitedAt', memberships.invited_at,
              'endsAt', memberships.ends_at, 'seenAt', memberships.seen_at,
              'ended', partners.revoked_at is not null
                or coalesce(memberships.ends_at <= now(), false)
            )
            order by private.folded(partners.name)
          ),
          '[]'
        )
        from public.partner_memberships as memberships
        join public.partners on partners.user_id = memberships.user_id
        join auth.users on users.id = memberships.user_id
        where memberships.entity_id = entities.id
      ),
      'accounts', private.capital_accounts_of(null, entities.id),
      'documentCount', (select count(*) from public.documents where entity_id = entities.id)
    )
    from public.partner_entities as entities where entities.id = of_entity
  );
end;
$$;

create or replace function private.desk_merge_counts(of_user uuid, of_session uuid, gone uuid, kept uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.write');
  if gone = kept or (
    select count(*) from public.partner_entities
    where id in (gone, kept) and merged_into is null
  ) < 2 then
    return null;
  end if;
  return private.merge_counts(gone, kept) || jsonb_build_object(
    'gone', (select name from public.partner_entities where id = gone),
    'kept', (select name from public.partner_entities where id = kept)
  );
end;
$$;

-- Two entities that are one: everything of the one goes to the other in one transaction. The one
-- that is gone stays as a name, because the log of downloads, which never changes, leads to it.
-- `typed` is its name, written by hand; `seen` is what `desk_merge_counts` said.
create or replace function private.desk_merge_entities(
  of_user uuid, of_session uuid, gone uuid, kept uuid, typed text, seen jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  going public.partner_entities;
  staying public.partner_entities;
  counted jsonb;
  moved uuid[];
  place record;
begin
  if gone = kept then
    raise exception 'same' using errcode = 'PT422';
  end if;
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null then
    return null;
  end if;
  if going.name <> trim(typed) then
    raise exception 'typed' using errcode = 'PT422';
  end if;
  counted := private.merge_counts(gone, kept);
  if counted -> 'shared' <> '[]' then
    raise exception 'shared' using errcode = 'PT422';
  end if;
  if counted <> seen then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  end if;

  -- Who acts for both goes on as the remaining entity has it, unless that had ended.
  update public.partner_memberships as there
  set role = moving.role, ends_at = moving.ends_at, invited_at = moving.invited_at
  from public.partner_memberships as moving
  where there.entity_id = kept and moving.entity_id = gone and moving.user_id = there.user_id
    and there.ends_at <= now() and (moving.ends_at is null or moving.ends_at > now());
  delete from public.partner_memberships as moving
  using public.partner_memberships as there
  where moving.entity_id = gone and there.entity_id = kept and there.user_id = moving.user_id;
  with those as (
    update public.partner_memberships set entity_id = kept where entity_id = gone
    returning user_id
  )
  select array_agg(user_id) into moved from those;

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass
      )
  loop
    execute format(
      'update %s set %I = $1 where %I = $2', place.relation, place.name, place.name
    )
    using kept, gone;
  end loop;

  update public.partner_entities
  set merged_into = kept, merged_at = now(), version = version + 1 where id = gone;
  if going.requires_factor and not staying.requires_factor then
    perform private.require_factor(kept, true, of_user, actor);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    of_user, actor, 'entities.merge', 'entity:' || gone, going.version + 1,
    (counted - 'shared') || jsonb_build_object('into', kept)
  );
  return jsonb_build_object('id', kept);
end;
$$;

-- Each step is a statement of the registry's, with the address, the accounts and the bound accounts
-- as its parameters. Nobody but the database's owner can call these.
create or replace function private.count_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.sign_in_accounts_of(of_address);
  bound uuid[] := '{}';
  found_rows bigint;
  kept_rows bigint;
  counted jsonb := '[]';
begin
  if spare_bound then
    bound := private.bound_sign_in_accounts(accounts);
  end if;
  for step in select value from jsonb_array_elements(steps) loop
    execute step ->> 'find' into found_rows using lower(of_address), accounts, bound;
    continue when found_rows = 0;
    execute step ->> 'keep' into kept_rows using lower(of_address), accounts, bound;
    counted := counted || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table', 'how', step ->> 'how', 'found', found_rows, 'kept', kept_rows,
        'ground', case when kept_rows > 0 then step ->> 'ground' end
      )
    );
  end loop;
  return counted;
end;
$$;

create or replace function private.erase_person(of_address text, steps jsonb, spare_bound boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  step jsonb;
  accounts uuid[] := private.sign_in_accounts_of(of_address);
  bound uuid[] := '{}';
  counted jsonb := private.count_person(of_address, steps, spare_bound);
  gone_rows bigint;
  tables jsonb := '[]';
  entry jsonb;
begin
  if spare_bound then
    bound := private.bound_sign_in_accounts(accounts);
  end if;
  -- In the registry's order: what hangs on something goes before it, and is counted.
  for step in select value from jsonb_array_elements(steps) loop
    select value into entry from jsonb_array_elements(counted)
    where value ->> 'table' = step ->> 'table';
    continue when not found;
    gone_rows := 0;
    if step ->> 'erase' is not null then
      execute step ->> 'erase' into gone_rows using lower(of_address), accounts, bound;
    end if;
    tables := tables || jsonb_strip_nulls(
      jsonb_build_object(
        'table', step ->> 'table',
        'erased', case when step ->> 'how' = 'erased' then gone_rows else 0 end,
        'anonymised', case when step ->> 'how' = 'anonymised' then gone_rows else 0 end,
        'kept', entry -> 'kept', 'ground', entry -> 'ground'
      )
    );
  end loop;
  return tables;
end;
$$;

create or replace function private.desk_find_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  request private.person_requests;
  tables jsonb;
begin
  perform private.must(of_user, of_session, 'persons.read');
  request := private.open_request(of_request);
  if request.id is null then
    return null;
  end if;
  tables := private.count_person(request.address, steps::jsonb, true);
  -- Until the address is proven to be theirs: how many rows there are, and no more.
  if request.proven_at is null then
    select coalesce(jsonb_agg(value - 'kept' - 'ground' - 'how'), '[]') into tables
    from jsonb_array_elements(tables);
    return jsonb_build_object('proven', false, 'tables', tables);
  end if;
  return jsonb_build_object(
    'proven', true, 'tables', tables,
    'erasable', private.total_of(tables, 'found') - private.total_of(tables, 'kept')
  );
end;
$$;

create or replace function private.desk_export_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.read');
  request private.person_requests := private.confirmed_request(of_request);
  accounts uuid[];
  bound uuid[];
  step jsonb;
  rows_of_table jsonb;
  tables jsonb := '[]';
  exported integer := 0;
begin
  if request.id is null then
    return null;
  end if;
  accounts := private.sign_in_accounts_of(request.address);
  bound := private.bound_sign_in_accounts(accounts);
  for step in select value from jsonb_array_elements(steps::jsonb) loop
    execute step ->> 'rows' into rows_of_table using lower(request.address), accounts, bound;
    continue when jsonb_array_length(rows_of_table) = 0;
    exported := exported + jsonb_array_length(rows_of_table);
    tables := tables || jsonb_build_object('table', step ->> 'table', 'rows', rows_of_table);
  end loop;
  perform private.note(
    of_user, actor, 'persons.export', 'request:' || request.id, null,
    jsonb_build_object('rows', exported)
  );
  return jsonb_build_object(
    'request', request.id, 'language', request.language, 'at', now(), 'tables', tables
  );
end;
$$;

-- Asks for the count that was shown: whatever came since must be seen first.
create or replace function private.desk_erase_person(
  of_user uuid,
  of_session uuid,
  of_request uuid,
  typed_count bigint,
  steps text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'persons.erase');
  request private.person_requests := private.confirmed_request(of_request);
  counted jsonb;
  tables jsonb;
  without_account boolean;
  written jsonb;
begin
  if request.id is null then
    return null;
  elsif request.kind <> 'erasure' then
    raise exception 'this is a request for access' using errcode = 'PT422';
  end if;
  counted := private.count_person(request.address, steps::jsonb, true);
  if private.total_of(counted, 'found') - private.total_of(counted, 'kept') <> typed_count then
    raise exception 'the count has changed' using errcode = 'PT409';
  end if;
  without_account := private.bound_sign_in_accounts(private.sign_in_accounts_of(request.address)) = '{}';
  tables := private.erase_person(request.address, steps::jsonb, true);
  perform private.note(
    of_user, actor, 'persons.erase', 'request:' || request.id, null,
    jsonb_build_object(
      'erased', private.total_of(tables, 'erased'),
      'anonymised', private.total_of(tables, 'anonymised'),
      'kept', private.total_of(tables, 'kept')
    )
  );
  written := jsonb_build_object(
    'request', request.id, 'opened', request.opened_at, 'proven', request.proven_at,
    'done', now(), 'actor', actor, 'tables', tables,
    'ledger', (select hash from private.ledger order by seq desc limit 1)
  );
  -- The address stays until the mail that says so has gone, or could not.
  update private.person_requests
  set
    address = request.address, done_at = now(), account_erased = without_account,
    certificate = written
  where id = request.id;
  insert into private.outbox (template, language, about)
  values ('person-erased', request.language, request.id);
  return jsonb_build_object(
    'certificate', written,
    'erasure', jsonb_build_object(
      'request', request.id, 'hmac', request.address_hmac, 'at', now(), 'account', without_account
    )
  );
end;
$$;

-- After a restore: the request is done once more, and with it whatever came back.
create or replace function private.replay_erasure(
  of_request uuid,
  of_hmac text,
  erased_at timestamptz,
  without_account boolean,
  of_address text,
  steps text
)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  tables jsonb := '[]';
  gone bigint;
begin
  if of_address <> '' then
    tables := private.erase_person(of_address, steps::jsonb, not without_account);
  end if;
  gone := private.total_of(tables, 'erased') + private.total_of(tables, 'anonymised');
  insert into private.person_requests (
    id, kind, address_hmac, language, opened_at, due_at, done_at, account_erased
  )
  values (
    of_request, 'erasure', of_hmac, 'en', erased_at, erased_at, erased_at, without_account
  )
  on conflict (id) do update
  set address = null, done_at = erased_at, account_erased = without_account;
  perform private.note(
    null, 'after a restore', 'persons.replay', 'request:' || of_request, null,
    jsonb_build_object('rows', gone)
  );
  return gone;
end;
$$;

-- What mails to addresses that begin like this are about; the mail to the firm itself is not one of
-- them. At most 2,001: whoever asks is told to write more of the address then.
create or replace function private.mails_to(beginning text)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  -- As a range of signs: what is only known at run time makes no range of a `like`.
  with messages as (
    select id from private.contact_messages
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    limit 2001
  ), persons as (
    select id from auth.users where starts_with(lower(email), lower(beginning))
  )
  select found.id from (
    select id from messages
    union all
    select entries.id from private.message_entries as entries
    join messages on messages.id = entries.message_id
    union all
    select id from private.person_requests
    where starts_with(lower(address), lower(beginning))
    union all
    select id from public.newsletter_subscribers
    where lower(email) ~>=~ lower(beginning) and lower(email) ~<~ (lower(beginning) || chr(1114111))
    union all
    select id from persons
    union all
    select notices.id from private.document_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.call_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select notices.id from private.withdrawal_notices as notices
    join persons on persons.id = notices.user_id
    union all
    select digests.id from private.digests
    join persons on persons.id = digests.user_id
    union all
    select events.ref from private.security_events as events
    join persons on persons.id = events.user_id
    union all
    select notices.id from private.bank_account_notices as notices
    join persons on persons.id = notices.user_id
  ) as found
  limit 2001;
$$;

-- Links that were used or ran out, and sessions. Those end much sooner by themselves, but their
-- rows stay. A hosted project looks after its own two tables itself, and may not let us.
create function private.purge_sessions(keep_used_links interval, keep_sessions interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'sign_in_links';
  delete from private.sign_in_links
  where coalesce(used_at, expires_at) < now() - keep_used_links;
  get diagnostics removed = row_count;
  return next;

  begin
    kind := 'sessions';
    delete from auth.sessions where updated_at < now() - keep_sessions;
    get diagnostics removed = row_count;
    return next;

    kind := 'sign_ins';
    delete from auth.audit_log_entries where created_at < now() - keep_sessions;
    get diagnostics removed = row_count;
    return next;
  exception when insufficient_privilege then
    null;
  end;
end;
$$;

create function private.purge_downloads(keep_downloads interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'document_downloads';
  perform set_config('private.purging', 'on', true);
  delete from public.document_downloads where at < now() - keep_downloads;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;
end;
$$;

-- Safe since 20261123: no version calls them.
drop function private.hmac(text, bytea);
drop function private.broken_ledger(bigint);
drop function private.ask_recovery(text, text);
drop function private.mails_to_without_accounts(text);
-- Safe since 20261123: made again below, of the two that took its place.
drop function private.purge_partners(interval, interval, interval);

-- Sign-in is for partners and staff alike: private.sign_in_links, private.factor_checks.
create view private.partner_links as
select token_hash, user_id, created_at, expires_at, used_at from private.sign_in_links;

create view private.proofs as
select session_id, kind, factor_id, checked_at as proven_at from private.factor_checks;

create function private.redeem_partner_link(hash text)
returns table (outcome text, user_id uuid, email text)
language sql
set search_path = ''
as $$
  select * from private.redeem_sign_in_link(hash);
$$;

create function private.account_of(of_user uuid, of_session uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.own_sign_in_account(of_user, of_session);
$$;

create function private.is_proven(of_session uuid, within interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_factor_check(of_session, within);
$$;

create function private.prove(
  of_user uuid,
  of_session uuid,
  by_kind text,
  by_factor uuid,
  from_address text
)
returns void
language sql
set search_path = ''
as $$
  select private.note_factor_check(of_user, of_session, by_kind, by_factor, from_address);
$$;

create function private.purge_partners(
  keep_used_links interval,
  keep_downloads interval,
  keep_sign_ins interval
)
returns table (kind text, removed bigint)
language sql
set search_path = ''
as $$
  select * from private.purge_sessions(keep_used_links, keep_sign_ins)
  union all
  select * from private.purge_downloads(keep_downloads);
$$;

-- Limits: private.count_request, private.forget_count.
create function private.admit(asked_kind text, address text)
returns integer
language sql
set search_path = ''
as $$
  select private.count_request(asked_kind, address);
$$;

create function private.forgive(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  select private.forget_count(asked_kind, address);
$$;

-- Persons and staff: private.confirm_person_address, private.desk_colleague.
create function private.prove_person(of_hash text)
returns text
language sql
set search_path = ''
as $$
  select private.confirm_person_address(of_hash);
$$;

create function private.desk_bearer(of_user uuid, of_session uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_colleague(of_user, of_session);
$$;

create function private.desk_merging(of_user uuid, of_session uuid, gone uuid, kept uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.desk_merge_counts(of_user, of_session, gone, kept);
$$;

-- Bank accounts are called so in full: private.bank_account_changes and others.
create view private.fund_contacts as
select fund_id, name, phone, known_since, noted_by, confirmed_by, confirmed_at, ended_at
from private.bank_contacts;

create view private.account_changes as
select
  id, fund_id, holder, holder_reason, iban, bic, bank, source, proposed_by, proposed_by_name,
  proposed_at, settled_at, outcome, reason, alarm_closed_at, alarm_closed_by
from private.bank_account_changes;

create view private.account_calls as
select change_id, caller, caller_name, phone, spoke_with, confirmed, at
from private.bank_account_calls;

create view private.account_notices as
select id, change_id, user_id, told_at from private.bank_account_notices;

create function private.desk_note_number(
  of_user uuid, of_session uuid, of_fund uuid, of_name text, of_phone text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_note_bank_number(of_user, of_session, of_fund, of_name, of_phone);
$$;

create function private.desk_confirm_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_confirm_bank_number(of_user, of_session, of_fund, of_phone);
$$;

create function private.desk_end_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_end_bank_number(of_user, of_session, of_fund, of_phone);
$$;

create function private.desk_propose_account(
  of_user uuid,
  of_session uuid,
  of_fund uuid,
  of_holder text,
  of_iban text,
  of_bic text,
  of_bank text,
  of_source text,
  of_holder_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_propose_bank_account(
    of_user, of_session, of_fund, of_holder, of_iban, of_bic, of_bank, of_source, of_holder_reason
  );
$$;

create function private.desk_record_call(
  of_user uuid,
  of_session uuid,
  of_change uuid,
  of_phone text,
  of_spoke_with text,
  is_confirmed boolean,
  of_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_record_bank_call(
    of_user, of_session, of_change, of_phone, of_spoke_with, is_confirmed, of_reason
  );
$$;

create function private.desk_withdraw_change(
  of_user uuid, of_session uuid, of_change uuid, of_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_withdraw_bank_change(of_user, of_session, of_change, of_reason);
$$;

create function private.desk_close_alarm(of_user uuid, of_session uuid, of_change uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_close_bank_alarm(of_user, of_session, of_change);
$$;

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
