import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";

/** The recovery codes, shown only this once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation("sign-in");
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState("");
  const [file, setFile] = useState<string>();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }));
    setFile(made);
    return () => URL.revokeObjectURL(made);
  }, [codes]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setSaid(t("recovery.copied"));
    } catch {
      setSaid(t("recovery.notCopied"));
    }
  }

  return (
    <section className="recovery-codes" aria-labelledby="recovery-title">
      <h3 id="recovery-title" ref={heading} tabIndex={-1}>
        {t("recovery.title")}
      </h3>
      <p>{t("recovery.text")}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="button-row">
        <Button variant="secondary" onClick={copy}>
          {t("recovery.copy")}
        </Button>
        <a className="link" href={file} download={`${site.name} - ${t("recovery.file")}.txt`}>
          {t("recovery.save")}
        </a>
      </p>
      <p role="status">{said}</p>
      <p>
        <Button onClick={onKept}>{t("recovery.kept")}</Button>
      </p>
    </section>
  );
}
