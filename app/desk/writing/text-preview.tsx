import { useDeferredValue, useEffect, useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Language } from "#core/languages.ts";
import type { Rules } from "#core/parse-text.ts";
import { typeset } from "#core/typeset.ts";
import type { DeskState } from "../kit/ask-desk.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";

type Props = {
  /** Where it is not beside a text that is written. */
  label?: string;
  language: Language;
  title: string;
  summary: string;
  body: string;
  rules: Rules;
};
type Drawing = typeof import("./drawn-text.tsx");

/** Beside a text, what readers will see of it. It is drawn anew as one types. */
export function TextPreview({ label, language, title, summary, body, rules }: Props) {
  const { t } = useTranslation("desk");
  const name = label ?? t("writing.preview.title");
  const [state, setState] = useState<DeskState<Drawing>>({ kind: "loading" });

  async function load(): Promise<void> {
    setState({ kind: "loading" });
    const came = await attempt(() => import("./drawn-text.tsx"));
    setState("kind" in came ? { kind: "stopped", failure: came } : { kind: "loaded", body: came });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once; after a failure the button loads again.
  useEffect(() => {
    load();
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus for the arrow keys.
    <section className="writing-preview" tabIndex={0} aria-label={name}>
      <h2>{name}</h2>
      <WhenLoaded state={state} reload={load}>
        {(drawing) => (
          <article className="letter-page" lang={language}>
            <h3>{typeset(title, language)}</h3>
            <p className="letter-page-summary">{typeset(summary, language)}</p>
            <LastReadable body={body} language={language} rules={rules} drawing={drawing} />
          </article>
        )}
      </WhenLoaded>
    </section>
  );
}

type ReadableProps = Pick<Props, "language" | "body" | "rules"> & { drawing: Drawing };

/** The text, or while it has a fault, as it was before. */
function LastReadable({ language, body, rules, drawing }: ReadableProps) {
  const { t } = useTranslation("desk");
  const { DrawnText, readText } = drawing;
  const now = useDeferredValue(body);
  const [shown, setShown] = useState("");
  const isReadable = readText(now, language, rules) !== undefined;
  if (isReadable && shown !== now) setShown(now);
  return (
    <>
      {!isReadable && <p className="letter-fault">{t("writing.preview.before")}</p>}
      <DrawnText body={shown} language={language} rules={rules} />
    </>
  );
}
