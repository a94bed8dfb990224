-- A document that should not have gone out: gone at once, while it stays known what it was, who
-- withdrew it and who had it.

create table private.withdrawn_documents (
  document_id uuid primary key references public.documents (id),
  -- A wrong file's name may itself be somebody else's: the public row forgets it.
  file_name text not null,
  title text,
  withdrawn_by uuid not null,
  withdrawn_by_name text not null,
  withdrawn_at timestamptz not null default now(),
  told integer not null
);

create function private.desk_published(
  of_user uuid, of_session uuid, of_words text, of_fund text, before text
)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  page jsonb;
  edge_at timestamptz := nullif(split_part(before, '_', 1), '')::timestamptz;
  edge_id uuid := nullif(split_part(before, '_', 2), '')::uuid;
begin
  perform private.must(of_user, of_session, 'releases.read');
  select coalesce(jsonb_agg(listed.entry order by published_at desc, id desc), '[]') into page
  from (
    select
      documents.id, documents.published_at,
      jsonb_build_object(
        'id', documents.id, 'fund', funds.name, 'entity', entities.name,
        'type', documents.type, 'period', documents.period, 'version', documents.version,
        'fileName', coalesce(gone.file_name, documents.file_name),
        'title', coalesce(gone.title, documents.title), 'publishedAt', documents.published_at,
        'withdrawnAt', documents.withdrawn_at, 'withdrawnReason', documents.withdrawn_reason,
        'withdrawnBy', gone.withdrawn_by_name,
        'had', (
          select coalesce(jsonb_agg(distinct readers.name), '[]')
          from public.document_downloads as downloads
          join public.partner_entities as readers on readers.id = downloads.entity_id
          where downloads.document_id = documents.id
        )
      ) as entry
    from public.documents
    join public.funds on funds.id = documents.fund_id
    left join public.partner_entities as entities on entities.id = documents.entity_id
    left join private.withdrawn_documents as gone on gone.document_id = documents.id
    where (of_fund = '' or funds.id::text = of_fund)
      and (
        of_words = '' or strpos(
          lower(concat_ws(' ', documents.file_name, gone.file_name, documents.title, entities.name)),
          lower(of_words)
        ) > 0
      )
      and (edge_at is null or (documents.published_at, documents.id) < (edge_at, edge_id))
    order by documents.published_at desc, documents.id desc limit 41
  ) as listed;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(value order by place), '[]')
      from jsonb_array_elements(page) with ordinality as listed (value, place) where place <= 40
    ),
    'next', case
      when jsonb_array_length(page) > 40
        then (page -> 39 ->> 'publishedAt') || '_' || (page -> 39 ->> 'id')
    end
  );
end;
$$;

create function private.desk_withdraw(
  of_user uuid, of_session uuid, of_document uuid, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'documents.withdraw');
  wrong public.documents;
  mails integer;
begin
  select * into wrong from public.documents where id = of_document for update;
  if not found then
    return null;
  elsif wrong.withdrawn_at is not null then
    raise exception 'withdrawn-already' using errcode = 'PT422';
  elsif length(btrim(of_reason)) not between 10 and 500 then
    raise exception 'reason-missing' using errcode = 'PT422';
  end if;
  mails := private.tell_of_withdrawal(of_document);
  insert into private.withdrawn_documents (
    document_id, file_name, title, withdrawn_by, withdrawn_by_name, told
  )
  values (of_document, wrong.file_name, wrong.title, of_user, actor, mails);
  update public.documents
  set
    withdrawn_at = now(), withdrawn_reason = btrim(of_reason), file_name = 'withdrawn',
    title = null
  where id = of_document;
  delete from private.document_files where document_id = of_document;
  perform private.note(
    of_user, actor, 'documents.withdraw', 'document:' || of_document, wrong.version,
    jsonb_build_object(
      'told', mails,
      'had', (
        select count(distinct user_id) from public.document_downloads
        where document_id = of_document
      )
    )
  );
  return jsonb_build_object('outcome', 'withdrawn', 'told', mails);
end;
$$;
