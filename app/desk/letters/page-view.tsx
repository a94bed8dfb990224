import { useEffect, useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import type { Language } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import type { DeskState } from "../kit/ask-desk.ts";
import { Shown } from "../kit/shown.tsx";

type Props = { letter: LetterText; language: Language };
type Drawing = typeof import("./drawn-letter.tsx");

/**
 * The reader of Markdown and the drawings come when somebody looks. Not by `lazy`: without a network it
 * would take the whole page away, and could not be asked again.
 */
export function PageView({ letter, language }: Props) {
  const [state, setState] = useState<DeskState<Drawing>>({ kind: "loading" });

  async function load(): Promise<void> {
    setState({ kind: "loading" });
    const came = await attempt(() => import("./drawn-letter.tsx"));
    setState("kind" in came ? { kind: "stopped", failure: came } : { kind: "loaded", body: came });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; then whoever looks asks again.
  useEffect(() => {
    load();
  }, []);

  return (
    <Shown state={state} reload={load}>
      {({ DrawnLetter }) => <DrawnLetter letter={letter} language={language} />}
    </Shown>
  );
}
