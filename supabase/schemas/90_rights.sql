-- Last, once everything is there: PostgreSQL lets everybody call a new function, and a hosted
-- project may give its API's roles rights on new tables. What is in `private` is the owner's alone.

revoke all on all tables in schema private from public, anon, authenticated;
revoke all on all sequences in schema private from public, anon, authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
