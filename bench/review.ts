import type { Sql } from "../supabase/functions/_shared/sql.ts";
import { type AskAct, twoColleagues } from "./desk/two-colleagues.ts";
import { backendOf } from "./letters.ts";
import { rows, runs } from "./options.ts";
import { say } from "./progress.ts";
import { due, fillRelease } from "./review/fill.ts";
import { residentBytes } from "./site-host.ts";
import { median } from "./statistics.ts";
import { type EngineName, engines, openOne } from "./writes/databases.ts";

export type ReviewFigure = { name: string; p50: number; slowest: number; bytes: number };
export type Reviews = {
  engine: EngineName;
  lines: number;
  files: number;
  screens: ReviewFigure[];
  /** Memory of the backend's process: once every screen was shown, and the most from then on. */
  memory: { early: number; most: number };
};

/**
 * Asks what the screens of a release ask, of one with thousands of lines and hundreds of files: as
 * its second person, from the total to the approval, and as whoever reads it years later.
 */
export async function measureReviews(): Promise<Reviews[]> {
  const entities = Math.min(500, Math.round(rows(2_000) / 4));
  const figures: Reviews[] = [];
  for (const engine of engines) {
    const { host, sql } = await openOne(engine, {});
    say(`${engine}: a release of ${entities * 4} lines and ${entities} files`);
    const { author, second } = await twoColleagues(sql, host.url);
    const id = await fillRelease(sql, author.ask, entities);
    const backend = { pid: backendOf(host.child.pid ?? 0) } as typeof host.child;
    let early = 0;
    let most = 0;
    const screens: ReviewFigure[] = [];
    const { hash } = await author.ask("releases.show", { id });
    const total = await totalOf(sql, id);
    const typeTotal = (ask: AskAct) =>
      ask("releases.type-total", {
        id,
        hash,
        fund: total.fund,
        due,
        reference: "C9",
        total: total.total,
      });
    const measured = async (name: string, ask: () => Promise<unknown>, taken: () => number) => {
      say(name);
      await ask();
      const waits: number[] = [];
      for (let time = 0; time < runs(5); time += 1) {
        const began = performance.now();
        await ask();
        waits.push(performance.now() - began);
        most = Math.max(most, residentBytes(backend) ?? 0);
      }
      const figure = { p50: median(waits), slowest: Math.max(...waits), bytes: taken() };
      screens.push({ name, ...figure });
    };
    const bySecond = (name: string, ask: () => Promise<unknown>) =>
      measured(name, ask, second.bytes);
    await bySecond("the release", () => second.ask("releases.show", { id }));
    await bySecond("the totals to type", () => second.ask("releases.review", { id, hash }));
    await typeTotal(author.ask);
    await author.ask("releases.review", { id, hash });
    await author.ask("works.submit", { id, hash });
    await typeTotal(second.ask);
    await bySecond("the lines", () => second.ask("releases.review", { id, hash }));
    const comesTo = () => second.ask("releases.rehearse", { id, hash });
    const seen = () => second.ask("releases.rehearse", { id, hash, entity: "Entity AAAAAA" });
    const mails = () => second.ask("releases.mails", { id, hash });
    for (const ask of [comesTo, seen, mails]) await ask();
    early = residentBytes(backend) ?? 0;
    most = early;
    await bySecond("what it comes to", comesTo);
    await bySecond("what an entity will see", seen);
    await bySecond("the mails", mails);
    await second.ask("approvals.give", { id, hash });
    const { done } = await author.ask("releases.rehearse", { id, hash });
    await author.ask("releases.release", { id, hash, mails: done.mails });
    await bySecond("what was approved", () => second.ask("releases.kept-review", { id }));
    await host.stop();
    figures.push({
      engine,
      lines: entities * 4,
      files: entities,
      screens,
      memory: { early, most },
    });
  }
  return figures;
}

async function totalOf(sql: Sql, id: string): Promise<{ fund: string; total: string }> {
  const [row] = await sql<{ fund: string; total: string }>(
    "select fund_id as fund, total::text from private.call_totals($1::uuid)",
    [id],
  );
  if (!row) throw new Error("The release calls nothing.");
  return row;
}
