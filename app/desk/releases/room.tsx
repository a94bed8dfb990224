import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { SentBack } from "../approvals/sent-back.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Filters, List } from "../kit/list.tsx";
import { Room } from "../kit/room.tsx";
import { useFocusKept } from "../kit/use-focus-kept.ts";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { NewRelease } from "./new-release.tsx";
import { Published } from "./published.tsx";
import { ReleasePage } from "./release-page.tsx";

const states = ["draft", "submitted", "approved", "live"] as const;

/** The list of releases, one of them, or the published documents. */
export default function ReleasesRoom() {
  const { values } = useAddressState(["release", "view"]);
  useFocusKept();
  if (values.view === "published") return <Published />;
  if (values.release) return <ReleasePage key={values.release} id={values.release} />;
  return <Releases />;
}

function Releases() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { values, change } = useAddressState(["state", "before"]);
  const { state, reload } = useDesk("releases.list", values);
  return (
    <Room title={t("releases.title")} lede={t("releases.lede")}>
      <p className="releases-ways">
        <DeskLink room="releases" chosen={{ view: "published" }} className="link">
          {t("releases.published.title")}
        </DeskLink>
      </p>
      {may("releases.write") && <NewRelease />}
      <Filters>
        <Choice
          label={t("approvals.state")}
          value={values.state}
          all={t("approvals.all")}
          options={states.map((one) => ({ value: one, label: t(`releases.states.${one}`) }))}
          onChange={(chosen) => change({ state: chosen, before: "" })}
        />
      </Filters>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <List
              act="releases.list"
              fields={values}
              pageField="before"
              page={values.before}
              onPage={(before) => change({ before })}
              name="releases"
              next={next}
              caption={t("releases.title")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t("releases.none")}
              columns={[
                {
                  id: "name",
                  label: t("approvals.name"),
                  long: true,
                  value: ({ name }) => name,
                  cell: ({ id, name }) => (
                    <DeskLink room="releases" chosen={{ release: id }} className="link">
                      {name}
                    </DeskLink>
                  ),
                },
                {
                  id: "state",
                  label: t("approvals.state"),
                  value: (row) => t(`releases.states.${row.state}`),
                  cell: (row) => (
                    <>
                      <span className={`approvals-state is-${row.state}`}>
                        {t(`releases.states.${row.state}`)}
                      </span>
                      {row.owed && (
                        <span className="approvals-state is-owed">{t("approvals.owed")}</span>
                      )}
                      <SentBack said={row.sentBack} />
                    </>
                  ),
                },
                {
                  id: "lines",
                  label: t("releases.lines"),
                  figures: true,
                  value: ({ lines }) => lines,
                  cell: ({ lines }) => lines.toLocaleString(language),
                },
                {
                  id: "documents",
                  label: t("releases.documents"),
                  figures: true,
                  value: ({ documents }) => documents,
                  cell: ({ documents }) => documents,
                },
                {
                  id: "author",
                  label: t("approvals.author"),
                  value: ({ author }) => author,
                  cell: ({ author }) => author,
                },
                {
                  id: "changed",
                  label: t("approvals.changed"),
                  figures: true,
                  value: ({ changedAt }) => changedAt,
                  cell: ({ changedAt }) => formatMoment(changedAt, language),
                },
              ]}
            />
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}
