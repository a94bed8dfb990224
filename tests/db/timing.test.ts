/**
 * Finding 3: neither the time of an answer nor what others wait for tells who has an account. Here
 * is what it rests on, that the same work is done; how long it takes is measured in the benchmark.
 */
import { expect, test } from "vitest";
import { engines, startBackend } from "./backend.ts";
import { addPartner, fillSpace, hashedInEarnest, signIn } from "./partner-space.ts";

test.each(engines)("a password is compared for every address, on the %s engine", async (engine) => {
  const backend = await startBackend(engine);
  await fillSpace(backend.sql);
  await addPartner(backend.sql, "known@partner.example");
  await backend.sql("update auth.users set encrypted_password = $1 where email = $2", [
    hashedInEarnest,
    "known@partner.example",
  ]);
  const spent = async (email: string): Promise<number> => {
    const before = process.cpuUsage();
    expect((await signIn(backend, email, "not it at all")).status).toBe(400);
    const { user } = process.cpuUsage(before);
    return user / 1_000;
  };
  await spent("known@partner.example");
  const known = await spent("known@partner.example");
  const unknown = await spent("unknown@partner.example");
  expect(unknown).toBeGreaterThan(known / 2);
});
