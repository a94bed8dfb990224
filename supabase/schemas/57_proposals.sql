-- What widens somebody's rights is proposed by one and confirmed by another, who is neither its
-- author nor anybody it concerns, and not a newcomer. The rules are a trigger on the table, so that
-- no function written later goes around them. The setting of `private.approval_settings` does not
-- apply to it, and there is no urgent way: docs/decisions/038-two-persons.md.

create table private.proposals (
  id uuid primary key default gen_random_uuid(),
  -- What would be done, as the ledger calls it.
  act text not null check (
    act in (
      'staff.invite', 'staff.roles', 'staff.reset-factors', 'staff.vouch', 'approvals.settings',
      'partners.invite', 'partners.change-membership', 'partners.reset-factors',
      'partners.require-factor', 'entities.merge', 'mark.take-off'
    )
  ),
  about text not null,
  -- Accounts that it concerns: none of them is its second person.
  subjects uuid[] not null,
  -- With what it is done. Emptied once it is settled: the ledger has what must stay.
  fields jsonb not null,
  proposed_by uuid not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null default now(),
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz,
  outcome text check (outcome in ('confirmed', 'refused', 'withdrawn', 'lapsed')),
  -- Where it was no colleague who proposed it, but somebody who acts for this entity
  -- (59_own_readers.sql).
  from_entity uuid references public.partner_entities (id),
  check ((settled_at is null) = (outcome is null))
);

create unique index proposals_open on private.proposals (act, about, (md5(fields::text)))
where settled_at is null;
create index proposals_newest on private.proposals (proposed_at);
create index proposals_from on private.proposals (from_entity) where settled_at is null;

-- Whom it concerns, beside the account that it is about: everyone who acts for these entities.
create function private.people_of_entities(of_entities uuid[])
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct memberships.user_id), '{}')
  from public.partner_memberships as memberships
  where memberships.entity_id = any (of_entities)
    and (memberships.ends_at is null or memberships.ends_at > now());
$$;

-- Why somebody may not be the second person, in a word; null where they may. Who came to act for an
-- entity after the proposal is concerned like those who did so before.
create function private.why_not_second(who uuid, of_proposal private.proposals)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when of_proposal.proposed_by = who then 'own-proposal'
    when who = any (of_proposal.subjects) or exists (
      select from auth.users where id = who and lower(email) = lower(of_proposal.fields ->> 'email')
    ) or who = any (
      private.people_of_entities(
        case of_proposal.act
          when 'partners.require-factor' then array[(of_proposal.fields ->> 'entity')::uuid]
          when 'entities.merge'
            then array[(of_proposal.fields ->> 'gone')::uuid, (of_proposal.fields ->> 'kept')::uuid]
          else array[of_proposal.from_entity]
        end
      )
    ) then 'own-matter'
    when not private.is_established(who) then 'newcomer-here'
  end;
$$;

create function private.guard_proposal()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  why text;
begin
  if tg_op = 'DELETE' then
    raise exception 'a proposal is settled, not deleted';
  elsif tg_op = 'INSERT' then
    if new.settled_at is not null then
      raise exception 'a proposal begins by waiting';
    end if;
    return new;
  elsif old.settled_at is not null
    or (to_jsonb(new) - '{fields,settled_by,settled_by_name,settled_at,outcome}'::text[])
      <> (to_jsonb(old) - '{fields,settled_by,settled_by_name,settled_at,outcome}'::text[])
    or new.fields not in ('{}', old.fields)
  then
    raise exception 'a proposal is not rewritten';
  end if;
  if new.outcome = 'confirmed' then
    why := case
      when new.settled_by is null then 'own-proposal' else private.why_not_second(new.settled_by, old)
    end;
    if why = 'own-proposal' then
      raise exception 'own-proposal' using errcode = 'PT422';
    elsif why = 'own-matter' then
      raise exception 'own-matter' using errcode = 'PT422';
    elsif why is not null then
      raise exception 'newcomer-here' using errcode = 'PT422';
    end if;
  end if;
  return new;
end;
$$;

create trigger guard_proposal before insert or update or delete on private.proposals
for each row execute function private.guard_proposal();

create trigger refuse_truncate before truncate on private.proposals
for each statement execute function private.refuse_truncate();

-- The colleague whom a proposal is about, by name; null where it is nobody of the desk.
create function private.colleague_of(of_about text, with_fields jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when of_about like 'staff:%' then coalesce(
      with_fields ->> 'name', (select name from private.staff where 'staff:' || user_id = of_about)
    )
  end;
$$;

-- Waits for a second person; all who could be that are told, once.
create function private.propose(
  by_user uuid, by_name text, of_act text, of_about text, of_subjects uuid[], with_fields jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made private.proposals;
begin
  insert into private.proposals (act, about, subjects, fields, proposed_by, proposed_by_name)
  values (of_act, of_about, of_subjects, with_fields, by_user, by_name)
  on conflict do nothing returning * into made;
  if not found then
    raise exception 'proposed-already' using errcode = 'PT422';
  end if;
  perform private.note(
    by_user, by_name, 'rights.propose', of_about, null,
    jsonb_build_object('act', of_act, 'proposal', made.id)
  );
  perform private.tell_colleagues(
    array(
      select distinct staff_roles.user_id from private.staff_roles
      join private.permissions on permissions.role = staff_roles.role
        and permissions.act = 'rights.confirm'
      where private.why_not_second(staff_roles.user_id, made) is null
    ),
    'proposed', of_act, by_name, private.colleague_of(of_about, with_fields)
  );
  return jsonb_build_object('outcome', 'proposed');
end;
$$;

-- Does what was proposed, on what was seen then: where that has changed, nothing is done. `hash` is
-- of the code that a reset is opened with, which whoever confirms tells by telephone.
create function private.carry_out(
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

create function private.desk_proposals(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'rights.confirm');
  return jsonb_build_object(
    'proposals', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', proposals.id, 'act', act, 'at', proposed_at,
            'by', case
              when from_entity is null then proposed_by_name
              else (select name from public.partners where user_id = proposed_by)
            end,
            -- For whom they act, who are no colleague.
            'from', (select name from public.partner_entities where id = from_entity),
            'own', proposed_by = of_user, 'whyNot', private.why_not_second(of_user, proposals),
            'whom', coalesce(
              fields ->> 'name',
              (select name from private.staff where 'staff:' || user_id = about),
              (select name from public.partners where 'partner:' || user_id = about)
            ),
            'email', coalesce(
              fields ->> 'email',
              (select email from auth.users where about in ('staff:' || id, 'partner:' || id))
            ),
            'entity', (
              select name from public.partner_entities
              where id = coalesce(fields ->> 'entity', fields ->> 'kept')::uuid
            ),
            'gone', (
              select name from public.partner_entities where id = (fields ->> 'gone')::uuid
            ),
            'was', coalesce(fields ->> 'was', fields ->> 'wasRole'),
            'roles', coalesce(fields ->> 'roles', fields ->> 'role'),
            'wasUntil', nullif(fields ->> 'wasEnd', 'infinity')::timestamptz,
            'until', nullif(fields ->> 'until', 'infinity')::timestamptz
          )
          order by proposed_at, proposals.id
        ),
        '[]'
      )
      from private.proposals where settled_at is null
    ),
    'approvers', (select count(*) from private.established_approvers())
  );
end;
$$;

-- By a second person: done at once, and compliance is told.
create function private.desk_confirm_proposal(
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

-- By anybody who could confirm it, newcomers too: it only stops something. Its author withdraws it.
create function private.desk_refuse_proposal(of_user uuid, of_session uuid, of_proposal uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
  proposal private.proposals;
  settled text;
begin
  select * into proposal from private.proposals
  where id = of_proposal and settled_at is null for update;
  if not found then
    return null;
  end if;
  settled := case when proposal.proposed_by = of_user then 'withdrawn' else 'refused' end;
  update private.proposals
  set
    settled_at = now(), settled_by = of_user, settled_by_name = actor, outcome = settled,
    fields = '{}'
  where id = of_proposal;
  perform private.note(
    of_user, actor, 'rights.refuse', proposal.about, null,
    jsonb_build_object('act', proposal.act, 'proposal', proposal.id)
  );
  if proposal.from_entity is not null then
    perform private.tell_of_reader('refused', proposal.from_entity, proposal.id, null, null);
  end if;
  return jsonb_build_object('outcome', settled);
end;
$$;

-- One established colleague says that a newcomer counts; the second one confirms it.
create function private.desk_vouch(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'rights.confirm');
begin
  if not exists (select from private.staff where user_id = who and revoked_at is null) then
    return null;
  elsif private.is_established(who) then
    raise exception 'established-already' using errcode = 'PT422';
  elsif not private.is_established(of_user) then
    raise exception 'newcomer-here' using errcode = 'PT422';
  end if;
  return private.propose(of_user, actor, 'staff.vouch', 'staff:' || who, array[who], '{}');
end;
$$;

-- A newcomer approves no text and no release either, and reviews nothing.
create function private.refuse_newcomers()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.lane = 'normal' and not private.is_established(new.approver)
    or tg_op = 'UPDATE' and new.reviewed_by is distinct from old.reviewed_by
      and not private.is_established(new.reviewed_by)
  then
    raise exception 'newcomer-here' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger refuse_newcomers before insert or update on private.approvals
for each row execute function private.refuse_newcomers();

-- Nor does one confirm a number that is called about an account.
create function private.refuse_newcomer_of_number()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.confirmed_by is distinct from old.confirmed_by
    and not private.is_established(new.confirmed_by)
  then
    raise exception 'newcomer-here' using errcode = 'PT422';
  end if;
  return new;
end;
$$;

create trigger refuse_newcomers before update on private.bank_contacts
for each row execute function private.refuse_newcomer_of_number();

-- Who may approve this now: established, with no part in it, and able to read it.
create function private.approvers_of(of_work uuid)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array_agg(staff.user_id) from private.staff
  where private.is_established(staff.user_id)
    and not private.took_part_in_release(staff.user_id, of_work)
    and not exists (
      select from (
        values (private.second_act(of_work)),
          (case when (select kind from private.works where id = of_work) = 'release'
            then 'releases.read' end)
      ) as needed (act)
      where needed.act is not null and not exists (
        select from private.staff_roles
        join private.permissions on permissions.role = staff_roles.role
        where staff_roles.user_id = staff.user_id and permissions.act = needed.act
      )
    );
$$;

create view private.waiting_rights as
select
  'rights'::text as kind, 'rights.confirm'::text as act, count(*) as count,
  min(proposed_at) as since, null::timestamptz as due
from private.proposals where settled_at is null;
