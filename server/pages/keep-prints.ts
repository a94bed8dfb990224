/**
 * The PDFs of editions that the desk published. Where the host has a browser, a program of the
 * builder's (`builder/print-editions.ts`) prints them once their pages are shown, and no page waits
 * for it: an edition is live without its PDF until then, and for good where there is no browser.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";

const program = join(import.meta.dirname, "../../builder/print-editions.ts");
/** It ends itself and its browser before that. */
const longest = 320_000;

export function keepPrints(folder: string, siteFolder: string, log: Logger) {
  const listFile = join(folder, "printed-pdfs.json");
  let isPrinting = false;
  let wanted: string | undefined;

  /** Names each PDF with its hash: another list is another set of PDFs. */
  function list(): string {
    return existsSync(listFile) ? readFileSync(listFile, "utf8") : "";
  }

  async function run(drawn: string): Promise<void> {
    const child = spawn(process.execPath, [program, drawn, siteFolder, folder], { stdio: "pipe" });
    const end = setTimeout(() => child.kill("SIGKILL"), longest).unref();
    child.stderr.resume();
    createInterface(child.stdout).on("line", (line) => {
      log.warn({ line }, "the PDF of an edition is not printed");
    });
    await once(child, "close").finally(() => clearTimeout(end));
  }

  return {
    folder,
    list,
    /** One at a time; of those asked for meanwhile the last. */
    async make(drawn: string, onPrinted: () => void): Promise<void> {
      wanted = drawn;
      if (isPrinting) return;
      isPrinting = true;
      const before = list();
      while (wanted !== undefined) {
        const next: string = wanted;
        wanted = undefined;
        await run(next).catch((error: unknown) =>
          log.warn({ error: String(error) }, "not printed"),
        );
      }
      isPrinting = false;
      if (list() !== before) onPrinted();
    },
  };
}
