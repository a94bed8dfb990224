-- A call or a document that is addressed to an entity for which nobody may read it reaches nobody:
-- whoever submits, approves or lets go a release is told before.

-- Does it, looks, and undoes it. A variable outlives what is undone. `withoutPerson` is looked for
-- before a person is made for the preview, and after those whom the release itself invites.
create or replace function private.rehearse(of_work uuid, of_content jsonb, of_entity text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  said jsonb;
begin
  begin
    said := jsonb_build_object('done', private.apply_release(of_work, of_content));
    said := said || jsonb_build_object(
      'withoutPerson', (
        select coalesce(jsonb_agg(entities.name order by entities.name), '[]')
        from public.partner_entities as entities
        where entities.id in (
          select entity_id from public.documents where published_at = now()
          union
          select entity_id from public.capital_flows
          where kind = 'call' and effective_on >= current_date and released_at = now()
        )
        and not exists (
          select from public.partner_memberships as members
          cross join private.memberships_of(members.user_id) as open
          where members.entity_id = entities.id and open.entity_id = entities.id
        )
      )
    );
    if of_entity is not null then
      said := said || jsonb_build_object('seen', private.seen_by(of_entity));
    end if;
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return said;
  end;
end;
$$;
