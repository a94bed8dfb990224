-- The signed tag of a message's thread: its mails carry it in `References`, and in `Reply-To` where
-- the mailbox takes tags. A mailbox that is read finds by it which thread a reply belongs to. Nobody
-- else can make one, and one that was made for another message says nothing of this one.
create function private.thread_tag(of_reference text)
returns text
language sql
stable
set search_path = ''
as $$
  select lower(of_reference) || '.' || left(private.address_mark('thread:' || of_reference), 20);
$$;

-- The message of a tag, whatever the case in which a mail program wrote it; null for a forged one.
create function private.thread_of(tag text)
returns uuid
language sql
stable
set search_path = ''
as $$
  select id from private.contact_messages
  where reference = upper(split_part(tag, '.', 1))
    and private.thread_tag(reference) = lower(tag);
$$;

revoke all on all functions in schema private from public, anon, authenticated;
