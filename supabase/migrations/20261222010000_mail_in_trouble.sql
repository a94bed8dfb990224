-- Mail in trouble is seen, and what waits is what this colleague can do.

-- The mail server refused this one. For good (RFC 5321: a code of 500 or more): it is put aside at
-- once for a person to look at, since the server will not say otherwise. Else again after 1, 2, 4 …
-- minutes, at most 6 hours apart, and put aside after 16 attempts (about two days). `gone` is the
-- address, where the server will have nobody of that name.
create or replace function private.mail_refused(
  mail uuid,
  reason text,
  server_words text default null,
  gone text default null
)
returns private.mail_state
language plpgsql
set search_path = ''
as $$
declare
  became private.mail_state;
  for_good constant boolean := reason ~ ' 5[0-9][0-9]$';
begin
  update private.outbox
  set
    state = case when for_good or attempts >= 16 then 'dead' else 'queued' end::private.mail_state,
    settled_at = case when for_good or attempts >= 16 then now() end,
    next_attempt_at = now() + least(interval '1 minute' * power(2, attempts - 1), interval '6 hours'),
    last_error = left(reason, 500), lent_until = null
  where id = mail
  returning state into became;
  if found then
    insert into private.mail_attempts (outbox_id, outcome, error, words)
    values (mail, 'refused', left(reason, 500), left(server_words, 500));
  end if;
  if found and gone is not null then
    insert into private.mail_returns (outbox_id, reason, recipient)
    values (mail, 'server', private.address_mark(gone))
    on conflict (outbox_id) do nothing;
  end if;
  return became;
end;
$$;

-- While the mail server does not answer: since when, and how it failed. There is a row only then.
create table private.mail_server_away (
  single boolean primary key default true check (single),
  since timestamptz not null default now(),
  error text not null
);

create function private.mail_server_failed(of_error text)
returns void
language sql
set search_path = ''
as $$
  insert into private.mail_server_away (error) values (left(of_error, 100))
  on conflict (single) do update set error = excluded.error;
$$;

create function private.mail_server_answered()
returns void
language sql
set search_path = ''
as $$
  delete from private.mail_server_away;
$$;

-- What the desk shows of it above every room; null while all is well, or nothing waits.
create function private.mail_trouble()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'since', since, 'waiting', (
      select count(*) from (select from private.outbox where state = 'queued' limit 1000) as first_ones
    )
  )
  from private.mail_server_away
  where exists (select from private.outbox where state = 'queued');
$$;

-- Of what takes a second person: what this colleague can be the second person of. What they wrote,
-- submitted or proposed themselves waits for others.
create function private.waiting_for_another(of_user uuid)
returns setof private.waiting
language sql
stable
set search_path = ''
as $$
  select
    case when kind = 'edition' then 'editions' else 'approvals' end,
    case when kind = 'edition' then 'editions.confirm' else 'approvals.give' end,
    count(*), min(submitted_at), null::timestamptz
  from private.works_now
  where state = 'submitted' and not private.took_part_in(of_user, id)
  group by 1, 2
  union all
  select 'reviews', 'approvals.give', count(*), min(at), null
  from private.approvals
  where lane = 'emergency' and reviewed_at is null and not private.took_part_in(of_user, work_id)
  union all
  select 'rights', 'rights.confirm', count(*), min(proposed_at), null
  from private.proposals
  where settled_at is null and private.why_not_second(of_user, proposals) is null;
$$;

create or replace function private.desk_waiting(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'staff.read');
  return jsonb_build_object(
    'mailServer', private.mail_trouble(),
    'waiting', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('kind', kind, 'count', count, 'since', since, 'due', due)
          order by due nulls last, kind
        ),
        '[]'
      )
      from (
        select * from private.waiting
        where kind not in ('approvals', 'editions', 'reviews', 'rights')
        union all
        select * from private.waiting_for_another(of_user)
      ) as all_kinds
      where count > 0 and private.may(of_user, of_session, act)
    )
  );
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated;
