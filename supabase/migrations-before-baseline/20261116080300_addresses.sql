-- What some mail programs read as another recipient is no part of an address: an encoded word
-- (`=?…?=`), and the old routes written with `%` and `!`.
alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_check;
alter table public.newsletter_subscribers add constraint newsletter_subscribers_email_check check (
  length(email) <= 254
  and email ~ '^[A-Za-z0-9.#$&''*+/=^_{}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$'
) not valid;
