import { formatNumber } from "#app/i18n/format.ts";
import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { mostCounted } from "#core/limits.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Demonstration } from "./demonstration.tsx";
import { waitingRooms } from "./kinds.ts";

/** The first page of the desk: what waits for this colleague, the most urgent first. */
export default function WaitingRoom() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { state, reload } = useDesk("waiting", {});
  const numberOf = (count: number) =>
    `${formatNumber(count, language)}${count < mostCounted ? "" : "+"}`;
  return (
    <Room title={t("waiting.title")} lede={t("waiting.lede")}>
      <WhenLoaded state={state} reload={reload}>
        {({ waiting }) => (
          <Register
            keys
            caption={t("waiting.title")}
            rows={waiting}
            keyOf={({ kind }) => kind}
            empty={t("waiting.none")}
            columns={[
              {
                id: "what",
                label: t("waiting.what"),
                cell: ({ kind, count }) => (
                  <DeskLink {...waitingRooms[kind]} className="link">
                    {t(`waiting.kinds.${kind}`, { count, number: numberOf(count) })}
                  </DeskLink>
                ),
              },
              {
                id: "since",
                label: t("waiting.since"),
                figures: true,
                cell: ({ since }) => since && formatDay(since, language),
              },
              {
                id: "due",
                label: t("waiting.due"),
                figures: true,
                cell: ({ due }) => due && formatDay(due, language),
              },
            ]}
          />
        )}
      </WhenLoaded>
      <Demonstration />
    </Room>
  );
}
