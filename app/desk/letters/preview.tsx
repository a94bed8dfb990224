import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { DeskBody } from "#core/acts/desk.ts";
import { type Language, languages } from "#core/languages.ts";
import type { LetterText } from "#core/letter-text.ts";
import { askDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { useWhyNot } from "../kit/use-why-not.ts";
import { holdStyles, setStyles } from "../mail/mail-styles.ts";
import { PageView } from "./page-view.tsx";
import { useFaultWords } from "./use-fault-words.ts";

type Mail = { subject: string; html: string; text: string };
const pause = 1000;
const widths = ["375", "700"] as const;
const schemes = ["light", "dark"] as const;

/** The letter as readers will get it: its page, its mail, and the mail as plain text. */
export function Preview({ letter }: { letter: LetterText }) {
  const { t } = useTranslation("desk");
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { previewed, why } = usePreview(letter);
  const faultWords = useFaultWords();
  const fault = previewed?.faults[language];
  const mail = previewed?.mails[language];
  return (
    <div className="letter-preview">
      <Choice
        label={t("letters.preview.language")}
        value={language}
        options={languages.map((one) => ({ value: one, label: t(`approvals.languages.${one}`) }))}
        onChange={(chosen) => chosen && setLanguage(chosen)}
      />
      {(why || fault) && (
        <p className="letter-fault" role="alert">
          {why || (fault && faultWords(fault))}
        </p>
      )}
      <Tabs
        label={t("letters.preview.title")}
        tabs={[
          {
            id: "page",
            label: t("letters.preview.page"),
            content: !fault && <PageView letter={letter} language={language} />,
          },
          {
            id: "mail",
            label: t("letters.preview.mail"),
            content: mail && <MailPreview mail={mail} />,
          },
          {
            id: "text",
            label: t("letters.preview.text"),
            content: mail && (
              <pre className="mail-text" lang={language}>
                {mail.text}
              </pre>
            ),
          },
        ]}
      />
    </div>
  );
}

function MailPreview({ mail }: { mail: Mail }) {
  const { t } = useTranslation("desk");
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<(typeof widths)[number]>("700");
  const [scheme, setScheme] = useState<(typeof schemes)[number]>("light");
  return (
    <>
      <div className="desk-filters">
        <Choice
          label={t("letters.preview.width")}
          value={width}
          options={widths.map((value) => ({ value, label: t(`letters.preview.widths.${value}`) }))}
          onChange={(chosen) => chosen && setWidth(chosen)}
        />
        <Choice
          label={t("letters.preview.scheme")}
          value={scheme}
          options={schemes.map((value) => ({
            value,
            label: t(`letters.preview.schemes.${value}`),
          }))}
          onChange={(chosen) => chosen && setScheme(chosen)}
        />
      </div>
      <p>
        <strong>{mail.subject}</strong>
      </p>
      {/* The frame runs no scripts. If it is wider than the window, the arrow keys scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area needs the focus for the arrow keys. */}
      <section className="letter-frame" tabIndex={0} aria-label={t("letters.preview.mail")}>
        <iframe
          key={`${width} ${scheme}`}
          ref={frame}
          className="desk-mail-frame"
          data-width={width}
          title={t("mail.view.frame", { subject: mail.subject })}
          sandbox="allow-same-origin"
          srcDoc={holdStyles(inScheme(mail.html, scheme))}
          onLoad={() => frame.current && setStyles(frame.current)}
        />
      </section>
    </>
  );
}

/** The mail as a mail program in light or dark mode shows it, whatever this browser prefers. */
function inScheme(html: string, scheme: (typeof schemes)[number]): string {
  return html
    .replace(
      "@media (prefers-color-scheme:dark)",
      scheme === "dark" ? "@media all" : "@media not all",
    )
    .replace("color-scheme:light dark", `color-scheme:${scheme}`);
}

/**
 * Asks for the preview when the typing pauses. The preview before stays on screen until the next
 * one is there.
 */
function usePreview(letter: LetterText): {
  previewed: DeskBody<"letters.preview"> | undefined;
  why: string;
} {
  const whyNot = useWhyNot();
  const [state, setState] = useState<{
    previewed: DeskBody<"letters.preview"> | undefined;
    why: string;
  }>({
    previewed: undefined,
    why: "",
  });
  const content = JSON.stringify(letter);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another content needs another preview.
  useEffect(() => {
    let isCancelled = false;
    const timer = setTimeout(
      async () => {
        first.current = false;
        const answer = await askDesk("letters.preview", {
          content: JSON.parse(content),
        });
        if (isCancelled) return;
        setState(({ previewed }) =>
          answer.kind === "done"
            ? { previewed: answer.body, why: "" }
            : { previewed, why: whyNot(answer) },
        );
      },
      first.current ? 0 : pause,
    );
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [content]);
  return state;
}
