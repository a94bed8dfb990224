-- A letter that was withdrawn says so at the desk: it was published, and may be in mails.

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

-- As before, and since when a letter is withdrawn.
create or replace function private.desk_work(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  work private.works_now;
begin
  perform private.must(of_user, of_session, 'approvals.read');
  select * into work from private.works_now where id = of_work;
  if not found then
    return null;
  end if;
  if work.kind = 'release' then
    return jsonb_build_object('id', work.id, 'kind', work.kind, 'name', work.name);
  end if;
  return private.work_shown(work, of_user) || jsonb_build_object(
    'withdrawnAt', (select withdrawn_at from public.letters where work_id = of_work)
  );
end;
$$;

revoke all on all functions in schema private from public;
