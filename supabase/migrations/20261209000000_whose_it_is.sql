-- Whatever is asked for in the partners' space names its entity, and whatever is answered is that
-- entity's. Which entity a person chose last no longer decides what a tab is shown: it is where they
-- begin next time.

alter table private.preview_tickets
  add column entity_id uuid references public.partner_entities (id);

create index preview_tickets_entity on private.preview_tickets (entity_id);

create function private.entity_for(of_user uuid, of_session uuid, asked uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select memberships.entity_id
  from private.memberships_of(of_user) as memberships
  where memberships.entity_id = asked and private.is_entity_open(of_user, of_session, asked);
$$;

create or replace function hooks.partner_entity()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when asked is null then private.entity_of(caller, in_session)
    else private.entity_for(caller, in_session, asked)
  end
  from (
    select
      auth.uid() as caller, nullif(auth.jwt() ->> 'session_id', '')::uuid as in_session,
      nullif(current_setting('hooks.asked_entity', true), '')::uuid as asked
  ) as question;
$$;

create function hooks.ask_for(asked uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if not exists (
    select from private.memberships_of((select auth.uid())) as memberships
    where memberships.entity_id = asked
  ) then
    raise exception 'unknown entity' using errcode = 'PT404';
  end if;
  perform set_config('hooks.asked_entity', asked::text, true);
end;
$$;

-- Safe since 20261209: they are new.
revoke all on function hooks.ask_for(uuid) from public, anon;
grant execute on function hooks.ask_for(uuid) to authenticated;

create or replace function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.partners set chosen_entity = hooks.partner_entity()
  where user_id = (select auth.uid())
    and chosen_entity is distinct from (select hooks.partner_entity());
  update public.partner_memberships
  set
    seen_before = case
      when seen_in is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
        or seen_at < now() - interval '30 minutes'
        then seen_at
      else seen_before
    end,
    seen_at = now(),
    seen_in = nullif(auth.jwt() ->> 'session_id', '')::uuid
  where user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity())
  returning seen_before;
$$;

create function private.start_download(
  asking_user uuid, asking_session uuid, of_entity uuid, asked uuid
)
returns table (entity text, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with entitled as (
    select documents.*, entities.id as partner_entity, entities.name as entity
    from public.documents
    join public.commitments on commitments.fund_id = documents.fund_id
    join public.partner_entities as entities on entities.id = commitments.entity_id
    where entities.id = private.entity_for(asking_user, asking_session, of_entity)
      and documents.id = asked and documents.withdrawn_at is null
      and (documents.entity_id is null or documents.entity_id = entities.id)
  ),
  logged as (
    insert into public.document_downloads (document_id, user_id, entity_id)
    select entitled.id, asking_user, entitled.partner_entity from entitled
    returning document_id
  )
  select entitled.entity, entitled.file_name, entitled.media_type, entitled.size
  from entitled join logged on logged.document_id = entitled.id;
$$;

create function private.give_preview_ticket(
  of_user uuid, of_session uuid, of_entity uuid, asked uuid, hash text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.preview_tickets where expires_at < now();
  insert into private.preview_tickets (token_hash, user_id, session_id, entity_id, document_id)
  select hash, of_user, of_session, commitments.entity_id, documents.id
  from public.documents
  join public.commitments on commitments.fund_id = documents.fund_id
    and commitments.entity_id = private.entity_for(of_user, of_session, of_entity)
  where documents.id = asked and documents.withdrawn_at is null
    and documents.media_type = 'application/pdf'
    and (documents.entity_id is null or documents.entity_id = commitments.entity_id);
  return found;
end;
$$;

create function private.spend_preview_ticket(hash text)
returns table (id uuid, entity text, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with spent as (
    delete from private.preview_tickets where token_hash = hash
    returning user_id, session_id, entity_id, document_id, expires_at
  )
  select spent.document_id, started.entity, started.file_name, started.media_type, started.size
  from spent
  cross join lateral private.start_download(
    spent.user_id, spent.session_id,
    coalesce(spent.entity_id, private.entity_of(spent.user_id, spent.session_id)),
    spent.document_id
  ) as started
  where spent.expires_at > now();
$$;

-- What the version before calls.
create or replace function private.begin_download(asking_user uuid, asking_session uuid, asked uuid)
returns table (file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  select started.file_name, started.media_type, started.size
  from private.start_download(
    asking_user, asking_session, private.entity_of(asking_user, asking_session), asked
  ) as started;
$$;

create or replace function private.add_preview(of_user uuid, of_session uuid, asked uuid, hash text)
returns boolean
language sql
set search_path = ''
as $$
  select private.give_preview_ticket(
    of_user, of_session, private.entity_of(of_user, of_session), asked, hash
  );
$$;

create or replace function private.begin_preview(hash text)
returns table (id uuid, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  select spent.id, spent.file_name, spent.media_type, spent.size
  from private.spend_preview_ticket(hash) as spent;
$$;

create or replace function private.choose_notices(of_user uuid, of_session uuid, choice text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from private.memberships_of(of_user) as memberships
    where private.is_entity_open(of_user, of_session, memberships.entity_id)
  ) then
    return false;
  end if;
  update public.partners set notices = choice, notices_since = now()
  where user_id = of_user and notices <> choice;
  if choice = 'at-once' then
    perform private.make_digest(of_user);
  end if;
  return true;
end;
$$;

create function public.lp_overview(of_entity uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if of_entity is not null then
    perform hooks.ask_for(of_entity);
  end if;
  return public.lp_overview();
end;
$$;

create function public.lp_fund(of_entity uuid, of_fund uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform hooks.ask_for(of_entity);
  if hooks.partner_entity() is null then
    raise exception 'closed' using errcode = 'PT403';
  end if;
  return (
    select jsonb_build_object(
      'entity', jsonb_build_object('id', entities.id, 'name', entities.name),
      'fund', public.lp_fund(of_fund)
    )
    from public.partner_entities as entities
  );
end;
$$;

-- Safe since 20261209: they are new.
revoke all on function public.lp_overview(uuid), public.lp_fund(uuid, uuid) from public, anon;
grant execute on function public.lp_overview(uuid), public.lp_fund(uuid, uuid) to authenticated;

revoke all on all functions in schema private from public;
