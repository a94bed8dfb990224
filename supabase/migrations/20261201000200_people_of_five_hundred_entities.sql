-- Whom to tell of five hundred calls, and whether somebody acts for each of five hundred entities, is asked
-- by no function that is planned anew for every one.

-- Tells everyone who acts for the entity of a call, once, whatever they chose for documents.
create or replace function private.announce_call(
  of_entity uuid,
  of_fund uuid,
  due date,
  of_reference text
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  mails integer;
begin
  with notices as (
    insert into private.call_notices (user_id, entity_id, fund_id, due_on, reference)
    select members.user_id, of_entity, of_fund, due, coalesce(of_reference, '')
    from public.partner_memberships as members
    join public.partners on partners.user_id = members.user_id and partners.revoked_at is null
    where members.entity_id = of_entity and (members.ends_at is null or members.ends_at > now())
    on conflict do nothing
    returning id, user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-call', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return mails;
end;
$$;

-- Applies a release, notes what it did and what a partner would see, and undoes it; a variable
-- keeps its value when tables are set back. `withoutPerson` names the entities that would get a
-- document or a call and have nobody who could read it. They are looked for after the release has
-- invited its persons, and before the preview makes a person of its own.
create or replace function private.rehearse_release(of_work uuid, of_content jsonb, of_entity text)
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
          join public.partners
            on partners.user_id = members.user_id and partners.revoked_at is null
          where members.entity_id = entities.id
            and (members.ends_at is null or members.ends_at > now())
        )
      )
    );
    if of_entity is not null then
      said := said || jsonb_build_object('seen', private.overview_for_entity(of_entity));
    end if;
    raise exception 'undone' using errcode = 'PT299';
  exception when sqlstate 'PT299' then
    return said;
  end;
end;
$$;

revoke all on all functions in schema private from public;
