-- A document travels as what it is: bytes, not text that stands for them.

drop function private.publish_document(text, text, text, text, text, text, text);

create function private.publish_document(
  fund_name text,
  entity_name text,
  document_type text,
  document_period text,
  name_of_file text,
  type_of_file text,
  contents bytea
)
returns table (id uuid, version integer, told integer, already boolean)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  of_fund uuid;
  for_entity uuid;
  digest text := encode(sha256(contents), 'hex');
  newest public.documents;
  made public.documents;
  mails integer;
begin
  select funds.id into of_fund from public.funds where funds.name = fund_name for update;
  if not found then
    raise exception 'There is no fund called %.', fund_name using errcode = 'P0002';
  end if;
  if entity_name is not null then
    select entities.id into for_entity
    from public.partner_entities as entities where entities.name = entity_name;
    if not found then
      raise exception 'There is no entity called %.', entity_name using errcode = 'P0002';
    end if;
    perform from public.commitments
    where commitments.entity_id = for_entity and commitments.fund_id = of_fund;
    if not found then
      raise exception '% has no commitment to %.', entity_name, fund_name using errcode = 'P0002';
    end if;
  end if;

  select * into newest from public.documents
  where documents.fund_id = of_fund
    and documents.entity_id is not distinct from for_entity
    and documents.type = document_type
    and documents.period = document_period
  order by documents.version desc
  limit 1;
  if newest.sha256 = digest then
    return query select newest.id, newest.version, 0, true;
    return;
  end if;

  insert into public.documents (
    fund_id, entity_id, type, period, version, file_name, media_type, size, sha256
  )
  values (
    of_fund, for_entity, document_type, document_period, coalesce(newest.version, 0) + 1,
    name_of_file, type_of_file, length(contents), digest
  )
  returning * into made;
  insert into private.document_files (document_id, bytes) values (made.id, contents);

  with notices as (
    insert into private.document_notices (document_id, user_id)
    select made.id, partners.user_id
    from public.partners
    join public.commitments on commitments.entity_id = partners.entity_id
      and commitments.fund_id = of_fund
    where partners.revoked_at is null
      and (for_entity is null or partners.entity_id = for_entity)
    returning document_notices.id, document_notices.user_id
  )
  insert into private.outbox (template, language, about)
  select 'lp-document', partners.language, notices.id
  from notices join public.partners on partners.user_id = notices.user_id;
  get diagnostics mails = row_count;
  return query select made.id, made.version, mails, false;
end;
$$;

revoke all on all functions in schema private from public;
