export function loadClients() {
  return import("./clients.ts");
}

/** A head start when a form is first touched. A failure shows, and is retried, on sending. */
export function prepareClients(): void {
  loadClients().catch(() => undefined);
}
