-- A document looked at in a tab of its own. A tab cannot carry a partner's token, and what a page
-- puts into one itself inherits the page's policy, under which Chrome's viewer does not open. So a
-- page asks for a ticket: of this session, for this document, good for a minute and for one use.
create table private.preview_tickets (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  document_id uuid not null references public.documents (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '1 minute'
);

create index preview_tickets_user on private.preview_tickets (user_id);
create index preview_tickets_document on private.preview_tickets (document_id);

-- False for what is not theirs, was withdrawn, or is nothing that a browser shows.
create function private.add_preview(of_user uuid, of_session uuid, asked uuid, hash text)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.preview_tickets where expires_at < now();
  insert into private.preview_tickets (token_hash, user_id, session_id, document_id)
  select hash, of_user, of_session, documents.id
  from public.documents
  join public.commitments on commitments.fund_id = documents.fund_id
    and commitments.entity_id = private.entity_of(of_user, of_session)
  where documents.id = asked and documents.withdrawn_at is null
    and documents.media_type = 'application/pdf'
    and (documents.entity_id is null or documents.entity_id = commitments.entity_id);
  return found;
end;
$$;

-- Spends a ticket: the download is logged as any other, and allowed anew.
create function private.begin_preview(hash text)
returns table (id uuid, file_name text, media_type text, size integer)
language sql
set search_path = ''
as $$
  with spent as (
    delete from private.preview_tickets where token_hash = hash
    returning user_id, session_id, document_id, expires_at
  )
  select spent.document_id, begun.file_name, begun.media_type, begun.size
  from spent
  cross join lateral private.begin_download(spent.user_id, spent.session_id, spent.document_id)
    as begun
  where spent.expires_at > now();
$$;

revoke all on all functions in schema private from public;
