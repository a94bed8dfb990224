import { vi } from "vitest";

/**
 * Waits until `check` no longer throws, and answers what it answered. The limit is no measure of
 * speed: it is there so that what never happens is told, and a busy machine stays far below it. It
 * is shorter than a test's own limit (`vitest.config.ts`), so that the last reason is shown.
 * `interval`, in milliseconds, is for a check that is itself counted, or must not come too late.
 */
export function until<Answer>(
  check: () => Answer | Promise<Answer>,
  interval = 50,
): Promise<Answer> {
  return vi.waitFor(check, { timeout: 240_000, interval });
}
