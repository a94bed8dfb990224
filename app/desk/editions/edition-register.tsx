import { useState } from "react";
import { formatDate } from "#app/i18n/format.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import type { EditionRow } from "#core/acts/editions.ts";
import { pathOfText } from "#core/edition-texts.ts";
import { editionPdfPath, lastDayOf } from "#core/editions.ts";
import { localisePath } from "#core/paths.ts";
import { useMay } from "../colleague.ts";
import { ActButton } from "../kit/act-button.tsx";
import { refreshDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Result } from "../kit/result.tsx";
import { datedRow, usePdfs } from "./archive.ts";

type Props = { title: string; rows: readonly EditionRow[]; today: string };

/** Every edition of a text, newest first: when it stood, where it comes from, and its hash. */
export function EditionRegister({ title, rows, today }: Props) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const [said, setSaid] = useState("");
  return (
    <>
      <Register
        caption={title}
        rows={rows}
        keyOf={({ version }) => version}
        empty=""
        columns={[
          {
            id: "version",
            label: t("editions.version"),
            cell: ({ text, version }) => (
              <a className="link" href={`${localisePath(pathOfText(text), language)}/${version}`}>
                {version}
              </a>
            ),
          },
          {
            id: "standing",
            label: t("editions.standing"),
            cell: (row) => <Standing row={row} rows={rows} today={today} />,
          },
          { id: "origin", label: t("editions.origin"), cell: (row) => <Origin row={row} /> },
          { id: "pdf", label: t("editions.pdf.label"), cell: (row) => <Pdfs row={row} /> },
          {
            id: "hash",
            label: t("editions.hash"),
            long: true,
            cell: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}</code>,
          },
          {
            id: "acts",
            label: t("staff.acts"),
            cell: ({ text, version, from, withdrawnAt }) =>
              !withdrawnAt &&
              from > today &&
              may("editions.confirm") && (
                <ActButton
                  act="editions.withdraw"
                  fields={{ text, version }}
                  label={t("editions.withdraw")}
                  sure={t("editions.withdrawSure", { version })}
                  about={`${title} ${version}`}
                  onDone={() => {
                    setSaid(t("editions.withdrawn", { version }));
                    refreshDesk();
                  }}
                />
              ),
          },
        ]}
      />
      <Result text={said} />
    </>
  );
}

/** When an edition is in force, or was. */
export function Standing({ row, rows, today }: Omit<Props, "title"> & { row: EditionRow }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const from = formatDate(row.from, language);
  if (row.withdrawnAt) {
    const on = formatDay(row.withdrawnAt, language);
    const who = row.withdrawnBy;
    return t(who ? "editions.standings.withdrawnBy" : "editions.standings.withdrawn", {
      from,
      on,
      who,
    });
  }
  if (row.from > today) return t("editions.standings.coming", { from });
  const last = lastDayOf(datedRow(row), rows.map(datedRow));
  if (!last || last >= today) return <strong>{t("editions.standings.inForce", { from })}</strong>;
  return t("editions.standings.past", { from, to: formatDate(last, language) });
}

/** What the site offers: an edition of the desk has none where no browser printed it. */
function Pdfs({ row }: { row: EditionRow }) {
  const { t } = useTranslation("desk");
  const { text, version, broughtAt, withdrawnAt } = row;
  const pdfs = usePdfs(row);
  if (!pdfs) return null;
  if (pdfs.length === 0)
    return broughtAt || withdrawnAt ? t("editions.pdf.none") : t("editions.pdf.unprinted");
  return (
    <ul className="edition-pdfs">
      {pdfs.map((one) => (
        <li key={one}>
          <a className="link" href={editionPdfPath(text, version, one)}>
            {t(`editions.languages.${one}`)}
            <span className="sr-only">{` (${t("editions.pdf.label")}, ${version})`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Nobody approved what came with the installation, and so it is not said. */
function Origin({ row }: { row: EditionRow }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { broughtAt, approvedAt, author, approver, id } = row;
  if (broughtAt) return t("editions.brought", { day: formatDay(broughtAt, language) });
  const day = approvedAt && formatDay(approvedAt, language);
  return (
    <DeskLink room="editions" chosen={{ edition: id ?? "" }} className="link">
      {t("editions.agreed", { author, approver, day })}
    </DeskLink>
  );
}
