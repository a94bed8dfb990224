import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { formAction } from "#app/api/address.ts";
import type { Failure } from "#app/api/attempt.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSearchParams } from "#app/navigation/router.tsx";
import { Button } from "#app/ui/button.tsx";
import { Outcome } from "#app/ui/outcome.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { site } from "#content/site.ts";
import { SubscribeAgain } from "./subscribe-again.tsx";

type Text = { title: string; text: string };

type LinkWords<Kind extends string> = Text & {
  button: string;
  pending: string;
  missing: Text;
  outcomes: Record<Kind, Text>;
  again: string;
  write: string;
};

/** To visitors, an unavailable service is the same as a failed one. */
type ToldFailure = Exclude<Failure["kind"], "unavailable">;

type Props<Kind extends string> = {
  /** The fragment by which an address can show it (`#ask`). */
  id?: string;
  name: "newsletter-confirm" | "newsletter-unsubscribe" | "person-data" | "person-proof";
  words: LinkWords<Kind | ToldFailure>;
  act: (token: string) => Promise<{ kind: Kind } | Failure>;
  /** The outcome that counts as success. */
  done: Kind;
  /** What each of the others offers: to subscribe again, or to write to us. */
  next: Partial<Record<Kind | "missing" | "failed", "subscribe" | "write">>;
};

/**
 * The content of the page that a link in a mail opens. Opening it changes nothing, since mail
 * scanners open links too; only the button does. Without JavaScript the button sends a form, into
 * which our host has written the token from the address.
 */
export function MailLink<Kind extends string>({ id, name, words, act, done, next }: Props<Kind>) {
  const language = useLanguage();
  const token = useToken();
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<Kind | ToldFailure>();
  const [pending, startActing] = useTransition();

  // After each try the heading of the outcome takes the focus.
  useEffect(() => {
    if (outcome && !pending) heading.current?.focus();
  }, [outcome, pending]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (pending || !token) return;
    startActing(async () => {
      const { kind } = await act(token);
      setOutcome(kind === "unavailable" ? "failed" : kind);
    });
  }

  const state = token === "" ? "missing" : outcome;
  const canTry = !state || isFailure(state);
  const text = state === "missing" ? words.missing : state ? words.outcomes[state] : words;
  const onward = state && next[state as Kind];
  return (
    <Outcome {...(id && { id })} title={text.title} done={state === done} heading={heading}>
      <p>{text.text}</p>
      {canTry && (
        <form method="post" action={formAction(name)} onSubmit={send}>
          <input type="hidden" name="language" value={language} />
          <input
            type="hidden"
            name="token"
            data-query="token"
            defaultValue=""
            suppressHydrationWarning
          />
          <Button type="submit" pending={pending} pendingLabel={words.pending}>
            {words.button}
          </Button>
        </form>
      )}
      {onward === "subscribe" && (
        <p>
          <SubscribeAgain label={words.again} />
        </p>
      )}
      {onward === "write" && (
        <p>
          {words.write} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      )}
    </Outcome>
  );
}

/** The token in the address; empty where there is none, undefined until the page is hydrated. */
function useToken(): string | undefined {
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  return hydrated ? (parameters.get("token") ?? "") : undefined;
}

function isFailure(state: string): state is ToldFailure {
  return ["offline", "late", "limited", "failed"].includes(state);
}
