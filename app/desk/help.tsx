import { useEffect, useMemo, useState } from "react";
import { attempt, type Failure } from "#app/api/attempt.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { partOf } from "./handbook.ts";
import { Unfolded } from "./kit/unfolded.tsx";
import type { RoomRow } from "./rooms.ts";

/** Both handbooks, as texts of their own: one is loaded when somebody opens its part. */
const handbooks = import.meta.glob<string>("/docs/handbook/*.md", {
  query: "?raw",
  import: "default",
});

/** Below a room: its part of the handbook. */
export function Help({ room }: { room: RoomRow }) {
  const { t } = useTranslation("desk");
  const name = t(`${room.id}.nav`);
  return (
    <Unfolded summary={t("handbook", { name })} className="desk-help">
      <HelpText name={name} />
    </Unfolded>
  );
}

function HelpText({ name }: { name: string }) {
  const { t } = useTranslation("desk");
  const { textOf } = useFailureWords();
  const language = useLanguage();
  const [loaded, setLoaded] = useState<string | Failure>();
  useEffect(() => {
    let gone = false;
    const load = handbooks[`/docs/handbook/${language}.md`];
    attempt(() => load?.() ?? Promise.resolve("")).then((handbook) => {
      if (!gone) setLoaded(handbook);
    });
    return () => {
      gone = true;
    };
  }, [language]);
  const parts = useMemo(
    () => (typeof loaded === "string" ? partOf(loaded, name) : []),
    [loaded, name],
  );
  if (typeof loaded !== "string") {
    return <p role="status">{loaded ? textOf(loaded) : t("loading")}</p>;
  }
  return (
    <div className="prose">
      {parts.map((part) =>
        part.kind === "steps" ? (
          <ol key={part.texts[0]}>
            {part.texts.map((text) => (
              <li key={text}>
                <Emphasised text={text} />
              </li>
            ))}
          </ol>
        ) : (
          <p key={part.text}>
            <Emphasised text={part.text} />
          </p>
        ),
      )}
    </div>
  );
}

/** `*a name of the screen*` and `a command`. */
function Emphasised({ text }: { text: string }) {
  return text.split(/(\*[^*]+\*|`[^`]+`)/).map((piece) => {
    if (/^\*.+\*$/.test(piece)) return <em key={piece}>{piece.slice(1, -1)}</em>;
    return /^`.+`$/.test(piece) ? <code key={piece}>{piece.slice(1, -1)}</code> : piece;
  });
}
