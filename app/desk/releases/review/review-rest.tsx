import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Review, ReviewDocument } from "#core/acts/reviews.ts";
import { spaced } from "#core/iban.ts";
import { writePeriod } from "#core/period.ts";
import { writeDay } from "#core/write-date.ts";
import { Register } from "../../kit/register.tsx";

/** More than these, where nothing is odd, are folded. */
export const mostUnfolded = 8;

/** Everybody whom the release lets in, with their address, right and end. */
export function ReviewPeople({ people }: Pick<Review, "people">) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (people.length === 0) return null;
  const role = (name: string | null | undefined) =>
    name === "full" || name === "read" ? t(`releases.review.roles.${name}`) : "–";
  const until = (day: string | null | undefined) =>
    day ? writeDay(day, language) : t("releases.review.noEnd");
  const changed = (before: string | undefined, now: string) => (
    <>
      {before !== undefined && before !== now && (
        <>
          <del>{before}</del>{" "}
        </>
      )}
      {now}
    </>
  );
  return (
    <>
      <h3>{t("releases.review.people", { count: people.length })}</h3>
      <Register
        caption={t("releases.review.people", { count: people.length })}
        rows={people}
        keyOf={({ email, entity }) => `${email} ${entity}`}
        empty=""
        columns={[
          { id: "name", label: t("releases.review.name"), cell: ({ name }) => name },
          {
            id: "email",
            label: t("releases.review.email"),
            long: true,
            cell: ({ email }) => email,
          },
          { id: "entity", label: t("releases.entity"), cell: ({ entity }) => entity },
          {
            id: "role",
            label: t("releases.review.right"),
            // Without a word in the sheet, a right stays as it was, and a new one is the full one.
            cell: ({ was, role: given }) =>
              changed(was && role(was.role), role(given ?? was?.role ?? "full")),
          },
          {
            id: "until",
            label: t("releases.review.until"),
            cell: (one) => changed(one.was && until(one.was.until), until(one.until)),
          },
        ]}
      />
    </>
  );
}

/** New entities, each with the names that it may have been mistaken for. */
export function ReviewEntities({ made }: Pick<Review, "made">) {
  const { t } = useTranslation("desk");
  if (made.length === 0) return null;
  return (
    <>
      <h3>{t("releases.review.made", { count: made.length })}</h3>
      <ul className="review-notes">
        {made.map(({ name, near }) => (
          <li key={name} data-note={near.length > 0 ? "near" : undefined}>
            {near.length > 0 ? t("releases.review.near", { name, near: near.join(", ") }) : name}
          </li>
        ))}
      </ul>
    </>
  );
}

type DocumentsProps = {
  documents: readonly ReviewDocument[];
  /** On paper nothing is folded. */
  prints: boolean;
  opened: ReadonlySet<string>;
  onChoose: (what: string) => void;
};

/** Another account, a name that is missing, or no text. */
function isStriking({ accounts, unnamed, isRead }: ReviewDocument): boolean {
  return unnamed.length > 0 || !isRead || accounts.some(({ confirmed }) => !confirmed);
}

/** Every document, for whom it is, and the account numbers in it; those with nothing odd folded. */
export function ReviewDocuments({ documents, prints, ...rest }: DocumentsProps) {
  const { t } = useTranslation("desk");
  if (documents.length === 0) return null;
  const striking = documents.filter(isStriking);
  const others = documents.filter((one) => !isStriking(one));
  const caption = t("releases.review.strikingDocuments", { count: striking.length });
  const summary = t("releases.review.otherDocuments", { count: others.length });
  return (
    <>
      <h3>{t("releases.documents")}</h3>
      {striking.length > 0 && (
        <>
          <p>{caption}</p>
          <DocumentRegister {...rest} caption={caption} documents={striking} />
        </>
      )}
      {others.length > 0 && (
        <Disclosure summary={summary} open={prints || others.length <= mostUnfolded}>
          <DocumentRegister {...rest} caption={summary} documents={others} />
        </Disclosure>
      )}
    </>
  );
}

type RegisterProps = Omit<DocumentsProps, "prints"> & { caption: string };

function DocumentRegister({ caption, documents, opened, onChoose }: RegisterProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <Register
      caption={caption}
      rows={documents}
      keyOf={({ sha256 }) => sha256}
      empty=""
      columns={[
        {
          id: "file",
          label: t("releases.file"),
          long: true,
          cell: ({ fileName, sha256, title, unnamed }) => (
            <>
              <button type="button" className="link" onClick={() => onChoose(sha256)}>
                {fileName}
              </button>
              {title && <p className="desk-soft">{title}</p>}
              {unnamed.length > 0 && (
                <ul className="review-notes">
                  {unnamed.map((what) => (
                    <li key={what} data-note={what}>
                      {t(`releases.review.notes.${what}`)}
                    </li>
                  ))}
                </ul>
              )}
            </>
          ),
        },
        { id: "fund", label: t("releases.fund"), cell: ({ fund }) => fund },
        {
          id: "for",
          label: t("releases.entity"),
          cell: ({ all, entity }) => (all ? t("releases.everyone") : entity),
        },
        {
          id: "type",
          label: t("releases.type"),
          cell: ({ type, period }) =>
            [type && t(`releases.types.${type}`), period && writePeriod(period, language)]
              .filter(Boolean)
              .join(", "),
        },
        {
          id: "accounts",
          label: t("releases.review.accounts"),
          long: true,
          cell: ({ accounts, isRead }) =>
            accounts.length > 0 ? (
              <ul className="review-notes">
                {accounts.map(({ iban, confirmed }) => (
                  <li key={iban} data-note={confirmed ? "confirmed" : "figure"}>
                    {t(`releases.review.${confirmed ? "confirmed" : "foreign"}`, {
                      iban: spaced(iban),
                    })}
                  </li>
                ))}
              </ul>
            ) : (
              t(isRead ? "releases.review.none" : "releases.review.notes.not-read")
            ),
        },
        {
          id: "seen",
          label: t("releases.review.seen"),
          cell: ({ sha256 }) => opened.has(sha256) && t("releases.review.yes"),
        },
      ]}
    />
  );
}
