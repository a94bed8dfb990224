import type { Chart } from "./bar-chart.ts";

/** `met` is undefined if the figure does not show it. */
export type Goal = { goal: string; found: string; met: boolean | undefined };

export type Section = {
  title: string;
  method: string;
  /** By the name of the file. */
  charts: Record<string, Chart>;
  goals: Goal[];
  /** Tables, in Markdown. */
  body: string;
};
