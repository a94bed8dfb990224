/** An investor and a colleague, who sign in with a password and a code of their app. */

import { expect } from "vitest";
import desk from "#app/desk/words.en.ts";
import account from "#app/partners/overview/words.en.ts";
import signIn from "#app/sign-in/words.en.ts";
import { codeAt, stepAt } from "#functions/_shared/time-code.ts";
import { addPartner, fillSpace, publish } from "../db/partner-space.ts";
import { addColleague, appSecret, password } from "../e2e/colleague.ts";
import { writeLetter } from "../published-letter.ts";
import { until } from "../until.ts";
import type { Journey } from "./journeys.ts";
import type { Page } from "./page.ts";
import { underlineOf } from "./visitors.ts";

const { preview } = desk.letters;

export function workplaceJourneys(journey: Journey): void {
  journey(
    "an investor signs in with a code, reads an account and takes a document",
    async (page, { sql }) => {
      const email = "anne@partner.example";
      await fillSpace(sql);
      await addPartner(sql, email);
      await sql("update public.partner_entities set requires_factor = true");
      await sql(
        `insert into private.factors (user_id, kind, name, secret)
       select id, 'code', 'App', $2 from auth.users where email = $1`,
        [email, appSecret],
      );
      const contents = Buffer.from(`%PDF-1.4\n${"x".repeat(100_000)}\n%%EOF\n`);
      await publish(sql, "Old fund", contents);
      await signInAt(page, "/lp", email);
      await page.see(".space-entity", "Ormes foundation");
      expect(await page.run(underlineOf, "button.defined")).toBe("underline dotted");
      await page.press("button.defined", account.figures.paidIn);
      await page.see(".definition", account.definitions.paidIn);
      await page.press(".definition button", account.close);
      await page.seeNothing(".definition");
      await page.press(".document button", "Download");
      await page.saved("Ormes foundation - report.pdf", contents);
    },
  );

  journey(
    "a letter is previewed at the desk: its page, its mail, its text",
    async (page, { sql }) => {
      await writeLetter(sql, { slug: "a-first-letter", title: "A first letter" });
      const email = await addColleague(["communications"], "Jeanne Kremer", sql);
      await signInAt(page, "/desk?room=letters", email);
      await page.press(".desk-room a", "A first letter (en)");
      await page.press("button", preview.show);
      await page.see(".letter-page table caption", "A table");
      await page.press("[role=tab]", preview.mail);
      await page.choose(".letter-preview .desk-choice:last-child select", preview.schemes.dark);
      await until(async () =>
        expect(await page.run(mailInFrame)).toEqual(["rgb(16, 28, 38)", true]),
      );
      await page.press("[role=tab]", preview.text);
      await page.see(".mail-text", "The note.");
    },
  );
}

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.open(path);
  await page.at(/^\/login\?next=/);
  await page.fill("#sign-in-email", email);
  await page.fill("#sign-in-password", password);
  await page.press(".account-form .button-row button");
  await page.fill("#proof-code", await codeAt(appSecret, stepAt(Date.now())));
  await page.press("button", signIn.factorCheck.send);
}

/** The colour behind the mail, and whether its last words are there; runs in the page. */
function mailInFrame() {
  const frame = document.querySelector<HTMLIFrameElement>(".letter-frame iframe");
  const body = frame?.contentDocument?.body;
  return body && [getComputedStyle(body).backgroundColor, body.innerText.includes("The note.")];
}
