import { useEffect, useRef } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useSearchParams } from "#app/navigation/router.tsx";

const day = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const shapes = {
  reference: /^\d{6}-[0-9A-Z]{5}$/,
  received: day,
  "answer-by": day,
  answered: day,
};

/**
 * A value of the address's query. Our host writes it into the page; on other hosts the script does.
 */
export function FromAddress({ name }: { name: keyof typeof shapes }) {
  const [parameters] = useSearchParams();
  const language = useLanguage();
  const output = useRef<HTMLOutputElement>(null);
  const value = parameters.get(name) ?? "";

  useEffect(() => {
    if (!output.current || !shapes[name].test(value)) return;
    output.current.textContent = shapes[name] === day ? formatDate(value, language) : value;
  }, [name, value, language]);

  return (
    <output
      ref={output}
      data-query={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React leaves the inside alone.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
