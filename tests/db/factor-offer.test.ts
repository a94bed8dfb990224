/** Who has a password alone, by their entity's leave, is told of a second factor until they put it away. */
import { expect, test } from "vitest";
import { engines, startBackend } from "./backend.ts";
import { addPartner, fillSpace, overviewOf, sessionOf } from "./partner-space.ts";
import { act, addInvited, enrolByCode } from "./strong-sign-in.ts";

test.each(engines)("offered, put away for good, and never to who has one: %s", async (engine) => {
  const backend = await startBackend(engine);
  const { sql } = backend;
  await fillSpace(sql);
  await addPartner(sql, "one@partner.example");
  await addPartner(sql, "two@partner.example", "Moselle office");
  await addInvited(sql, "three@partner.example");
  const offered = async (email: string) => {
    const session = await sessionOf(backend, email);
    return (await overviewOf(backend, session)).offersFactor;
  };
  expect(await offered("one@partner.example")).toBe(true);
  const session = await sessionOf(backend, "one@partner.example");
  expect((await act(backend, session, "put-away-factor-offer")).status).toBe(200);
  expect((await act(backend, session, "put-away-factor-offer")).status).toBe(200);
  expect(await offered("one@partner.example")).toBe(false);
  expect(await offered("two@partner.example")).toBe(true);
  const third = await sessionOf(backend, "three@partner.example");
  await enrolByCode(backend, third);
  expect((await overviewOf(backend, third)).offersFactor).toBe(false);
});
