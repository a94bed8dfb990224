-- Editions of legal texts. An edition applies from its day in Paris until the day of the next one.
-- Those that came with the installation have their text in `content/editions`.
create table private.editions (
  -- The page that shows it: privacy, legal-notice.
  text text not null check (text ~ '^[a-z]+(-[a-z]+)*$'),
  version text not null check (version ~ '^[1-9][0-9]{0,2}[.][0-9]{1,3}$'),
  published_on date not null,
  in_force_from date not null check (in_force_from >= published_on),
  -- SHA-256 of the frozen text in both languages, of the file that shows it in both languages.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- When the installation brought it; null where it was approved at the desk.
  brought_at timestamptz,
  -- Taken back before its day.
  withdrawn_at timestamptz,
  primary key (text, version)
);

create unique index editions_in_force on private.editions (text, in_force_from)
where withdrawn_at is null;

-- The version of a text that stood at an instant; null before its first edition.
create function private.edition_at(of_text text, at timestamptz)
returns text
language sql
stable
set search_path = ''
as $$
  select version from private.editions
  where text = of_text
    and withdrawn_at is null
    and in_force_from <= (at at time zone 'Europe/Paris')::date
  order by in_force_from desc
  limit 1;
$$;

-- What somebody gives us is stored with the notice that stood at that moment.
alter table private.consent_records
alter column edition set default private.edition_at('privacy', now());
alter table private.contact_messages
alter column edition set default private.edition_at('privacy', now());
alter table public.partners
alter column edition set default private.edition_at('privacy', now());
alter table private.staff
alter column edition set default private.edition_at('privacy', now());

-- Writes down the editions that came with the installation, each once, and takes back those that are
-- no longer among them before their day has come. An edition whose day has come is never touched.
-- Answers the editions whose text is no longer what the ledger says, or whose day another has.
create function private.bring_editions(given jsonb)
returns setof text
language plpgsql
set search_path = ''
as $$
declare
  today date := (now() at time zone 'Europe/Paris')::date;
  one record;
  kept private.editions;
begin
  for one in
    select * from private.editions
    where brought_at is not null and withdrawn_at is null and in_force_from > today
      and not given @> jsonb_build_array(
        jsonb_build_object('text', text, 'version', version, 'hash', hash)
      )
  loop
    delete from private.editions where text = one.text and version = one.version;
    perform private.note(
      null, 'installation', 'editions.withdraw', 'edition:' || one.text || '/' || one.version,
      null, jsonb_build_object('hash', one.hash)
    );
  end loop;
  for one in
    select * from jsonb_to_recordset(given)
      as brought (text text, version text, published date, "from" date, hash text)
    order by "from", text
  loop
    select * into kept from private.editions
    where editions.text = one.text and editions.version = one.version;
    if found and kept.hash <> one.hash then
      return next one.text || '/' || one.version;
    elsif not found then
      -- Of two for one day the one that is here stays: the desk had announced it.
      insert into private.editions (text, version, published_on, in_force_from, hash, brought_at)
      values (one.text, one.version, one.published, one."from", one.hash, now())
      on conflict do nothing;
      if found then
        perform private.note(
          null, 'installation', 'editions.bring', 'edition:' || one.text || '/' || one.version,
          null, jsonb_build_object('hash', one.hash, 'from', one."from")
        );
      else
        return next one.text || '/' || one.version;
      end if;
    end if;
  end loop;
end;
$$;
