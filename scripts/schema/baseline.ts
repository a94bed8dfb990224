/**
 * `npm run schema:baseline -- 20261122080000`: makes one migration of what `supabase/schemas` says,
 * in the place of those that are there, which move to `supabase/migrations-before-baseline`. Before
 * it, `tests/db/declared.test.ts` must find that both are the same.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "#server/engine/migrations.ts";
import { Trouble } from "../../builder/step.mjs";
import { runCommand } from "../run-command.ts";

const [schemas, migrations, before] = ["schemas", "migrations", "migrations-before-baseline"].map(
  (folder) => join("supabase", folder),
) as [string, string, string];

// A hosted project runs whatever its list of migrations does not have.
const refusal = `do $$
begin
  if to_regclass('private.limits') is not null then
    raise exception 'This database already has the tables of the site. Tell the Supabase CLI so, as docs/deploy.md says under "After a baseline", instead of running this.';
  end if;
end;
$$;`;

await runCommand(async () => {
  const [version = ""] = process.argv.slice(2);
  const replaced = readMigrations(migrations);
  if (!/^\d{14}$/.test(version) || version <= (replaced.at(-1)?.version ?? "")) {
    throw new Trouble("Say the baseline's number: a moment in 14 digits, after every migration's.");
  }
  const head = [
    "-- The whole schema, made from supabase/schemas by `npm run schema:baseline`. Read it there.",
    "--",
    ...replaced.map(({ file }) => `-- replaces: ${file}`),
  ];
  const files = readdirSync(schemas).sort();
  const parts = files.map((file) => `-- ${file}\n\n${readFileSync(join(schemas, file), "utf8")}`);
  mkdirSync(before, { recursive: true });
  for (const { file } of replaced) renameSync(join(migrations, file), join(before, file));
  const baseline = join(migrations, `${version}_baseline.sql`);
  writeFileSync(baseline, [head.join("\n"), refusal, ...parts].join("\n\n"));
  console.log(`${baseline} takes the place of ${replaced.length} migrations.`);
});
