/** What a host tells its keeper, and hears from it. */
export type HostTold = "pages" | "forms";
/** The database is there and a migration failed: to wait longer for its forms would not help. */
export const noForms = "no forms";
export const handOver = "hand over";
export const stopNow = "stop";
/** To a host that is started beside another one. */
export const takeOver = "--take-over";
