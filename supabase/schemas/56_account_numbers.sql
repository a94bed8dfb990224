-- Account numbers in texts. A fund is paid on the account that its register has, which two telephone
-- calls confirmed, and on no other: so no answer, letter, text or name that reaches somebody from one
-- colleague's hand may say one. `core/account-number.ts` finds the same, and a test compares the two.

-- How many characters an IBAN has, by country: the registry of ISO 13616.
create function private.iban_length(country text)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when country = any ('{NO}') then 15
    when country = any ('{BE}') then 16
    when country = any ('{DK,FI,FK,FO,GL,NL,SD}') then 18
    when country = any ('{MK,SI}') then 19
    when country = any ('{AT,BA,EE,KZ,LT,LU,MN,XK}') then 20
    when country = any ('{CH,HR,LI,LV}') then 21
    when country = any ('{BG,BH,CR,DE,GB,GE,IE,ME,RS,VA}') then 22
    when country = any ('{AE,GI,IL,IQ,OM,SO,TL}') then 23
    when country = any ('{AD,CZ,DZ,ES,MD,PK,RO,SA,SE,SK,TN,VG}') then 24
    when country = any ('{AO,CV,GW,LY,MZ,PT,ST}') then 25
    when country = any ('{IR,IS,TR}') then 26
    when country = any ('{BI,DJ,FR,GR,IT,KM,MC,MG,MR,SM}') then 27
    when country = any ('{AL,AZ,BF,BJ,BY,CG,CI,CM,CY,DO,GT,HN,HU,LB,ML,NE,NI,PL,SN,SV,TD,TG}') then 28
    when country = any ('{BR,EG,GA,PS,QA,UA}') then 29
    when country = any ('{JO,KW,MT,MU,YE}') then 30
    when country = any ('{LC,SC}') then 31
    when country = any ('{RU}') then 33
  end;
$$;

-- Whether a text has an IBAN, or a French RIB, however it is spaced: up to three other signs may
-- stand between two of its characters. The text is cut where one could begin, and each piece is read
-- together with those after it, so that a long text costs no more than its length.
create function private.names_account(words text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  gap constant text := '[^A-Za-z0-9]{0,3}';
  here text;
  sign text;
  signs integer;
  number text;
begin
  -- Most texts have nothing that one could begin with: a release has hundreds of names of files.
  if words !~ (
    '(?<![A-Za-z0-9])[A-Za-z]' || gap || '[A-Za-z]' || gap || '[0-9]' || gap || '[0-9]|([0-9]'
      || gap || '){23}'
  ) then
    return false;
  end if;
  for here in
    select left(
      string_agg(piece, '') over (order by place rows between current row and 40 following), 140
    )
    from regexp_split_to_table(
      words,
      '(?<![A-Za-z0-9])(?=[A-Za-z]' || gap || '[A-Za-z]' || gap || '[0-9]' || gap || '[0-9]|[0-9]'
        || gap || '[0-9])'
    ) with ordinality as pieces (piece, place)
  loop
    sign := case when here ~ '^[0-9]' then '[0-9]' else '[A-Za-z0-9]' end;
    signs := case
      when sign = '[0-9]' then 23
      else private.iban_length(upper(left(regexp_replace(here, '[^A-Za-z0-9]', '', 'g'), 2)))
    end;
    number := upper(
      regexp_replace(
        substring(
          here from '^' || sign || '(?:' || gap || sign || '){' || signs - 1 || '}(?![A-Za-z0-9])'
        ),
        '[^A-Za-z0-9]', '', 'g'
      )
    );
    if sign = '[0-9]' and number::numeric % 97 = 0 or private.iban_is_right(number) then
      return true;
    end if;
  end loop;
  return false;
end;
$$;

-- The same for the many short texts of an import: what has fewer than five digits names none.
create function private.may_name_account(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select words ~ '([0-9][^0-9]*){5}' and private.names_account(words);
$$;

-- Refuses a row whose columns, named as arguments, name an account; every text in a `jsonb` is read,
-- but for numbers of rows: half of one may look like a Belgian account.
create function private.refuse_account_numbers()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  row_now jsonb := to_jsonb(new);
  row_before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  place text;
  written jsonb;
  names boolean;
begin
  foreach place in array tg_argv loop
    written := row_now -> place;
    if tg_op = 'INSERT' or written is distinct from row_before -> place then
      if jsonb_typeof(written) = 'string' then
        names := private.names_account(written #>> '{}');
      else
        names := exists (
          select from jsonb_path_query(written, '$.** ? (@.type() == "string")') as said
          where said #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            and private.names_account(said #>> '{}')
        );
      end if;
      if names then
        raise exception 'account-number' using errcode = 'PT422';
      end if;
    end if;
  end loop;
  return new;
end;
$$;

-- Letters, standard answers, and every kind of text that is approved; a release's manifest is names.
create trigger refuse_account_numbers before insert on private.revisions
for each row execute function private.refuse_account_numbers('content');

create trigger refuse_account_numbers before insert on private.message_entries
for each row when (new.kind = 'answer')
execute function private.refuse_account_numbers('body');

-- These are read by partners as they were typed, and need no second person.
create trigger refuse_account_numbers before insert or update on public.documents
for each row execute function private.refuse_account_numbers('title', 'file_name', 'withdrawn_reason');

create trigger refuse_account_numbers before insert or update on public.funds
for each row
execute function private.refuse_account_numbers('name', 'legal_name', 'manager', 'depositary');

create trigger refuse_account_numbers before insert or update on public.partner_entities
for each row execute function private.refuse_account_numbers('name');

-- Other people of an entity read the names of those who act for it, and visitors those of colleagues.
create trigger refuse_account_numbers before insert or update of name on public.partners
for each row execute function private.refuse_account_numbers('name');

create trigger refuse_account_numbers before insert or update of name on private.staff
for each row execute function private.refuse_account_numbers('name');

-- Partners read beside each line what its notice is called and what it is for.
create trigger refuse_account_numbers before insert or update on public.capital_flows
for each row when (new.reference || ' ' || new.purpose ~ '([0-9][^0-9]*){5}')
execute function private.refuse_account_numbers('reference', 'purpose');
