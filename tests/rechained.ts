/** As whoever owns the database could: every hash of the ledger made anew, after its rows were changed. */
export const rechained = `
  do $$
  declare entry private.ledger; last text := '';
  begin
    for entry in select * from private.ledger order by seq loop
      last := private.ledger_hash(last, entry);
      update private.ledger set hash = last where seq = entry.seq;
    end loop;
  end; $$`;
