-- Nothing is kept longer than it is needed. The periods are set in `core/retention.ts`, which the
-- privacy page reads too.

create function private.purge(
  keep_contact_messages interval,
  keep_unconfirmed_subscribers interval,
  keep_settled_mail interval,
  keep_used_links interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'contact_messages';
  delete from private.contact_messages where received_at < now() - keep_contact_messages;
  get diagnostics removed = row_count;
  return next;

  kind := 'unconfirmed_subscribers';
  delete from public.newsletter_subscribers
  where confirmed_at is null and created_at < now() - keep_unconfirmed_subscribers;
  get diagnostics removed = row_count;
  return next;

  kind := 'settled_mail';
  delete from private.outbox where state <> 'queued' and settled_at < now() - keep_settled_mail;
  get diagnostics removed = row_count;
  return next;

  -- A link outlives its use, or its end, for a while, so that its page can say what became of it.
  kind := 'used_links';
  delete from private.newsletter_links
  where coalesce(used_at, expires_at) < now() - keep_used_links;
  get diagnostics removed = row_count;
  return next;

  kind := 'limit_counts';
  delete from private.limit_counts where began < now() - interval '1 day';
  get diagnostics removed = row_count;
  return next;
end;
$$;

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

create function private.purge_proofs(keep_newsletter_proofs interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'newsletter_proofs';
  perform set_config('private.purging', 'on', true);
  delete from private.newsletter_proofs where left_at < now() - keep_newsletter_proofs;
  get diagnostics removed = row_count;
  perform set_config('private.purging', '', true);
  return next;
end;
$$;

create function private.purge_sign_ins(keep_events interval, keep_devices interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
begin
  kind := 'security_events';
  delete from private.security_events
  where at < now() - case
    when kind in ('sign-in-failed', 'factor-failed') then keep_events else keep_devices
  end;
  get diagnostics removed = row_count;
  return next;

  kind := 'known_devices';
  delete from private.known_devices where seen_at < now() - keep_devices;
  get diagnostics removed = row_count;
  return next;

  kind := 'challenges';
  delete from private.challenges where expires_at < now();
  get diagnostics removed = row_count;
  return next;
  delete from private.passkey_grants where expires_at < now();
  delete from private.enrolments where expires_at < now() and code_hash is null;
end;
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

-- What is left of a request goes once no backup and no complaint can need it. An address that could
-- not be told stays three days at most: as long as a mail is tried.
create function private.purge_requests(keep_requests interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  update private.person_requests set address = null
  where address is not null and done_at < now() - interval '3 days';
  kind := 'person_requests';
  delete from private.person_requests where done_at < now() - keep_requests;
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- Deletes what nobody finished: files that were sent for a release and sheets that nobody sealed,
-- and the lines of invitations, whose release was last changed long ago. A file stays for as long
-- as somebody works on its release.
create function private.purge_releases(keep_staged interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'staged_files';
  delete from private.staged_files as files
  where files.staged_at < now() - keep_staged
    and not exists (
      select from private.works_now as works
      where works.kind = 'release' and works.live_revision is null
        and works.changed_at >= now() - keep_staged
        and works.content -> 'documents' @> jsonb_build_array(
          jsonb_build_object('sha256', files.sha256)
        )
    );
  get diagnostics removed = row_count;
  return next;
  delete from private.uploads where began_at < now() - interval '2 days';
  delete from private.sheets where sealed_at is null and made_at < now() - keep_staged;
  kind := 'invitation_lines';
  delete from private.sheet_lines using private.sheets, private.works
  where sheets.id = sheet_lines.sheet_id and works.id = sheets.work_id
    and sheets.kind = 'invitations' and works.changed_at < now() - keep_staged;
  get diagnostics removed = row_count;
  return next;
  delete from private.corrected_lines where typed_at < now() - keep_staged;
  -- What was said of two addresses, once neither belongs to anybody or is about to.
  delete from private.person_pairs as pairs
  where said_at < now() - keep_staged
    and not exists (select from auth.users where lower(email) in (pairs.one, pairs.other))
    and not exists (
      select from private.sheet_lines
      where lower(fields ->> 'email') in (pairs.one, pairs.other)
    );
end;
$$;

-- A picture that no saved text ever named goes with what else was prepared and not used. One that a
-- revision names stays: a revision never changes.
create function private.purge_pictures(keep_unused interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'letter_pictures';
  delete from public.letter_pictures as pictures
  where pictures.added_at < now() - keep_unused
    and not exists (
      select from private.revisions
      where strpos(revisions.content::text, 'picture:' || pictures.hash) > 0
    );
  get diagnostics removed = row_count;
  return next;
end;
$$;

create function private.purge_accesses(keep_accesses interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'accesses';
  delete from private.accesses where last_at < now() - keep_accesses;
  get diagnostics removed = row_count;
  return next;
  delete from private.colleague_notices where at < now() - keep_accesses;
  -- What nobody has confirmed in a month is no longer what was meant.
  update private.proposals set settled_at = now(), outcome = 'lapsed', fields = '{}'
  where settled_at is null and proposed_at < now() - interval '30 days';
end;
$$;
