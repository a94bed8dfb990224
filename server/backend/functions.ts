import type { Handler } from "#functions/_shared/deps.ts";
import { handler as contact } from "#functions/contact/handler.ts";
import { handler as contactStatus } from "#functions/contact-status/handler.ts";
import { handler as desk } from "#functions/desk/handler.ts";
import { handler as deskFile } from "#functions/desk-file/handler.ts";
import { handler as lpAccount } from "#functions/lp-account/handler.ts";
import { handler as lpDocument } from "#functions/lp-document/handler.ts";
import { handler as lpPasskey } from "#functions/lp-passkey/handler.ts";
import { handler as lpRecover } from "#functions/lp-recover/handler.ts";
import { handler as lpRedeem } from "#functions/lp-redeem/handler.ts";
import { handler as newsletterConfirm } from "#functions/newsletter-confirm/handler.ts";
import { handler as newsletterSubscribe } from "#functions/newsletter-subscribe/handler.ts";
import { handler as newsletterUnsubscribe } from "#functions/newsletter-unsubscribe/handler.ts";
import { handler as personProof } from "#functions/person-proof/handler.ts";
import { handler as recordConsent } from "#functions/record-consent/handler.ts";
import { handler as sendConfirmation } from "#functions/send-newsletter-confirmation/handler.ts";
import { handler as webVitals } from "#functions/web-vitals/handler.ts";

/** Files, fetched or sent in pieces, and an address in mails that some programs open: no forms. */
export { deskFile, lpDocument, newsletterUnsubscribe };

/** The functions that visitors may post to, by their place under `/functions/v1/`. */
export const functions: Readonly<Record<string, Handler>> = {
  contact,
  "contact-status": contactStatus,
  desk,
  "lp-account": lpAccount,
  "lp-passkey": lpPasskey,
  "lp-recover": lpRecover,
  "lp-redeem": lpRedeem,
  "newsletter-confirm": newsletterConfirm,
  "newsletter-subscribe": newsletterSubscribe,
  "newsletter-unsubscribe": newsletterUnsubscribe,
  "person-proof": personProof,
  "record-consent": recordConsent,
  "send-newsletter-confirmation": sendConfirmation,
  "web-vitals": webVitals,
};
