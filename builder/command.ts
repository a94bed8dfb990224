import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { Trouble } from "./step.mjs";

type Options = { env?: Record<string, string> };

/** Runs a tool from `node_modules/.bin` under the pinned Node, and returns what it printed. */
export function command(name: string, args: string[], options: Options = {}): Promise<string> {
  const env = {
    ...process.env,
    // Vite would read all that its settings import a second time, three times in a build, only to
    // say what a later version of it may refuse.
    VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    ...options.env,
    // What tools print is shown later, through our own output: colours would be noise there.
    NO_COLOR: "1",
    PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
  };
  return new Promise((done, failed) => {
    const child = spawn(name, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", failed);
    child.on("close", (code) => {
      if (code === 0) done(output);
      else failed(/ENOSPC/.test(output) ? noSpace() : new Trouble(output.trim()));
    });
  });
}

function noSpace(): NodeJS.ErrnoException {
  return Object.assign(new Error("no space left"), { code: "ENOSPC" });
}
