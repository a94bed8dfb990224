import { useEffect, useState } from "react";
import { attempt } from "#app/api/attempt.ts";
import type { Language } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import type { DeskState } from "../kit/ask-desk.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";

type Props = { letter: LetterText; language: Language };
type Drawing = typeof import("./drawn-letter.tsx");

/**
 * Loads the Markdown parser and the drawings only when the preview is opened. Not by `lazy`:
 * offline, that would replace the whole page by an error, and could not be tried again.
 */
export function PageView({ letter, language }: Props) {
  const [state, setState] = useState<DeskState<Drawing>>({ kind: "loading" });

  async function load(): Promise<void> {
    setState({ kind: "loading" });
    const came = await attempt(() => import("./drawn-letter.tsx"));
    setState("kind" in came ? { kind: "stopped", failure: came } : { kind: "loaded", body: came });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once; after a failure the button loads again.
  useEffect(() => {
    load();
  }, []);

  return (
    <WhenLoaded state={state} reload={load}>
      {({ DrawnLetter }) => <DrawnLetter letter={letter} language={language} />}
    </WhenLoaded>
  );
}
