-- Each sign-in is a visit, however soon after the last one.
alter table public.partners add column seen_in uuid;

-- A visit ends with its session, or after half an hour of silence. Answers when the one before this
-- ended.
create or replace function hooks.note_visit()
returns timestamptz
language sql
security definer
set search_path = ''
as $$
  update public.partners
  set
    seen_before = case
      when seen_in is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
        or seen_at < now() - interval '30 minutes'
        then seen_at
      else seen_before
    end,
    seen_at = now(),
    seen_in = nullif(auth.jwt() ->> 'session_id', '')::uuid
  where user_id = (select auth.uid()) and entity_id = (select hooks.partner_entity())
  returning seen_before;
$$;
