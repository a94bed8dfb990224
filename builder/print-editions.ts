/**
 * Prints the PDFs of editions that the desk published, from the pages that were drawn of them
 * (`builder/draw-texts.ts`). The host runs it as a program of its own, once those pages are shown:
 * `node builder/print-editions.ts <drawn folder> <client build> <prints>`.
 * Nobody waits for it. Each PDF is listed in `<prints>` once it is complete. A host without a
 * browser, or without the packages of the build, prints none.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { setPriority } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";

const [folder = "", client = "", prints = ""] = process.argv.slice(2);
/** Two pages take some seconds. A browser that hangs is ended with this program. */
const longest = 300_000;

if (process.stdin instanceof Socket) {
  process.stdin.on("end", () => process.exit(1)).resume();
  process.stdin.unref();
}
setPriority(5);
setTimeout(() => fail("The browser did not end."), longest).unref();
// Read by the modules that are imported below.
process.env.EDITIONS_FILE = join(folder, "drawn-editions.json");
process.env.EDITION_PRINTS = prints;
if (!findBrowser()) say("no browser");
else await printMissing().catch((error) => fail(String(error)));

async function printMissing(): Promise<void> {
  const { jobsOf } = await import("./editions/print-jobs.ts");
  const { hostPrintFile, hostPrintList, hostPrintName, readHostPrints } = await import(
    "./editions/pdfs.ts"
  );
  const { readOfDesk } = await import("./editions/of-desk.ts");
  const { readEditions } = await import("./editions/read.ts");
  const { editionTexts } = await import("#core/edition-texts.ts");
  const { fileOf } = await import("./addresses.ts");
  mkdirSync(prints, { recursive: true });
  const jobs = editionTexts.flatMap((text) => {
    const ofDesk = new Set(readOfDesk(text).map(({ version, file }) => file && version));
    return readEditions(text)
      .filter(({ version, withdrawn }) => ofDesk.has(version) && !withdrawn)
      .flatMap((edition) =>
        jobsOf(edition, {
          file: (language) => hostPrintFile(`${hostPrintName(edition.hash, language)}.pdf`),
          done(language, print) {
            const name = hostPrintName(edition.hash, language);
            keep({ ...readHostPrints(), [name]: print });
          },
        }),
      );
  });
  if (jobs.length === 0) return;
  const { printOne, startBrowser } = await import("./publications/print.ts");
  const { printFonts } = await import("./publications/print-fonts.ts");
  const fonts = await printFonts();
  const drawn = (path: string) => {
    const found = [join(folder, "files", path), join(client, path)].find((file) =>
      existsSync(file),
    );
    return found;
  };
  const browser = await startBrowser();
  try {
    for (const job of jobs) {
      const print = await printOne(
        browser,
        {
          page: async (path) => readFileSync(drawn(fileOf(path)) ?? "", "utf8"),
          async answer(route, path) {
            const file = drawn(decodeURI(path.split("?")[0] ?? ""));
            await (file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
          },
        },
        fonts,
        job,
      );
      job.done(print);
    }
  } finally {
    await browser.close();
  }

  /** Under another name until it is complete: pages may be drawn at any moment. */
  function keep(all: ReturnType<typeof readHostPrints>): void {
    const list = hostPrintFile(hostPrintList);
    writeFileSync(`${list}.part`, JSON.stringify(all));
    renameSync(`${list}.part`, list);
  }
}

/** One line, which the host writes into its log. */
function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

function fail(words: string): never {
  say(words.slice(0, 300));
  // Playwright ends its browser with this program.
  process.exit(1);
}
