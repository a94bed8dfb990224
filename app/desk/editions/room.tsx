import { formatDate } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { EditionRow } from "#core/acts/editions.ts";
import { editionTexts, nameOfText, pathOfText } from "#core/edition-texts.ts";
import { applies, editionOn } from "#core/editions.ts";
import { localisePath } from "#core/paths.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DayField } from "../kit/day-field.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { LeftOutTexts } from "../kit/left-out.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { datedRow } from "./archive.ts";
import { EditionPage } from "./edition-page.tsx";
import { EditionRegister, Standing } from "./edition-register.tsx";
import { NewEdition } from "./new-edition.tsx";
import { WaitingEditions } from "./waiting-editions.tsx";

/** Editions of legal texts: which one stood when, and the next one. */
export default function EditionsRoom() {
  const { values } = useAddressState(["edition", "next"]);
  if (values.edition) return <EditionPage key={values.edition} id={values.edition} />;
  if (values.next) return <NewEdition key={values.next} text={values.next} />;
  return <AllEditions />;
}

function AllEditions() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("editions.list", {});
  return (
    <Room title={t("editions.title")} lede={t("editions.lede")}>
      <WhenLoaded state={state} reload={reload}>
        {({ today, editions, waiting, leftOut }) => {
          const texts = editionTexts.filter((id) => editions.some(({ text }) => text === id));
          return (
            <>
              <LeftOutTexts rows={leftOut} />
              <OnDay rows={editions} texts={texts} today={today} />
              <h2>{t("editions.waiting.title")}</h2>
              <WaitingEditions rows={waiting} />
              {texts.map((text) => (
                <section key={text} className="editions-text">
                  <h2>{nameOfText(text, language)}</h2>
                  <EditionRegister
                    title={nameOfText(text, language)}
                    rows={editions.filter((row) => row.text === text)}
                    today={today}
                  />
                  {may("editions.write") && (
                    <p>
                      <DeskLink room="editions" chosen={{ next: text }} className="link">
                        {t("editions.next")}
                        <span className="sr-only">{` ${nameOfText(text, language)}`}</span>
                      </DeskLink>
                    </p>
                  )}
                </section>
              ))}
            </>
          );
        }}
      </WhenLoaded>
    </Room>
  );
}

type Props = { rows: readonly EditionRow[]; texts: readonly string[]; today: string };

/** Which edition of each text stood on a day. The database says the same (`private.edition_at`). */
function OnDay({ rows, texts, today }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { values, change } = useAddressState(["on"]);
  const day = values.on || today;
  const stood = texts.map((text) => {
    const dated = rows.filter((row) => row.text === text).map(datedRow);
    const edition = editionOn(dated, day);
    // Newest first.
    const next = edition && dated.findLast((one) => applies(one) && one.from > edition.from);
    return { text, path: localisePath(pathOfText(text), language), dated, edition, next };
  });
  return (
    <>
      <div className="desk-filters">
        <DayField
          label={t("editions.stood.label")}
          value={day}
          onChange={({ currentTarget }) => change({ on: currentTarget.value })}
        />
      </div>
      <Register
        caption={t("editions.stood.caption", { day: formatDate(day, language) })}
        rows={stood}
        keyOf={({ text }) => text}
        empty=""
        columns={[
          {
            id: "text",
            label: t("editions.text"),
            cell: ({ text }) => nameOfText(text, language),
          },
          {
            id: "version",
            label: t("editions.version"),
            cell: ({ path, edition }) =>
              edition ? (
                <a className="link" href={`${path}/${edition.version}`}>
                  {edition.version}
                </a>
              ) : (
                t("editions.stood.none")
              ),
          },
          {
            id: "standing",
            label: t("editions.standing"),
            cell: ({ edition, dated }) =>
              edition && <Standing row={edition} rows={dated} today={today} />,
          },
          {
            id: "next",
            label: t("editions.stood.next"),
            cell: ({ path, edition, next }) =>
              edition && next ? (
                <a className="link" href={`${path}/${edition.version}-${next.version}`}>
                  {t("editions.stood.changes", { version: next.version })}
                </a>
              ) : (
                edition && <span className="desk-soft">{t("editions.stood.last")}</span>
              ),
          },
          {
            id: "hash",
            label: t("editions.hash"),
            long: true,
            cell: ({ edition }) => {
              if (!edition) return null;
              const { text, version, hash } = edition;
              const short = <code title={hash}>{hash.slice(0, 12)}</code>;
              if (!may("ledger.read")) return short;
              const chosen = { about: `edition:${text}/${version}` };
              return (
                <DeskLink room="ledger" chosen={chosen} className="link">
                  {short} <span>{t("editions.stood.ledger")}</span>
                </DeskLink>
              );
            },
          },
        ]}
      />
    </>
  );
}
