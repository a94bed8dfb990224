import { useEffect, useRef } from "react";

/** What an act did. It takes the focus, since the form or button that did it may be gone. */
export function FocusedResult({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) place.current?.focus();
  }, [text]);
  return (
    <p ref={place} className="partner-said" role="status" tabIndex={-1}>
      {text}
    </p>
  );
}
