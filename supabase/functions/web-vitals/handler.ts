import * as v from "valibot";
import { endpoint, overLimit } from "../_shared/endpoint.ts";

const vitalSchema = v.object({
  page: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,60}$/)),
  metric: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
  value: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(600_000),
    // Finer than anyone looks, and nothing smaller than the database can hold.
    v.transform((value) => Math.round(value * 10_000) / 10_000),
  ),
});

/** One measurement of one page, from a visitor who agreed to it, about whom nothing is kept. */
export const handler = endpoint(
  { resultPage: "/cookie-settings", mostBytes: 1_000 },
  async ({ fields, language }, deps) => {
    const read = v.safeParse(vitalSchema, fields);
    if (!read.success) return { status: 422, body: { code: "invalid" }, section: "" };
    const limited = await overLimit("web-vitals", deps);
    if (limited) return limited;
    const { page, metric, value } = read.output;
    await deps.sql(
      "insert into private.web_vitals (page, language, metric, value) values ($1, $2, $3, $4)",
      [page, language, metric, value],
    );
    return { status: 201, body: {}, section: "" };
  },
);
