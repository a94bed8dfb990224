-- What partners are shown and given, and what the firm does for them, by membership and by proof.

-- All that somebody may choose from, at the top of their space.
create function hooks.own_entities()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('id', entities.id, 'name', entities.name, 'role', memberships.role)
      order by entities.name
    ),
    '[]'::jsonb
  )
  from private.memberships_of((select auth.uid())) as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
  where hooks.partner_entity() is not null;
$$;

-- Who else sees this: for those who act for the entity, not for those who only read.
create function hooks.entity_people()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', partners.name, 'role', memberships.role, 'endsAt', memberships.ends_at
      )
      order by partners.name
    ),
    '[]'::jsonb
  )
  from public.partners
  cross join private.memberships_of(partners.user_id) as memberships
  where memberships.entity_id = hooks.partner_entity()
    and exists (
      select from public.partner_memberships as own
      where own.user_id = (select auth.uid()) and own.entity_id = memberships.entity_id
        and own.role = 'full'
    );
$$;

revoke all on function hooks.own_entities(), hooks.entity_people() from public, anon;
grant execute on function hooks.own_entities(), hooks.entity_people() to authenticated;

create or replace function public.lp_overview()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  before timestamptz;
begin
  -- A page can then ask to sign in again, instead of saying that there is nothing to see.
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if (select hooks.partner_entity()) is null then
    return jsonb_build_object(
      'partner', null, 'needs', hooks.partner_needs(), 'entities', '[]'::jsonb,
      'people', '[]'::jsonb, 'seenBefore', null, 'commitments', '[]'::jsonb, 'funds', '[]'::jsonb,
      'documents', '[]'::jsonb, 'downloads', '[]'::jsonb
    );
  end if;
  before := hooks.note_visit();
  return jsonb_build_object(
    'partner', (
      select jsonb_build_object(
        'name', partners.name, 'entity', entities.name, 'entityId', entities.id,
        'role', memberships.role, 'endsAt', memberships.ends_at
      )
      from public.partners
      cross join public.partner_memberships as memberships
      cross join public.partner_entities as entities
    ),
    'needs', null,
    'entities', hooks.own_entities(),
    'people', hooks.entity_people(),
    'seenBefore', before,
    'commitments', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'committed', committed, 'called', called,
            'distributed', distributed, 'asOf', as_of
          )
          order by fund_id
        ),
        '[]'::jsonb
      )
      from public.commitments
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'vintage', vintage, 'currency', currency)
          order by vintage desc, name
        ),
        '[]'::jsonb
      )
      from public.funds
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'fund', fund_id, 'type', type, 'period', period, 'version', version,
            'current', latest = version, 'fileName', file_name, 'size', size,
            'sha256', sha256, 'publishedAt', published_at, 'own', entity_id is not null,
            'isNew', coalesce(
              published_at > before and not exists (
                select from public.document_downloads as downloads
                where downloads.document_id = ranked.id
              ),
              false
            )
          )
          order by published_at desc, id
        ),
        '[]'::jsonb
      )
      from (
        select *, max(version) over (partition by fund_id, entity_id, type, period) as latest
        from public.documents
      ) as ranked
    ),
    'downloads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'document', recent.document_id, 'fileName', documents.file_name,
            'version', documents.version, 'at', recent.at
          )
          order by recent.at desc, recent.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.document_downloads order by at desc, id limit 100
      ) as recent
      join public.documents on documents.id = recent.document_id
    )
  );
end;
$$;

-- Remembered until another is chosen. What is not theirs is not chosen.
create function private.choose_entity(of_user uuid, of_session uuid, chosen uuid)
returns boolean
language sql
set search_path = ''
as $$
  with changed as (
    update public.partners set chosen_entity = chosen
    where user_id = of_user
      and chosen in (select entity_id from private.memberships_of(of_user))
      and private.entity_of(of_user, of_session) is not null
    returning 1
  )
  select exists (select from changed);
$$;

-- All that the account's page shows; to a session that is not proven yet, only what is missing.
-- Times of sessions are those of the auth service, which hears of a session once an hour, and of
-- its proof. It ends them after seven days or a day of silence, but keeps their rows.
create function private.account_of(of_user uuid, of_session uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'email', users.email,
    'language', partners.language,
    'enrolment', private.may_enrol(of_user, of_session),
    'fresh', private.is_fresh(of_user, of_session),
    'shown', trusted.it,
    'provenAt', (select proven_at from private.proofs where session_id = of_session),
    'codesLeft', (
      select count(*) from private.recovery_codes where user_id = of_user and used_at is null
    ),
    'factors', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'kind', kind, 'name', name, 'createdAt', created_at, 'usedAt', used_at
          )
          order by created_at
        ),
        '[]'::jsonb
      )
      from private.factors where user_id = of_user and trusted.it
    ),
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', sessions.id, 'own', sessions.id = of_session,
            'userAgent', sessions.user_agent, 'network', host(sessions.ip),
            'openedAt', sessions.created_at,
            'activeAt', greatest(sessions.created_at, sessions.updated_at, proofs.proven_at),
            'provenBy', proofs.kind
          )
          order by sessions.id = of_session desc, sessions.created_at desc
        ),
        '[]'::jsonb
      )
      from auth.sessions left join private.proofs on proofs.session_id = sessions.id
      where sessions.user_id = of_user and trusted.it
        and (sessions.not_after is null or sessions.not_after > now())
        and sessions.created_at > now() - interval '168 hours'
        and greatest(sessions.created_at, sessions.updated_at) > now() - interval '25 hours'
    ),
    'events', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'at', at, 'network', network, 'detail', detail)
          order by at desc, id desc
        ),
        '[]'::jsonb
      )
      from (
        select * from private.security_events
        where user_id = of_user and trusted.it order by at desc, id desc limit 30
      ) as recent
    )
  )
  from auth.users
  left join public.partners on partners.user_id = users.id
  cross join (
    select private.is_proven(of_session, interval '24 hours')
      or (not private.has_factor(of_user) and not private.is_by_link(of_session)) as it
  ) as trusted
  where users.id = of_user;
$$;

-- Notes a download and says what to send; answers nothing to whom the document does not belong.
-- The caller has checked that the token behind `asking_user` and `asking_session` is genuine.
create or replace function private.begin_download(asking_user uuid, asking_session uuid, asked uuid)
returns table (file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with entitled as (
    select documents.*, commitments.entity_id as partner_entity
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
      and commitments.entity_id = private.entity_of(asking_user, asking_session)
    where documents.id = asked
      and (documents.entity_id is null or documents.entity_id = commitments.entity_id)
  ),
  logged as (
    insert into public.document_downloads (document_id, user_id, entity_id)
    select entitled.id, asking_user, entitled.partner_entity from entitled
    returning document_id
  )
  select entitled.file_name, entitled.media_type, entitled.size
  from entitled join logged on logged.document_id = entitled.id;
$$;

-- As before, told to all who act for an entity in the fund, once each.
create or replace function private.publish_document(
  fund_name text,
  entity_name text,
  document_type text,
  document_period text,
  name_of_file text,
  type_of_file text,
  contents bytea
)
returns table (id uuid, version integer, told integer, already boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_fund uuid;
  for_entity uuid;
  digest text := encode(sha256(contents), 'hex');
  newest public.documents;
  made public.documents;
  mails integer;
begin
  select funds.id into of_fund from public.funds where funds.name = fund_name for update;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  if entity_name is not null then
    select entities.id into for_entity
    from public.partner_entities as entities where entities.name = entity_name;
    if not found then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    perform from public.commitments
    where commitments.entity_id = for_entity and commitments.fund_id = of_fund;
    if not found then
      raise exception '% has no commitment to %.', entity_name, fund_name using errcode = 'P0002';
    end if;
  end if;

  select * into newest from public.documents
  where documents.fund_id = of_fund
    and documents.entity_id is not distinct from for_entity
    and documents.type = document_type
    and documents.period = document_period
  order by documents.version desc
  limit 1;
  if newest.sha256 = digest then
    return query select newest.id, newest.version, 0, true;
    return;
  end if;

  insert into public.documents (
    fund_id, entity_id, type, period, version, file_name, media_type, size, sha256
  )
  values (
    of_fund, for_entity, document_type, document_period, coalesce(newest.version, 0) + 1,
    name_of_file, type_of_file, length(contents), digest
  )
  returning * into made;
  insert into private.document_files (document_id, bytes) values (made.id, contents);

  with notices as (
    insert into private.document_notices (document_id, user_id)
    select distinct made.id, memberships.user_id
    from public.partners
    cross join private.memberships_of(partners.user_id) as memberships
    join public.commitments on commitments.entity_id = memberships.entity_id
      and commitments.fund_id = of_fund
    where for_entity is null or memberships.entity_id = for_entity
    returning document_notices.id, document_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return query select made.id, made.version, mails, false;
end;
$$;

drop function private.invite_partner(text, text, text, text, boolean);

-- Lets a person in, and queues the mail that tells them. Asked again, it sends a new link; for one
-- who was revoked, it opens the door again; one who acts for another entity gets this one as well,
-- and is told. What is not said again, role and end, stays as it was; `infinity` has no end. The
-- entity must be there, or be asked to be made.
create function private.invite_partner(
  address text,
  person text,
  entity_name text,
  mail_language text,
  make_entity boolean,
  in_role text default null,
  until timestamptz default null
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  invited uuid;
  acts_for uuid;
  known public.partners;
  member boolean;
  has_password boolean;
begin
  select id into acts_for from public.partner_entities where name = entity_name;
  if not found then
    if not make_entity then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    insert into public.partner_entities (name) values (entity_name) returning id into acts_for;
  end if;

  select id into invited from auth.users where lower(email) = lower(address);
  if not found then
    -- An account without a password: nobody can sign in to it before the link was used. The empty
    -- tokens are what the hosted service expects to find.
    invited := gen_random_uuid();
    insert into auth.users (
      id, aud, role, email, email_confirmed_at, invited_at, raw_app_meta_data, raw_user_meta_data,
      confirmation_token, recovery_token, email_change, email_change_token_new, created_at,
      updated_at
    )
    values (
      invited, 'authenticated', 'authenticated', lower(address), now(), now(),
      '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
    );
    insert into auth.identities (
      id, provider, provider_id, user_id, identity_data, created_at, updated_at
    )
    values (
      gen_random_uuid(), 'email', invited::text, invited,
      jsonb_build_object('sub', invited, 'email', lower(address), 'email_verified', true),
      now(), now()
    );
  end if;

  select * into known from public.partners where user_id = invited;
  select exists (
    select from private.memberships_of(invited) as memberships where entity_id = acts_for
  ) into member;
  select coalesce(encrypted_password, '') <> '' into has_password
  from auth.users where id = invited;
  insert into public.partners (user_id, chosen_entity, name, language)
  values (invited, acts_for, person, mail_language)
  on conflict (user_id) do update
  set
    name = person, language = mail_language, revoked_at = null,
    chosen_entity = case
      when partners.revoked_at is null then partners.chosen_entity else acts_for
    end;
  insert into public.partner_memberships (user_id, entity_id, role, ends_at)
  values (invited, acts_for, coalesce(in_role, 'full'), nullif(until, 'infinity'))
  on conflict (user_id, entity_id) do update
  set
    role = coalesce(in_role, partner_memberships.role),
    ends_at = case
      when until is not null then nullif(until, 'infinity')
      when member then partner_memberships.ends_at
    end,
    invited_at = now();
  -- After a reset it takes the code that the firm tells by telephone, and no invitation.
  insert into private.enrolments (user_id, expires_at)
  select invited, now() + interval '14 days' where not private.has_factor(invited)
  on conflict (user_id) do update set expires_at = excluded.expires_at
  where enrolments.code_hash is null;
  if known.user_id is not null and known.revoked_at is null and not member and has_password then
    perform private.note_security_event('entity-added', invited, '', entity_name);
    return 'given access to this entity as well';
  end if;
  insert into private.outbox (template, language, about)
  values ('lp-invitation', mail_language, invited);
  return case
    when known.user_id is null then 'invited'
    when known.revoked_at is null then 'invited again'
    else 'let in again'
  end;
end;
$$;

-- Shuts a person out at once: no session, no password, no factor, no link, no row.
create or replace function private.revoke_partner(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  closed uuid;
begin
  update public.partners set revoked_at = now()
  from auth.users
  where users.id = partners.user_id and lower(users.email) = lower(address)
    and partners.revoked_at is null
  returning partners.user_id into closed;
  if closed is null then
    return false;
  end if;
  update public.partner_memberships set ends_at = now()
  where user_id = closed and (ends_at is null or ends_at > now());
  delete from private.factors where user_id = closed;
  delete from private.recovery_codes where user_id = closed;
  delete from private.enrolments where user_id = closed and code_hash is null;
  delete from private.partner_links where user_id = closed;
  delete from private.outbox
  where about = closed and template in ('lp-invitation', 'lp-recovery') and state = 'queued';
  -- Refresh tokens go with their session; Lite has some without one.
  delete from auth.refresh_tokens where user_id::text = closed::text;
  delete from auth.sessions where user_id = closed;
  update auth.users set encrypted_password = '', recovery_token = '' where id = closed;
  return true;
end;
$$;

-- Ends what a person may see of one entity; what they may see of others stays.
create function private.end_membership(address text, entity_name text)
returns boolean
language sql
set search_path = ''
as $$
  with ended as (
    update public.partner_memberships as memberships set ends_at = now()
    from auth.users, public.partner_entities as entities
    where users.id = memberships.user_id and lower(users.email) = lower(address)
      and entities.id = memberships.entity_id and entities.name = entity_name
      and (memberships.ends_at is null or memberships.ends_at > now())
    returning 1
  )
  select exists (select from ended);
$$;

revoke all on all functions in schema private from public;
