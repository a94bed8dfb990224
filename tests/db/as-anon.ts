import type { TestBackend } from "./backend.ts";

/** Runs a statement as the role of the API, the way PostgREST does; answers how many rows it met. */
export async function asAnon({ sql }: TestBackend, statement: string): Promise<number> {
  await sql(`create or replace function public.as_anon_for_test(statement text) returns integer
    language plpgsql as $$
    declare met integer;
    begin
      set local role anon;
      execute statement;
      get diagnostics met = row_count;
      return met;
    end $$`);
  const [row] = await sql<{ met: number }>("select public.as_anon_for_test($1) as met", [
    statement,
  ]);
  return Number(row?.met);
}
