-- The mark of a demonstration is taken off at the desk by two persons, and put back by one
-- (docs/decisions/065-mark-taken-off.md).

alter table private.proposals drop constraint proposals_act_check;
alter table private.proposals add constraint proposals_act_check check (
  act in (
    'staff.invite', 'staff.roles', 'staff.reset-factors', 'staff.vouch', 'approvals.settings',
    'partners.invite', 'partners.change-membership', 'partners.reset-factors',
    'partners.require-factor', 'entities.merge', 'mark.take-off'
  )
);

alter table private.colleague_notices drop constraint colleague_notices_kind_check;
alter table private.colleague_notices add constraint colleague_notices_kind_check
check (kind in ('terminal', 'proposed', 'confirmed', 'waits', 'edition', 'mark'));

create view private.mark_off as
select live_from as since from private.page_texts
where place = 'mark' and live_from <= now() and (live_until is null or live_until > now());

-- All hosts draw it ahead, and change half a minute later.
create function private.take_mark_off()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(7305123);
  if exists (select from private.page_texts where place = 'mark' and live_until is null) then
    raise exception 'the mark was taken off meanwhile' using errcode = 'PT409';
  end if;
  insert into private.page_texts (place, path, was, now, live_from)
  values ('mark', 'demonstration', null, '{"off": true}', now() + interval '30 seconds');
end
$$;

create function private.desk_mark(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'offSince', (
      select live_from from private.page_texts where place = 'mark' and live_until is null
    ),
    'isProposed', exists (
      select from private.proposals where act = 'mark.take-off' and settled_at is null
    )
  );
end
$$;

create function private.desk_take_mark_off(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
begin
  if exists (select from private.page_texts where place = 'mark' and live_until is null) then
    raise exception 'mark-off-already' using errcode = 'PT422';
  end if;
  return private.propose(of_user, actor, 'mark.take-off', 'site', '{}', '{}');
end
$$;

-- By one person: it says more, and not less.
create function private.desk_put_mark_back(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
begin
  perform pg_advisory_xact_lock(7305123);
  update private.page_texts
  set live_until = case
    when live_from > now() then live_from else now() + interval '30 seconds'
  end
  where place = 'mark' and live_until is null;
  if not found then
    raise exception 'mark-there' using errcode = 'PT422';
  end if;
  perform private.note(of_user, actor, 'mark.put-back', 'site');
  perform private.tell_colleagues(
    array(select user_id from private.staff_roles where role = 'compliance' and user_id <> of_user),
    'mark', 'mark.put-back', actor, null
  );
  return jsonb_build_object('outcome', 'back');
end
$$;

create or replace function private.carry_out(
  proposal private.proposals, by_user uuid, by_name text, hash text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  given constant jsonb := proposal.fields;
  whom constant uuid := nullif(substring(proposal.about from '^(?:staff|partner):(.+)$'), '')::uuid;
  of_entity uuid := (given ->> 'entity')::uuid;
  entity_name text;
  was public.partner_memberships;
  known public.partners;
  detail jsonb := jsonb_build_object('proposal', proposal.id);
begin
  if of_entity is not null then
    select name into entity_name from public.partner_entities
    where id = of_entity and merged_into is null;
    if not found then
      raise exception 'the entity was merged meanwhile' using errcode = 'PT409';
    end if;
  end if;
  case proposal.act
    when 'staff.invite' then
      perform private.invite_staff(
        given ->> 'email', given ->> 'name', given ->> 'language', given ->> 'roles', by_user, by_name
      );
      return;
    when 'staff.roles' then
      if private.roles_of(whom) is distinct from given ->> 'was' then
        raise exception 'the roles were changed meanwhile' using errcode = 'PT409';
      end if;
      perform private.give_roles(whom, given ->> 'roles');
      detail := detail || jsonb_build_object('was', given ->> 'was', 'roles', private.roles_of(whom));
    when 'staff.vouch' then
      update private.staff set established_at = now() where user_id = whom and revoked_at is null;
    when 'staff.reset-factors', 'partners.reset-factors' then
      if not private.reset_factors((select email from auth.users where id = whom), hash) then
        raise exception 'they have no access any more' using errcode = 'PT409';
      end if;
    when 'approvals.settings' then
      update private.approval_settings set two_eyes = false;
      detail := detail || jsonb_build_object('twoEyes', false);
    when 'partners.require-factor' then
      perform private.require_factor(of_entity, false, by_user, by_name);
      return;
    when 'partners.invite' then
      if proposal.from_entity is not null and private.reader_lapsed(proposal) then
        raise exception 'what the investor proposed no longer holds' using errcode = 'PT409';
      end if;
      -- What an investor typed renames nobody whom we know.
      select * into known from public.partners
      where proposal.from_entity is not null and user_id = (
        select id from auth.users where lower(email) = lower(given ->> 'email')
      );
      perform private.invite_partner(
        given ->> 'email', coalesce(known.name, given ->> 'name'), entity_name,
        coalesce(known.language, given ->> 'language'), false,
        given ->> 'role', (given ->> 'until')::timestamptz
      );
      perform private.note(
        by_user, by_name, 'partners.invite',
        'partner:' || (select id from auth.users where lower(email) = lower(given ->> 'email')),
        null, detail || jsonb_build_object('entity', of_entity, 'role', given ->> 'role')
      );
      return;
    when 'partners.change-membership' then
      select * into was from public.partner_memberships
      where user_id = whom and entity_id = of_entity for update;
      if not found or was.role <> given ->> 'wasRole' or was.ends_at <= now()
        or was.ends_at is distinct from (given ->> 'wasEnd')::timestamptz
      then
        raise exception 'the membership was changed meanwhile' using errcode = 'PT409';
      end if;
      update public.partner_memberships
      set role = given ->> 'role', ends_at = (given ->> 'until')::timestamptz
      where user_id = whom and entity_id = of_entity;
      detail := detail || jsonb_build_object(
        'entity', of_entity, 'role', given ->> 'role', 'until', given ->> 'until'
      );
    when 'entities.merge' then
      perform private.merge_entities(
        (given ->> 'gone')::uuid, (given ->> 'kept')::uuid, given -> 'seen', by_user, by_name
      );
      return;
    when 'mark.take-off' then
      perform private.take_mark_off();
  end case;
  perform private.note(by_user, by_name, proposal.act, proposal.about, null, detail);
end;
$$;

create or replace function private.desk_confirm_proposal(
  of_user uuid, of_session uuid, of_proposal uuid, hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
  proposal private.proposals;
  -- As it is before: who gets the role by this is not told of it as a colleague.
  told uuid[] := array(
    select user_id from private.staff_roles where role = 'compliance' and user_id <> of_user
  );
begin
  select * into proposal from private.proposals
  where id = of_proposal and settled_at is null for update;
  if not found then
    return null;
  end if;
  update private.proposals
  set
    settled_at = now(), settled_by = of_user, settled_by_name = actor, outcome = 'confirmed',
    fields = '{}'
  where id = of_proposal;
  perform private.carry_out(proposal, of_user, actor, hash);
  perform private.note(
    of_user, actor, 'rights.confirm', proposal.about, null,
    jsonb_build_object('act', proposal.act, 'proposal', proposal.id)
  );
  perform private.tell_colleagues(
    told, case proposal.act when 'mark.take-off' then 'mark' else 'confirmed' end,
    proposal.act, actor,
    private.colleague_of(proposal.about, proposal.fields)
  );
  if proposal.from_entity is not null then
    perform private.tell_of_reader(
      'admitted', proposal.from_entity, proposal.id,
      (select id from auth.users where lower(email) = lower(proposal.fields ->> 'email')), null
    );
  end if;
  return jsonb_build_object('outcome', 'confirmed', 'coded', proposal.act like '%.reset-factors');
end;
$$;

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
