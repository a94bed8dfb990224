import { type KeyboardEvent, useRef, useState } from "react";
import { tabAfterKey } from "#app/ui/tab-keys.ts";

type Tool = {
  id: string;
  label: string;
  /** As `aria-keyshortcuts` writes it. */
  keys?: string | undefined;
  pressed?: boolean | undefined;
  onPress: () => void;
};
type Props = { label: string; controls: string; tools: readonly Tool[] };

/**
 * Buttons over a field: one stop of the Tab key, the arrows go from one to the next
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/).
 */
export function Toolbar({ label, controls, tools }: Props) {
  const [current, setCurrent] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const next = tabAfterKey(event.key, index, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons.current[next]?.focus();
  }

  return (
    <div className="writing-tools" role="toolbar" aria-label={label} aria-controls={controls}>
      {tools.map(({ id, label: name, keys, pressed, onPress }, index) => (
        <button
          key={id}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          data-tool={id}
          tabIndex={index === current ? 0 : -1}
          aria-keyshortcuts={keys}
          aria-pressed={pressed}
          onFocus={() => setCurrent(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={onPress}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
