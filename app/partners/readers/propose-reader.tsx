import { type FormEvent, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { languages } from "#core/languages.ts";
import { mostReaderDays, mostReadersWaiting, nameLimits } from "#core/limits.ts";
import { useWhose } from "../whose.ts";

const reasons = ["until", "reader-already", "proposed-already", "readers-wait", "invalid"] as const;
/** What is offered as the end: long enough for an audit. */
const usualDays = 90;

/** Proposes an auditor or a colleague as a reader of the entity's account, with an end. */
export function ProposeReader({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(["partners", "sign-in"]);
  const { textOf } = useFailureWords();
  const language = useLanguage();
  const whose = useWhose();
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");

  async function propose(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const typed = (name: string) => String(given.get(name) ?? "");
    setSaid("");
    setFailure("");
    setPending(true);
    const answer = await askOwnAccount("propose-reader", {
      entity: whose.id,
      name: typed("name"),
      email: typed("email"),
      language: typed("language") === "fr" ? "fr" : "en",
      until: typed("until"),
    });
    setPending(false);
    if (answer.kind === "done") {
      setSaid(t("access.propose.done", { name: typed("name") }));
      form.reset();
      return onChanged();
    }
    if (answer.kind === "ended") return;
    if (answer.kind !== "refused") return setFailure(textOf(answer));
    const reason = reasons.find((known) => known === answer.code) ?? "invalid";
    setFailure(t(`access.propose.refusals.${reason}`, { most: mostReadersWaiting }));
  }

  return (
    <Disclosure summary={t("access.propose.open")}>
      <p className="access-text">{t("access.propose.text", { entity: whose.name })}</p>
      <form className="propose-reader" onSubmit={propose}>
        <TextField
          label={t("access.propose.name")}
          name="name"
          autoComplete="off"
          minLength={nameLimits[0]}
          maxLength={nameLimits[1]}
          required
        />
        <TextField
          label={t("access.propose.email")}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <Select
          label={t("access.propose.language")}
          name="language"
          defaultValue={language}
          required
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`access.propose.languages.${one}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t("access.propose.until")}
          hint={t("access.propose.untilHint")}
          name="until"
          type="date"
          defaultValue={dayAfter(usualDays)}
          min={dayAfter(1)}
          max={dayAfter(mostReaderDays)}
          required
        />
        <Button type="submit" pending={pending}>
          {t("access.propose.send")}
        </Button>
        <p role="alert">{failure && <span className="field-error">{failure}</span>}</p>
      </form>
      <p role="status" className="access-said">
        {said}
      </p>
    </Disclosure>
  );
}

/** A day so many days from now, as 2026-11-28. */
function dayAfter(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
