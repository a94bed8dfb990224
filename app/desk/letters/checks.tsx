import type { ReactNode } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { languages } from "#core/languages.ts";
import { type LanguageChecks, sameShape } from "#core/letter-checks.ts";
import type { LetterText } from "#core/letter-text.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Shown } from "../kit/shown.tsx";
import type { Checked, CheckState } from "./letter.ts";
import { useFaultWords } from "./use-fault-words.ts";

/** Everything that can be known before somebody reads it, each with where it stands. */
export function Checks({ letter }: { letter: LetterText }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk<Checked>("letters.check", { content: letter });
  return (
    <section aria-labelledby="letter-checks">
      <h2 id="letter-checks">{t("letters.checks.title")}</h2>
      <Shown state={state} reload={reload}>
        {(checked) => (
          <ul className="letter-checks">
            <Written checked={checked} />
            <Shape checked={checked} />
            <Lengths checked={checked} />
            <Described checked={checked} />
            <Links checked={checked} />
            <Words checked={checked} />
          </ul>
        )}
      </Shown>
    </section>
  );
}

type Props = { checked: Checked };
type LineProps = { state: CheckState; title: string; children?: ReactNode };

/** The state is said, not only coloured. */
function Line({ state, title, children }: LineProps) {
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

function Written({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const pair = usePair();
  const faultWords = useFaultWords();
  const lines = languages.flatMap((language) => {
    const { missing, fault } = checks[language];
    const name = t(`approvals.languages.${language}`);
    return [
      ...missing.map((field) => pair(name, t(`letters.checks.missing.${field}`))),
      ...(fault ? [pair(name, faultWords(fault))] : []),
    ];
  });
  return (
    <Line state={lines.length > 0 ? "bad" : "good"} title={t("letters.checks.written")}>
      <Lines lines={lines} />
    </Line>
  );
}

function Shape({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const pair = usePair();
  const same = sameShape(checks.en.shape, checks.fr.shape);
  const lines = languages.flatMap((language) => {
    const { shape } = checks[language];
    return shape
      ? [pair(t(`approvals.languages.${language}`), t("letters.checks.shapeOf", shape))]
      : [];
  });
  return (
    <Line state={same ? "good" : "look"} title={t("letters.checks.shape")}>
      <Lines lines={lines} />
    </Line>
  );
}

function Lengths({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const pair = usePair();
  const lines = languages.flatMap((one) =>
    checks[one].tooLong.map(({ field, length, most }) =>
      pair(
        `${t(`approvals.languages.${one}`)}, ${t(`letters.fields.${field}`)}`,
        t("letters.length", { count: length, most: formatNumber(most, language) }),
      ),
    ),
  );
  return (
    <Line state={lines.length > 0 ? "look" : "good"} title={t("letters.checks.lengths")}>
      <Lines lines={lines} />
    </Line>
  );
}

function Described({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const bad = languages.some((one) => ["alt", "figure"].includes(checks[one].fault?.code ?? ""));
  const count = checks.en.described + checks.fr.described;
  return (
    <Line state={bad ? "bad" : "good"} title={t("letters.checks.described")}>
      {!bad && <Lines lines={[t("letters.checks.describedAll", { count })]} />}
    </Line>
  );
}

function Links({ checked: { links } }: Props) {
  const { t } = useTranslation("desk");
  const pair = usePair();
  const worst = links.some(({ state }) => state === "gone" || state === "private")
    ? "bad"
    : links.some(({ state }) => state === "silent")
      ? "look"
      : "good";
  return (
    <Line state={worst} title={t("letters.checks.links")}>
      <Lines
        lines={
          links.length > 0
            ? links.map(({ address, state }) => pair(address, t(`letters.checks.link.${state}`)))
            : [t("letters.checks.noLinks")]
        }
      />
    </Line>
  );
}

/** Each with its place; whoever reads decides. */
function Words({ checked: { checks } }: Props) {
  const { t } = useTranslation("desk");
  const all = languages.map((one) => checks[one]);
  const state = all.some((one) => one.warningMissing)
    ? "bad"
    : all.some(({ words }) => words.length > 0)
      ? "look"
      : "good";
  return (
    <Line state={state} title={t("letters.checks.words")}>
      {languages.map((language) => (
        <Found key={language} language={language} checks={checks[language]} />
      ))}
    </Line>
  );
}

function Found({ language, checks }: { language: "en" | "fr"; checks: LanguageChecks }) {
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

/** A thing and what is said of it, with the colon as the language sets it. */
function usePair(): (name: string, said: string) => string {
  const { t } = useTranslation("desk");
  return (name, said) => t("pair", { name, said });
}
