import { type FormEvent, useState, useTransition } from "react";
import { formAction } from "#app/api/address.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { dismissToast, showToast } from "#app/ui/toast-store.ts";
import { subscribeToast } from "./subscribe-toast.ts";
import { subscribe } from "./subscription.ts";

/** The id of the field, to which other parts of a page link. */
export const subscribeField = "newsletter-email";

/**
 * One field. The browser checks it; we show the error in the language of the page. Without
 * JavaScript, and until the page is hydrated, the browser sends the form, and then shows a page
 * with the result.
 */
export function SubscribeForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [pending, startSending] = useTransition();
  const [fault, setFault] = useState<"missing" | "incomplete">();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    // The message about the last try must not be taken for one about this try.
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
      <Button type="submit" pending={pending} pendingLabel={t("footer.newsletter.subscribing")}>
        {t("footer.newsletter.subscribe")}
      </Button>
    </form>
  );
}
