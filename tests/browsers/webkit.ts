/** WebKit, driven by WebDriver (https://w3c.github.io/webdriver/): the nearest to Safari on Linux. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#builder/free-port.ts";
import { until } from "../until.ts";
import {
  type Browser,
  type BrowserWindow,
  end,
  saidBy,
  start,
  type WindowOptions,
} from "./browser.ts";

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own.
type Answer = any;
type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Answer>;

export async function startWebkit(path: string, xvfb: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  // It draws on a screen only.
  const screen = start(xvfb, ["-displayfd", "1", "-screen", "0", "1600x1200x24"]);
  const display = await saidBy(screen, "stdout", /^(\d+)\n/);
  const port = await freePort();
  const driver = start(path, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    HOME: folder,
    // Its sandbox needs rights that root in a container does not have.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
  });
  const send = speakWebdriver(`http://127.0.0.1:${port}`);
  await until(() => send("GET", "/status"));
  return {
    name: "WebKit",
    open: (options) => openWindow(send, folder, options),
    async close() {
      await end(driver);
      await end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It tells its driver nothing of what a page logs: errors are kept from when a page is loaded. */
const keepErrors = `
  window.keptErrors = [];
  addEventListener("error", ({ message }) => keptErrors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => keptErrors.push(String(reason)));
  addEventListener("securitypolicyviolation", (event) => keptErrors.push(event.violatedDirective));`;

function speakWebdriver(origin: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function openWindow(
  send: Send,
  downloads: string,
  { width, height, scripts }: WindowOptions,
): Promise<BrowserWindow> {
  const { sessionId } = await send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // In milliseconds: a command waits for a page to be loaded, and is to be tried again.
        timeouts: { pageLoad: 60_000, script: 60_000 },
        "webkitgtk:browserOptions": {
          args: ["--automation", `--enable-javascript=${scripts}`],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  // With its frame, and no narrower than its own buttons: some 450 px.
  await send("POST", `${session}/window/rect`, { width, height });
  const run = (script: string) => send("POST", `${session}/execute/sync`, { script, args: [] });
  return {
    downloads,
    async goTo(url) {
      await send("POST", `${session}/url`, { url });
      await run(keepErrors);
    },
    async reload() {
      await send("POST", `${session}/refresh`);
      await run(keepErrors);
    },
    async back() {
      await send("POST", `${session}/back`);
    },
    call: (source) => run(`return (${source})();`),
    async act(actions) {
      await send("POST", `${session}/actions`, { actions });
    },
    async picture() {
      return Buffer.from(await send("GET", `${session}/screenshot`), "base64");
    },
    errors: () => run("return window.keptErrors ?? [];"),
    async close() {
      await send("DELETE", session);
    },
  };
}
