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

revoke all on all functions in schema private from public;
