/** Where the backend is, for the clients and for forms that are sent without them. */
const elsewhere = (import.meta.env.SUPABASE_URL ?? "").replace(/\/+$/, "");

type FormFunction =
  | "newsletter-subscribe"
  | "newsletter-confirm"
  | "newsletter-unsubscribe"
  | "person-proof"
  | "contact"
  | "contact-status";

/** What a form posts to as long as, or wherever, no script runs. */
export function formAction(name: FormFunction): string {
  return `${elsewhere}/functions/v1/${name}`;
}

export function backendAddress(): string {
  return elsewhere || location.origin;
}
