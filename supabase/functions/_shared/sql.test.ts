import { expect, test } from "vitest";
import { DatabaseAway, tellingAway } from "./sql.ts";

const failing = (code?: string) => {
  const error = code ? Object.assign(new Error("no"), { code }) : new TypeError("no");
  return tellingAway(() => Promise.reject(error))("select 1");
};

test.each([
  "CONNECTION_CLOSED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "EPIPE",
  "08006",
  "53300",
  "57P01",
])("%s: the database is away", async (code) => {
  await expect(failing(code)).rejects.toThrow(DatabaseAway);
  await expect(failing(code)).rejects.toMatchObject({ code });
});

test.each(["42P01", "23505", "57014", "UNDEFINED_VALUE", undefined])(
  "%s: the statement is at fault, and would be again",
  async (code) => {
    await expect(failing(code)).rejects.not.toThrow(DatabaseAway);
    await expect(failing(code)).rejects.toThrow("no");
  },
);
