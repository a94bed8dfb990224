-- Five more ways for one person alone, closed: an account number beside a line or in a name, a newcomer who
-- confirms a number to call, a colleague shut out as a partner, and one established from the terminal after
-- others had confirmed something.

-- The same for the many short texts of an import: what has fewer than five digits names none.
create or replace function private.may_name_account(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select words ~ '([0-9][^0-9]*){5}' and private.names_account(words);
$$;

-- Other people of an entity read the names of those who act for it, and visitors those of colleagues.
create trigger refuse_account_numbers before insert or update of name on public.partners
for each row execute function private.refuse_account_numbers('name');

create trigger refuse_account_numbers before insert or update of name on private.staff
for each row execute function private.refuse_account_numbers('name');

-- Partners read beside each line what its notice is called and what it is for.
create trigger refuse_account_numbers before insert or update on public.capital_flows
for each row when (new.reference || ' ' || new.purpose ~ '([0-9][^0-9]*){5}')
execute function private.refuse_account_numbers('reference', 'purpose');

-- What each line would do. `twice` is the same line again. One that says something else of the same
-- thing is told apart from it: whoever reads "the same line" leaves it out, and loses an amount.
create or replace function private.check_sheet(of_sheet uuid)
returns table (line integer, why text, outcome text, was jsonb)
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_kind text := (select kind from private.sheets where id = of_sheet);
begin
  return query
    with checks as (
      select * from private.check_invitations(of_sheet) where of_kind = 'invitations'
      union all
      select * from private.check_commitments(of_sheet) where of_kind = 'commitments'
      union all
      select * from private.check_notices(of_sheet) where of_kind = 'notices'
      union all
      select * from private.check_statements(of_sheet) where of_kind = 'statements'
    ),
    alike as (
      select
        line, fields, row_number() over (partition by lower(fields::text) order by line) as place
      from private.sheet_lines where sheet_id = of_sheet
    )
    select
      checks.line,
      case
        when why = 'twice' and alike.place = 1 then 'twice-' || of_kind
        -- Partners read these as they are written.
        when why is null and private.may_name_account(
          concat_ws(' ', fields ->> 'reference', fields ->> 'purpose', fields ->> 'name')
        ) then 'account-number'
        else why
      end,
      outcome, was
    from checks join alike on alike.line = checks.line;
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
  -- Who works here keeps their place at the desk: it must not be emptied from the terminal by calling
  -- colleagues partners, until it may invite others.
  if private.is_staff(closed) then
    return true;
  end if;
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

-- The first three approvers, invited before anything was ever approved, have nobody who could say
-- that they are established.
create or replace function private.terminal_invite_staff(
  address text, person text, mail_language text, given_roles text, by_name text
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  outcome text;
  invited uuid;
begin
  perform private.must_be_few();
  outcome := private.invite_staff(address, person, mail_language, given_roles, null, by_name);
  select id into invited from auth.users where lower(email) = lower(address);
  update private.staff set established_at = now()
  where user_id = invited and established_at is null
    and exists (
      select from private.permissions
      where act = 'rights.confirm' and role = any (string_to_array(given_roles, ','))
    )
    and (select count(*) from private.staff where established_at is not null) < 3
    and not exists (select from private.approvals where lane = 'normal')
    and not exists (select from private.proposals where proposals.outcome = 'confirmed')
    and not exists (
      select from private.bank_account_changes as changes where changes.outcome = 'taken'
    );
  perform private.tell_colleagues(
    array(select user_id from private.staff where user_id <> invited),
    'terminal', 'staff.invite', by_name, person
  );
  return outcome;
end;
$$;

-- Nor does one confirm a number that is called about an account.
create or replace function private.refuse_newcomer_of_number()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.confirmed_by is distinct from old.confirmed_by
    and not private.is_established(new.confirmed_by)
  then
    raise exception 'newcomer-here' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger refuse_newcomers before update on private.bank_contacts
for each row execute function private.refuse_newcomer_of_number();

revoke all on all functions in schema private from public;
