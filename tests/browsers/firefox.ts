/** Firefox, driven by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/), which it speaks itself. */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Browser,
  type BrowserWindow,
  end,
  saidBy,
  start,
  type WindowOptions,
} from "./browser.ts";

/** What a new profile would otherwise open, ask or fetch by itself. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-GB",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.server": "data:,",
};

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own.
type Answer = any;
type Send = (method: string, params: object) => Promise<Answer>;
type LogEntry = { level: string; text: string; source: { context: string } };

export async function startFirefox(path: string): Promise<Browser> {
  const usual = await launch(path, {});
  return {
    ...usual,
    name: "Firefox",
    async open(options) {
      if (options.scripts) return usual.open(options);
      // Only a whole profile can be without scripts.
      const apart = await launch(path, { "javascript.enabled": false });
      const window = await apart.open(options);
      return { ...window, close: apart.close };
    },
  };
}

async function launch(path: string, more: Record<string, boolean>) {
  const folder = mkdtempSync(join(tmpdir(), "firefox-"));
  const profile = join(folder, "profile");
  mkdirSync(profile);
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = start(path, args, { HOME: folder });
  const address = await saidBy(firefox, "stderr", /WebDriver BiDi listening on (ws:\S+)/);
  const logged: LogEntry[] = [];
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const send = speakBidi(socket, (entry) => logged.push(entry));
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    open: (options: WindowOptions) =>
      openWindow(send, logged, mkdtempSync(join(folder, "downloads-")), options),
    async close() {
      socket.close();
      await end(firefox);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Answers what sends a command and waits for its answer. */
function speakBidi(socket: WebSocket, log: (entry: LogEntry) => void): Send {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data);
    if (method === "log.entryAdded") log(params);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === "error") asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended."));
  });
  return (method, params) => {
    const asked = Promise.withResolvers<Answer>();
    count += 1;
    waiting.set(count, asked);
    socket.send(JSON.stringify({ id: count, method, params }));
    return asked.promise;
  };
}

async function openWindow(
  send: Send,
  logged: readonly LogEntry[],
  downloads: string,
  { width, height }: WindowOptions,
): Promise<BrowserWindow> {
  const { userContext } = await send("browser.createUserContext", {});
  const { context } = await send("browsingContext.create", { type: "tab", userContext });
  await send("browsingContext.setViewport", { context, viewport: { width, height } });
  await send("browser.setDownloadBehavior", {
    downloadBehavior: { type: "allowed", destinationFolder: downloads },
    userContexts: [userContext],
  });
  return {
    downloads,
    async goTo(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    async back() {
      await send("browsingContext.traverseHistory", { context, delta: -1 });
    },
    async call(functionDeclaration) {
      const { exceptionDetails, result } = await send("script.callFunction", {
        functionDeclaration,
        awaitPromise: false,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    async act(actions) {
      await send("input.performActions", { context, actions });
    },
    async picture() {
      const { data } = await send("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    errors: async () =>
      logged
        .filter(({ level, source }) => level === "error" && source.context === context)
        .map(({ text }) => text),
    async close() {
      await send("browser.removeUserContext", { userContext });
    },
  };
}
