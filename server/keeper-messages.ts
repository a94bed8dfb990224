/**
 * What a host and its keeper tell each other. The keeper is older than the hosts that updates bring:
 * these words never change.
 */

/** From the host: its pages, or its forms, are answered from now on. */
export type HostReady = "pages" | "forms";
/** From the host: the database is there and a migration failed, so that its forms are not worth waiting for. */
export const noForms = "no forms";
/** To the host: another one answers from now on. */
export const handOver = "hand over";
export const stopNow = "stop";
/** An argument of a host that is started beside another one. */
export const takeOver = "--take-over";
