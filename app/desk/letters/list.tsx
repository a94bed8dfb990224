import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { DeskBody } from "#core/acts/desk.ts";
import { SentBack } from "../approvals/sent-back.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { LeftOutTexts } from "../kit/left-out.tsx";
import { Room } from "../kit/room.tsx";
import { ShortList } from "../kit/short-list.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Returned } from "./returned.tsx";
import { Withdrawn } from "./withdrawn.tsx";

type Row = DeskBody<"letters.list">["rows"][number];

export function Letters() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("letters.list", {});
  const sendingOf = ({ sending }: Row): string => {
    if (!sending) return t("letters.notSent");
    const state = t(`letters.sendings.${sending.state}`);
    const { refused = 0, dead = 0 } = sending.counts ?? {};
    const failed = refused + dead;
    return failed > 0 ? t("letters.refusedOf", { state, count: failed }) : state;
  };
  return (
    <Room title={t("letters.title")} lede={t("letters.lede")}>
      {may("approvals.write") && (
        <p className="approvals-write">
          <DeskLink room="letters" chosen={{ letter: "new" }} className="link">
            {t("letters.new.title")}
          </DeskLink>
        </p>
      )}
      <WhenLoaded state={state} reload={reload}>
        {({ rows, leftOut }) => (
          <>
            <LeftOutTexts rows={leftOut} />
            <ShortList
              act="letters.list"
              name="letters"
              caption={t("letters.title")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t("letters.none")}
              columns={[
                {
                  id: "letter",
                  label: t("letters.letter"),
                  value: ({ name, titles }) => titles[language] || name,
                  cell: ({ id, name, titles }) => (
                    <DeskLink room="letters" chosen={{ letter: id }} className="link">
                      {titles[language] || name}
                    </DeskLink>
                  ),
                },
                {
                  id: "theme",
                  label: t("letters.theme"),
                  value: ({ theme }) => t(`letters.themes.${theme}`),
                  cell: ({ theme }) => t(`letters.themes.${theme}`),
                },
                {
                  id: "state",
                  label: t("letters.state"),
                  value: (row) => t(`approvals.states.${row.owed ? "owed" : row.state}`),
                  cell: (row) => (
                    <>
                      <span className={`approvals-state is-${row.owed ? "owed" : row.state}`}>
                        {t(`approvals.states.${row.owed ? "owed" : row.state}`)}
                      </span>
                      <SentBack said={row.sentBack} />
                      <Withdrawn at={row.withdrawnAt} />
                    </>
                  ),
                },
                {
                  id: "sending",
                  label: t("letters.sending"),
                  value: sendingOf,
                  cell: sendingOf,
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
      {may("letters.send") && (
        <Disclosure summary={t("letters.returned.title")}>
          <Returned />
        </Disclosure>
      )}
    </Room>
  );
}
