-- A picture that no saved text ever named goes with what else was prepared and not used. One that a
-- revision names stays: a revision never changes.

create function private.purge_pictures(keep_unused interval)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'letter_pictures';
  delete from public.letter_pictures as pictures
  where pictures.added_at < now() - keep_unused
    and not exists (
      select from private.revisions
      where strpos(revisions.content::text, 'picture:' || pictures.hash) > 0
    );
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- One that is added again waits anew: it may not go before its text is saved.
create or replace function private.desk_add_picture(of_user uuid, of_session uuid, of_bytes text)
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

revoke all on all functions in schema private from public;
