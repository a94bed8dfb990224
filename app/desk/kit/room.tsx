import { type ReactNode, useEffect, useRef } from "react";
import { useRoomTitle } from "./room-title.tsx";

type Props = { title: string; lede?: string; aside?: ReactNode; children: ReactNode };

/**
 * The heading and content of a room. The heading takes the focus when the room opens, and is the
 * title of the window.
 */
export function Room({ title, lede, aside, children }: Props) {
  useRoomTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="desk-room" aria-labelledby="room-title">
      <header>
        <h1 id="room-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lede && <p>{lede}</p>}
        {aside}
      </header>
      {children}
    </section>
  );
}
