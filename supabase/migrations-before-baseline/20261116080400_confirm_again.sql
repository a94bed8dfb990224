-- Someone who subscribed and never confirmed gets the mail again when they ask again; whoever asks
-- is answered alike either way.
create or replace function private.hasten_confirmation(address text)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  waiting public.newsletter_subscribers;
begin
  select * into waiting from public.newsletter_subscribers
  where lower(email) = lower(address) and confirmed_at is null;
  if not found then
    return false;
  end if;
  update private.outbox set next_attempt_at = now()
  where about = waiting.id and template = 'newsletter-confirm'
    and state = 'queued' and attempts = 0;
  if found then
    return true;
  end if;
  -- Not at every press of the button.
  perform from private.outbox
  where about = waiting.id and template = 'newsletter-confirm'
    and (state = 'queued' or created_at > now() - interval '10 minutes');
  if found then
    return false;
  end if;
  insert into private.outbox (template, language, about)
  values ('newsletter-confirm', waiting.language, waiting.id);
  return true;
end;
$$;

revoke all on all functions in schema private from public;
