/** A database's code says what happened; its message may hold what a visitor wrote. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : "unknown";
}
