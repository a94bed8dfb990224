/**
 * Draws ahead what the pages of legal texts show from each day on which another edition begins to
 * apply, into `build/editions/<day>`. At midnight in Paris the host takes that day's pages: nothing
 * has to be drawn, built or fetched then.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addresses, editionAddresses, fileOf } from "../addresses.ts";
import { compressFolder } from "../finish/compress.ts";
import { pageDrawer } from "../page-drawer.ts";
import { daysToCome, drawnDay } from "./shown.ts";

const target = "build/editions";

export async function drawDaysToCome(client: string): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const days = daysToCome();
  if (days.length === 0) return;
  const draw = await pageDrawer("build/server", client);
  const ofTexts = [...addresses.filter(({ page }) => page.editions), ...editionAddresses];
  const today = drawnDay();
  for (const day of days) {
    // Read by `drawnDay` in the server build, which has its own copy of that module.
    process.env.EDITIONS_DAY = day;
    const folder = join(target, day);
    for (const { path } of ofTexts) {
      const file = join(folder, fileOf(path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await draw(path));
    }
    await compressFolder(folder);
  }
  process.env.EDITIONS_DAY = today;
}
