-- A mailed link is used up by the password that it sets, not by the first press of the button: whoever lost the
-- network or closed the page in between, or could not show a factor, had to ask for another mail. Pressed once, it
-- has an hour left, as the session that it opens has; the trigger on the password (private.end_other_sessions) ends
-- it, with every other link and session.

create or replace function private.redeem_partner_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  link private.partner_links;
begin
  select * into link from private.partner_links where token_hash = hash for update;
  if not found then
    return query select 'unknown', null::uuid, null::text;
  elsif link.used_at is not null then
    return query select 'used', null::uuid, null::text;
  elsif link.expires_at <= now() then
    return query select 'expired', null::uuid, null::text;
  else
    update private.partner_links set expires_at = least(expires_at, now() + interval '1 hour')
    where token_hash = hash;
    return query
    select 'redeemed', users.id, users.email::text
    from auth.users join private.people on people.user_id = users.id
    where users.id = link.user_id;
    if not found then
      return query select 'unknown', null::uuid, null::text;
    end if;
  end if;
end;
$$;
