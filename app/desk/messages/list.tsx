import { formatNumber } from "#app/i18n/format.ts";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { subjects } from "#core/contact-limits.ts";
import { type MessageState, messageStates } from "#core/kinds.ts";
import { mostCounted } from "#core/limits.ts";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Filters, List } from "../kit/list.tsx";
import { Room } from "../kit/room.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Due } from "./due.tsx";
import { State } from "./facts.tsx";

const keys = ["state", "subject", "assignee", "q", "before"] as const;

export function MessageList() {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { values, change, type, settle } = useAddressState(keys);
  const [parameters] = useSearchParams();
  // Reads by the parameters in the address, which change when the typing pauses, not with each key.
  const asked = Object.fromEntries(keys.map((key) => [key, parameters.get(key) ?? ""]));
  const { state, reload } = useDesk("messages.list", asked);
  const counts = state.kind === "loaded" ? state.body.counts : undefined;
  const chosen = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));

  function nameOf(one: MessageState): string {
    const name = t(`messages.states.${one}`);
    if (!counts) return name;
    const count = formatNumber(counts[one], language);
    return `${name} (${count}${counts[one] < mostCounted ? "" : "+"})`;
  }

  return (
    <Room title={t("messages.title")} lede={t("messages.lede")}>
      <Filters>
        <Choice
          label={t("messages.state")}
          value={values.state}
          all={t("messages.any")}
          options={messageStates.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(state) => change({ state, before: "" })}
        />
        <Choice
          label={t("messages.subject")}
          value={values.subject}
          all={t("messages.any")}
          options={subjects.map((value) => ({
            value,
            label: t(`messages.subjects.${value}.name`),
          }))}
          onChange={(subject) => change({ subject, before: "" })}
        />
        <Choice
          label={t("messages.assignee")}
          value={values.assignee}
          all={t("messages.anyone")}
          options={[
            { value: "me", label: t("messages.me") },
            { value: "nobody", label: t("messages.nobody") },
          ]}
          onChange={(assignee) => change({ assignee, before: "" })}
        />
        <SearchField
          label={t("messages.search")}
          value={values.q}
          onType={(q) => type({ q, before: "" })}
          onSettle={settle}
        />
      </Filters>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next, colleagues }) => (
          <List
            act="messages.list"
            fields={asked}
            pageField="before"
            page={values.before}
            onPage={(before) => change({ before })}
            name="messages"
            caption={t("messages.title")}
            rows={rows}
            next={next}
            keyOf={({ id }) => id}
            nameOf={({ name, reference }) => `${name} ${reference}`}
            thingOf={({ id, version }) => ({ id, version })}
            onMany={[
              { what: "messages.assign", right: "messages.work", colleagues },
              { what: "messages.close", right: "messages.work" },
            ]}
            empty={Object.keys(chosen).length > 0 ? t("messages.noneSuch") : t("messages.none")}
            columns={[
              {
                id: "message",
                label: t("messages.from"),
                long: true,
                value: ({ name, reference }) => `${name} ${reference}`,
                cell: ({ reference, name, excerpt }) => (
                  <>
                    <DeskLink
                      room="messages"
                      chosen={{ ...chosen, message: reference }}
                      className="link"
                    >
                      {name}
                    </DeskLink>{" "}
                    <span className="desk-soft">{reference}</span>
                    <br />
                    <span className="message-excerpt">{excerpt}</span>
                  </>
                ),
              },
              {
                id: "subject",
                label: t("messages.subject"),
                value: ({ subject }) => t(`messages.subjects.${subject}.name`),
                cell: ({ subject }) => t(`messages.subjects.${subject}.name`),
              },
              {
                id: "state",
                label: t("messages.state"),
                value: ({ state }) => t(`messages.states.${state}`),
                cell: (row) => <State state={row.state} />,
              },
              {
                id: "assignee",
                label: t("messages.assignee"),
                value: ({ assignee }) => assignee,
                cell: ({ assignee }) => assignee ?? t("messages.nobody"),
              },
              {
                id: "received",
                label: t("messages.received"),
                figures: true,
                value: ({ receivedAt }) => receivedAt,
                cell: ({ receivedAt }) => formatMoment(receivedAt, language),
              },
              {
                id: "due",
                label: t("messages.due"),
                figures: true,
                value: ({ due }) => due,
                cell: ({ due }) => due && <Due due={due} />,
              },
            ]}
          />
        )}
      </WhenLoaded>
      {may("approvals.read") && (
        <p>
          <DeskLink room="approvals" className="link">
            {t("messages.standardAnswers")}
          </DeskLink>
        </p>
      )}
    </Room>
  );
}
