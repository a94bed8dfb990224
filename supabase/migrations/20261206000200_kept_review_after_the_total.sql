-- What was approved shows no figure of a call to who has still to type its total.

create or replace function private.desk_kept_review(of_user uuid, of_session uuid, of_work uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.must(of_user, of_session, 'releases.read');
  -- Whoever may still have to approve it types its totals first, here too.
  if exists (select from private.works where id = of_work and live_revision is null) then
    perform private.hold_until_typed(of_user, of_work);
  end if;
  return (
    select jsonb_build_object(
      'review', reviews.id, 'by', approvals.approver_name, 'at', approvals.at,
      'content', reviews.content,
      'people', (
        select coalesce(jsonb_agg(said order by place), '[]') from private.review_people
        where review_id = reviews.id
      ),
      'opened', (
        select coalesce(jsonb_agg(what order by openings.at), '[]')
        from private.review_openings as openings
        where openings.work_id = of_work and openings.hash = approvals.hash
          and openings.person = approvals.approver
      )
    )
    from private.approvals
    join private.reviews on reviews.work_id = approvals.work_id and reviews.hash = approvals.hash
    join private.review_views as views
      on views.review_id = reviews.id and views.person = approvals.approver
    where approvals.work_id = of_work and approvals.lane = 'normal' and views.at <= approvals.at
    order by approvals.at desc, views.at desc limit 1
  );
end;
$$;
