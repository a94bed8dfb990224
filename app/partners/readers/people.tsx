import { useState } from "react";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { askOwnAccount } from "#app/sign-in/own-account.ts";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import type { Overview } from "#core/acts/space.ts";
import { useWhose } from "../whose.ts";

type Person = Overview["people"][number];
type Props = { people: readonly Person[]; onChanged: () => void };

/** Who sees this entity's account, and who was proposed; readers can be sent away from here. */
export function People({ people, onChanged }: Props) {
  const { t } = useTranslation("partners");
  const language = useLanguage();
  const [said, setSaid] = useState("");
  function done(text: string): void {
    setSaid(text);
    onChanged();
  }
  return (
    <>
      <ul className="download-log access-people">
        {people.map((person) => {
          const { id, name, email, role, endsAt, waits } = person;
          return (
            <li key={id}>
              <span>{[name, email].filter(Boolean).join(", ")}</span>
              <span>{waits ? t("access.waits") : t(`access.role.${role}`)}</span>
              <span>{endsAt && t("until", { day: formatDay(endsAt, language) })}</span>
              {role === "read" && <SendAway person={person} onDone={done} />}
            </li>
          );
        })}
      </ul>
      <p role="status" className="access-said">
        {said}
      </p>
    </>
  );
}

/** Asks once more, since it cannot be undone by the one who does it. */
function SendAway({ person, onDone }: { person: Person; onDone: (said: string) => void }) {
  const { t } = useTranslation(["partners", "sign-in"]);
  const { textOf } = useFailureWords();
  const whose = useWhose();
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState("");
  const { id, name, waits } = person;
  const what = waits ? "withdraw" : "end";

  async function send(): Promise<void> {
    const act = waits ? "withdraw-reader" : "end-reader";
    const answer = await askOwnAccount(act, { entity: whose.id, id });
    // Refused: it was settled meanwhile, and the list says how.
    if (answer.kind === "done") onDone(t(`access.${what}Done`, { name }));
    else if (answer.kind === "refused") onDone(t("access.settled"));
    else if (answer.kind !== "ended") setFailure(textOf(answer));
  }

  return (
    <span className="access-acts">
      {asks ? (
        <>
          <button type="button" className="button-quiet" onClick={send}>
            {t(`access.${what}Sure`)}
            <span className="sr-only">{`, ${name}`}</span>
          </button>
          <button type="button" className="button-quiet" onClick={() => setAsks(false)}>
            {t("access.keep")}
          </button>
        </>
      ) : (
        <button type="button" className="button-quiet" onClick={() => setAsks(true)}>
          {t(`access.${what}`)}
          <span className="sr-only">{`, ${name}`}</span>
        </button>
      )}
      {failure && (
        <span role="alert" className="field-error">
          {failure}
        </span>
      )}
    </span>
  );
}
