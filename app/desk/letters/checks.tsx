import type { ReactNode } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { Checked } from "#core/acts/letters.ts";
import { languages } from "#core/languages.ts";
import type { CheckState } from "#core/letter-checks.ts";
import { type LanguageChecks, sameShape } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { useFaultWords } from "./use-fault-words.ts";

/** The automatic checks of a letter, each with its result. */
export function Checks({ letter }: { letter: LetterText }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("letters.check", { content: letter });
  return (
    <section aria-labelledby="letter-checks">
      <h2 id="letter-checks">{t("letters.checks.title")}</h2>
      <WhenLoaded state={state} reload={reload}>
        {(checked) => (
          <ul className="letter-checks">
            <TextCheck checked={checked} />
            <UnfitCheck checked={checked} />
            <ShapeCheck checked={checked} />
            <LengthCheck checked={checked} />
            <DescriptionCheck checked={checked} />
            <LinkCheck checked={checked} />
            <ComplianceCheck checked={checked} />
          </ul>
        )}
      </WhenLoaded>
    </section>
  );
}

type Props = { checked: Checked };
type CheckItemProps = { state: CheckState; title: string; children?: ReactNode };

/** One check: its result is written, not only coloured. */
function CheckItem({ state, title, children }: CheckItemProps) {
  const { t } = useTranslation("desk");
  return (
    <li data-state={state}>
      <p>
        <strong>{title}</strong> <span>{t(`letters.checks.states.${state}`)}</span>
      </p>
      {children}
    </li>
  );
}

function TextCheck({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const labelled = useLabelled();
  const faultWords = useFaultWords();
  const lines = languages.flatMap((language) => {
    const { missing, fault } = checks[language];
    const name = t(`approvals.languages.${language}`);
    return [
      ...missing.map((field) => labelled(name, t(`letters.checks.missing.${field}`))),
      ...(fault ? [labelled(name, faultWords(fault))] : []),
    ];
  });
  return (
    <CheckItem state={lines.length > 0 ? "bad" : "good"} title={t("letters.checks.written")}>
      <Lines lines={lines} />
    </CheckItem>
  );
}

/** Samples that were to be overwritten, and words in the wrong column: they keep it from leaving. */
function UnfitCheck({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const labelled = useLabelled();
  const lines = languages.flatMap((language) =>
    checks[language].unfit.map(({ kind, field, line, words }) =>
      labelled(
        t(`approvals.languages.${language}`),
        t(`letters.checks.unfitAt.${kind}`, { field: t(`letters.fields.${field}`), line, words }),
      ),
    ),
  );
  return (
    <CheckItem state={lines.length > 0 ? "bad" : "good"} title={t("letters.checks.unfit")}>
      <Lines lines={lines} />
    </CheckItem>
  );
}

function ShapeCheck({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const labelled = useLabelled();
  const same = sameShape(checks.en.shape, checks.fr.shape);
  const lines = languages.flatMap((language) => {
    const { shape } = checks[language];
    return shape
      ? [labelled(t(`approvals.languages.${language}`), t("letters.checks.shapeOf", shape))]
      : [];
  });
  return (
    <CheckItem state={same ? "good" : "look"} title={t("letters.checks.shape")}>
      <Lines lines={lines} />
    </CheckItem>
  );
}

function LengthCheck({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const labelled = useLabelled();
  const lines = languages.flatMap((one) =>
    checks[one].tooLong.map(({ field, length, most }) =>
      labelled(
        `${t(`approvals.languages.${one}`)}, ${t(`letters.fields.${field}`)}`,
        t("letters.length", { count: length, most: formatNumber(most, language) }),
      ),
    ),
  );
  return (
    <CheckItem state={lines.length > 0 ? "look" : "good"} title={t("letters.checks.lengths")}>
      <Lines lines={lines} />
    </CheckItem>
  );
}

function DescriptionCheck({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const bad = languages.some((one) => ["alt", "figure"].includes(checks[one].fault?.code ?? ""));
  const count = checks.en.described + checks.fr.described;
  return (
    <CheckItem state={bad ? "bad" : "good"} title={t("letters.checks.described")}>
      {!bad && <Lines lines={[t("letters.checks.describedAll", { count })]} />}
    </CheckItem>
  );
}

function LinkCheck({ checked: { links } }: Props) {
  const { t } = useTranslation("desk");
  const labelled = useLabelled();
  const worst = links.some(({ state }) => state === "gone" || state === "private")
    ? "bad"
    : links.some(({ state }) => state === "silent")
      ? "look"
      : "good";
  return (
    <CheckItem state={worst} title={t("letters.checks.links")}>
      <Lines
        lines={
          links.length > 0
            ? links.map(({ address, state }) =>
                labelled(address, t(`letters.checks.link.${state}`)),
              )
            : [t("letters.checks.noLinks")]
        }
      />
    </CheckItem>
  );
}

/** Words that compliance should look at, with their context. A person decides about each. */
function ComplianceCheck({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const all = languages.map((one) => checks[one]);
  const state = all.some((one) => one.warningMissing)
    ? "bad"
    : all.some(({ words }) => words.length > 0)
      ? "look"
      : "good";
  return (
    <CheckItem state={state} title={t("letters.checks.words")}>
      {languages.map((language) => (
        <FoundWords key={language} language={language} checks={checks[language]} />
      ))}
    </CheckItem>
  );
}

function FoundWords({ language, checks }: { language: "en" | "fr"; checks: LanguageChecks }) {
  const { t } = useTranslation("desk");
  const { words, warningMissing } = checks;
  if (words.length === 0) return null;
  return (
    <>
      <p>{t(`approvals.languages.${language}`)}</p>
      {warningMissing && <p>{t("letters.checks.warningMissing")}</p>}
      <ul>
        {words.map(({ kind, line, before, words: found, after }) => (
          <li key={`${line} ${before} ${found} ${kind}`}>
            {`${t(`letters.checks.word.${kind}`)}, ${t("letters.line", { line })} `}
            <q lang={language}>
              {`…${before}`}
              <mark>{found}</mark>
              {`${after}…`}
            </q>
          </li>
        ))}
      </ul>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** “Label: text”, with the colon as the language writes it. */
function useLabelled(): (name: string, said: string) => string {
  const { t } = useTranslation("desk");
  return (name, said) => t("pair", { name, said });
}
