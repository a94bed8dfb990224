-- What several hosts on one database must share to believe each other's sessions. An embedded host
-- keeps its own in a file, and a hosted project has its own: there this stays empty.

create table private.host_secrets (
  name text primary key,
  value text not null
);
