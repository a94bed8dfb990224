import { useId, useState } from "react";
import { formatSize } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import type { PublicationPdf } from "#core/acts/publications.ts";
import { cleanFileName } from "#core/file-name.ts";
import type { Language } from "#core/languages.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { hashOf } from "../kit/hash-of.ts";
import { useWhyNot } from "../kit/use-why-not.ts";
import { OpenFile } from "../releases/open-file.tsx";
import { sendPieces } from "../releases/upload-file.ts";

type Props = {
  language: Language;
  pdf: PublicationPdf | null;
  onChange: (pdf: PublicationPdf | null) => void;
};

/** The PDF of one language: chosen, sent, looked into, and named by the hash of its bytes. */
export function PdfField({ language, pdf, onChange }: Props) {
  const { t } = useTranslation("desk");
  const whyNot = useWhyNot();
  const field = useId();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState("");
  const label = `${t("publications.pdf.choose")} (${t(`editions.languages.${language}`)})`;

  async function bring(file: File): Promise<void> {
    setBusy(true);
    setSaid(t("publications.pdf.sending"));
    const why = await send(file);
    setBusy(false);
    setSaid(why ?? t("publications.pdf.taken"));
  }

  /** Why it was not taken, in words. */
  async function send(file: File): Promise<string | undefined> {
    const bytes = await file.arrayBuffer();
    const sha256 = await hashOf(bytes);
    const about = { name: cleanFileName(file.name), size: file.size, sha256 };
    const begun = await askDesk("publications.begin-pdf", about);
    if (begun.kind !== "done") return whyNot(begun);
    const { upload, at } = begun.body;
    const failed = await sendPieces(upload, bytes, at, () => {});
    if (failed) return failed.kind === "unfit" ? t(`refusals.${failed.why}`) : whyNot(failed);
    const ended = await askDesk("publications.end-pdf", { upload, language });
    if (ended.kind !== "done") return whyNot(ended);
    if (ended.body.outcome !== "taken") return t(`refusals.${ended.body.outcome}`);
    const { hash, bytes: size, pages } = ended.body;
    onChange({ hash, bytes: size, pages });
    return undefined;
  }

  return (
    <div className="desk-choice">
      <label htmlFor={field}>{label}</label>
      <FileInput
        id={field}
        accept=".pdf"
        busy={busy}
        onFiles={([file]) => {
          if (file) bring(file);
        }}
      />
      <p role="status">{said}</p>
      {pdf && (
        <p>
          <PdfLink language={language} pdf={pdf} />{" "}
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t("publications.pdf.remove")}
            <span className="sr-only">{` (${t(`editions.languages.${language}`)})`}</span>
          </Button>
        </p>
      )}
    </div>
  );
}

type LinkProps = { language: Language; pdf: PublicationPdf };

/** Read signed in: it may be on the site not yet, or no more. */
export function PdfLink({ language, pdf: { hash, bytes, pages } }: LinkProps) {
  const { t } = useTranslation("desk");
  const shownIn = useLanguage();
  return (
    <OpenFile
      sha256={hash}
      kind="pdf"
      name={`${hash.slice(0, 8)}.${language}.pdf`}
      label={t("publications.pdf.open", {
        language: t(`editions.languages.${language}`),
        count: pages,
        size: formatSize(bytes, shownIn),
      })}
    />
  );
}
