import { oldFunctions } from "#core/old-names.ts";
import type { Handler } from "#functions/_shared/deps.ts";
import { handler as contact } from "#functions/contact/handler.ts";
import { handler as contactStatus } from "#functions/contact-status/handler.ts";
import { handler as desk } from "#functions/desk/handler.ts";
import { handler as deskFile } from "#functions/desk-file/handler.ts";
import { handler as lpDocument } from "#functions/lp-document/handler.ts";
import { handler as newsletterConfirm } from "#functions/newsletter-confirm/handler.ts";
import { handler as newsletterSubscribe } from "#functions/newsletter-subscribe/handler.ts";
import { handler as newsletterUnsubscribe } from "#functions/newsletter-unsubscribe/handler.ts";
import { handler as personData } from "#functions/person-data/handler.ts";
import { handler as personProof } from "#functions/person-proof/handler.ts";
import { handler as recordConsent } from "#functions/record-consent/handler.ts";
import { handler as sendConfirmation } from "#functions/send-newsletter-confirmation/handler.ts";
import { handler as signInAccount } from "#functions/sign-in-account/handler.ts";
import { handler as signInLink } from "#functions/sign-in-link/handler.ts";
import { handler as signInPasskey } from "#functions/sign-in-passkey/handler.ts";
import { handler as signInRecover } from "#functions/sign-in-recover/handler.ts";
import { handler as signInRedeem } from "#functions/sign-in-redeem/handler.ts";
import { handler as webVitals } from "#functions/web-vitals/handler.ts";

/** Files, fetched or sent in pieces, and an address in mails that some programs open: no forms. */
export { deskFile, lpDocument, newsletterUnsubscribe };

/** Takes the present name, or an old one that open tabs still use. */
export function functionNamed(name: string): Handler | undefined {
  const present = presentName(name);
  return Object.hasOwn(functions, present) ? functions[present] : undefined;
}

export function presentName(name: string): string {
  return (Object.hasOwn(oldFunctions, name) && oldFunctions[name]) || name;
}

/** The functions that visitors may post to, by their place under `/functions/v1/`. */
export const functions: Readonly<Record<string, Handler>> = {
  contact,
  "contact-status": contactStatus,
  desk,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-subscribe": newsletterSubscribe,
  "newsletter-unsubscribe": newsletterUnsubscribe,
  "person-data": personData,
  "person-proof": personProof,
  "record-consent": recordConsent,
  "send-newsletter-confirmation": sendConfirmation,
  "sign-in-account": signInAccount,
  "sign-in-link": signInLink,
  "sign-in-passkey": signInPasskey,
  "sign-in-recover": signInRecover,
  "sign-in-redeem": signInRedeem,
  "web-vitals": webVitals,
};
