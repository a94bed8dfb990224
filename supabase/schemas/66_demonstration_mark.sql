-- The mark of a demonstration, on every page, mail and print: two colleagues take it off, one puts it
-- back. It is one more text of the pages that begins and ends (64_page_texts.sql). That nothing of the
-- demonstration is left, the program knows: docs/decisions/065-mark-taken-off.md.

-- Since when, where it is off now.
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
