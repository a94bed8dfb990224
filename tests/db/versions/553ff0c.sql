-- Rows as the first version wrote them (commit 553ff0c, eleven migrations): its development data,
-- then what visitors and partners leave behind.

insert into public.partner_entities (id, name) values
  ('11111111-1111-4111-8111-111111111111', 'Fondation des Ormes'),
  ('22222222-2222-4222-8222-222222222222', 'Moselle Family Office');

insert into public.funds (id, name, vintage, currency) values
  ('a1111111-1111-4111-8111-111111111111', 'Confluence I', 2019, 'EUR'),
  ('a2222222-2222-4222-8222-222222222222', 'Confluence II', 2023, 'EUR'),
  ('a3333333-3333-4333-8333-333333333333', 'Clear Water', 2024, 'USD');

insert into public.commitments (entity_id, fund_id, committed, called, distributed, as_of) values
  ('11111111-1111-4111-8111-111111111111', 'a1111111-1111-4111-8111-111111111111', 5000000, 4650000, 3980000, '2026-09-30'),
  ('11111111-1111-4111-8111-111111111111', 'a2222222-2222-4222-8222-222222222222', 8000000, 3120000, 410000, '2026-09-30'),
  ('22222222-2222-4222-8222-222222222222', 'a2222222-2222-4222-8222-222222222222', 12000000, 4680000, 615000, '2026-09-30'),
  ('22222222-2222-4222-8222-222222222222', 'a3333333-3333-4333-8333-333333333333', 3000000, 450000, 0, '2026-09-30');

select private.invite_partner('anne@ormes.example', 'Anne Martin', 'Fondation des Ormes', 'fr', false);
select private.invite_partner('paul@ormes.example', 'Paul Weber', 'Fondation des Ormes', 'en', false);
select private.invite_partner('julia@moselle.example', 'Julia Hoffmann', 'Moselle Family Office', 'en', false);
update auth.users
set encrypted_password = '$2b$10$sfi.UIVJ1Pds8T7gdh24Gucd48lPG28WyQGQVvFFQdJeZtgZlX57S'
where email in ('anne@ormes.example', 'paul@ormes.example', 'julia@moselle.example');

-- One page of text as a PDF, in base64.
create function pg_temp.page(heading text) returns text language plpgsql as $$
declare
  drawn text := 'BT /F1 24 Tf 72 720 Td (' || heading || ') Tj ET';
  parts text[] := array[
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R'
      || ' /Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Length ' || length(drawn) || ' >>' || chr(10) || 'stream' || chr(10) || drawn || chr(10)
      || 'endstream',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>'
  ];
  written text := '%PDF-1.4' || chr(10);
  entries text := '0000000000 65535 f ' || chr(10);
begin
  for n in 1 .. 5 loop
    entries := entries || lpad(length(written)::text, 10, '0') || ' 00000 n ' || chr(10);
    written := written || n || ' 0 obj' || chr(10) || parts[n] || chr(10) || 'endobj' || chr(10);
  end loop;
  return encode(
    convert_to(
      written || 'xref' || chr(10) || '0 6' || chr(10) || entries
        || 'trailer << /Size 6 /Root 1 0 R >>' || chr(10) || 'startxref' || chr(10)
        || length(written) || chr(10) || '%%EOF' || chr(10),
      'UTF8'
    ),
    'base64'
  );
end;
$$;

select private.publish_document(
  fund, entity, type, period, file, 'application/pdf', pg_temp.page(heading)
)
from (
  values
    ('Confluence I', null, 'accounts', '2025', 'confluence-i-accounts-2025.pdf', 'Confluence I: accounts 2025'),
    ('Confluence I', null, 'report', '2026-Q3', 'confluence-i-report-2026-q3.pdf', 'Confluence I: third quarter 2026'),
    ('Confluence I', 'Fondation des Ormes', 'capital-account', '2026-Q3', 'ormes-confluence-i-2026-q3.pdf', 'Capital account, Fondation des Ormes'),
    ('Confluence II', null, 'report', '2026-Q3', 'confluence-ii-report-2026-q3.pdf', 'Confluence II: third quarter 2026'),
    ('Confluence II', null, 'report', '2026-Q3', 'confluence-ii-report-2026-q3.pdf', 'Confluence II: third quarter 2026, corrected'),
    ('Confluence II', null, 'meeting', '2026-06-18', 'confluence-ii-meeting-2026.pdf', 'Confluence II: annual meeting'),
    ('Confluence II', 'Fondation des Ormes', 'capital-call', '2026-10-05', 'ormes-confluence-ii-call-4.pdf', 'Capital call 4, Fondation des Ormes'),
    ('Confluence II', 'Moselle Family Office', 'capital-call', '2026-10-05', 'moselle-confluence-ii-call-4.pdf', 'Capital call 4, Moselle Family Office'),
    ('Clear Water', null, 'report', '2026-H1', 'clear-water-report-2026-h1.pdf', 'Clear Water: first half 2026')
) as seeds (fund, entity, type, period, file, heading);

-- Nobody wrote to these people.
delete from private.outbox where template like 'lp-%';

select private.receive_contact_message(
  '00000000-0000-4000-8000-00000000c0de', 'Marc Thill', 'marc@thill.example', '', 'complaint',
  'The report came three weeks late.', 'en'
);

-- What a version after it no longer takes as an address, and keeps.
insert into public.newsletter_subscribers (email, language) values ('half%way@visitor.example', 'en');
insert into public.newsletter_subscribers (id, email, language, confirmed_at)
values ('00000000-0000-4000-8000-000000000001', 'reader@visitor.example', 'fr', now());
select private.add_newsletter_link('leave-hash', 'unsubscribe', '00000000-0000-4000-8000-000000000001', null);

insert into private.consent_records (id, version, performance, targeting, method, language) values
  ('00000000-0000-4000-8000-000000000003', 'abcdef012345', true, false, 'custom', 'en');

insert into private.partner_links (token_hash, user_id, expires_at)
select 'link-hash', id, now() + interval '7 days' from auth.users where email = 'anne@ormes.example';
insert into auth.sessions (id, user_id, created_at, updated_at)
select '00000000-0000-4000-8000-0000000000a1', id, now(), now()
from auth.users where email = 'anne@ormes.example';
insert into public.document_downloads (document_id, user_id, entity_id)
select documents.id, users.id, '11111111-1111-4111-8111-111111111111'
from public.documents, auth.users
where users.email = 'anne@ormes.example' and documents.file_name = 'confluence-i-accounts-2025.pdf';
