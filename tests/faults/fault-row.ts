import { expect, type RunnerTestCase } from "vitest";

/** What one fault did: a row of docs/reliability.md. */
export type FaultRow = {
  fault: string;
  engine: string;
  underWay: string;
  /** Writes that a visitor was told are stored, and mails that follow from them. */
  acknowledged: number;
  lost: number;
  normalAfter: string;
  /** What visitors saw meanwhile. */
  seen: string;
};

declare module "vitest" {
  interface TaskMeta {
    faults?: FaultRow[];
  }
}

/** Keeps the row for the report. Nothing may ever be lost. */
export function record(task: RunnerTestCase, row: FaultRow): void {
  task.meta.faults ??= [];
  task.meta.faults.push(row);
  expect(row.lost, "acknowledged and lost").toBe(0);
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
