-- What the firm changed on its own pages: sentences, people, vacancies, press releases and events.
-- The desk's acts write a row for each approved change; what draws pages reads all that is live at an
-- instant: docs/decisions/057-changed-pages.md. `core/texts/revision.ts` says what the columns hold.

create table private.page_texts (
  number bigint generated always as identity primary key,
  place text not null check (length(place) between 1 and 80),
  path text not null check (length(path) between 1 and 200),
  -- What the program had, and what is shown in its place. A sentence has both languages; a record is
  -- whole, or null: one that was added had nothing before, one that is taken off has nothing after.
  -- Where the firm takes off what it had added itself, both are null, and nothing is drawn.
  was jsonb,
  now jsonb,
  -- The work that was approved.
  work_id uuid references private.works (id),
  -- From when to when. Hosts draw ahead: what is to be live on all of them at once begins some
  -- seconds after it is written.
  live_from timestamptz not null,
  live_until timestamptz check (live_until >= live_from),
  -- The mark of a demonstration is no text that a work changes (66_demonstration_mark.sql).
  check (place <> 'mark' or work_id is null)
);

create index page_texts_place on private.page_texts (place, path, live_from);

-- What was shown when is never written anew: a row may only be ended, once.
create function private.keep_page_texts()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and old.live_until is null
    and to_jsonb(new) - 'live_until' = to_jsonb(old) - 'live_until'
  then
    return new;
  end if;
  raise exception 'what a page said is kept';
end
$$;

create trigger keep_page_texts
before update or delete on private.page_texts
for each row execute function private.keep_page_texts();

-- All that is live at an instant, with its hash. Of several changes of one text the newest counts;
-- when that ends, the one before it.
create function private.page_revision(at timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with live as (
    select distinct on (place, path) place, path, was, now
    from private.page_texts
    where live_from <= at and (live_until is null or live_until > at)
    order by place, path, live_from desc, number desc
  ),
  together as (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('place', place, 'path', path, 'was', was, 'now', now)
        order by place collate "C", path collate "C"
      ),
      '[]'
    ) as changes
    from live
    where was is not null or now is not null
  )
  select jsonb_build_object('hash', private.content_hash(changes), 'changes', changes)
  from together;
$$;

-- When the revision changes next.
create function private.next_page_revision(after timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select min(instant)
  from private.page_texts, lateral (values (live_from), (live_until)) as instants (instant)
  where instant > after;
$$;

-- What a build for a static host reads: anyone may, these are pages. Nothing of what is to come.
create view public.desk_texts as
select place, path, was, now
from (
  select distinct on (place, path) place, path, was, now
  from private.page_texts
  where live_from <= now() and (live_until is null or live_until > now())
  order by place, path, live_from desc, number desc
) as live
where was is not null or now is not null;

revoke all on public.desk_texts from public, anon, authenticated;
grant select on public.desk_texts to anon, authenticated;

-- What became of a revision on each host: when it was drawn, and what could not be. The desk shows
-- it. `host` tells two machines on one database apart.
create table private.page_drawings (
  hash text not null,
  host text not null check (length(host) between 1 and 200),
  drawn_at timestamptz not null default now(),
  milliseconds integer not null,
  -- `Undrawn` of core/texts/revision.ts.
  undrawn jsonb not null default '[]',
  primary key (hash, host)
);

-- A month of them is enough: what matters is whether the newest stand everywhere.
create function private.note_page_drawing(
  of_hash text,
  of_host text,
  took integer,
  left_out jsonb
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.page_drawings (hash, host, milliseconds, undrawn)
  values (of_hash, of_host, took, left_out)
  on conflict (hash, host) do update
  set drawn_at = now(), milliseconds = excluded.milliseconds, undrawn = excluded.undrawn;
  delete from private.page_drawings where drawn_at < now() - interval '1 month';
end
$$;
