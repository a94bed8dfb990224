import { readFileSync } from "node:fs";
import { type Setting, settings } from "#core/settings.ts";
import { readHostState } from "#server/host-state.ts";

/**
 * The settings as the running host has them (Linux), for those that the doctor is not given itself:
 * a service manager keeps them where a terminal does not see them.
 */
export function withHostSettings(env: NodeJS.ProcessEnv, dataFolder: string): NodeJS.ProcessEnv {
  const pid = readHostState(dataFolder)?.pid;
  // Where the host was killed, its number may be another process's by now.
  if (!pid || !read(`/proc/${pid}/cmdline`).includes("server/main.ts")) return env;
  const its = Object.fromEntries(
    read(`/proc/${pid}/environ`)
      .split("\0")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const entries: [string, Setting][] = Object.entries(settings);
  const missing = entries.filter(([name, one]) => one.for === "host" && !env[name] && its[name]);
  return { ...env, ...Object.fromEntries(missing.map(([name]) => [name, its[name]])) };
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Not Linux, no such process, or another user's.
    return "";
  }
}
