-- A letter that is withdrawn leaves the site. Its address and its first day stay its own: they are in
-- mails. One that is being sent is stopped first.

alter table public.letters add column withdrawn_at timestamptz;

alter policy "anyone may read a published letter" on public.letters using (withdrawn_at is null);

create or replace function private.show_letter()
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

create or replace trigger show_letter
after update of live_revision on private.works
for each row
when (new.kind = 'letter')
execute function private.show_letter();

create or replace function private.desk_withdraw_work(
  of_user uuid, of_session uuid, of_work uuid, of_hash text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  actor text := private.must(of_user, of_session, 'approvals.write');
  work private.works;
begin
  select * into work from private.works where id = of_work for update;
  if not found then
    return null;
  elsif work.live_revision is null then
    raise exception 'not-live' using errcode = 'PT422';
  elsif not exists (
    select from private.revisions
    where work_id = of_work and number = work.newest and hash = of_hash
  ) then
    raise exception 'changed meanwhile' using errcode = 'PT409';
  elsif exists (
    select from private.letter_sendings
    where work_id = of_work and state not in ('stopped', 'done')
  ) then
    raise exception 'sending' using errcode = 'PT422';
  end if;
  update private.works set live_revision = null, changed_at = clock_timestamp() where id = of_work;
  perform private.note(
    of_user, actor, 'works.withdraw', work.kind || ':' || of_work, work.live_revision
  );
  return jsonb_build_object('outcome', 'withdrawn');
end;
$$;

revoke all on all functions in schema private from public;
