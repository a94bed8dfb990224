import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Filters, List } from "../kit/list.tsx";
import { Room } from "../kit/room.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { useWorkName } from "../pages/page-names.ts";
import { NewWork } from "./new-work.tsx";
import { Rights } from "./rights.tsx";
import { SentBack } from "./sent-back.tsx";
import { Settings } from "./settings.tsx";
import { fromApprovals } from "./work.ts";
import { WorkPage } from "./work-page.tsx";

const states = ["submitted", "sent-back", "owed", "approved", "draft", "live"] as const;

/** The list of works that wait for a second person, or one of them. */
export default function ApprovalsRoom() {
  const { values } = useAddressState(["work"]);
  const may = useMay();
  if (values.work === "new") return may("approvals.write") ? <NewWork /> : <Works />;
  return values.work ? <WorkPage key={values.work} id={values.work} /> : <Works />;
}

function Works() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const workName = useWorkName();
  const { values, change, type, settle } = useAddressState(["state", "words", "before"]);
  const { state, reload } = useDesk("approvals.list", values);
  return (
    <Room title={t("approvals.title")} lede={t("approvals.lede")}>
      {may("approvals.write") && (
        <p className="approvals-write">
          <DeskLink room="approvals" chosen={{ work: "new" }} className="link">
            {t("approvals.write")}
          </DeskLink>
        </p>
      )}
      {may("rights.confirm") && <Rights />}
      <Filters>
        <Choice
          label={t("approvals.state")}
          value={values.state}
          all={t("approvals.all")}
          options={states.map((one) => ({ value: one, label: t(`approvals.states.${one}`) }))}
          onChange={(chosen) => change({ state: chosen, before: "" })}
        />
        <SearchField
          label={t("approvals.words")}
          value={values.words}
          onType={(words) => type({ words, before: "" })}
          onSettle={settle}
        />
      </Filters>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next, twoEyes }) => (
          <>
            {!twoEyes && <p className="approvals-off">{t("approvals.off")}</p>}
            <List
              act="approvals.list"
              fields={values}
              pageField="before"
              page={values.before}
              onPage={(before) => change({ before })}
              name="approvals"
              next={next}
              caption={t("approvals.title")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t("approvals.none")}
              columns={[
                {
                  id: "name",
                  label: t("approvals.name"),
                  long: true,
                  value: ({ kind, name, titles }) => titles?.[language] || workName(kind, name),
                  cell: ({ id, kind, name, titles }) => {
                    if (kind !== "release") {
                      return (
                        <DeskLink room="approvals" chosen={{ work: id }} className="link">
                          {titles?.[language] || workName(kind, name)}
                        </DeskLink>
                      );
                    }
                    // Somebody who may not read releases still sees that this one waits.
                    return may("releases.read") ? (
                      <DeskLink
                        room="releases"
                        chosen={{ release: id, ...fromApprovals }}
                        className="link"
                      >
                        {name}
                      </DeskLink>
                    ) : (
                      name
                    );
                  },
                },
                {
                  id: "kind",
                  label: t("approvals.kind"),
                  value: ({ kind }) => t(`approvals.kinds.${kind}`),
                  cell: ({ kind }) => t(`approvals.kinds.${kind}`),
                },
                {
                  id: "state",
                  label: t("approvals.state"),
                  value: (row) => t(`approvals.states.${row.state}`),
                  cell: (row) => (
                    <>
                      <span className={`approvals-state is-${row.state}`}>
                        {t(`approvals.states.${row.state}`)}
                      </span>
                      {row.owed && (
                        <span className="approvals-state is-owed">
                          {t("approvals.states.owed")}
                        </span>
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
                  id: "changed",
                  label: t("approvals.changed"),
                  figures: true,
                  value: ({ changedAt }) => changedAt,
                  cell: ({ changedAt }) => formatMoment(changedAt, language),
                },
              ]}
            />
            {may("approvals.settings") && <Settings twoEyes={twoEyes} />}
          </>
        )}
      </WhenLoaded>
    </Room>
  );
}
