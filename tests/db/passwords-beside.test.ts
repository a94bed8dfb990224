/** Findings, security 6: a password is compared beside the thread that answers forms. */
import { expect, test } from "vitest";
import { isPassword } from "#server/backend/passwords.ts";
import { bothEngines, startBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { addPartner, fillSpace, hashedCheaply, password, signIn } from "./partner-space.ts";

const email = "heavy@partner.example";
/** Of the partner's password, and four times the work of one that is set here. */
const hashed = "$2b$12$Zfh.A.fKR7fQkw6nyD7Hx.kT5xvfbI9XFrI7MhitW65NUo5nJ8a7u";

test.each(bothEngines)(
  "finding: passwords cost this thread nothing, right or wrong, on the %s engine",
  async (engine) => {
    const backend = await startBackend(engine);
    await fillSpace(backend.sql);
    await addPartner(backend.sql, email);
    await backend.sql("update auth.users set encrypted_password = $1 where email = $2", [
      hashed,
      email,
    ]);
    const spent = async (typed: string, status: number) => {
      const [whole, here] = [process.cpuUsage(), process.threadCpuUsage()];
      expect((await signIn(backend, email, typed)).status).toBe(status);
      return { whole: process.cpuUsage(whole).user, here: process.threadCpuUsage(here).user };
    };
    await spent(password, 200);
    const wrong = await spent("not it at all", 400);
    expect(wrong.here, "wrong").toBeLessThan(wrong.whole / 2);
    const right = await spent(password, 200);
    expect(right.here, "right").toBeLessThan(right.whole / 2);
    expect(right.whole, "compared once").toBeLessThan(wrong.whole * 1.7);
  },
);

test.each(bothEngines)(
  "finding: while sign-ins wait, a form is answered and another sign-in put off, on the %s engine",
  async (engine) => {
    const backend = await startBackend(engine);
    const order: string[] = [];
    const cheap = Array(39).fill(hashedCheaply);
    const full = Promise.all(
      [hashed, hashed, ...cheap].map((hash) => isPassword({ password: "wrong", hash })),
    ).then(() => order.push("the sign-ins"));
    const [{ status, headers }, sent] = await Promise.all([
      signIn(backend, email),
      backend.post("/functions/v1/contact", contactMessage()),
    ]);
    order.push("the form");
    expect([status, headers.get("retry-after"), sent.status]).toEqual([503, "5", 201]);
    await full;
    expect(order).toEqual(["the form", "the sign-ins"]);
  },
);
