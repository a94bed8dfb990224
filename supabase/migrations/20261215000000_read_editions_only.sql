-- What makes pages reads beside the editions that came with the program: anyone may, they are pages.
-- Of one that came with it, and was taken back, only that. `distinct`: nobody writes through a view
-- that has it, whatever rights the roles of the API are given.
create or replace view public.desk_editions as
select distinct
  editions.text, version, editions.file,
  to_char(withdrawn_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as withdrawn
from private.editions where file is not null or withdrawn_at is not null;
