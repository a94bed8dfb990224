import type { Chart } from "./bar-chart.ts";

/** `met` is undefined where the figure cannot tell. */
export type Goal = { goal: string; found: string; met: boolean | undefined };

export type Section = {
  title: string;
  method: string;
  /** By the name of their file. */
  charts: Record<string, Chart>;
  goals: Goal[];
  /** Tables, in Markdown. */
  body: string;
};
