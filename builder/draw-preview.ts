/**
 * Draws one page as it would be with changes that are still being written, by the code that draws it
 * when they are published. The backend runs it as a program of its own, and reads the page from its
 * standard output:
 * `node builder/draw-preview.ts <path> <changes> <kept> <server build> <client build>`.
 */
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";

const [path = "/", changes = "", kept = "", server = "", client = ""] = process.argv.slice(2);
// A lower priority than that of the host, which answers visitors.
setPriority(5);
// Set before the modules that read it are imported.
process.env.CHANGES_FILE = kept;
const { soundChanges } = await import("./changes/sound.ts");
await soundChanges(JSON.parse(readFileSync(changes, "utf8")));
const { changedContents } = await import("./changes/draw.ts");
const { files } = await changedContents(server);
const { pageDrawer } = await import("./page-drawer.ts");
const draw = await pageDrawer(server, client, files);
process.stdout.write(await draw(path), () => process.exit(0));
