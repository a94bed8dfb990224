-- Whoever came to act for an entity after a proposal about it is no second person for it.

-- Why somebody may not be the second person, in a word; null where they may. Who came to act for an
-- entity after the proposal is concerned like those who did so before.
create or replace function private.why_not_second(who uuid, of_proposal private.proposals)
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
