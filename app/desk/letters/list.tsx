import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SentBack } from "../approvals/sent-back.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Returned } from "./returned.tsx";
import { Withdrawn } from "./withdrawn.tsx";

export function Letters() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("letters.list", {});
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
        {({ rows }) => (
          <Register
            caption={t("letters.title")}
            rows={rows}
            keyOf={({ id }) => id}
            empty={t("letters.none")}
            columns={[
              {
                id: "letter",
                label: t("letters.letter"),
                cell: ({ id, name, titles }) => (
                  <DeskLink room="letters" chosen={{ letter: id }} className="link">
                    {titles[language] || name}
                  </DeskLink>
                ),
              },
              {
                id: "theme",
                label: t("letters.theme"),
                cell: ({ theme }) => t(`letters.themes.${theme}`),
              },
              {
                id: "state",
                label: t("letters.state"),
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
                cell: ({ sending }) =>
                  sending ? t(`letters.sendings.${sending.state}`) : t("letters.notSent"),
              },
              {
                id: "changed",
                label: t("approvals.changed"),
                figures: true,
                cell: ({ changedAt }) => formatMoment(changedAt, language),
              },
            ]}
          />
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
