import { expect } from "vitest";
import { contactMessage } from "../db/contact-message.ts";
import { until } from "../until.ts";
import type { HostProcess } from "./host-process.ts";

/** `taken`: whether the host keeps the id that the request came with. */
export async function expectOneId(host: HostProcess, taken: boolean): Promise<void> {
  const given = "proxy-0123456789";
  const asked = () =>
    fetch(`${host.url}/functions/v1/contact`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-request-id": given,
        "x-forwarded-for": "198.51.100.9",
      },
      body: JSON.stringify(contactMessage({})),
    });
  let last = await asked();
  while (last.status === 201) last = await asked();
  expect(last.status).toBe(429);
  const id = last.headers.get("x-request-id") ?? "";
  expect(id === given).toBe(taken);
  await until(() => {
    const lines = host.said().split("\n");
    const of = (words: string) =>
      lines.filter((line) => line.includes(`"msg":"${words}"`) && line.includes(`"${id}"`));
    expect(of("limit reached").length, "the backend's line").toBeGreaterThan(0);
    expect(of("answered").length, "the host's line").toBeGreaterThan(0);
  });
  const forged = await fetch(`${host.url}/`, { headers: { "x-request-id": 'a"b c' } });
  expect(forged.headers.get("x-request-id")).toMatch(/^[\w-]+$/);
}
