-- Fees and the figures of commitments are changed at the desk, too: never by one person alone.

create or replace function private.desk_publish_work_now(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must_publish(of_user, of_session, of_work);
  work private.works := private.work_at(of_work, of_hash);
begin
  if length(btrim(of_reason)) < 20 then
    raise exception 'reason-too-short' using errcode = 'PT422';
  -- Of pages, only sentences are urgent: not who works here, who is sought, what is announced, or what
  -- advice costs.
  elsif work.kind = 'page' and exists (
    select from private.revisions, jsonb_array_elements(content -> 'texts') as entry
    where work_id = of_work and number = work.newest
      and entry ->> 'place' in ('people', 'vacancies', 'news', 'fees', 'commitments')
  ) then
    raise exception 'not-urgent' using errcode = 'PT422';
  end if;
  insert into private.approvals (
    work_id, hash, revision, after_revision, submitted_by, approver, approver_name, lane, reason
  )
  values (
    of_work, of_hash, work.newest, coalesce(work.live_revision, 0), work.submitted_by, of_user,
    actor, 'emergency', btrim(of_reason)
  );
  update private.works set live_revision = newest, changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.publish-now', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  return jsonb_build_object('outcome', 'published');
end;
$$;

revoke all on all functions in schema private from public;
