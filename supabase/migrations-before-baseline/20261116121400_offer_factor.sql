-- Where an entity does not ask for a second factor, its people are told once that they can have one;
-- who puts that away is not told again.

create table private.factor_offers (
  user_id uuid primary key references public.partners (user_id) on delete cascade,
  put_away_at timestamptz not null default now()
);

create function hooks.offers_factor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not private.has_factor((select auth.uid()))
    and not exists (select from private.factor_offers where user_id = (select auth.uid()));
$$;

revoke all on function hooks.offers_factor() from public, anon;
grant execute on function hooks.offers_factor() to authenticated;

create or replace function public.lp_overview()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  before timestamptz;
begin
  -- A page can then ask to sign in again, instead of saying that there is nothing to see.
  if not hooks.is_signed_in() then
    raise exception 'signed out' using errcode = 'PT401';
  end if;
  if (select hooks.partner_entity()) is null then
    return jsonb_build_object(
      'partner', null, 'needs', hooks.partner_needs(), 'entities', '[]'::jsonb,
      'people', '[]'::jsonb, 'seenBefore', null, 'commitments', '[]'::jsonb, 'funds', '[]'::jsonb,
      'documents', '[]'::jsonb, 'downloads', '[]'::jsonb
    );
  end if;
  before := hooks.note_visit();
  return jsonb_build_object(
    'partner', (
      select jsonb_build_object(
        'name', partners.name, 'entity', entities.name, 'entityId', entities.id,
        'role', memberships.role, 'endsAt', memberships.ends_at
      )
      from public.partners
      cross join public.partner_memberships as memberships
      cross join public.partner_entities as entities
    ),
    'needs', null,
    'offersFactor', hooks.offers_factor(),
    'entities', hooks.own_entities(),
    'people', hooks.entity_people(),
    'seenBefore', before,
    'commitments', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'fund', fund_id, 'committed', committed, 'called', called,
            'distributed', distributed, 'asOf', as_of
          )
          order by fund_id
        ),
        '[]'::jsonb
      )
      from public.commitments
    ),
    'funds', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('id', id, 'name', name, 'vintage', vintage, 'currency', currency)
          order by vintage desc, name
        ),
        '[]'::jsonb
      )
      from public.funds
    ),
    'documents', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', id, 'fund', fund_id, 'type', type, 'period', period, 'version', version,
            'current', latest = version, 'fileName', file_name, 'size', size,
            'sha256', sha256, 'publishedAt', published_at, 'own', entity_id is not null,
            'isNew', coalesce(
              published_at > before and not exists (
                select from public.document_downloads as downloads
                where downloads.document_id = ranked.id
              ),
              false
            )
          )
          order by published_at desc, id
        ),
        '[]'::jsonb
      )
      from (
        select *, max(version) over (partition by fund_id, entity_id, type, period) as latest
        from public.documents
      ) as ranked
    ),
    'downloads', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'document', recent.document_id, 'fileName', documents.file_name,
            'version', documents.version, 'at', recent.at
          )
          order by recent.at desc, recent.id
        ),
        '[]'::jsonb
      )
      from (
        select * from public.document_downloads order by at desc, id limit 100
      ) as recent
      join public.documents on documents.id = recent.document_id
    )
  );
end;
$$;

revoke all on all functions in schema private from public;
