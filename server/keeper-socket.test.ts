import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { askForUpdate, listenForUpdates } from "./keeper-socket.ts";

test("a folder in which nothing can listen is told in a sentence, and ends nothing", async () => {
  const scratch = mkdtempSync(join(tmpdir(), "keeper-"));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  // No socket can have a name as long as this, for whatever user.
  const folder = join(scratch, "long".repeat(30));
  await listenForUpdates(folder, async () => ({ done: true, sentence: "" }));
  expect(said.mock.calls).toEqual([[expect.stringContaining("npm run update cannot reach")]]);
  expect(await askForUpdate(folder, ".")).toBeUndefined();
});
