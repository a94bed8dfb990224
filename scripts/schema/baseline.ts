/**
 * `npm run schema:baseline -- 20261122080000`: makes one migration from `supabase/schemas`, which
 * replaces those that exist; they move to `supabase/migrations-before-baseline`. Run
 * `tests/db/declared.test.ts` first: it checks that both give the same schema.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readMigrations } from "#server/engine/migrations.ts";
import { Trouble } from "../../builder/step.mjs";
import { runCommand } from "../run-command.ts";

const [schemas, migrations, before] = ["schemas", "migrations", "migrations-before-baseline"].map(
  (folder) => join("supabase", folder),
) as [string, string, string];

// A hosted project would run the baseline on top of tables that exist, since its list of migrations
// lacks it.
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
