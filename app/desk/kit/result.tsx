import { useEffect, useRef } from "react";

/**
 * What an act did, or why it was not done. It scrolls into view, since on a phone or in a long text
 * it may be off screen.
 */
export function Result({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <p ref={place} className="desk-result" role="status">
      {text}
    </p>
  );
}
