-- Names that the version before this one asks for. During an update it works on the same database,
-- so they answer for one version more. Safe to drop after that: nothing else in the schema, and
-- nothing in this version's code, uses them.

-- Sign-in is for partners and staff alike: private.sign_in_links, private.factor_checks.
create view private.partner_links as
select token_hash, user_id, created_at, expires_at, used_at from private.sign_in_links;

create view private.proofs as
select session_id, kind, factor_id, checked_at as proven_at from private.factor_checks;

create function private.redeem_partner_link(hash text)
returns table (outcome text, user_id uuid, email text)
language sql
set search_path = ''
as $$
  select * from private.redeem_sign_in_link(hash);
$$;

create function private.account_of(of_user uuid, of_session uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.own_sign_in_account(of_user, of_session);
$$;

create function private.is_proven(of_session uuid, within interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.has_factor_check(of_session, within);
$$;

create function private.prove(
  of_user uuid,
  of_session uuid,
  by_kind text,
  by_factor uuid,
  from_address text
)
returns void
language sql
set search_path = ''
as $$
  select private.note_factor_check(of_user, of_session, by_kind, by_factor, from_address);
$$;

-- Retention, a function for each kind: private.run_retention.
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

create function private.purge_partners(
  keep_used_links interval,
  keep_downloads interval,
  keep_sign_ins interval
)
returns table (kind text, removed bigint)
language sql
set search_path = ''
as $$
  select * from private.purge_sessions(keep_used_links, keep_sign_ins)
  union all
  select * from private.purge_downloads(keep_downloads);
$$;

-- Limits: private.count_request, private.forget_count.
create function private.admit(asked_kind text, address text)
returns integer
language sql
set search_path = ''
as $$
  select private.count_request(asked_kind, address);
$$;

create function private.forgive(asked_kind text, address text)
returns void
language sql
set search_path = ''
as $$
  select private.forget_count(asked_kind, address);
$$;

-- Persons and staff: private.confirm_person_address, private.desk_colleague.
create function private.prove_person(of_hash text)
returns text
language sql
set search_path = ''
as $$
  select private.confirm_person_address(of_hash);
$$;

create function private.desk_bearer(of_user uuid, of_session uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_colleague(of_user, of_session);
$$;

create function private.desk_merging(of_user uuid, of_session uuid, gone uuid, kept uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.desk_merge_counts(of_user, of_session, gone, kept);
$$;

-- Bank accounts are called so in full: private.bank_account_changes and others.
create view private.fund_contacts as
select fund_id, name, phone, known_since, noted_by, confirmed_by, confirmed_at, ended_at
from private.bank_contacts;

create view private.account_changes as
select
  id, fund_id, holder, holder_reason, iban, bic, bank, source, proposed_by, proposed_by_name,
  proposed_at, settled_at, outcome, reason, alarm_closed_at, alarm_closed_by
from private.bank_account_changes;

create view private.account_calls as
select change_id, caller, caller_name, phone, spoke_with, confirmed, at
from private.bank_account_calls;

create view private.account_notices as
select id, change_id, user_id, told_at from private.bank_account_notices;

create function private.desk_note_number(
  of_user uuid, of_session uuid, of_fund uuid, of_name text, of_phone text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_note_bank_number(of_user, of_session, of_fund, of_name, of_phone);
$$;

create function private.desk_confirm_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_confirm_bank_number(of_user, of_session, of_fund, of_phone);
$$;

create function private.desk_end_number(
  of_user uuid, of_session uuid, of_fund uuid, of_phone text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_end_bank_number(of_user, of_session, of_fund, of_phone);
$$;

create function private.desk_propose_account(
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
language sql
set search_path = ''
as $$
  select private.desk_propose_bank_account(
    of_user, of_session, of_fund, of_holder, of_iban, of_bic, of_bank, of_source, of_holder_reason
  );
$$;

create function private.desk_record_call(
  of_user uuid,
  of_session uuid,
  of_change uuid,
  of_phone text,
  of_spoke_with text,
  is_confirmed boolean,
  of_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_record_bank_call(
    of_user, of_session, of_change, of_phone, of_spoke_with, is_confirmed, of_reason
  );
$$;

create function private.desk_withdraw_change(
  of_user uuid, of_session uuid, of_change uuid, of_reason text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_withdraw_bank_change(of_user, of_session, of_change, of_reason);
$$;

create function private.desk_close_alarm(of_user uuid, of_session uuid, of_change uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_close_bank_alarm(of_user, of_session, of_change);
$$;

-- Of all that are unknown: the version before says no count.
create function private.desk_settle_unknown(
  of_user uuid, of_session uuid, of_sending uuid, decision text
)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_decide_unknown(
    of_user, of_session, of_sending, decision, (
      select count(*)::integer from private.letter_recipients
      where sending_id = of_sending and state = 'unknown'
    )
  );
$$;

-- The version before looks into no file.
create function private.desk_end_file(of_user uuid, of_session uuid, of_upload uuid)
returns jsonb
language sql
set search_path = ''
as $$
  select private.desk_take_file(of_user, of_session, of_upload, null);
$$;

-- It says under which number it keeps what was shown: private.store_review.
create function private.keep_review(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_content text, of_people text
)
returns boolean
language sql
set search_path = ''
as $$
  select private.store_review(of_user, of_session, of_work, of_hash, of_content, of_people)
    is not null;
$$;

-- What is asked for names its entity: private.start_download, private.give_preview_ticket,
-- private.spend_preview_ticket. The entity that is shown is in a page's address, and chosen nowhere.
create function private.begin_download(asking_user uuid, asking_session uuid, asked uuid)
returns table (file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  select started.file_name, started.media_type, started.size
  from private.start_download(
    asking_user, asking_session, private.entity_of(asking_user, asking_session), asked
  ) as started;
$$;

create function private.add_preview(of_user uuid, of_session uuid, asked uuid, hash text)
returns boolean
language sql
set search_path = ''
as $$
  select private.give_preview_ticket(
    of_user, of_session, private.entity_of(of_user, of_session), asked, hash
  );
$$;

create function private.begin_preview(hash text)
returns table (id uuid, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  select spent.id, spent.file_name, spent.media_type, spent.size
  from private.spend_preview_ticket(hash) as spent;
$$;

create function private.choose_entity(of_user uuid, of_session uuid, chosen uuid)
returns boolean
language sql
set search_path = ''
as $$
  with changed as (
    update public.partners set chosen_entity = chosen
    where user_id = of_user
      and chosen in (select entity_id from private.memberships_of(of_user))
      and (
        private.entity_of(of_user, of_session) is not null
        or private.is_entity_open(of_user, of_session, chosen)
      )
    returning 1
  )
  select exists (select from changed);
$$;

-- An edition is submitted and confirmed beside the one that it follows. The version before does not
-- say which one that is: it is told that another stands before it by now, so that its screen asks
-- for the edition anew, and whoever loads the page has this version.
create function private.desk_submit_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'editions.write');
  raise exception 'other-before' using errcode = 'PT409';
end;
$$;

create function private.desk_confirm_edition(
  of_user uuid, of_session uuid, of_work uuid, of_hash text, of_file text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'editions.confirm');
  raise exception 'other-before' using errcode = 'PT409';
end;
$$;
