-- A secret that was replaced is believed for a while, so that nobody is signed out by it: `until`
-- says how long. The present one has no end.

alter table private.host_secrets add column until timestamptz;
