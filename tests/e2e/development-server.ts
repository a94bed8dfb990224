import { spawn } from "node:child_process";
import { once } from "node:events";

const port = process.env.TEST_DEV_PORT ?? "4174";
export const origin = `http://localhost:${port}`;

/** Starts the development server, and answers how to stop it. */
export async function startDevelopment(): Promise<() => Promise<void>> {
  const args = ["dev", "--port", port, "--strictPort"];
  const server = spawn("node_modules/.bin/react-router", args, {
    env: {
      ...process.env,
      // Playwright would say "test".
      NODE_ENV: "development",
      DATA_FOLDER: "test-results/dev-data",
      // The house brand has no tag of the professional network; its gate is tested with this.
      NETWORK_TAG_ID: "test-tag",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // It starts a second process, which is to end with it.
    detached: true,
  });
  let said = "";
  const listening = new Promise<void>((done, failed) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      // The address is printed in several colours.
      if (said.includes("Local")) done();
    };
    server.stdout.on("data", listen);
    server.stderr.on("data", listen);
    server.on("exit", () => failed(new Error(`The development server ended: ${said}`)));
  });
  await listening;
  return async () => {
    const ended = once(server, "exit");
    if (server.pid) process.kill(-server.pid);
    await ended;
  };
}
