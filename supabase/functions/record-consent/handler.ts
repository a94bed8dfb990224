import * as v from "valibot";
import { publishedVersions } from "../../../content/consent-version.ts";
import { endpoint, overLimit } from "../_shared/endpoint.ts";

const recordSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  version: v.picklist(publishedVersions),
  performance: v.boolean(),
  targeting: v.boolean(),
  method: v.picklist(["accept-all", "decline-all", "custom", "privacy-signal"]),
});

/** Keeps the proof of an answer about cookies. Sent twice, it is still one. */
export const handler = endpoint(
  { resultPage: "/cookie-settings", mostBytes: 1_000 },
  async ({ fields, language }, deps) => {
    const read = v.safeParse(recordSchema, fields);
    if (!read.success) return { status: 422, body: { code: "invalid" }, section: "" };
    const limited = await overLimit("consent", deps);
    if (limited) return limited;
    const { id, version, performance, targeting, method } = read.output;
    await deps.sql(
      `insert into private.consent_records (id, version, performance, targeting, method, language)
       values ($1::uuid, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
      [id, version, performance, targeting, method, language],
    );
    return { status: 201, body: {}, section: "" };
  },
);
