import { type Build, buildProject } from "./growth/build-project.ts";
import { scratchProject } from "./growth/scratch-project.ts";
import { times as manifold, runs } from "./options.ts";
import { countdown } from "./progress.ts";
import { startSiteHost } from "./site-host.ts";
import { median } from "./statistics.ts";

export type Size = {
  times: number;
  pages: number;
  seconds: number;
  steps: Record<string, number>;
  /**
   * Milliseconds from the start of the process until the first page is served, and until the forms
   * are open.
   */
  start: { page: number; forms: number };
};
export type Growth = { once: Size; grown: Size };

/** Builds and starts the project as it is and with many times the publications, alternately. */
export async function measureGrowth(): Promise<Growth> {
  const many = manifold(10);
  const folders = [1, many].map((times) => ({ times, folder: scratchProject(times) }));
  const builds = new Map<number, Build[]>();
  const next = countdown(2 * runs(2) + 2 * runs(5));
  for (let run = 0; run < runs(2); run += 1) {
    for (const { times, folder } of folders) {
      next(`build with the publications ${times}×`);
      builds.set(times, [...(builds.get(times) ?? []), await buildProject(folder)]);
    }
  }
  const starts = new Map<number, { page: number; forms: number }[]>();
  for (let run = 0; run < runs(5); run += 1) {
    for (const { times, folder } of folders) {
      next(`start with the publications ${times}×`);
      const host = await startSiteHost({ folder });
      starts.set(times, [...(starts.get(times) ?? []), host.milliseconds]);
      await host.stop();
    }
  }
  const sizeOf = (times: number): Size => {
    const built = builds.get(times) ?? [];
    const started = starts.get(times) ?? [];
    const names = Object.keys(built[0]?.steps ?? {});
    return {
      times,
      pages: built[0]?.pages ?? 0,
      seconds: median(built.map(({ seconds }) => seconds)),
      steps: Object.fromEntries(
        names.map((name) => [name, median(built.map(({ steps }) => steps[name] ?? 0))]),
      ),
      start: {
        page: median(started.map(({ page }) => page)),
        forms: median(started.map(({ forms }) => forms)),
      },
    };
  };
  return { once: sizeOf(1), grown: sizeOf(many) };
}
