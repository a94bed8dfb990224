-- Proof of consent, and the measurements that consent allows. Neither says who the visitor is: no
-- network address, no browser, and of a measurement not even the hour.

create table private.consent_records (
  -- Made by the visitor's browser, at random, and kept there: with it they can ask for their proof.
  id uuid primary key,
  version text not null check (version ~ '^[0-9a-f]{12}$'),
  performance boolean not null,
  targeting boolean not null,
  method text not null check (
    method in ('accept-all', 'decline-all', 'custom', 'privacy-signal')
  ),
  language text not null check (language in ('en', 'fr')),
  recorded_at timestamptz not null default now(),
  -- The privacy notice that stood then (34_editions.sql); null where an earlier version stored it.
  edition text
);

create index consent_records_newest on private.consent_records (recorded_at, id);
create index consent_records_version on private.consent_records (version, recorded_at, id);
create index consent_records_method on private.consent_records (method, recorded_at, id);

-- A proof cannot be changed afterwards. It can only be deleted, once it is old enough.
create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and current_setting('private.purging', true) = 'on' then
    return old;
  end if;
  raise exception 'a consent record is not changed';
end;
$$;

create trigger refuse_change
before update or delete on private.consent_records
for each row execute function private.refuse_change();

create table private.web_vitals (
  day date not null default current_date,
  page text not null check (page ~ '^[a-z][a-z-]{1,60}$'),
  language text not null check (language in ('en', 'fr')),
  metric text not null check (metric in ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  value real not null check (value between 0 and 600000)
);

create index web_vitals_day on private.web_vitals (day);
