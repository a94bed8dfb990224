-- What waits at the desk, from every room; and one search over all that somebody may see.

create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select 'partners', 'staff.manage', count(*), min(invited_at), null
from public.partner_memberships
where seen_at is null and (ends_at is null or ends_at > now());

revoke all on private.waiting from public, anon, authenticated;

-- A few of each kind, the newest first; the rooms themselves show the rest.
create function private.desk_search(of_user uuid, of_session uuid, words text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  sought text := trim(words);
  pattern text := '%' || replace(replace(replace(trim(words), '\', '\\'), '%', '\%'), '_', '\_')
    || '%';
begin
  perform private.must(of_user, of_session, 'staff.read');
  if length(sought) < 2 then
    return jsonb_build_object('found', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    'found', (
      select coalesce(jsonb_agg(to_jsonb(hit) order by hit.place, hit.at desc), '[]')
      from (
        (
          -- As their own room finds them.
          select
            1 as place, 'messages' as room, message ->> 'reference' as id,
            (message ->> 'reference') || ' · ' || (message ->> 'name') as title,
            left(message ->> 'excerpt', 120) as excerpt,
            (message ->> 'receivedAt')::timestamptz as at
          from jsonb_array_elements(
            case
              when private.may(of_user, of_session, 'messages.read')
                and trim(private.searchable(sought)) <> ''
              then private.desk_messages(of_user, of_session, '', '', '', sought, '') -> 'rows'
              else '[]'
            end
          ) as message
          limit 10
        )
        union all
        (
          select
            2, 'approvals', works.id::text, works.name, works.kind, revisions.made_at
          from private.works
          join lateral (
            select made_at from private.revisions where revisions.work_id = works.id
            order by number desc limit 1
          ) as revisions on true
          where private.may(of_user, of_session, 'approvals.read') and works.name ilike pattern
          order by revisions.made_at desc limit 10
        )
        union all
        (
          select 3, 'staff', staff.user_id::text, staff.name, users.email, staff.invited_at
          from private.staff join auth.users on users.id = staff.user_id
          where private.may(of_user, of_session, 'staff.read') and staff.revoked_at is null
            and (staff.name ilike pattern or users.email ilike pattern)
          order by staff.name limit 10
        )
        union all
        (
          select
            4, 'ledger', ledger.seq::text, ledger.act || ' · ' || ledger.about,
            ledger.actor_name, ledger.at
          from private.ledger
          where private.may(of_user, of_session, 'ledger.read') and ledger.about = sought
          order by ledger.seq desc limit 10
        )
      ) as hit
    )
  );
end;
$$;

revoke all on all functions in schema private from public;
