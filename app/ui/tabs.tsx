import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { tabAfterKey } from "./tab-keys.ts";
import { useHydrated } from "./use-hydrated.ts";

type Tab = { id: string; label: string; content: ReactNode };
type Props = { label: string; tabs: readonly Tab[] };

/**
 * Until the page is hydrated, a list of links and the parts they lead to, one after the other; then
 * a set of tabs (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/).
 */
export function Tabs({ label, tabs }: Props) {
  const alive = useHydrated();
  const prefix = useId();
  const [selected, setSelected] = useState(0);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function select(event: MouseEvent | KeyboardEvent, index: number) {
    event.preventDefault();
    setSelected(index);
    links.current[index]?.focus();
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    // A link reacts to Enter by itself; a tab must react to Space too.
    const target = event.key === " " ? index : tabAfterKey(event.key, index, tabs.length);
    if (target !== undefined) select(event, target);
  }

  return (
    <div className="tabs" data-alive={alive}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label. */}
      <div className="tab-list" role={alive ? "tablist" : "group"} aria-label={label}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            ref={(link) => {
              links.current[index] = link;
            }}
            id={`${prefix}-tab-${tab.id}`}
            href={`#${prefix}-${tab.id}`}
            {...(alive && {
              role: "tab",
              tabIndex: index === selected ? 0 : -1,
              "aria-selected": index === selected,
              "aria-controls": `${prefix}-${tab.id}`,
              onClick: (event) => select(event, index),
              onKeyDown: (event) => onKeyDown(event, index),
            })}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${prefix}-${tab.id}`}
          className="tab-panel"
          data-shown={index === selected}
          {...(alive && {
            role: "tabpanel",
            tabIndex: 0,
            "aria-labelledby": `${prefix}-tab-${tab.id}`,
          })}
        >
          {/* Shown on paper, and before the page is hydrated. */}
          <p className="tab-panel-title">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
