-- One act on many things at once: persons reminded, mails sent again, messages closed or given to a
-- colleague. What it is done to is written down first; then it is done to a few at a time, each once,
-- and what became of each is kept. It is undone where nothing has left the house.

create table private.many (
  -- Made by the browser: an act that is asked for twice is one act.
  id uuid primary key,
  act text not null check (
    act in ('partners.invite-again', 'mail.again', 'messages.close', 'messages.assign')
  ),
  asked_by uuid not null,
  asked_name text not null,
  asked_at timestamptz not null default now(),
  -- To whom messages are given; null is nobody.
  assignee uuid,
  undone_at timestamptz
);

create index many_newest on private.many (asked_at);

create table private.many_things (
  many_id uuid not null references private.many (id) on delete cascade,
  place integer not null,
  -- A sign-in account, a mail or a message.
  thing uuid not null,
  -- Of a message: what was seen, and is left alone where it has changed since.
  version integer,
  -- Null while it waits; `done`, or why it was not done.
  outcome text,
  -- What it takes to undo it.
  before jsonb,
  -- `undone`, or why it could not be.
  undone text,
  primary key (many_id, place),
  unique (many_id, thing)
);

create function private.many_right(of_act text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case of_act
    when 'partners.invite-again' then 'partners.write'
    when 'mail.again' then 'mail.send'
    else 'messages.work'
  end;
$$;

create function private.many_standing(of_many uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', many.id, 'act', many.act, 'by', many.asked_name, 'at', many.asked_at,
    'undone', many.undone_at is not null, 'total', counted.total, 'done', counted.done,
    'refused', counted.refused, 'left', counted.waiting, 'taken', counted.taken,
    -- What an undoing still has before it.
    'kept', case when many.undone_at is null then 0 else counted.kept end
  )
  from private.many
  cross join lateral (
    select
      count(*) as total,
      count(*) filter (where outcome = 'done') as done,
      count(*) filter (where outcome <> 'done') as refused,
      count(*) filter (where outcome is null) as waiting,
      count(*) filter (where undone = 'undone') as taken,
      count(*) filter (where outcome = 'done' and undone is null) as kept
    from private.many_things as things where things.many_id = many.id
  ) as counted
  where many.id = of_many;
$$;

-- Writes down what it will be done to, as `[{"id", "version"}]`, and does nothing yet.
create function private.desk_many_begin(
  of_user uuid, of_session uuid, of_many uuid, of_act text, things jsonb, given uuid
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, private.many_right(of_act));
  found_count integer;
  asked constant jsonb := (
    select jsonb_object_agg(chosen.thing, chosen.version)
    from (
      select (one ->> 'id')::uuid as thing, max((one ->> 'version')::integer) as version
      from jsonb_array_elements(things) as one group by 1
    ) as chosen
  );
begin
  if given is not null and not exists (
    select from private.message_workers where user_id = given
  ) then
    raise exception 'no-colleague' using errcode = 'PT422';
  end if;
  insert into private.many (id, act, asked_by, asked_name, assignee)
  values (of_many, of_act, of_user, actor, given)
  on conflict (id) do nothing;
  if found then
    insert into private.many_things (many_id, place, thing, version)
    select
      of_many, min(one.place), (one.thing ->> 'id')::uuid,
      max((one.thing ->> 'version')::integer)
    from jsonb_array_elements(things) with ordinality as one (thing, place)
    group by (one.thing ->> 'id')::uuid;
    get diagnostics found_count = row_count;
    perform private.note(
      of_user, actor, 'many.begin', 'many:' || of_many, null,
      jsonb_build_object('act', of_act, 'count', found_count)
    );
  elsif not exists (
    select from private.many
    where id = of_many and act = of_act and asked_by = of_user
      and assignee is not distinct from given
      and asked = (
        select jsonb_object_agg(thing, version) from private.many_things where many_id = of_many
      )
  ) then
    raise exception 'another act has this number' using errcode = 'PT409';
  end if;
  return private.many_standing(of_many);
end;
$$;

-- To one person who never came: once a day at most, and not while the mail before it still waits.
create function private.remind_one(
  of_user uuid, of_session uuid, who uuid, inout said text, inout was jsonb
)
language plpgsql
set search_path = ''
as $$
declare
  known private.partner_standings;
  of_entity uuid;
  invited_there timestamptz;
begin
  -- Two colleagues who remind the same person do it one after the other.
  perform from public.partners where user_id = who for update;
  select * into known from private.partner_standings where user_id = who;
  select memberships.entity_id, memberships.invited_at into of_entity, invited_there
  from public.partner_memberships as memberships
  join public.partner_entities as entities on entities.id = memberships.entity_id
    and entities.merged_into is null
  where memberships.user_id = who
    and (memberships.ends_at is null or memberships.ends_at > now())
  order by memberships.invited_at desc, memberships.entity_id limit 1;
  said := case
    when known.user_id is null or of_entity is null then 'gone'
    when known.standing <> 'never' then 'came'
    when exists (
      select from private.outbox
      where about = who and template = 'lp-invitation' and state = 'queued'
    ) then 'waits-already'
    when known.invited_at > now() - interval '1 day' then 'reminded-today'
    else 'done'
  end;
  if said = 'done' then
    -- An invitation also opens, or prolongs, the time in which a first factor may be added.
    was := jsonb_build_object(
      'entity', of_entity, 'invited', invited_there, 'enrolled', (
        select expires_at from private.enrolments where user_id = who
      )
    );
    perform private.desk_invite_again(of_user, of_session, who, of_entity);
    was := was || jsonb_build_object(
      'reminded', now(),
      'opened', (select expires_at from private.enrolments where user_id = who),
      'mail', (
        select id from private.outbox
        where about = who and template = 'lp-invitation' and state = 'queued'
      )
    );
  end if;
end;
$$;

create function private.send_one_again(
  of_user uuid, of_session uuid, of_mail uuid, inout said text, inout was jsonb
)
language plpgsql
set search_path = ''
as $$
declare
  mail private.outbox;
begin
  select * into mail from private.outbox where id = of_mail for update;
  if mail.id is null then
    said := 'gone';
  elsif private.mail_standing(mail) not in ('dead', 'refused') then
    said := 'mail-not-given-up';
  else
    perform private.desk_mail_again(of_user, of_session, of_mail);
    said := 'done';
    was := jsonb_build_object(
      'state', mail.state, 'attempts', mail.attempts, 'next', mail.next_attempt_at,
      'settled', mail.settled_at
    );
  end if;
end;
$$;

create function private.handle_one_message(
  of_user uuid, of_session uuid, many private.many, one private.many_things,
  inout said text, inout was jsonb
)
language plpgsql
set search_path = ''
as $$
declare
  message private.contact_messages;
begin
  select * into message from private.contact_messages where id = one.thing for update;
  said := case
    when message.id is null then 'gone'
    when message.version is distinct from one.version then 'changed'
    when many.act = 'messages.close' and message.state = 'closed' then 'closed-already'
    when many.act = 'messages.assign' and message.assigned_to is not distinct from many.assignee
      then 'theirs-already'
    else 'done'
  end;
  if said <> 'done' then
    return;
  end if;
  was := jsonb_build_object('state', message.state, 'assignee', message.assigned_to);
  if many.act = 'messages.close' then
    perform private.desk_set_message_state(
      of_user, of_session, message.reference, message.version, true
    );
  else
    perform private.desk_assign_message(
      of_user, of_session, message.reference, message.version, many.assignee
    );
  end if;
end;
$$;

-- Does it to the next few. Whoever asks meanwhile waits, and goes on after them.
create function private.desk_many_step(of_user uuid, of_session uuid, of_many uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  many private.many;
  one private.many_things;
  said text;
  was jsonb;
begin
  select * into many from private.many where id = of_many for update;
  perform private.must(of_user, of_session, private.many_right(many.act));
  if many.id is null then
    return null;
  elsif many.undone_at is not null then
    return private.many_standing(of_many);
  end if;
  for one in
    select * from private.many_things
    where many_id = of_many and outcome is null order by place limit 25
  loop
    was := null;
    begin
      if many.act = 'partners.invite-again' then
        select * into said, was from private.remind_one(of_user, of_session, one.thing, said, was);
      elsif many.act = 'mail.again' then
        select * into said, was
        from private.send_one_again(of_user, of_session, one.thing, said, was);
      else
        select * into said, was
        from private.handle_one_message(of_user, of_session, many, one, said, was);
      end if;
    exception
      when sqlstate 'PT409' then said := 'changed';
      when sqlstate 'PT422' then said := case
        when sqlerrm in ('no-colleague', 'mail-not-given-up') then sqlerrm else 'changed'
      end;
    end;
    update private.many_things set outcome = said, before = was
    where many_id = of_many and place = one.place;
  end loop;
  return private.many_standing(of_many);
end;
$$;

-- A mail is taken back that no worker has begun to send; a message is put back that nobody has
-- touched since.
create function private.undo_one(
  of_user uuid, actor text, many private.many, one private.many_things
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  mail private.outbox;
  message private.contact_messages;
begin
  if many.act in ('partners.invite-again', 'mail.again') then
    select * into mail from private.outbox
    where id = coalesce((one.before ->> 'mail')::uuid, one.thing) for update;
    if mail.id is null or mail.state <> 'queued' or not private.mail_waits(mail) then
      return 'has-left';
    end if;
    if many.act = 'mail.again' then
      update private.outbox
      set
        state = (one.before ->> 'state')::private.mail_state,
        attempts = (one.before ->> 'attempts')::integer,
        next_attempt_at = (one.before ->> 'next')::timestamptz,
        settled_at = (one.before ->> 'settled')::timestamptz
      where id = mail.id;
      perform private.note(of_user, actor, 'many.undo', 'mail:' || mail.id);
    else
      delete from private.outbox where id = mail.id;
      -- Whoever was invited once more since, by themselves, keeps what that gave them.
      update public.partner_memberships set invited_at = (one.before ->> 'invited')::timestamptz
      where user_id = one.thing and entity_id = (one.before ->> 'entity')::uuid
        and invited_at = (one.before ->> 'reminded')::timestamptz;
      delete from private.enrolments
      where user_id = one.thing and code_hash is null and one.before ->> 'enrolled' is null
        and expires_at = (one.before ->> 'opened')::timestamptz;
      update private.enrolments set expires_at = (one.before ->> 'enrolled')::timestamptz
      where user_id = one.thing and code_hash is null and one.before ->> 'enrolled' is not null
        and expires_at = (one.before ->> 'opened')::timestamptz;
      perform private.note(of_user, actor, 'many.undo', 'partner:' || one.thing);
    end if;
    return 'undone';
  end if;
  select * into message from private.contact_messages where id = one.thing for update;
  if message.id is null then
    return 'gone';
  elsif message.version is distinct from one.version + 1 then
    return 'changed';
  end if;
  update private.contact_messages
  set
    state = one.before ->> 'state', assigned_to = (one.before ->> 'assignee')::uuid,
    version = version + 1
  where id = message.id;
  insert into private.message_entries (message_id, actor, actor_name, kind, changed_to)
  select
    message.id, of_user, actor,
    case when many.act = 'messages.close' then 'state' else 'assignee' end,
    case
      when many.act = 'messages.close' then one.before ->> 'state'
      else (select name from private.staff where user_id = (one.before ->> 'assignee')::uuid)
    end;
  perform private.note(
    of_user, actor, 'many.undo', 'message:' || message.reference, message.version
  );
  return 'undone';
end;
$$;

-- Takes back the next few; what had not been done yet is not done any more.
create function private.desk_many_undo(of_user uuid, of_session uuid, of_many uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text;
  many private.many;
  one private.many_things;
begin
  select * into many from private.many where id = of_many for update;
  actor := private.must(of_user, of_session, private.many_right(many.act));
  if many.id is null then
    return null;
  end if;
  update private.many set undone_at = coalesce(undone_at, now()) where id = of_many;
  update private.many_things set outcome = 'left-out' where many_id = of_many and outcome is null;
  for one in
    select * from private.many_things
    where many_id = of_many and outcome = 'done' and undone is null order by place limit 25
  loop
    update private.many_things
    set undone = private.undo_one(of_user, actor, many, one)
    where many_id = of_many and place = one.place;
  end loop;
  return private.many_standing(of_many);
end;
$$;

-- What became of each, by the name that it has today; who was erased since has none.
create function private.desk_many(of_user uuid, of_session uuid, of_many uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  of_act text := (select act from private.many where id = of_many);
begin
  perform private.must(of_user, of_session, private.many_right(of_act));
  return private.many_standing(of_many) || jsonb_build_object(
    'things', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', things.thing, 'outcome', things.outcome, 'undone', things.undone,
            'name', case
              when of_act = 'partners.invite-again' then (
                select name from public.partners where user_id = things.thing
              )
              when of_act = 'mail.again' then (
                select template from private.outbox where outbox.id = things.thing
              )
              else (
                select name || ' · ' || reference from private.contact_messages as messages
                where messages.id = things.thing
              )
            end
          )
          order by things.place
        ),
        '[]'
      )
      from private.many_things as things where things.many_id = of_many
    )
  );
end;
$$;

-- A list was read whole and is saved as a file, as the browser says before it does.
create function private.desk_note_export(
  of_user uuid, of_session uuid, of_list text, row_count integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'staff.read');
begin
  perform private.note(
    of_user, actor, 'lists.export', '', null,
    jsonb_build_object('list', of_list, 'lines', row_count)
  );
  return jsonb_build_object('outcome', 'noted');
end;
$$;

-- The newest of a week, of the acts that this colleague may do.
create function private.desk_many_newest(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'many', (
      select coalesce(jsonb_agg(private.many_standing(newest.id) order by newest.asked_at desc), '[]')
      from (
        select many.id, many.asked_at from private.many
        where many.asked_at > now() - interval '7 days'
          and private.may(of_user, of_session, private.many_right(many.act))
        order by many.asked_at desc limit 20
      ) as newest
    )
  );
end;
$$;
