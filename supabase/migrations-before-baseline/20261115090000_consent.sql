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
  recorded_at timestamptz not null default now()
);

create index consent_records_recorded on private.consent_records (recorded_at);

-- What proves something cannot be changed afterwards; it can only grow old.
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

insert into private.limits (kind, per_address, overall, period) values
  ('consent', 30, 3000, '1 hour'),
  ('web-vitals', 600, 60000, '1 hour');

create function private.purge_consent(
  keep_consent_records interval,
  keep_web_vitals interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'consent_records';
  perform set_config('private.purging', 'on', true);
  delete from private.consent_records where recorded_at < now() - keep_consent_records;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;

  kind := 'web_vitals';
  delete from private.web_vitals where day < current_date - keep_web_vitals;
  get diagnostics removed = row_count;
  return next;
end;
$$;

revoke all on all functions in schema private from public;
