import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AccountReading } from "./account.ts";
import type { DeskFigures } from "./desk.ts";
import type { Growth } from "./growth.ts";
import type { HostFigures } from "./host.ts";
import type { Isolation } from "./isolation.ts";
import type { Letters } from "./letters.ts";
import type { Machine } from "./machine.ts";
import type { Navigation } from "./navigation.ts";
import type { PageFigures } from "./pages.ts";
import type { PaintFigures } from "./paint.ts";
import type { Publishing } from "./publishing.ts";
import type { Reviews } from "./review.ts";
import type { SearchFigures } from "./search.ts";
import type { Writes } from "./writes.ts";

export type Figures = {
  pages: PageFigures[];
  paint: PaintFigures[];
  navigation: Navigation[];
  host: HostFigures;
  isolation: Isolation;
  writes: Writes[];
  desk: DeskFigures;
  review: Reviews[];
  publishing: Publishing[];
  account: AccountReading[];
  letters: Letters[];
  search: SearchFigures;
  growth: Growth;
};
export type PartName = keyof Figures;

/** The figures of one part, and where and when they were measured. */
export type Taken<Data> = {
  date: string;
  commit: string;
  machine: Machine;
  /** The settings that made it a sample; empty if there were none. */
  limits: string;
  seconds: number;
  data: Data;
};
export type Results = { [Name in PartName]?: Taken<Figures[Name]> | undefined };

const folder = ".cache/bench";

export function readResult<Name extends PartName>(name: Name): Taken<Figures[Name]> | undefined {
  const file = join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

export function writeResult<Name extends PartName>(name: Name, taken: Taken<Figures[Name]>): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(`${file}.partial`, JSON.stringify(taken, null, 2));
  renameSync(`${file}.partial`, file);
}
