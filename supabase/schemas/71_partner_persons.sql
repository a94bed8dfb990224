-- Persons who act for entities, at the desk: who came, who never did, and every act that the
-- terminal knows. What an act tells the ledger is a sign-in account and an entity, never an
-- address.

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

create function private.desk_partner_persons(
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

create function private.desk_partner_person(of_user uuid, of_session uuid, who uuid)
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

-- Waits for a second person, whoever is invited. Null in `in_role` and `until` leaves what there is;
-- `infinity` has no end.
create function private.desk_invite_partner(
  of_user uuid,
  of_session uuid,
  address text,
  person text,
  mail_language text,
  of_entity uuid,
  in_role text,
  until timestamptz
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  invited uuid;
begin
  if until <= now() then
    raise exception 'until' using errcode = 'PT422';
  elsif not exists (
    select from public.partner_entities where id = of_entity and merged_into is null
  ) then
    return null;
  end if;
  select id into invited from auth.users where lower(email) = lower(address);
  return private.propose(
    of_user, actor, 'partners.invite', 'entity:' || of_entity, array_remove(array[invited], null),
    jsonb_build_object(
      'email', lower(address), 'name', person, 'language', mail_language, 'entity', of_entity,
      'role', in_role, 'until', until
    )
  );
end;
$$;

-- A new link by mail, with everything else as it is. Who was shut out, or whose time has ended, would
-- see again by it: that waits for a second person.
create function private.desk_invite_again(
  of_user uuid, of_session uuid, who uuid, of_entity uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  known record;
begin
  select
    partners.name, partners.language, users.email, entities.name as entity, memberships.role,
    exists (
      select from private.memberships_of(who) as open where open.entity_id = of_entity
    ) as sees
  into known
  from public.partner_memberships as memberships
  join public.partners on partners.user_id = memberships.user_id
  join auth.users on users.id = memberships.user_id
  join public.partner_entities as entities on entities.id = memberships.entity_id
    and entities.merged_into is null
  where memberships.user_id = who and memberships.entity_id = of_entity;
  if not found then
    return null;
  end if;
  if not known.sees then
    return private.propose(
      of_user, actor, 'partners.invite', 'entity:' || of_entity, array[who],
      jsonb_build_object(
        'email', known.email, 'name', known.name, 'language', known.language,
        'entity', of_entity, 'role', known.role, 'until', null
      )
    );
  end if;
  perform private.invite_partner(known.email, known.name, known.entity, known.language, false);
  perform private.note(
    of_user, actor, 'partners.invite', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity, 'again', true)
  );
  return jsonb_build_object('outcome', 'invited again');
end;
$$;

-- On what was seen: another role or end in between is a conflict. Less, or for a shorter time, is done
-- at once; a wider right or a later end waits for a second person.
create function private.desk_change_membership(
  of_user uuid,
  of_session uuid,
  who uuid,
  of_entity uuid,
  was_role text,
  was_end timestamptz,
  in_role text,
  until timestamptz
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  was public.partner_memberships;
begin
  if until <= now() then
    raise exception 'until' using errcode = 'PT422';
  end if;
  select * into was from public.partner_memberships
  where user_id = who and entity_id = of_entity for update;
  if not found then
    return null;
  end if;
  if was.role <> was_role or was.ends_at is distinct from was_end or was.ends_at <= now() then
    raise exception 'the membership was changed meanwhile' using errcode = 'PT409';
  end if;
  if was_role = 'read' and in_role = 'full'
    or coalesce(until, 'infinity') > coalesce(was_end, 'infinity')
  then
    return private.propose(
      of_user, actor, 'partners.change-membership', 'partner:' || who, array[who],
      jsonb_build_object(
        'entity', of_entity, 'wasRole', was_role, 'wasEnd', was_end, 'role', in_role,
        'until', until
      )
    );
  end if;
  update public.partner_memberships set role = in_role, ends_at = until
  where user_id = who and entity_id = of_entity;
  perform private.note(
    of_user, actor, 'partners.change-membership', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity, 'role', in_role, 'until', until)
  );
  return jsonb_build_object('outcome', 'changed');
end;
$$;

create function private.desk_end_membership(
  of_user uuid, of_session uuid, who uuid, of_entity uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  address text;
  entity_name text;
  reads boolean;
begin
  select role = 'read' into reads from public.partner_memberships
  where user_id = who and entity_id = of_entity;
  select users.email into address from auth.users where id = who;
  select name into entity_name from public.partner_entities where id = of_entity;
  if not coalesce(private.end_membership(address, entity_name), false) then
    return null;
  end if;
  perform private.note(
    of_user, actor, 'partners.end-membership', 'partner:' || who, null,
    jsonb_build_object('entity', of_entity)
  );
  if reads then
    perform private.tell_of_reader('ended', of_entity, null, who, null);
  end if;
  return jsonb_build_object('outcome', 'ended');
end;
$$;

create function private.desk_revoke_partner(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  if not coalesce(private.revoke_partner(private.partner_address(who)), false) then
    return null;
  end if;
  perform private.note(of_user, actor, 'partners.revoke', 'partner:' || who);
  return jsonb_build_object('outcome', 'revoked');
end;
$$;

create function private.desk_reset_partner(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  -- Stops where they work here.
  if private.partner_address(who) is null or not exists (
    select from private.people where user_id = who
  ) then
    return null;
  end if;
  return private.propose(
    of_user, actor, 'partners.reset-factors', 'partner:' || who, array[who], '{}'
  );
end;
$$;

-- As the version before asks, which showed a code at once.
create function private.desk_reset_partner(
  of_user uuid, of_session uuid, who uuid, hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'partners.write');
  raise exception 'second-person' using errcode = 'PT422';
end;
$$;

-- Persons who were invited and never came.
create view private.waiting_partners as
select
  'partners'::text as kind, 'partners.write'::text as act, count(*) as count,
  min(invited_at) as since, null::timestamptz as due
from private.partner_standings where standing = 'never';
