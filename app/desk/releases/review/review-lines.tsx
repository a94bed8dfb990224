import { formatCents, formatFullMoney } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { ReviewLine } from "#core/acts/reviews.ts";
import { writeDay } from "#core/write-date.ts";
import { Register } from "../../kit/register.tsx";

type Props = {
  caption: string;
  lines: readonly ReviewLine[];
  empty: string;
  opened: ReadonlySet<string>;
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** Lines of accounts: what was expected, what is written, how far they are apart, and why. */
export function ReviewLines({ caption, lines, empty, opened, chosen, onChoose }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const cents = (amount: string | undefined) => (amount ? formatCents(amount, language) : "");
  return (
    <Register
      caption={caption}
      rows={lines}
      keyOf={({ id }) => id}
      empty={empty}
      columns={[
        {
          id: "entity",
          label: t("releases.entity"),
          long: true,
          cell: (line) => (
            <>
              <button
                type="button"
                className="link"
                aria-pressed={chosen === line.id}
                onClick={() => onChoose(line.id)}
              >
                {line.entity}
              </button>
              <p className="desk-soft">
                {[
                  t(`releases.review.flows.${(line.flow ?? line.kind) as "call"}`),
                  line.fund,
                  line.reference,
                  line.purpose,
                  line.day && writeDay(line.day, language),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </p>
            </>
          ),
        },
        {
          id: "expected",
          label: t("releases.review.expected"),
          figures: true,
          cell: ({ expected, last, lastOn }) => (
            <>
              {cents(expected)}
              {last && lastOn && (
                <p className="desk-soft">
                  {t("releases.review.last", {
                    amount: cents(last),
                    day: writeDay(lastOn, language),
                  })}
                </p>
              )}
            </>
          ),
        },
        {
          id: "amount",
          label: t("releases.review.now"),
          figures: true,
          cell: ({ was, amount, currency }) => (
            <>
              {was && was !== amount && (
                <>
                  <del>{cents(was)}</del>{" "}
                </>
              )}
              {amount && <ins>{formatFullMoney(amount, currency, language)}</ins>}
            </>
          ),
        },
        {
          id: "difference",
          label: t("releases.review.difference"),
          figures: true,
          cell: ({ difference }) => cents(difference),
        },
        {
          id: "unfunded",
          label: t("releases.review.unfunded"),
          figures: true,
          cell: ({ before, after, committed }) =>
            before &&
            after && (
              <>
                <del>{cents(before)}</del> <ins>{cents(after)}</ins>
                <p className="desk-soft">
                  {t("releases.review.committed", { amount: cents(committed) })}
                </p>
              </>
            ),
        },
        {
          id: "why",
          label: t("releases.review.why"),
          long: true,
          cell: (line) => <Notes line={line} />,
        },
        {
          id: "seen",
          label: t("releases.review.seen"),
          cell: ({ id }) => opened.has(id) && t("releases.review.yes"),
        },
      ]}
    />
  );
}

function Notes({ line: { notes, figure, currency, parts } }: { line: ReviewLine }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      {notes.length > 0 && (
        <ul className="review-notes">
          {notes.map((note) => (
            <li key={note} data-note={note}>
              {note === "figure" && figure
                ? t("releases.review.figureIs", {
                    amount: formatFullMoney(figure, currency, language),
                  })
                : t(`releases.review.notes.${note}`)}
            </li>
          ))}
        </ul>
      )}
      {parts && (
        <p className="desk-soft">
          {Object.entries(parts)
            .map(([name, amount]) =>
              t("releases.review.part", {
                name: t(`releases.review.parts.${name as "fees"}`),
                amount: formatCents(amount, language),
              }),
            )
            .join(" · ")}
        </p>
      )}
    </>
  );
}
