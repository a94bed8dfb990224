/**
 * Letters and editions of the desk that could not be drawn, and why. The host that draws notes them in the data
 * folder, and its backend tells the desk.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";
import type { LeftOut } from "../core/acts/editions.ts";

export const textsFolder = "texts-of-desk";

function fileIn(dataFolder: string): string {
  return join(dataFolder, textsFolder, "left-out.json");
}

/**
 * Under another name until it is complete: it may be read at any moment. Where it cannot be written,
 * as on a full disk, the log alone has it.
 */
export function noteLeftOut(dataFolder: string, leftOut: readonly LeftOut[], log: Logger): void {
  const file = fileIn(dataFolder);
  try {
    writeFileSync(`${file}.part`, JSON.stringify(leftOut));
    renameSync(`${file}.part`, file);
  } catch (error) {
    log.error({ code: errorCode(error) }, "what is left out could not be noted");
  }
}

export function readLeftOut(dataFolder: string): LeftOut[] {
  const file = fileIn(dataFolder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}
