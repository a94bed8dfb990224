import type { Logger } from "pino";

/**
 * Supabase Lite prints each failing statement with what the visitor typed. Only its code may
 * reach the log.
 */
export function quietConsole(log: Logger): void {
  const say = (...printed: unknown[]) => {
    const [first] = printed;
    const code = first instanceof Error && "code" in first ? String(first.code) : "none";
    log.debug({ code }, "a library printed something");
  };
  for (const method of ["log", "info", "warn", "error", "debug"] as const) console[method] = say;
}
