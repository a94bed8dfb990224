/** Tabs that were open during an update ask by the names of the version before. */
import { describe, expect, test } from "vitest";
import { bothEngines, startBackend } from "./backend.ts";
import { oldNames } from "./old-names.ts";

describe.each(bothEngines)("on the %s engine", (engine) => {
  test("every function that was renamed still answers under its old name", async () => {
    const backend = await startBackend(engine);
    for (const { old, present, body, status, answer } of oldNames) {
      for (const name of [old, present]) {
        const answered = await backend.post(`/functions/v1/${name}`, body);
        expect([name, answered.status, answered.body]).toEqual([name, status, answer]);
      }
    }
    const unknown = await backend.post("/functions/v1/lp-nothing", {});
    expect([unknown.status, unknown.body]).toEqual([404, { code: "not_found" }]);
  });
});
