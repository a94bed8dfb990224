-- The rooms Letters and Readers: who else is at a letter, what a letter leads to, a list brought along
-- without a table of its own for each call, and what waits.

-- Whoever may approve a text may read the letter that it is.
insert into private.permissions (role, act) values ('relations', 'letters.read');

create or replace function private.desk_presence(
  of_user uuid,
  of_session uuid,
  of_thing text,
  is_writing boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.must(
    of_user, of_session,
    case when of_thing like 'letter:%' then 'letters.read' else 'messages.read' end
  );
  delete from private.presence where at < now() - interval '5 minutes';
  insert into private.presence (thing, user_id, writing) values (of_thing, of_user, is_writing)
  on conflict (thing, user_id) do update set at = now(), writing = excluded.writing;
  return jsonb_build_object(
    'others', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('name', staff.name, 'writing', presence.writing) order by staff.name
        ),
        '[]'
      )
      from private.presence join private.staff on staff.user_id = presence.user_id
      where presence.thing = of_thing and presence.user_id <> of_user
        -- Each says so every half minute; one may get lost.
        and presence.at > now() - interval '75 seconds'
    )
  );
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

-- Every letter with its titles and where it stands, last changed first.
create or replace function private.desk_letters(of_user uuid, of_session uuid)
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
            'owed', works.owed, 'changedAt', works.changed_at, 'slug', letters.slug,
            'titles', jsonb_build_object(
              'en', works.content #>> '{en,title}', 'fr', works.content #>> '{fr,title}'
            ),
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

-- Where one letter stands with its readers. Who left the list after they had it is known by the proof
-- of their consent, which says when it ended.
create or replace function private.desk_letter_sendings(
  of_user uuid, of_session uuid, of_work uuid
)
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
      select coalesce(
        jsonb_agg(
          private.sending_facts(sendings) || jsonb_build_object(
            'leftSince', (
              select count(*) from private.newsletter_proofs as proofs
              join private.letter_recipients as rows on rows.subscriber = proofs.id
              where proofs.left_at >= sendings.started_at
                and rows.sending_id = sendings.id and rows.state = 'accepted'
            )
          )
          order by made_at desc
        ),
        '[]'
      )
      from private.letter_sendings as sendings where work_id = of_work
    )
  );
end;
$$;

-- The mark of an address, a thousand times in a call: what of it depends on the key alone is worked
-- out once, when the key is made.
create function private.hmac_pad(key bytea, with_byte integer)
returns bytea
language plpgsql
immutable
set search_path = ''
as $$
declare
  pad bytea := decode(repeat(lpad(to_hex(with_byte), 2, '0'), 64), 'hex');
begin
  for place in 0 .. length(key) - 1 loop
    pad := set_byte(pad, place, with_byte # get_byte(key, place));
  end loop;
  return pad;
end;
$$;

alter table private.address_key
  add column inner_pad bytea generated always as (private.hmac_pad(value, 54)) stored,
  add column outer_pad bytea generated always as (private.hmac_pad(value, 92)) stored;

create or replace function private.address_mark(address text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(outer_pad || sha256(inner_pad || convert_to(lower(trim(address)), 'UTF8'))), 'hex'
  )
  from private.address_key;
$$;

-- A list that the firm already has, each with the day and the proof of its consent. Without a proof
-- nobody is added; who has left here is not brought back by an older consent. Brought again, it
-- changes nothing.
create or replace function private.desk_import_readers(
  of_user uuid, of_session uuid, lines jsonb, for_real boolean
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'readers.write');
  judged jsonb;
  added integer := 0;
begin
  with given as (
    select
      line, lower(btrim(email)) as email, lower(btrim(language)) as language,
      private.day_or_null(btrim(day)) as day, btrim(evidence) as evidence
    from jsonb_to_recordset(lines) as read (
      line integer, email text, language text, day text, evidence text
    )
  ),
  looked_at as (
    select
      given.*,
      row_number() over (partition by email order by line) as place,
      exists (
        select from public.newsletter_subscribers as known where lower(known.email) = given.email
      ) as is_known,
      length(email) <= 254
        and email ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
        as is_address
    from given
  ),
  outcomes as (
    select
      line, email, language, day, evidence,
      case
        when is_address is not true then 'email'
        when language is null or language not in ('en', 'fr') then 'language'
        when day is null or day > current_date then 'day'
        when length(coalesce(evidence, '')) not between 5 and 500 then 'evidence'
        when is_known then 'known'
        when place > 1 then 'twice'
        when exists (
          select from private.newsletter_proofs as proofs
          where proofs.address = private.address_mark(looked_at.email)
            and proofs.left_at >= looked_at.day
        ) then 'left'
        else 'add'
      end as outcome
    from looked_at
  )
  select coalesce(jsonb_agg(to_jsonb(outcomes) order by line), '[]') into judged from outcomes;
  if for_real then
    insert into public.newsletter_subscribers (
      email, language, created_at, confirmed_at, source, evidence
    )
    select email, language, day, day, 'import', evidence
    from jsonb_to_recordset(judged) as read (
      email text, language text, day date, evidence text, outcome text
    )
    where outcome = 'add'
    -- Somebody may subscribe on the site at this very moment.
    on conflict do nothing;
    get diagnostics added = row_count;
    if added > 0 then
      perform private.note(
        of_user, actor, 'readers.import', 'readers', null, jsonb_build_object('rows', added)
      );
    end if;
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(
        jsonb_agg(jsonb_build_object('line', line, 'outcome', outcome) order by line), '[]'
      )
      from jsonb_to_recordset(judged) as read (line integer, outcome text)
    ),
    'added', added
  );
end;
$$;

create or replace view private.waiting as
select kind, act, count, since, due from private.waiting_messages
union all
select kind, act, count, since, due from private.waiting_deadlines
union all
select kind, act, count, since, due from private.waiting_requests
union all
select kind, act, count, since, due from private.waiting_approvals
union all
select kind, act, count, since, due from private.waiting_reviews
union all
select kind, act, count, since, due from private.waiting_mail
union all
select kind, act, count, since, due from private.waiting_letters
union all
select kind, act, count, since, due from private.waiting_accounts
union all
select 'staff', 'staff.manage', count(*), min(invited_at), null
from private.staff where entered_at is null and revoked_at is null
union all
select kind, act, count, since, due from private.waiting_partners;

revoke all on private.waiting from public, anon, authenticated;

revoke all on all functions in schema private from public;
