/** What the database is asked to run for retention, made from the rules. */
import { type Rule, rules } from "./rules.ts";

export type Rules = Readonly<Record<string, Rule>>;

/** For how many days ahead the desk says what goes next. */
const daysAhead = 30;
/** Counted no further. */
const mostCounted = 1000;

/** Each deletion answers how many went and when the oldest of them began. */
export function deletionSteps(of: Rules = rules): string {
  return JSON.stringify(
    Object.entries(of).map(([rule, { days, deletes, hosted = false }]) => ({
      rule,
      hosted,
      deletes: deletes.map(({ table, using, since, where = "true", set }) => {
        const due = `where (${where}) and ${since} < now() - interval '${days} days'`;
        const begun = `returning ${since} as since`;
        const change = set
          ? `update ${table} set ${set} ${due}`
          : `delete from ${table} ${using ? `using ${using}` : ""} ${due}`;
        return `with gone as (${change} ${begun})
          select count(*), min(since)::timestamptz from gone`;
      }),
    })),
  );
}

/** When the next of them goes, and how many go soon. */
export function outlookSteps(of: Rules = rules): string {
  return JSON.stringify(
    Object.entries(of).map(([rule, { days, deletes, hosted = false }]) => ({
      rule,
      hosted,
      looks: deletes.map(({ table, using, since, where = "true" }) => {
        const rows = `from ${table}${using ? `, ${using}` : ""} where (${where})`;
        return `select
          (select min(${since})::timestamptz + interval '${days} days' ${rows}),
          (select count(*) from (
            select ${rows} and ${since} < now() - interval '${days - daysAhead} days'
            limit ${mostCounted}
          ) as soon)`;
      }),
    })),
  );
}
