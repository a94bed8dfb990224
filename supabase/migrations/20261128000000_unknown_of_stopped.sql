-- What is unknown of a stopped sending is decided, too: left, or sent with the sending that follows.

-- How many of it are unknown since somebody last decided.
create or replace function private.undecided_letters(of_sending private.letter_sendings)
returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*) from private.letter_recipients as rows
  where rows.sending_id = of_sending.id and rows.state = 'unknown'
    and rows.settled_at > coalesce(of_sending.unknown_left_at, '-infinity');
$$;

-- What was being sent when a sender died: sent once more to them, some of whom will have it twice,
-- or left, some of whom will not have it. A person decides, and says of how many: the count is
-- theirs to have looked at. Of a stopped sending they have it with the one that follows: it passes
-- over nobody who is `ready` here, and if it has its readers already, they join them.
create or replace function private.desk_decide_unknown(
  of_user uuid, of_session uuid, of_sending uuid, decision text, counted integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  sending private.letter_sendings;
  there integer;
begin
  select * into sending from private.letter_sendings where id = of_sending for update;
  if not found then
    return null;
  elsif decision not in ('again', 'leave') then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  select count(*) into there from private.letter_recipients
  where sending_id = of_sending and state = 'unknown';
  if there = 0 or counted is distinct from there then
    raise exception 'unknown-count' using errcode = 'PT422';
  end if;
  if decision = 'again' then
    with again as (
      update private.letter_recipients set state = 'ready', settled_at = null, error = null
      where sending_id = of_sending and state = 'unknown'
      returning subscriber, language
    )
    insert into private.letter_recipients (sending_id, subscriber, language)
    select following.id, again.subscriber, again.language
    from again join private.letter_sendings as following
      on following.work_id = sending.work_id and sending.state = 'stopped'
      and following.state <> 'stopped' and following.started_at is not null
    on conflict (sending_id, subscriber) do nothing;
    update private.letter_sendings
    set state = 'running', ended_at = null, allowance = 0, allowance_at = now(), moved_at = now()
    where state = 'done' and work_id = sending.work_id;
  else
    update private.letter_sendings set unknown_left_at = now() where id = of_sending;
  end if;
  perform private.note(
    of_user, actor, case decision
      when 'again' then 'letters.unknown-again' else 'letters.unknown-leave'
    end, 'letter:' || sending.work_id,
    sending.revision, jsonb_build_object('mails', there)
  );
  return jsonb_build_object('mails', there);
end;
$$;
