import type { Logger } from "pino";
import { errorCode } from "#functions/_shared/error-code.ts";

/**
 * Supabase Lite prints each failing statement with what the visitor typed. Only its code may
 * reach the log.
 */
export function muteConsole(log: Logger): void {
  const say = (...printed: unknown[]) => {
    log.debug({ code: errorCode(printed[0]) }, "a library printed something");
  };
  for (const method of ["log", "info", "warn", "error", "debug"] as const) console[method] = say;
}
