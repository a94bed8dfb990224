-- The page of a mailed link says when it opens whether the link is good for anything, and does not
-- use it up by asking.

insert into private.limits (kind, per_address, overall, period, slows) values
  ('sign-in-link', 60, 6000, '1 hour', false);

create function private.state_of_sign_in_link(hash text)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select case
        when links.used_at is not null then 'used'
        when links.expires_at <= now() then 'expired'
        when exists (select from private.people where people.user_id = links.user_id) then 'open'
      end
      from private.sign_in_links as links
      where links.token_hash = hash
    ),
    'unknown'
  );
$$;

create or replace function private.redeem_sign_in_link(hash text)
returns table (outcome text, user_id uuid, email text)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  state text;
begin
  perform from private.sign_in_links where token_hash = hash for update;
  state := private.state_of_sign_in_link(hash);
  if state <> 'open' then
    return query select state, null::uuid, null::text;
  else
    return query
    update private.sign_in_links as links
    set expires_at = least(links.expires_at, now() + interval '1 hour')
    from auth.users
    where links.token_hash = hash and users.id = links.user_id
    returning 'redeemed', users.id, users.email::text;
  end if;
end;
$$;

revoke all on all functions in schema private from public;
