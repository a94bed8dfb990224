-- The register of incidents, for Article 33 of the GDPR and Articles 17 to 19 of DORA: what happened,
-- since when it is known, how grave it is, whom was told when. An entry is never changed; another
-- follows it. It names roles and no persons, since it stays.

create table private.incidents (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique,
  title text not null check (length(title) between 2 and 200),
  opened_at timestamptz not null default clock_timestamp()
);

create table private.incident_entries (
  id uuid primary key default gen_random_uuid(),
  incident_id uuid not null references private.incidents (id),
  place integer not null,
  at timestamptz not null default clock_timestamp(),
  actor uuid not null,
  actor_name text not null,
  -- `known` says anew since when the firm has known of it.
  kind text not null check (
    kind in ('opened', 'note', 'known', 'assessed', 'told', 'closed', 'reopened')
  ),
  body text not null check (length(body) between 2 and 10000),
  -- When what it tells of was: since when the incident is known, when somebody was told.
  happened_at timestamptz,
  -- For the persons whose data it concerns.
  risk text check (risk in ('no-data', 'unlikely', 'risk', 'high')),
  -- By the criteria of Regulation (EU) 2024/1772.
  gravity text check (gravity in ('no-ict', 'minor', 'major')),
  whom text check (
    whom in ('cnil', 'cnpd', 'acpr', 'amf', 'cssf', 'persons', 'clients', 'police', 'other')
  ),
  report text check (report in ('initial', 'intermediate', 'final')),
  unique (incident_id, place),
  check (kind not in ('opened', 'known', 'told') or happened_at is not null),
  check (kind <> 'assessed' or (risk is not null and gravity is not null)),
  check ((kind = 'told') = (whom is not null))
);

create function private.keep_incidents()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'an incident is only ever added to';
end;
$$;

create trigger keep_incidents before update or delete on private.incidents
for each row execute function private.keep_incidents();

create trigger keep_all_incidents before truncate on private.incidents
for each statement execute function private.keep_incidents();

create trigger keep_incidents before update or delete on private.incident_entries
for each row execute function private.keep_incidents();

create trigger keep_all_incidents before truncate on private.incident_entries
for each statement execute function private.keep_incidents();

-- What an incident's entries come to: the newest one of each kind counts.
create view private.incidents_now as
select
  incidents.id, incidents.number, incidents.title, incidents.opened_at,
  known.happened_at as known_at, assessed.risk, assessed.gravity,
  (
    select min(at) from private.incident_entries
    where incident_id = incidents.id and kind = 'assessed'
  ) as assessed_at,
  (
    select min(at) from private.incident_entries
    where incident_id = incidents.id and gravity = 'major'
  ) as major_at,
  coalesce(ended.kind = 'closed', false) as closed, ended.at as ended_at
from private.incidents
cross join lateral (
  select happened_at from private.incident_entries
  where incident_id = incidents.id and kind in ('opened', 'known') order by place desc limit 1
) as known
left join lateral (
  select risk, gravity from private.incident_entries
  where incident_id = incidents.id and kind = 'assessed' order by place desc limit 1
) as assessed on true
left join lateral (
  select kind, at from private.incident_entries
  where incident_id = incidents.id and kind in ('closed', 'reopened') order by place desc limit 1
) as ended on true;

-- What the law asks, until when, and when it was done. GDPR, articles 33 and 34; Delegated Regulation
-- (EU) 2025/301, article 5. As long as nobody has assessed it, the authority is to be told.
create view private.incident_deadlines as
with told as (
  select
    incident_id,
    min(happened_at) filter (where whom in ('cnil', 'cnpd')) as authority,
    min(happened_at) filter (where whom = 'persons') as persons,
    min(happened_at) filter (where report = 'initial') as initial,
    max(happened_at) filter (where report = 'intermediate') as intermediate,
    min(happened_at) filter (where report = 'final') as final
  from private.incident_entries where kind = 'told' group by incident_id
)
select incidents.id, steps.step, steps.due, steps.done
from private.incidents_now as incidents
left join told on told.incident_id = incidents.id
cross join lateral (
  values
    ('assess', incidents.known_at + interval '24 hours', incidents.assessed_at, true),
    (
      'authority', incidents.known_at + interval '72 hours', told.authority,
      coalesce(incidents.risk in ('risk', 'high'), true)
    ),
    ('persons', null, told.persons, incidents.risk = 'high'),
    (
      'initial',
      case
        when incidents.major_at > incidents.known_at + interval '24 hours'
          then incidents.major_at + interval '4 hours'
        else least(
          incidents.major_at + interval '4 hours', incidents.known_at + interval '24 hours'
        )
      end,
      told.initial, incidents.gravity = 'major'
    ),
    (
      'intermediate', told.initial + interval '72 hours', told.intermediate,
      incidents.gravity = 'major' and told.initial is not null
    ),
    (
      'final', told.intermediate + interval '1 month', told.final,
      incidents.gravity = 'major' and told.intermediate is not null
    )
) as steps (step, due, done, asked)
where steps.asked;

create view private.waiting_incidents as
select
  'incidents'::text as kind, 'incidents.read'::text as act, count(*) as count,
  min(incidents.known_at) as since, min(deadlines.due) as due
from private.incident_deadlines as deadlines
join private.incidents_now as incidents on incidents.id = deadlines.id
where deadlines.done is null and not incidents.closed;

create function private.incident_shown(of_incident uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'number', number, 'title', title, 'known', known_at, 'risk', risk,
    'gravity', gravity, 'closed', closed, 'deadlines', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('step', step, 'due', due, 'done', done) order by due nulls last, step
        ),
        '[]'
      )
      from private.incident_deadlines as deadlines where deadlines.id = incidents.id
    )
  )
  from private.incidents_now as incidents where id = of_incident;
$$;

create function private.desk_incidents(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'incidents.read');
  return jsonb_build_object('rows', (
    select coalesce(
      jsonb_agg(private.incident_shown(id) order by closed, number desc), '[]'
    )
    from (
      select id, closed, number from private.incidents_now order by closed, number desc limit 500
    ) as listed
  ));
end;
$$;

create function private.desk_incident(of_user uuid, of_session uuid, of_incident uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'incidents.read');
  return private.incident_shown(of_incident) || jsonb_build_object('lines', (
    select jsonb_agg(
      jsonb_build_object(
        'place', place, 'at', at, 'name', actor_name, 'kind', kind, 'body', body,
        'happened', happened_at, 'risk', risk, 'gravity', gravity, 'whom', whom, 'report', report
      )
      order by place
    )
    from private.incident_entries where incident_id = of_incident
  ));
end;
$$;

-- The whole register, for a file: what was written down, incident after incident.
create function private.desk_export_incidents(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'incidents.read');
  written jsonb;
begin
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'number', incidents.number, 'title', incidents.title, 'closed', incidents.closed,
        'place', place, 'at', at, 'name', actor_name, 'kind', kind, 'body', body,
        'happened', happened_at, 'risk', entries.risk, 'gravity', entries.gravity, 'whom', whom,
        'report', report
      )
      order by incidents.number, place
    ),
    '[]'
  )
  into written
  from private.incidents_now as incidents
  join private.incident_entries as entries on entries.incident_id = incidents.id;
  perform private.note(
    of_user, actor, 'incidents.export', 'incidents:all', null,
    jsonb_build_object('rows', jsonb_array_length(written))
  );
  return jsonb_build_object('lines', written);
end;
$$;

-- The ledger has the number, the kind and a hash of the text: what was written cannot be exchanged.
create function private.follow_incident(
  of_user uuid,
  by_name text,
  of_incident uuid,
  of_kind text,
  of_body text,
  of_moment text,
  of_risk text,
  of_gravity text,
  of_whom text,
  of_report text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  incident private.incidents;
begin
  select * into incident from private.incidents where id = of_incident;
  if not found then
    return null;
  elsif of_moment <> '' and of_moment::timestamptz > clock_timestamp() + interval '5 minutes' then
    raise exception 'not-yet' using errcode = 'PT422';
  end if;
  -- Two at once are written one after the other.
  perform pg_advisory_xact_lock(7305122);
  insert into private.incident_entries (
    incident_id, place, actor, actor_name, kind, body, happened_at, risk, gravity, whom, report
  )
  select
    of_incident, coalesce(max(place), 0) + 1, of_user, by_name, of_kind, of_body,
    nullif(of_moment, '')::timestamptz, nullif(of_risk, ''), nullif(of_gravity, ''),
    nullif(of_whom, ''), nullif(of_report, '')
  from private.incident_entries where incident_id = of_incident;
  perform private.note(
    of_user, by_name, case of_kind when 'opened' then 'incidents.open' else 'incidents.follow' end,
    'incident:' || incident.number, null,
    jsonb_build_object(
      'kind', of_kind, 'hash', encode(sha256(convert_to(of_body, 'UTF8')), 'hex')
    )
  );
  return jsonb_build_object('id', of_incident);
end;
$$;

create function private.desk_open_incident(
  of_user uuid, of_session uuid, of_title text, of_body text, of_moment text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'incidents.write');
  opened uuid;
begin
  perform pg_advisory_xact_lock(7305122);
  insert into private.incidents (number, title)
  select coalesce(max(number), 0) + 1, of_title from private.incidents
  returning id into opened;
  return private.follow_incident(
    of_user, actor, opened, 'opened', of_body, of_moment, '', '', '', ''
  );
end;
$$;

create function private.desk_follow_incident(
  of_user uuid,
  of_session uuid,
  of_incident uuid,
  of_kind text,
  of_body text,
  of_moment text,
  of_risk text,
  of_gravity text,
  of_whom text,
  of_report text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  return private.follow_incident(
    of_user, private.must(of_user, of_session, 'incidents.write'), of_incident, of_kind, of_body,
    of_moment, of_risk, of_gravity, of_whom, of_report
  );
end;
$$;
