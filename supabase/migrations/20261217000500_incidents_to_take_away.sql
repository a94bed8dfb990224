-- The register of incidents can be taken away as a table.

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

revoke all on all functions in schema private from public;
