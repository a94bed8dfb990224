import { type ReactNode, useId } from "react";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { ForeignWords } from "./foreign-words.tsx";
import type { Definition, Mark } from "./mark.ts";
import { hideNote, hideNoteSoon, keepNote, showNote, showNoteSoon } from "./term-note.ts";

type Props = {
  id: string;
  definition: Definition;
  /** The words of the other language in the definition. */
  foreign: readonly Mark[];
  lang?: string;
  children: ReactNode;
};

/**
 * A word that links to its entry in the glossary, and shows a note with its definition: when it has
 * the focus, when the pointer rests on it, or at the first touch. Escape, or a touch elsewhere,
 * hides the note; the pointer may move onto it (WCAG 2.2, 1.4.13).
 */
export function TermLink({ id, definition, foreign, lang, children }: Props) {
  const noteId = useId();
  return (
    <>
      <LocalisedLink
        to="glossary"
        suffix={`#${id}`}
        className="term"
        lang={lang}
        aria-describedby={noteId}
        // Replaces the link's loading ahead: who reads the note will hardly go to the glossary.
        onPointerEnter={(event) => event.pointerType !== "touch" && showNoteSoon(noteId)}
        onPointerLeave={hideNoteSoon}
        onFocus={(event) => event.target.matches(":focus-visible") && showNote(noteId)}
        onBlur={hideNote}
        onClick={(event) => {
          const { pointerType } = event.nativeEvent as PointerEvent;
          // A finger cannot rest on a word: the first touch shows the note, the second follows the
          // link.
          if (pointerType === "touch" && showNote(noteId)) event.preventDefault();
        }}
      >
        {children}
      </LocalisedLink>
      <span
        id={noteId}
        role="tooltip"
        className="term-note"
        popover="manual"
        onPointerEnter={keepNote}
        onPointerLeave={hideNoteSoon}
      >
        <span className="term-note-name">
          <ForeignWords text={definition.term} marks={foreign} />
        </span>{" "}
        <ForeignWords text={definition.text} marks={foreign} />
      </span>
    </>
  );
}
