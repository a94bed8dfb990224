-- Nothing is kept longer than it is needed. The periods are set in
-- `supabase/functions/_shared/retention.ts`, which the privacy page reads too.

create function private.purge(
  keep_contact_messages interval,
  keep_unconfirmed_subscribers interval,
  keep_settled_mail interval,
  keep_used_links interval
)
returns table (kind text, removed bigint)
language plpgsql
set search_path = ''
as $$
begin
  kind := 'contact_messages';
  delete from private.contact_messages where received_at < now() - keep_contact_messages;
  get diagnostics removed = row_count;
  return next;

  kind := 'unconfirmed_subscribers';
  delete from public.newsletter_subscribers
  where confirmed_at is null and created_at < now() - keep_unconfirmed_subscribers;
  get diagnostics removed = row_count;
  return next;

  kind := 'settled_mail';
  delete from private.outbox where state <> 'queued' and settled_at < now() - keep_settled_mail;
  get diagnostics removed = row_count;
  return next;

  -- A link outlives its use, or its end, for a while, so that its page can say what became of it.
  kind := 'used_links';
  delete from private.newsletter_links
  where coalesce(used_at, expires_at) < now() - keep_used_links;
  get diagnostics removed = row_count;
  return next;

  kind := 'limit_counts';
  delete from private.limit_counts where began < now() - interval '1 day';
  get diagnostics removed = row_count;
  return next;
end;
$$;

-- Functions are born executable by everyone.
revoke all on all functions in schema private from public;
