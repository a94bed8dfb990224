/** The address of the backend, for our clients and for forms that are sent without a script. */
const hostedOrigin = (import.meta.env.SUPABASE_URL ?? "").replace(/\/+$/, "");

type FormFunction =
  | "newsletter-subscribe"
  | "newsletter-confirm"
  | "newsletter-unsubscribe"
  | "person-data"
  | "person-proof"
  | "contact"
  | "contact-status";

/** Where a form is posted when no script handles it. */
export function formAction(name: FormFunction): string {
  return `${hostedOrigin}/functions/v1/${name}`;
}

export function backendAddress(): string {
  return hostedOrigin || location.origin;
}
