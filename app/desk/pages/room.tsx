import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { PageChange, PageDrawing } from "#core/acts/pages.ts";
import { SentBack } from "../approvals/sent-back.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Room } from "../kit/room.tsx";
import { ShortList } from "../kit/short-list.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { ChangePage } from "./change-page.tsx";
import { isToCome } from "./entries.ts";
import { NewChange } from "./new-change.tsx";
import { placeOfPage, usePageName } from "./page-names.ts";
import { Updates } from "./updates.tsx";

/** The site's own pages: what the firm changes on them, and what it changed. */
export default function PagesRoom() {
  const { values } = useAddressState(["change", "page"]);
  if (values.change) return <ChangePage key={values.change} id={values.change} />;
  if (values.page) return <NewChange key={values.page} page={values.page} />;
  return <AllPages />;
}

function AllPages() {
  const { t } = useTranslation("desk");
  const nameOf = usePageName();
  const may = useMay();
  const { state, reload } = useDesk("pages.list", {});
  return (
    <Room title={t("pages.title")} lede={t("pages.lede")}>
      <WhenLoaded state={state} reload={reload}>
        {({ pages, changes, updates, drawings }) => (
          <>
            <Undrawn drawings={drawings} />
            <Updates updates={updates} />
            <h2>{t("pages.inHand")}</h2>
            <Changes
              caption={t("pages.inHand")}
              rows={changes.filter(({ state: one }) => one !== "live")}
            />
            <h2>{t("pages.choose")}</h2>
            <p>{t("pages.notHere")}</p>
            <ShortList
              act="pages.list"
              name="pages"
              caption={t("pages.choose")}
              rows={pages.toSorted((one, other) => placeOfPage(one.page) - placeOfPage(other.page))}
              keyOf={({ page }) => page}
              empty={t("pages.noList")}
              columns={[
                {
                  id: "page",
                  label: t("pages.page"),
                  value: ({ page }) => nameOf(page),
                  cell: ({ page }) =>
                    may("pages.write") ? (
                      <DeskLink room="pages" chosen={{ page }} className="link">
                        {nameOf(page)}
                      </DeskLink>
                    ) : (
                      nameOf(page)
                    ),
                },
                {
                  id: "texts",
                  label: t("pages.texts"),
                  figures: true,
                  value: ({ texts }) => texts,
                  cell: ({ texts }) => texts,
                },
              ]}
            />
            <h2>{t("pages.done")}</h2>
            <Changes
              caption={t("pages.done")}
              rows={changes.filter(({ state: one }) => one === "live")}
            />
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}

type ChangesProps = { caption: string; rows: readonly PageChange[] };

export function Changes({ caption, rows }: ChangesProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const nameOf = usePageName();
  function stateOf({ state, liveFrom, takenBackAt }: PageChange): string {
    if (takenBackAt) return t("pages.states.takenBack");
    return t(isToCome(liveFrom) ? "pages.states.scheduled" : `approvals.states.${state}`);
  }
  return (
    <ShortList
      act="pages.list"
      name="changes"
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t("pages.none")}
      columns={[
        {
          id: "page",
          label: t("pages.page"),
          value: ({ page }) => nameOf(page),
          cell: ({ id, page, texts }) => (
            <DeskLink room="pages" chosen={{ change: id }} className="link">
              {`${nameOf(page)}, ${t("pages.count", { count: texts })}`}
            </DeskLink>
          ),
        },
        {
          id: "state",
          label: t("approvals.state"),
          value: stateOf,
          cell: (row) => (
            <>
              <span className={`approvals-state is-${row.state}`}>{stateOf(row)}</span>
              {row.owed && (
                <span className="approvals-state is-owed">{t("approvals.states.owed")}</span>
              )}
              <SentBack said={row.sentBack} />
            </>
          ),
        },
        {
          id: "author",
          label: t("approvals.author"),
          value: ({ author }) => author,
          cell: ({ author }) => author,
        },
        {
          id: "at",
          label: t("pages.when"),
          figures: true,
          value: ({ liveFrom, changedAt }) => liveFrom ?? changedAt,
          cell: ({ liveFrom, changedAt }) => formatMoment(liveFrom ?? changedAt, language),
        },
      ]}
    />
  );
}

/** What could not be drawn stays as it was, and is said here. */
function Undrawn({ drawings }: { drawings: readonly PageDrawing[] }) {
  const { t } = useTranslation("desk");
  const lines = drawings.flatMap(({ host, undrawn }) =>
    undrawn.map(({ place, path, reason }) => ({ id: `${host} ${place} ${path}`, host, reason })),
  );
  if (lines.length === 0) return null;
  return (
    <div className="approvals-off" role="alert">
      <p>{t("pages.undrawn.title", { count: lines.length })}</p>
      <ul>
        {lines.map(({ id, host, reason }) => (
          <li key={id}>{`${t(`pages.undrawn.${reason}`)} (${host})`}</li>
        ))}
      </ul>
    </div>
  );
}
