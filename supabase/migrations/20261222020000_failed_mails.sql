-- A person, and a release, are marked where a mail to them, or about it, was given up.

-- How many mails to this person were given up in the last month: invitations, links, notices.
create function private.failed_mails_to(who uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer from private.outbox
  where state = 'dead' and (
    about = who
    or about in (select id from private.document_notices where user_id = who)
    or about in (select id from private.call_notices where user_id = who)
    or about in (select id from private.withdrawal_notices where user_id = who)
    or about in (select id from private.reader_notices where user_id = who)
    or about in (select id from private.bank_account_notices where user_id = who)
    or about in (select id from private.digests where user_id = who)
    or about in (select ref from private.security_events where user_id = who)
  );
$$;

create or replace function private.desk_partner_persons(
  of_user uuid, of_session uuid, words text, of_standing text, of_entity uuid, after uuid
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  pattern text := private.folded_pattern(words);
  rows jsonb;
begin
  perform private.must(of_user, of_session, 'partners.read');
  select coalesce(jsonb_agg(to_jsonb(page) order by page.sorted, page.id), '[]') into rows
  from (
    select
      persons.user_id as id, private.folded(persons.name) as sorted, persons.name, persons.email,
      persons.standing, persons.invited_at as "invitedAt", persons.seen_at as "seenAt",
      persons.has_factor as "hasFactor", private.failed_mails_to(persons.user_id) as failed,
      (
        select coalesce(jsonb_agg(entities.name order by private.folded(entities.name)), '[]')
        from public.partner_memberships as memberships
        join public.partner_entities as entities on entities.id = memberships.entity_id
        where memberships.user_id = persons.user_id
          and (memberships.ends_at is null or memberships.ends_at > now())
      ) as entities
    from private.partner_standings as persons
    where (
        private.folded(persons.name) like pattern or private.folded(persons.email) like pattern
      )
      and (
        of_standing = '' or persons.standing = of_standing
        or (of_standing = 'failed' and private.failed_mails_to(persons.user_id) > 0)
        or (
          of_standing = 'bare' and not persons.has_factor
          and persons.standing in ('never', 'came')
        )
      )
      and (
        of_entity is null
        or exists (
          select from public.partner_memberships as memberships
          where memberships.user_id = persons.user_id and memberships.entity_id = of_entity
        )
      )
      and (
        after is null
        or (private.folded(persons.name), persons.user_id) > (
          select private.folded(last.name), last.user_id from public.partners as last
          where last.user_id = after
        )
      )
    order by private.folded(persons.name), persons.user_id
    limit 41
  ) as page;
  return private.register_page(rows);
end;
$$;

create or replace function private.desk_partner_person(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.read');
  return (
    select jsonb_build_object(
      'id', persons.user_id, 'name', persons.name, 'email', persons.email,
      'language', persons.language, 'standing', persons.standing,
      'revokedAt', persons.revoked_at, 'invitedAt', persons.invited_at,
      'seenAt', persons.seen_at, 'failed', private.failed_mails_to(who),
      -- What there is to sign in with: how many of each kind, and nothing of them.
      'hasPassword', coalesce(users.encrypted_password, '') <> '',
      'passkeys', (
        select count(*) from private.factors where user_id = who and kind = 'passkey'
      ),
      'apps', (select count(*) from private.factors where user_id = who and kind = 'code'),
      'recoveryCodes', (
        select count(*) from private.recovery_codes where user_id = who and used_at is null
      ),
      'enrolUntil', (
        select expires_at from private.enrolments where user_id = who and expires_at > now()
      ),
      'isReset', private.is_reset(who),
      'mustHaveFactor', private.must_have_factor(who),
      'isStaff', private.is_staff(who),
      'memberships', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'entity', entities.id, 'name', entities.name, 'role', memberships.role,
              'invitedAt', memberships.invited_at, 'endsAt', memberships.ends_at,
              'seenAt', memberships.seen_at,
              'ended', persons.revoked_at is not null
                or coalesce(memberships.ends_at <= now(), false)
            )
            order by private.folded(entities.name)
          ),
          '[]'
        )
        from public.partner_memberships as memberships
        join public.partner_entities as entities on entities.id = memberships.entity_id
        where memberships.user_id = who
      )
    )
    from private.partner_standings as persons
    join auth.users on users.id = persons.user_id
    where persons.user_id = who
  );
end;
$$;

-- How many mails about what this release brought were given up in the last month.
create function private.failed_mails_of(of_work uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  with live as (
    select revisions.content from private.works
    join private.revisions
      on revisions.work_id = works.id and revisions.number = works.live_revision
    where works.id = of_work
  )
  select count(*)::integer from private.outbox
  where state = 'dead' and about in (
    select notices.id from live
    cross join jsonb_array_elements(live.content -> 'documents') as entry
    join public.documents on documents.sha256 = entry ->> 'sha256'
    join private.document_notices as notices on notices.document_id = documents.id
    union all
    select notices.id from live
    cross join jsonb_array_elements(live.content -> 'sheets') as entry
    cross join lateral private.resolved_notices((entry ->> 'id')::uuid) as calls
    join private.call_notices as notices
      on notices.entity_id = calls.entity_id and notices.fund_id = calls.fund_id
      and notices.due_on = calls.effective_on and notices.reference = calls.reference
    where entry ->> 'kind' = 'notices' and calls.kind = 'call'
  );
$$;

create or replace function private.desk_release_shown(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select * into work from private.works_now where id = of_work and kind = 'release';
  if not found then
    return null;
  end if;
  return private.work_shown(work, of_user) - 'liveContent' || jsonb_build_object(
    'twoEyes', true,
    'mine', private.took_part_in_release(of_user, of_work),
    'faults', case when work.live_revision is null then private.release_faults(of_work) else '[]' end,
    'made', (
      select coalesce(jsonb_agg(distinct entity), '[]')
      from private.sheets cross join unnest(new_entities) as entity
      where work_id = of_work and sealed_at is not null
    ),
    'near', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('one', one, 'other', other, 'same', same, 'pair', pair)
          order by one, other
        ),
        '[]'
      )
      from private.near_names(of_work) where one <> other
    ),
    'nearPersons', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'one', one - '{ref,keys,sheet}'::text[], 'other', other - '{ref,keys,sheet}'::text[],
            'same', same, 'kept', kept, 'pair', pair
          )
          order by one ->> 'name', other ->> 'name'
        ),
        '[]'
      )
      from private.near_persons(of_work) where one <> other
    ),
    'failed', case when work.live_revision is null then 0 else private.failed_mails_of(of_work) end,
    'released', (
      select jsonb_build_object('at', at, 'by', actor_name, 'done', detail -> 'done')
      from private.ledger
      where about = 'release:' || of_work and act in ('releases.release', 'releases.release-now')
      order by seq desc limit 1
    )
  );
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
