import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

const examples = [
  ["heading", "## …\n### …"],
  ["words", "**…** *…*\n- …\n1. …"],
  ["link", "[…](/references)\n[…](https://…)"],
  ["table", "Table: …\n| … | … |\n|---|---:|\n| … | 1 |"],
  [
    "figure",
    '```figure\n{"kind":"bar","id":"…","title":"…","alt":"…","unit":"…",\n "x":["2024","2025"],"series":[{"name":"…","values":[1,2]}]}\n```',
  ],
  ["picture", "![…](picture:…/1400x933)"],
  ["note", "…[^1]\n\n[^1]: …"],
  ["passage", "<fr>…</fr> <en>…</en>"],
] as const;

/** What can be written in a text, each with its Markdown. */
export function MarkdownHelp() {
  const { t } = useTranslation("desk");
  return (
    <Disclosure summary={t("writing.help.title")}>
      <dl className="letter-help">
        {examples.map(([id, example]) => (
          <div key={id}>
            <dt>{t(`writing.help.${id}`)}</dt>
            <dd>
              <pre>{example}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
