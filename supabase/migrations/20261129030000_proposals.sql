-- What widens somebody's rights takes two persons: proposed by one, confirmed by another. Newcomers
-- approve nothing, and who could approve is told what waits.

-- Roles as they are written down and compared.
create or replace function private.in_order(of_roles text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(distinct role, ',' order by role), '')
  from unnest(string_to_array(of_roles, ',')) as role;
$$;

-- As one text, in order; empty where there is none.
create or replace function private.roles_of(who uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(string_agg(role, ',' order by role), '') from private.staff_roles
  where user_id = who;
$$;

-- Whether this person wrote, submitted or brought a file for what is to be approved now, or is invited
-- by it: whoever uploaded a document could otherwise approve it under a colleague's name.
create or replace function private.took_part_in_release(who uuid, of_work uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.took_part_in(who, of_work) or exists (
    select from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'documents') as entry
    join private.staged_files as files on files.sha256 = entry ->> 'sha256'
    where works.id = of_work and files.staged_by = who
  ) or exists (
    select from private.works
    join private.revisions on revisions.work_id = works.id and revisions.number = works.newest
    cross join jsonb_array_elements(revisions.content -> 'sheets') as entry
    join private.sheets on sheets.id::text = entry ->> 'id' and sheets.kind = 'invitations'
    join private.sheet_lines as lines on lines.sheet_id = sheets.id
    join auth.users on users.id = who and lower(users.email) = lower(lines.fields ->> 'email')
    where works.id = of_work
  );
$$;

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
      'partners.require-factor', 'entities.merge'
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
  check ((settled_at is null) = (outcome is null))
);

create unique index proposals_open on private.proposals (act, about, (md5(fields::text)))
where settled_at is null;
create index proposals_newest on private.proposals (proposed_at);

-- Why somebody may not be the second person, in a word; null where they may.
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
      perform private.invite_partner(
        given ->> 'email', given ->> 'name', entity_name, given ->> 'language', false,
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
            'id', proposals.id, 'act', act, 'by', proposed_by_name, 'at', proposed_at,
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
    told, 'confirmed', proposal.act, actor,
    private.colleague_of(proposal.about, proposal.fields)
  );
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
        values ('approvals.give'),
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

create or replace view private.waiting_rights as
select
  'rights'::text as kind, 'rights.confirm'::text as act, count(*) as count,
  min(proposed_at) as since, null::timestamptz as due
from private.proposals where settled_at is null;

-- The desk's first page: a count of each thing that waits, with how long the oldest has waited,
-- each for who may do something about it.
create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_rights
union all
select kind, act, count, since, due from private.waiting_approved
union all
select kind, act, count, since, due from private.waiting_sent_back
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_letters
union all
select kind, act, count, since, due from private.waiting_bank_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners;

create or replace function private.desk_staff(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'staff', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', staff.user_id, 'name', staff.name, 'email', users.email,
            'language', staff.language, 'invitedAt', staff.invited_at,
            'enteredAt', staff.entered_at, 'hasFactor', private.has_factor(staff.user_id),
            'established', private.is_established(staff.user_id),
            'roles', (
              select coalesce(jsonb_agg(role order by role), '[]') from private.staff_roles
              where staff_roles.user_id = staff.user_id
            )
          )
          order by staff.name
        ),
        '[]'
      )
      from private.staff join auth.users on users.id = staff.user_id
      where staff.revoked_at is null
    ),
    'permissions', (
      select jsonb_object_agg(act, roles) from (
        select act, jsonb_agg(role order by role) as roles from private.permissions group by act
      ) as table_of_acts
    )
  );
end;
$$;

-- An invitation is for who has no place yet; roles are changed by `desk_change_roles`. It waits for a
-- second person, but for another mail to who was invited with these roles and has not come.
create or replace function private.desk_invite_staff(
  of_user uuid,
  of_session uuid,
  address text,
  person text,
  mail_language text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
  known record;
begin
  perform private.must_be_roles(given_roles);
  select
    users.id, staff.revoked_at is null and staff.user_id is not null as here,
    coalesce(users.encrypted_password, '') <> '' as came
  into known
  from auth.users left join private.staff on staff.user_id = users.id
  where lower(users.email) = lower(address);
  if known.here and known.came then
    raise exception 'already-here' using errcode = 'PT422';
  elsif known.here and private.roles_of(known.id) = private.in_order(given_roles) then
    perform private.invite_staff(address, person, mail_language, given_roles, of_user, actor);
    return jsonb_build_object('outcome', 'invited');
  end if;
  return private.propose(
    of_user, actor, 'staff.invite', 'staff:' || coalesce(known.id::text, ''),
    array_remove(array[known.id], null),
    jsonb_build_object(
      'email', lower(address), 'name', person, 'language', mail_language,
      'roles', private.in_order(given_roles)
    )
  );
end;
$$;

-- On the roles that were seen: where another administrator was quicker, nothing is done. Fewer roles
-- are given at once; whatever comes with one that was not there waits for a second person. Nobody
-- gives up the administration by themselves: somebody must be left to let others in.
create or replace function private.desk_change_roles(
  of_user uuid,
  of_session uuid,
  who uuid,
  seen_roles text,
  given_roles text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
  before text;
begin
  perform private.must_be_roles(given_roles);
  perform from private.staff where user_id = who and revoked_at is null for update;
  if not found then
    return null;
  elsif who = of_user and 'administrator' <> all (string_to_array(given_roles, ',')) then
    raise exception 'own-role' using errcode = 'PT422';
  end if;
  before := private.roles_of(who);
  if before <> private.in_order(seen_roles) then
    raise exception 'somebody was quicker' using errcode = 'PT409';
  elsif not string_to_array(given_roles, ',') <@ string_to_array(before, ',') then
    return private.propose(
      of_user, actor, 'staff.roles', 'staff:' || who, array[who],
      jsonb_build_object('was', before, 'roles', private.in_order(given_roles))
    );
  end if;
  perform private.give_roles(who, given_roles);
  perform private.note(
    of_user, actor, 'staff.roles', 'staff:' || who, null,
    jsonb_build_object('was', before, 'roles', private.roles_of(who))
  );
  return jsonb_build_object('outcome', 'changed');
end;
$$;

create or replace function private.desk_reset_staff(of_user uuid, of_session uuid, who uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.manage');
begin
  if who = of_user or not exists (
    select from private.staff where user_id = who and revoked_at is null
  ) then
    return null;
  end if;
  return private.propose(
    of_user, actor, 'staff.reset-factors', 'staff:' || who, array[who], '{}'
  );
end;
$$;

-- As the version before asks, which showed a code at once.
create or replace function private.desk_reset_staff(of_user uuid, of_session uuid, who uuid, hash text)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.manage');
  raise exception 'second-person' using errcode = 'PT422';
end;
$$;

-- On at once; off by two persons.
create or replace function private.desk_approval_settings(of_user uuid, of_session uuid, on_or_off boolean)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.settings');
begin
  if not on_or_off and (select two_eyes from private.approval_settings) then
    perform private.propose(of_user, actor, 'approvals.settings', 'two-eyes', '{}', '{}');
    return jsonb_build_object('twoEyes', true, 'proposed', true);
  end if;
  update private.approval_settings set two_eyes = true where on_or_off and not two_eyes;
  if found then
    perform private.note(
      of_user, actor, 'approvals.settings', 'two-eyes', null, jsonb_build_object('twoEyes', true)
    );
  end if;
  return jsonb_build_object('twoEyes', on_or_off, 'proposed', false);
end;
$$;

create or replace function private.desk_submit_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works := private.work_at(of_work, of_hash);
begin
  if work.submitted_revision = work.newest then
    raise exception 'submitted-already' using errcode = 'PT422';
  end if;
  update private.works
  set
    submitted_revision = newest, submitted_by = of_user, submitted_at = now(),
    changed_at = clock_timestamp()
  where id = of_work;
  perform private.note(
    of_user, actor, 'works.submit', work.kind || ':' || of_work, work.newest,
    jsonb_build_object('hash', of_hash)
  );
  perform private.tell_colleagues(
    private.approvers_of(of_work), 'waits', 'works.submit', actor, null
  );
  return jsonb_build_object('outcome', 'submitted');
end;
$$;

-- Two entities that are one: everything of the one goes to the other in one transaction. The one
-- that is gone stays as a name, because the log of downloads, which never changes, leads to it.
-- `seen` is what `desk_merge_counts` said.
create or replace function private.merge_entities(
  gone uuid, kept uuid, seen jsonb, by_user uuid, by_name text
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  going public.partner_entities;
  staying public.partner_entities;
  moved uuid[];
  place record;
begin
  -- One after the other, and nothing is added to either meanwhile.
  perform from public.partner_entities where id in (gone, kept) order by id for update;
  select * into going from public.partner_entities where id = gone and merged_into is null;
  select * into staying from public.partner_entities where id = kept and merged_into is null;
  if going.id is null or staying.id is null
    or private.merge_counts(gone, kept) is distinct from seen
  then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  end if;

  -- Who acts for both goes on as the remaining entity has it, unless that had ended.
  update public.partner_memberships as there
  set role = moving.role, ends_at = moving.ends_at, invited_at = moving.invited_at
  from public.partner_memberships as moving
  where there.entity_id = kept and moving.entity_id = gone and moving.user_id = there.user_id
    and there.ends_at <= now() and (moving.ends_at is null or moving.ends_at > now());
  delete from public.partner_memberships as moving
  using public.partner_memberships as there
  where moving.entity_id = gone and there.entity_id = kept and there.user_id = moving.user_id;
  with those as (
    update public.partner_memberships set entity_id = kept where entity_id = gone
    returning user_id
  )
  select array_agg(user_id) into moved from those;

  -- Whatever else names an entity; the log of downloads stays as it was written.
  for place in
    select constraints.conrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_constraint as constraints
    join pg_catalog.pg_attribute as columns on columns.attrelid = constraints.conrelid
      and columns.attnum = constraints.conkey[1]
    where constraints.confrelid = 'public.partner_entities'::regclass
      and cardinality(constraints.conkey) = 1
      and constraints.conrelid not in (
        'public.document_downloads'::regclass, 'public.partner_memberships'::regclass
      )
  loop
    execute format(
      'update %s set %I = $1 where %I = $2', place.relation, place.name, place.name
    )
    using kept, gone;
  end loop;

  update public.partner_entities
  set merged_into = kept, merged_at = now(), version = version + 1 where id = gone;
  if going.requires_factor and not staying.requires_factor then
    perform private.require_factor(kept, true, by_user, by_name);
  end if;
  -- They see more than before, and are told, as by an invitation.
  perform private.note_security_event('entity-added', memberships.user_id, '', staying.name)
  from unnest(moved) as mover (user_id)
  cross join private.memberships_of(mover.user_id) as memberships
  join auth.users on users.id = mover.user_id and coalesce(users.encrypted_password, '') <> ''
  where memberships.entity_id = kept;
  perform private.note(
    by_user, by_name, 'entities.merge', 'entity:' || gone, going.version + 1,
    (seen - 'shared') || jsonb_build_object('into', kept)
  );
end;
$$;

-- `typed` is the name of the one that goes, written by hand. Where somebody acts for either, they
-- would see more than before: that waits for a second person.
create or replace function private.desk_merge_entities(
  of_user uuid, of_session uuid, gone uuid, kept uuid, typed text, seen jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
  going_name text;
  counted jsonb;
begin
  if gone = kept then
    raise exception 'same-entity' using errcode = 'PT422';
  elsif (
    select count(*) from public.partner_entities
    where id in (gone, kept) and merged_into is null
  ) < 2 then
    return null;
  end if;
  select name into going_name from public.partner_entities where id = gone;
  if going_name <> trim(typed) then
    raise exception 'typed' using errcode = 'PT422';
  end if;
  counted := private.merge_counts(gone, kept);
  if counted -> 'shared' <> '[]' then
    raise exception 'shared' using errcode = 'PT422';
  elsif counted <> seen then
    raise exception 'what is merged has changed meanwhile' using errcode = 'PT409';
  elsif private.people_of_entities(array[gone, kept]) <> '{}' then
    return private.propose(
      of_user, actor, 'entities.merge', 'entity:' || gone,
      private.people_of_entities(array[gone, kept]),
      jsonb_build_object('gone', gone, 'kept', kept, 'seen', counted)
    );
  end if;
  perform private.merge_entities(gone, kept, counted, of_user, actor);
  return jsonb_build_object('outcome', 'merged');
end;
$$;

-- Asked for at once; a password is enough again by two persons.
create or replace function private.desk_require_factor(
  of_user uuid, of_session uuid, of_entity uuid, required boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'partners.write');
begin
  if not required and exists (
    select from public.partner_entities
    where id = of_entity and merged_into is null and requires_factor
  ) then
    return private.propose(
      of_user, actor, 'partners.require-factor', 'entity:' || of_entity,
      private.people_of_entities(array[of_entity]), jsonb_build_object('entity', of_entity)
    );
  end if;
  return case
    when private.require_factor(of_entity, required, of_user, actor)
    then jsonb_build_object('outcome', 'changed')
  end;
end;
$$;

-- Waits for a second person, whoever is invited. Null in `in_role` and `until` leaves what there is;
-- `infinity` has no end.
create or replace function private.desk_invite_partner(
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
create or replace function private.desk_invite_again(
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
create or replace function private.desk_change_membership(
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

create or replace function private.desk_reset_partner(of_user uuid, of_session uuid, who uuid)
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
create or replace function private.desk_reset_partner(
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

create or replace function private.purge_accesses(keep_accesses interval)
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

revoke all on all tables in schema private from public;
revoke all on all functions in schema private from public;
