/** What the firm's people do at the command line, against the host under test. */

import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Sql } from "#functions/_shared/sql.ts";
import { runningHost } from "#server/engine/data-folder.ts";
import { smallPdf } from "../made-files.ts";

const dataFolder = "test-results/host-data";
const run = promisify(execFile);

async function staff(command: string, options: Record<string, string>, ...rest: string[]) {
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const env = { ...process.env, DATA_FOLDER: dataFolder };
  const { stdout } = await run(process.execPath, [`scripts/lp/${command}.ts`, ...rest, ...flags], {
    env,
  });
  return stdout;
}

/** A fund, an entity committed to it, one person of the entity, and a report: all of their own. */
export async function openSpace(language: string, { factor = false } = {}) {
  const own = crypto.randomUUID().slice(0, 8);
  const fund = `Fund ${own}`;
  const entity = `Entity ${own}`;
  const email = `anne-${own}@partner.example`;
  const file = join(mkdtempSync(join(tmpdir(), "lp-")), `report-${own}.pdf`);
  const bytes = smallPdf(own, 300_000);
  writeFileSync(file, bytes);
  await staff("fund", { name: fund, vintage: "2024", currency: "EUR" });
  const person = { email, name: "Anne Martin", entity, language };
  await staff("invite", person, "--new-entity");
  if (!factor) await staff("require-factor", { entity }, "--off");
  const amounts = { committed: "5000000", called: "3250000", distributed: "640000" };
  await staff("commitment", { entity, fund, ...amounts, "as-of": "2026-09-30" });
  return {
    email,
    entity,
    fund,
    bytes,
    fileName: `report-${own}.pdf`,
    publish: () => staff("publish", { fund, period: "2026-Q3", type: "report" }, file),
    revoke: () => staff("revoke", { email }),
    resetFactors: () => staff("reset-factors", { email }),
    inviteTo: (other: string) =>
      staff("invite", { ...person, entity: other, role: "read" }, "--new-entity"),
  };
}

/** The owner's view, to let time go by or a session end. */
export const sql: Sql = (statement, parameters) =>
  runningHost(dataFolder).sql(statement, parameters);
