-- A stranger who asks for links to a new password uses up their own, and not the owner's.

insert into private.limits (kind, per_address, overall, period, slows) values
  ('recovery-asker', 4, 1000000, '1 hour', false),
  ('recovery-mailbox', 12, 1000000, '1 hour', false);

-- Whoever fills in a form can make the site mail somebody else's address: a mailbox gets a few of
-- those an hour. The firm is told of every message.
create or replace function private.spare_mailbox()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  recipient text;
begin
  recipient := case new.template
    when 'contact-acknowledgement'
      then (select email from private.contact_messages where id = new.about)
    when 'newsletter-confirm'
      then (select email from public.newsletter_subscribers where id = new.about)
    when 'lp-recovery' then (select email from auth.users where id = new.about)
  end;
  return case
    when recipient is null then new
    when new.template = 'lp-recovery' then
      case
        when private.count_request('recovery-mailbox', private.mailbox(recipient)) <= 0 then new
      end
    when private.may_mail(recipient) then new
  end;
end;
$$;

-- Queues a mail with a link, if somebody signs in with the address and who asks has not had enough of
-- them, and says nothing either way. It is noted with where it was asked from once an hour, so that
-- nobody can push all else out of the list by asking.
create or replace function private.ask_recovery(address text, page_language text, from_address text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  person uuid;
begin
  select people.user_id into person
  from private.people join auth.users on users.id = people.user_id
  where lower(users.email) = lower(address);
  if person is null then
    return;
  end if;
  if private.count_request(
    'recovery-asker', from_address || ' ' || private.mailbox(address)
  ) <= 0 then
    insert into private.outbox (template, language, about)
    values ('lp-recovery', page_language, person);
  end if;
  if not exists (
    select from private.security_events as events
    where events.user_id = person and events.kind = 'recovery-asked'
      and events.at > now() - interval '1 hour'
  ) then
    perform private.note_security_event('recovery-asked', person, from_address);
  end if;
end;
$$;
