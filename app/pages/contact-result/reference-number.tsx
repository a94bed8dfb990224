import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

const shape = /^\d{6}-[0-9A-Z]{5}$/;

/** Our host has written the number into the page; on another host the script does. */
export function ReferenceNumber() {
  const [parameters] = useSearchParams();
  const output = useRef<HTMLOutputElement>(null);
  const reference = parameters.get("reference") ?? "";

  useEffect(() => {
    if (output.current && shape.test(reference)) output.current.textContent = reference;
  }, [reference]);

  return (
    <output
      ref={output}
      data-query="reference"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves the inside alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
