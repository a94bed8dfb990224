-- Letters: a work of kind `letter`, which becomes a page of the site when it is published.

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
  errata jsonb not null default '[]',
  -- A letter that is withdrawn leaves the site. Its address and its first day stay its own: they
  -- are in mails.
  withdrawn_at timestamptz,
  -- Who signed it, in words: it stays signed when they have left the firm and its people's file
  -- (content/people.ts). Written by what makes pages, while they are in it.
  signed jsonb
);

alter table public.letters enable row level security;

revoke all on public.letters from anon, authenticated;
grant select on public.letters to anon, authenticated;

create policy "anyone may read a published letter"
on public.letters
for select
to anon, authenticated
using (withdrawn_at is null);

-- A revision that goes live is the page: the day of the first one stays, and so does the address.
create function private.show_letter()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  content jsonb;
begin
  if new.live_revision is null then
    update public.letters set withdrawn_at = now(), changed_at = now() where work_id = new.id;
    return null;
  end if;
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
    signatory = excluded.signatory, en = excluded.en, fr = excluded.fr, errata = excluded.errata,
    withdrawn_at = null;
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
when (new.kind = 'letter')
execute function private.show_letter();

-- Pictures of letters. A text names one by its hash, so that what was approved is what is shown; it
-- is never changed. Whoever knows the hash may see it on our host: readers of the letter, and who
-- reads it before them. Over REST, for a build, only those of published letters are there.
create table public.letter_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  -- JPEG alone: the desk's own browser has made it one, without what a camera adds.
  bytes bytea not null check (
    octet_length(bytes) between 100 and 290000 and substring(bytes from 1 for 3) = '\xffd8ff'
  ),
  added_at timestamptz not null default now()
);

alter table public.letter_pictures enable row level security;

revoke all on public.letter_pictures from anon, authenticated;
grant select on public.letter_pictures to anon, authenticated;

create policy "anyone may see the pictures of a published letter"
on public.letter_pictures
for select
to anon, authenticated
using (
  exists (
    select from public.letters
    where letters.en ->> 'body' like '%picture:' || letter_pictures.hash || '%'
      or letters.fr ->> 'body' like '%picture:' || letter_pictures.hash || '%'
  )
);

-- A picture that is added again waits anew to be named by a text, so that it is not removed before
-- the text is saved.
create function private.desk_add_picture(of_user uuid, of_session uuid, of_bytes text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  picture bytea;
  named text;
begin
  begin
    picture := decode(of_bytes, 'base64');
    named := encode(sha256(picture), 'hex');
    update public.letter_pictures set added_at = now() where hash = named;
    if found then
      return jsonb_build_object('hash', named);
    end if;
    insert into public.letter_pictures (hash, bytes) values (named, picture)
    on conflict (hash) do nothing;
  exception
    when check_violation or invalid_parameter_value then
      raise exception 'picture' using errcode = 'PT422';
  end;
  if found then
    perform private.note(of_user, actor, 'letters.picture', 'picture:' || named, null);
  end if;
  return jsonb_build_object('hash', named);
end;
$$;

-- What an address answered, so that a check does not ask the world anew each time.
create table private.link_answers (
  address text primary key check (length(address) <= 2000),
  state text not null check (state in ('answers', 'gone', 'silent', 'private')),
  asked_at timestamptz not null default now()
);

create function private.known_links(addresses jsonb)
returns table (address text, state text)
language sql
stable
set search_path = ''
as $$
  select answers.address, answers.state
  from jsonb_array_elements_text(addresses) as asked (address)
  join private.link_answers as answers on answers.address = asked.address
  where answers.asked_at > now() - case
    when answers.state = 'answers' then interval '1 day' else interval '1 minute'
  end;
$$;

create function private.keep_links(told jsonb)
returns void
language sql
set search_path = ''
as $$
  delete from private.link_answers where asked_at < now() - interval '7 days';
  insert into private.link_answers (address, state)
  select distinct on (address) address, state
  from jsonb_to_recordset(told) as said (address text, state text)
  on conflict (address) do update set state = excluded.state, asked_at = now();
$$;

-- Every letter with its titles and where it stands, last changed first. One that was withdrawn says
-- so: it was published, and may be in mails.
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
            'owed', works.owed, 'sentBack', works.sent_back, 'changedAt', works.changed_at, 'slug', letters.slug,
            'titles', jsonb_build_object(
              'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
            ),
            'publishedOn', letters.published_on, 'withdrawnAt', letters.withdrawn_at,
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

-- A test, as it was when somebody asked for one. It goes to them alone.
create table private.letter_tests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  at timestamptz not null default now(),
  subject text not null,
  html text not null,
  plain text not null
);

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
