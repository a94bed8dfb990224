import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { formAction } from "#app/api/address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { dismissToast, showToast } from "#app/ui/toast-store.ts";
import { subscribeToast } from "./subscribe-toast.ts";
import { subscribe } from "./subscription.ts";

/** The id of the field, which other parts of a page lead to. */
export const subscribeField = "newsletter-email";

/**
 * One field; the browser checks it, and we say in the language of the page what it found. Until the
 * page is alive, and without JavaScript, the form is sent by the browser itself and leads to a page
 * that says what came of it.
 */
export function SubscribeForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [pending, startSending] = useTransition();
  const [fault, setFault] = useState<"missing" | "incomplete">();
  const button = useRef<HTMLButtonElement>(null);
  useFocusGivenBack(button, pending);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    // What came of the last try is not what will come of this one.
    dismissToast();
    startSending(async () => {
      const outcome = await subscribe(email, language);
      if (outcome.kind === "subscribed") form.reset();
      setFault(outcome.kind === "invalid" ? "incomplete" : undefined);
      showToast("layout", (t) => subscribeToast(outcome.kind, t));
    });
  }

  function sayFault(event: FormEvent<HTMLInputElement>) {
    event.preventDefault();
    const field = event.currentTarget;
    setFault(field.validity.valueMissing ? "missing" : "incomplete");
    field.focus();
  }

  return (
    <form
      className="subscribe-form"
      method="post"
      action={formAction("newsletter-subscribe")}
      onSubmit={send}
    >
      <input type="hidden" name="language" value={language} />
      <TextField
        label={t("footer.newsletter.email")}
        hint={t("footer.newsletter.format")}
        error={fault && t(`footer.newsletter.${fault}`)}
        id={subscribeField}
        type="email"
        name="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        onInvalid={sayFault}
        required
      />
      <Button
        type="submit"
        ref={button}
        pending={pending}
        pendingLabel={t("footer.newsletter.subscribing")}
      >
        {t("footer.newsletter.subscribe")}
      </Button>
    </form>
  );
}

/** A button that is disabled loses the focus; whoever was on it finds it again. */
function useFocusGivenBack(button: { current: HTMLButtonElement | null }, pending: boolean): void {
  const had = useRef(false);
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (pending) had.current = active === button.current || active === body;
    else if (had.current && active === body) button.current?.focus();
  }, [button, pending]);
}
