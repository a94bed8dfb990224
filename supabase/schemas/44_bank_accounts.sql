-- The bank account that a fund is paid on changes in one way only, the first time too: somebody
-- proposes it, two others each call a number that was known before, and the second call that
-- confirms takes it. The rules are triggers on the tables, so that no function can go around them.
-- There is no urgent way, and the switch of `private.approval_settings` is not asked:
-- docs/decisions/025-partners-at-the-desk.md.

-- House policy: how long a number, and somebody's place at the desk, must have been known before a
-- change is proposed. Two weeks are longer than the time between a break-in and the payment it is
-- for, and long enough for someone else to come by.
create function private.bank_account_wait()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '14 days';
$$;

-- ISO 13616: the four first signs go to the end, letters count from 10, the rest by 97 is 1.
create function private.iban_is_right(iban text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' and (
    select string_agg(
      case when sign ~ '[0-9]' then sign else (ascii(sign) - 55)::text end, '' order by place
    )::numeric % 97 = 1
    from unnest(string_to_array(substr(iban, 5) || left(iban, 4), null))
      with ordinality as signs (sign, place)
  );
$$;

-- ISO 9362: institution, country, place, and perhaps a branch.
create function private.bic_is_right(bic text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select bic ~ '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$';
$$;

-- Whom to call about a fund's bank account, known before any change is asked for.
create table private.bank_contacts (
  fund_id uuid not null references public.funds (id),
  name text not null check (length(name) between 2 and 140),
  phone text not null check (length(phone) between 6 and 40),
  known_since timestamptz not null default now(),
  noted_by uuid not null,
  confirmed_by uuid check (confirmed_by <> noted_by),
  confirmed_at timestamptz,
  ended_at timestamptz,
  primary key (fund_id, phone, known_since),
  check ((confirmed_by is null) = (confirmed_at is null))
);

-- The same number is on file once.
create unique index bank_contacts_current on private.bank_contacts (fund_id, phone)
where ended_at is null;

-- The numbers that may be called about a change proposed then: known and confirmed before it, not
-- newly, and still on file.
create function private.callable_bank_numbers(of_fund uuid, proposed timestamptz)
returns setof private.bank_contacts
language sql
stable
set search_path = ''
as $$
  select * from private.bank_contacts
  where fund_id = of_fund and ended_at is null and confirmed_at < proposed
    and known_since <= proposed - private.bank_account_wait();
$$;

-- A change waits here: two people, neither of whom proposed it, each call the number on file.
create table private.bank_account_changes (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  holder text not null,
  -- Why the holder is not called as the fund is.
  holder_reason text check (length(holder_reason) between 2 and 500),
  iban text not null,
  bic text not null,
  bank text not null,
  -- How the firm heard of it.
  source text not null check (length(source) between 2 and 500),
  proposed_by uuid not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null default now(),
  settled_at timestamptz,
  outcome text check (outcome in ('taken', 'refused', 'withdrawn')),
  reason text,
  check ((settled_at is null) = (outcome is null)),
  -- A call that did not confirm is looked into by compliance.
  alarm_closed_at timestamptz,
  alarm_closed_by uuid check (alarm_closed_by <> proposed_by),
  check ((alarm_closed_at is null) = (alarm_closed_by is null))
);

create unique index bank_account_changes_open on private.bank_account_changes (fund_id)
where settled_at is null;

create table private.bank_account_calls (
  change_id uuid not null references private.bank_account_changes (id),
  caller uuid not null,
  caller_name text not null,
  -- The number called, as it was on file before the change was proposed.
  phone text not null,
  spoke_with text not null check (length(spoke_with) between 2 and 140),
  confirmed boolean not null,
  at timestamptz not null default now(),
  primary key (change_id, caller)
);

-- The bank account that a fund is paid on. One at a time; those before it stay readable.
create table public.fund_accounts (
  id uuid primary key default gen_random_uuid(),
  fund_id uuid not null references public.funds (id),
  holder text not null check (length(holder) between 2 and 140),
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic text not null check (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  bank text not null check (length(bank) between 2 and 140),
  holds_from timestamptz not null default now(),
  ended_at timestamptz,
  -- The day of the second of two calls to a number that was already known.
  verified_on date not null,
  -- Each change that was taken makes one account.
  change_id uuid unique references private.bank_account_changes (id)
);

create unique index fund_accounts_current on public.fund_accounts (fund_id) where ended_at is null;

alter table public.fund_accounts enable row level security;

revoke all on public.fund_accounts from anon, authenticated;
grant select on public.fund_accounts to authenticated;

create policy "partners see the accounts of their funds"
on public.fund_accounts
for select
to authenticated
using (
  fund_id in (
    select commitments.fund_id from public.commitments
    where commitments.entity_id = (select hooks.partner_entity())
  )
);

-- A change begins by waiting, is settled once, and is taken only after two calls that confirm it.
create function private.guard_bank_account_change()
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

create trigger guard_bank_account_change
before insert or update or delete on private.bank_account_changes
for each row execute function private.guard_bank_account_change();

-- A call is by somebody else than who proposed the change, once each, and confirms it only by a
-- number that was known before. To refuse, any number will do.
create function private.guard_bank_account_call()
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

create trigger guard_bank_account_call
before insert or update or delete on private.bank_account_calls
for each row execute function private.guard_bank_account_call();

-- A bank account comes from a change that was taken, and is later ended; nothing else of it
-- changes.
create function private.guard_bank_account()
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

create trigger guard_bank_account
before insert or update or delete on public.fund_accounts
for each row execute function private.guard_bank_account();

create function private.refuse_truncate()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is not emptied', tg_relid::regclass;
end;
$$;

create trigger refuse_truncate before truncate on private.bank_account_changes
for each statement execute function private.refuse_truncate();

create trigger refuse_truncate before truncate on private.bank_account_calls
for each statement execute function private.refuse_truncate();

create trigger refuse_truncate before truncate on public.fund_accounts
for each statement execute function private.refuse_truncate();

-- Who was told of a change.
create table private.bank_account_notices (
  id uuid primary key default gen_random_uuid(),
  change_id uuid not null references private.bank_account_changes (id),
  user_id uuid not null references public.partners (user_id) on delete cascade,
  told_at timestamptz not null default now(),
  unique (change_id, user_id)
);

create index bank_account_notices_user on private.bank_account_notices (user_id);

-- Ends the account of today, begins the new one, and tells everyone who acts for an entity of the
-- fund, whatever they chose to hear of.
create function private.take_bank_account(change private.bank_account_changes)
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
create function private.why_not_bank_call(of_user uuid, change private.bank_account_changes)
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

create function private.desk_bank(of_user uuid, of_session uuid, of_fund uuid)
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

create function private.desk_note_bank_number(
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
create function private.desk_confirm_bank_number(
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

create function private.desk_end_bank_number(
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

create function private.desk_propose_bank_account(
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
  -- Without a confirmed number the change could never be confirmed by telephone.
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

create function private.desk_record_bank_call(
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

create function private.desk_withdraw_bank_change(
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

create function private.desk_close_bank_alarm(of_user uuid, of_session uuid, of_change uuid)
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
create function hooks.bank_account_change_since(of_fund uuid)
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

revoke all on function hooks.bank_account_change_since(uuid) from public, anon;
grant execute on function hooks.bank_account_change_since(uuid) to authenticated;

create view private.waiting_bank_accounts as
select
  'account-calls'::text as kind, 'bank.call'::text as act, count(*) as count,
  min(proposed_at) as since, null::timestamptz as due
from private.bank_account_changes where settled_at is null
union all
select 'account-numbers', 'bank.call', count(*), min(known_since), null
from private.bank_contacts where confirmed_by is null and ended_at is null
union all
select 'account-alarms', 'bank.alarm', count(*), min(settled_at), null
from private.bank_account_changes where outcome = 'refused' and alarm_closed_at is null;
