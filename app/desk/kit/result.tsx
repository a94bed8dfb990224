import { useEffect, useRef } from "react";

/** What an act did or why not, beside what was pressed; brought into view where a phone or a long text hides it. */
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
