import { subscribeField } from "./subscribe-form.tsx";

/** A link to the field in the footer, which browsers then focus. */
export function SubscribeAgain({ label }: { label: string }) {
  return (
    <a className="button button-secondary" href={`#${subscribeField}`}>
      {label}
    </a>
  );
}
