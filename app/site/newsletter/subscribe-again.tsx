import { subscribeField } from "./subscribe-form.tsx";

/** Leads to the footer's field; browsers give it the focus. */
export function SubscribeAgain({ label }: { label: string }) {
  return (
    <a className="button button-secondary" href={`#${subscribeField}`}>
      {label}
    </a>
  );
}
