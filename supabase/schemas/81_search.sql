-- One search over all that somebody at the desk may see.

-- A few of each kind, the newest first; the rooms themselves show the rest. Texts are found by
-- their titles, too.
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
  folded text := private.folded_pattern(words);
begin
  perform private.must(of_user, of_session, 'staff.read');
  if length(sought) < 2 then
    return jsonb_build_object('found', '[]'::jsonb);
  end if;
  -- Words of punctuation alone fold to nothing, which every name would contain: they find no name.
  if private.folded(words) = '' then
    folded := '';
  end if;
  return jsonb_build_object(
    'found', (
      select coalesce(jsonb_agg(to_jsonb(hit) order by hit.place, hit.at desc), '[]')
      from (
        (
          -- As their own rooms find them: texts by their titles, too.
          select
            1 as place, 'messages' as room, message ->> 'reference' as id,
            (message ->> 'reference') || ' · ' || (message ->> 'name') as title,
            null::jsonb as titles, left(message ->> 'excerpt', 120) as excerpt,
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
            2, 'approvals', work ->> 'id', work ->> 'name', work -> 'titles', work ->> 'kind',
            (work ->> 'changedAt')::timestamptz
          from jsonb_array_elements(
            case
              when private.may(of_user, of_session, 'approvals.read')
              then private.desk_approvals(of_user, of_session, '', sought, '') -> 'rows'
              else '[]'
            end
          ) as work
          limit 10
        )
        union all
        (
          select
            3, 'staff', staff.user_id::text, staff.name, null, users.email, staff.invited_at
          from private.staff join auth.users on users.id = staff.user_id
          where private.may(of_user, of_session, 'staff.read') and staff.revoked_at is null
            and (staff.name ilike pattern or users.email ilike pattern)
          order by staff.name limit 10
        )
        union all
        (
          select
            4, 'ledger', ledger.seq::text, ledger.act || ' · ' || ledger.about, null,
            ledger.actor_name, ledger.at
          from private.ledger
          where private.may(of_user, of_session, 'ledger.read') and ledger.about = sought
          order by ledger.seq desc limit 10
        )
        union all
        (
          -- The id begins with the kind of thing, before the colon: from it the room makes its address.
          select
            5, 'partners', 'fund:' || funds.id, funds.name, null, coalesce(funds.legal_name, ''),
            null::timestamptz
          from public.funds
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(funds.name || ' ' || coalesce(funds.legal_name, '')) like folded
          order by private.folded(funds.name) limit 10
        )
        union all
        (
          select
            6, 'partners', 'entity:' || entities.id, entities.name, null, '', entities.merged_at
          from public.partner_entities as entities
          where private.may(of_user, of_session, 'partners.read')
            and private.folded(entities.name) like folded
          order by private.folded(entities.name) limit 10
        )
        union all
        (
          select
            7, 'partners', 'person:' || persons.user_id, persons.name, null, persons.email,
            persons.invited_at
          from private.partner_standings as persons
          where private.may(of_user, of_session, 'partners.read')
            and (
              private.folded(persons.name) like folded or private.folded(persons.email) like folded
            )
          order by private.folded(persons.name) limit 10
        )
      ) as hit
    )
  );
end;
$$;
