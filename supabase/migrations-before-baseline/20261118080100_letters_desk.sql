-- Letters at the desk: what is published as a page, what is sent, and the list of readers.

-- Published letters, as the site shows them. Anyone may read them: they are pages.
create table public.letters (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  work_id uuid not null unique references private.works (id),
  revision integer not null,
  published_on date not null,
  changed_at timestamptz not null default now(),
  theme text not null check (theme in ('allocation', 'transactions', 'impact')),
  signatory text not null,
  -- Title, summary and Markdown in each language; errata with their day.
  en jsonb not null,
  fr jsonb not null,
  errata jsonb not null default '[]'
);

alter table public.letters enable row level security;
revoke all on public.letters from anon, authenticated;
grant select on public.letters to anon, authenticated;

create policy "anyone may read a published letter"
on public.letters
for select
to anon, authenticated
using (true);

-- A revision that goes live is the page: the day of the first one stays, and so does the address.
create function private.show_letter()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  content jsonb;
begin
  select revisions.content into content from private.revisions
  where work_id = new.id and number = new.live_revision;
  insert into public.letters (
    slug, work_id, revision, published_on, theme, signatory, en, fr, errata
  )
  values (
    content ->> 'slug', new.id, new.live_revision, (now() at time zone 'Europe/Paris')::date,
    content ->> 'theme', content ->> 'signatory', content -> 'en', content -> 'fr',
    coalesce(content -> 'errata', '[]')
  )
  on conflict (work_id) do update
  set
    revision = excluded.revision, changed_at = now(), theme = excluded.theme,
    signatory = excluded.signatory, en = excluded.en, fr = excluded.fr, errata = excluded.errata;
  return null;
exception
  when unique_violation then
    raise exception 'slug-taken' using errcode = 'PT422';
  when not_null_violation or check_violation then
    raise exception 'letter-incomplete' using errcode = 'PT422';
end;
$$;

create trigger show_letter
after update of live_revision on private.works
for each row
when (new.kind = 'letter' and new.live_revision is not null)
execute function private.show_letter();

-- A test, as it was when somebody asked for one. It goes to them alone.
create table private.letter_tests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  at timestamptz not null default now(),
  subject text not null,
  html text not null,
  plain text not null
);

-- Where a reader came from, and what proves that they wanted to be written to.
alter table public.newsletter_subscribers
  add column source text not null default 'site' check (source in ('site', 'import')),
  add column evidence text check (length(evidence) <= 500);
alter table private.newsletter_proofs
  add column source text not null default 'site' check (source in ('site', 'import')),
  add column evidence text;

create or replace function private.prove_consent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.newsletter_proofs (
    id, address, language, subscribed_at, confirmed_at, source, evidence
  )
  values (
    new.id, private.address_mark(new.email), new.language, new.created_at, new.confirmed_at,
    new.source, new.evidence
  )
  on conflict (id) do nothing;
  return null;
end;
$$;

alter table private.letter_sendings add column unknown_left_at timestamptz;

insert into private.permissions (role, act)
select role, act from (
  values
    ('letters.read', array['communications', 'compliance', 'administrator', 'reader']),
    ('letters.send', array['communications']),
    ('readers.read', array['communications', 'compliance']),
    ('readers.write', array['communications'])
) as allowed (act, roles) cross join unnest(roles) as role;

create view private.letter_counts as
select
  sending_id, count(*) as recipients,
  count(*) filter (where state = 'ready') as ready,
  count(*) filter (where state = 'sending') as sending,
  count(*) filter (where state = 'accepted') as accepted,
  count(*) filter (where state = 'refused') as refused,
  count(*) filter (where state = 'unknown') as unknown,
  count(*) filter (where state = 'left') as "left",
  count(*) filter (where state = 'dead') as dead,
  count(*) filter (where returned_at is not null) as returned
from private.letter_recipients group by sending_id;

revoke all on private.letter_counts from public, anon, authenticated;

create function private.sending_facts(of_sending private.letter_sendings)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', of_sending.id, 'state', of_sending.state, 'sendAt', of_sending.send_at,
    'perMinute', of_sending.per_minute, 'by', of_sending.made_by_name,
    'madeAt', of_sending.made_at, 'startedAt', of_sending.started_at,
    'endedAt', of_sending.ended_at, 'unknownLeftAt', of_sending.unknown_left_at,
    'counts', (
      select to_jsonb(counts) - 'sending_id' from private.letter_counts as counts
      where counts.sending_id = of_sending.id
    )
  );
$$;

-- Every letter with where it stands, last changed first.
create function private.desk_letters(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'letters.read');
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(listed.entry order by changed_at desc), '[]') from (
        select
          works.changed_at,
          jsonb_build_object(
            'id', works.id, 'name', works.name, 'state', works.state, 'number', works.newest,
            'theme', works.content ->> 'theme', 'author', works.author_name,
            'changedAt', works.changed_at, 'slug', letters.slug,
            'publishedOn', letters.published_on,
            'sending', (
              select private.sending_facts(sendings) from private.letter_sendings as sendings
              where sendings.work_id = works.id order by made_at desc limit 1
            )
          ) as entry
        from private.works_now as works
        left join public.letters on letters.work_id = works.id
        where works.kind = 'letter' order by works.changed_at desc limit 200
      ) as listed
    )
  );
end;
$$;

-- Where one letter stands with its readers.
create function private.desk_letter_sendings(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'letters.read');
  return jsonb_build_object(
    'readers', (
      select jsonb_build_object(
        'en', count(*) filter (where language = 'en'),
        'fr', count(*) filter (where language = 'fr')
      )
      from public.newsletter_subscribers
      where confirmed_at is not null and dead_since is null
    ),
    'published', (
      select jsonb_build_object('slug', slug, 'on', published_on, 'revision', revision)
      from public.letters where work_id = of_work
    ),
    'sendings', (
      select coalesce(jsonb_agg(private.sending_facts(sendings) order by made_at desc), '[]')
      from private.letter_sendings as sendings where work_id = of_work
    )
  );
end;
$$;

-- Sends, now or at a time, what somebody else has approved. Whoever sends says to how many: the
-- count is theirs to have looked at.
create function private.desk_send_letter(
  of_user uuid,
  of_session uuid,
  of_work uuid,
  of_hash text,
  at_time text,
  mails_a_minute integer,
  counted integer,
  mails jsonb
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  work private.works_now;
  there integer;
  made uuid;
begin
  select * into work from private.works_now where id = of_work and kind = 'letter';
  if not found then
    return null;
  elsif work.hash <> of_hash then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif work.live_revision is distinct from work.newest then
    raise exception 'not-published' using errcode = 'PT422';
  elsif (select two_eyes from private.approval_settings)
    and not private.is_approved(of_work, of_hash)
  then
    raise exception 'not-approved' using errcode = 'PT422';
  end if;
  select count(*) into there from public.newsletter_subscribers
  where confirmed_at is not null and dead_since is null;
  if counted is distinct from there then
    raise exception 'count' using errcode = 'PT422';
  end if;
  insert into private.letter_sendings (
    work_id, revision, hash, send_at, per_minute, made_by, made_by_name
  )
  values (
    of_work, work.newest, of_hash, coalesce(nullif(at_time, '')::timestamptz, now()),
    mails_a_minute, of_user, actor
  )
  returning id into made;
  insert into private.letter_mails (sending_id, language, subject, html, plain)
  select made, key, value ->> 'subject', value ->> 'html', value ->> 'text'
  from jsonb_each(mails);
  if (select count(*) from private.letter_mails where sending_id = made) <> 2 then
    raise exception 'both-languages' using errcode = 'PT422';
  end if;
  perform private.note(
    of_user, actor, 'letters.send', 'letter:' || of_work, work.newest,
    jsonb_build_object('hash', of_hash, 'readers', there, 'perMinute', mails_a_minute)
  );
  return jsonb_build_object('id', made, 'outcome', 'scheduled');
exception
  when unique_violation then
    raise exception 'sent-already' using errcode = 'PT422';
  when check_violation or invalid_datetime_format or datetime_field_overflow then
    raise exception 'schedule' using errcode = 'PT422';
end;
$$;

-- Pause, go on, stop; `send` what asked again, now.
create function private.desk_steer_letter(
  of_user uuid, of_session uuid, of_sending uuid, wanted text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  sending private.letter_sendings;
  becomes text;
begin
  select * into sending from private.letter_sendings where id = of_sending for update;
  if not found then
    return null;
  end if;
  becomes := case
    when wanted = 'pause' and sending.state in ('scheduled', 'running') then 'paused'
    when wanted = 'go-on' and sending.state = 'paused' and sending.started_at is not null
      then 'running'
    when wanted = 'go-on' and sending.state in ('paused', 'asks') then 'scheduled'
    when wanted = 'stop' and sending.state in ('scheduled', 'asks', 'running', 'paused')
      then 'stopped'
  end;
  if becomes is null then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  update private.letter_sendings
  set
    state = becomes,
    send_at = case
      when becomes = 'scheduled' then greatest(send_at, now()) else send_at
    end,
    ended_at = case when becomes = 'stopped' then now() end,
    -- What did not go while it stood still is not made up for at once.
    allowance = 0, allowance_at = now()
  where id = of_sending;
  perform private.note(
    of_user, actor, 'letters.' || wanted, 'letter:' || sending.work_id, sending.revision
  );
  return jsonb_build_object('state', becomes);
end;
$$;

-- What was in the air when a sender died: sent again to them, some of whom will have it twice, or
-- left, some of whom will not have it. A person decides.
create function private.desk_settle_unknown(
  of_user uuid, of_session uuid, of_sending uuid, decision text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  sending private.letter_sendings;
  touched integer := 0;
begin
  select * into sending from private.letter_sendings where id = of_sending for update;
  if not found then
    return null;
  elsif sending.state = 'stopped' or decision not in ('again', 'leave') then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  end if;
  if decision = 'again' then
    update private.letter_recipients set state = 'ready', settled_at = null, error = null
    where sending_id = of_sending and state = 'unknown';
    get diagnostics touched = row_count;
    update private.letter_sendings
    set state = 'running', ended_at = null, allowance = 0, allowance_at = now()
    where id = of_sending and touched > 0 and state = 'done';
  else
    select count(*) into touched from private.letter_recipients
    where sending_id = of_sending and state = 'unknown';
    update private.letter_sendings set unknown_left_at = now() where id = of_sending;
  end if;
  perform private.note(
    of_user, actor, case decision
      when 'again' then 'letters.unknown-again' else 'letters.unknown-leave'
    end, 'letter:' || sending.work_id,
    sending.revision, jsonb_build_object('mails', touched)
  );
  return jsonb_build_object('mails', touched);
end;
$$;

-- To whoever asks for it, and nobody else.
create function private.desk_test_letter(of_user uuid, of_session uuid, mails jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.read');
begin
  with tests as (
    insert into private.letter_tests (user_id, subject, html, plain)
    select of_user, value ->> 'subject', value ->> 'html', value ->> 'text'
    from jsonb_each(mails)
    returning id
  )
  insert into private.outbox (template, language, about)
  select 'letter-test', staff.language, tests.id
  from tests join private.staff on staff.user_id = of_user;
  perform private.note(of_user, actor, 'letters.test', 'letters', null);
  return jsonb_build_object('to', (select email from auth.users where id = of_user));
end;
$$;

-- A letter that came back to the mailbox, known by its Message-ID.
create function private.desk_letter_returned(
  of_user uuid, of_session uuid, of_mail uuid, of_reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'letters.send');
  of_reader uuid;
begin
  update private.letter_recipients
  set returned_at = now(), return_reason = of_reason, returned_by = of_user
  where id = of_mail and returned_at is null
  returning subscriber into of_reader;
  if of_reader is null then
    return null;
  end if;
  update public.newsletter_subscribers set dead_since = now()
  where id = of_reader and dead_since is null and of_reason in ('unknown', 'refused');
  perform private.note(
    of_user, actor, 'letters.returned', 'mail:' || of_mail, null,
    jsonb_build_object('reason', of_reason)
  );
  return jsonb_build_object('outcome', 'noted');
exception
  when check_violation then
    raise exception 'reason' using errcode = 'PT422';
end;
$$;

-- The list: how many, since when, from where, in which language; by month, over two years.
create function private.desk_readers(of_user uuid, of_session uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'readers.read');
  return jsonb_build_object(
    'now', (
      select jsonb_build_object(
        'confirmed', count(*) filter (where confirmed_at is not null),
        'waiting', count(*) filter (where confirmed_at is null),
        'dead', count(*) filter (where dead_since is not null),
        'en', count(*) filter (where confirmed_at is not null and language = 'en'),
        'fr', count(*) filter (where confirmed_at is not null and language = 'fr'),
        'site', count(*) filter (where confirmed_at is not null and source = 'site'),
        'import', count(*) filter (where confirmed_at is not null and source = 'import')
      )
      from public.newsletter_subscribers
    ),
    'months', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'came', came, 'went', went)
          order by month
        ),
        '[]'
      )
      from (
        select
          month,
          (
            select count(*) from private.newsletter_proofs
            where confirmed_at >= month and confirmed_at < month + interval '1 month'
          ) as came,
          (
            select count(*) from private.newsletter_proofs
            where left_at >= month and left_at < month + interval '1 month'
          ) as went
        from generate_series(
          date_trunc('month', now()) - interval '23 months', date_trunc('month', now()),
          interval '1 month'
        ) as months (month)
      ) as counted
    )
  );
end;
$$;

-- A list that the firm already has, each with the day and the proof of its consent. Without a proof
-- nobody is added; who has left here is not brought back by an older consent.
create function private.desk_import_readers(
  of_user uuid, of_session uuid, lines jsonb, for_real boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
  answer jsonb;
  added integer := 0;
begin
  create temporary table if not exists import_lines (
    line integer, email text, language text, day date, evidence text, outcome text
  ) on commit drop;
  delete from import_lines;
  insert into import_lines (line, email, language, day, evidence)
  select line, lower(btrim(email)), language, private.day_or_null(day), btrim(evidence)
  from jsonb_to_recordset(lines) as given (
    line integer, email text, language text, day text, evidence text
  );
  update import_lines as lines set outcome = case
    when coalesce(email, '') !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' then 'email'
    when language is null or language not in ('en', 'fr') then 'language'
    when day is null or day > current_date then 'day'
    when length(coalesce(evidence, '')) < 5 then 'evidence'
    when exists (
      select from public.newsletter_subscribers as known where lower(known.email) = lines.email
    ) then 'known'
    when exists (
      select from import_lines as before
      where before.email = lines.email and before.line < lines.line
    ) then 'twice'
    when exists (
      select from private.newsletter_proofs as proofs
      where proofs.address = private.address_mark(lines.email) and proofs.left_at >= lines.day
    ) then 'left'
    else 'add'
  end;
  if for_real then
    insert into public.newsletter_subscribers (
      email, language, created_at, confirmed_at, source, evidence
    )
    select email, language, day, day, 'import', evidence
    from import_lines where outcome = 'add';
    get diagnostics added = row_count;
    if added > 0 then
      perform private.note(
        of_user, actor, 'readers.import', 'readers', null, jsonb_build_object('rows', added)
      );
    end if;
  end if;
  select jsonb_build_object(
    'rows', coalesce(
      jsonb_agg(jsonb_build_object('line', line, 'outcome', outcome) order by line), '[]'
    ),
    'added', added
  )
  into answer from import_lines;
  return answer;
end;
$$;

create function private.day_or_null(day text)
returns date
language plpgsql
immutable
set search_path = ''
as $$
begin
  return case when day ~ '^\d{4}-\d{2}-\d{2}$' then day::date end;
exception
  when datetime_field_overflow then
    return null;
end;
$$;

-- A page of the list, for a file; the export is an act.
create function private.desk_export_readers(
  of_user uuid, of_session uuid, after_id text, page_size integer
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
begin
  if after_id = '' then
    perform private.note(of_user, actor, 'readers.export', 'readers', null);
  end if;
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(to_jsonb(page) order by id), '[]') from (
      select id, email, language, confirmed_at, source, evidence, dead_since
      from public.newsletter_subscribers
      where confirmed_at is not null and (after_id = '' or id > nullif(after_id, '')::uuid)
      order by id limit page_size
    ) as page
  ));
end;
$$;

create view private.waiting_letters as
select
  'letters'::text as kind, 'letters.send'::text as act, count(*) as count,
  min(coalesce(started_at, send_at)) as since, null::timestamptz as due
from private.letter_sendings as sendings
where state = 'asks'
  or (
    unknown_left_at is null and state in ('running', 'paused', 'done')
    and exists (
      select from private.letter_recipients as rows
      where rows.sending_id = sendings.id and rows.state = 'unknown'
    )
  );

revoke all on private.waiting_letters from public, anon, authenticated;
create index letter_recipients_unknown on private.letter_recipients (sending_id)
where state = 'unknown';

revoke all on all functions in schema private from public;
