import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useMay } from "../colleague.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Filters, List } from "../kit/list.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Erasures } from "./erasures.tsx";
import { OpenForm } from "./open-form.tsx";
import { PersonRequest } from "./request.tsx";
import { stateOf } from "./request-row.ts";

/** The requests of people about their own data, each with its deadline. */
export default function PersonsRoom() {
  const { t } = useTranslation("desk");
  const { values, change } = useAddressState(["request", "message", "kind", "state", "before"]);
  const { request, message, ...filters } = values;
  return (
    // The key makes one request a page of its own: opening it moves the focus to its heading.
    <Room
      key={request}
      title={t(request ? "persons.one" : "persons.title")}
      {...(!request && { lede: t("persons.lede") })}
      aside={
        request && (
          <p>
            <DeskLink room="persons" className="link">
              {t("persons.back")}
            </DeskLink>
          </p>
        )
      }
    >
      {request ? (
        <OneRequest id={request} />
      ) : (
        <Requests message={message} filters={filters} change={change} />
      )}
    </Room>
  );
}

function OneRequest({ id }: { id: string }) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("persons.list", { id });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows: [row] }) =>
        row && row.id === id ? (
          <PersonRequest row={row} reload={reload} />
        ) : (
          <p className="desk-empty">{t("persons.unknown")}</p>
        )
      }
    </WhenLoaded>
  );
}

/** Opens a request from a message. The address has only its reference; the rest is read here. */
function OpenFormForMessage({ reference, onOpened }: { reference: string; onOpened: () => void }) {
  const { state, reload } = useDesk("messages.show", { reference });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ message }) => <OpenForm from={message} onOpened={onOpened} />}
    </WhenLoaded>
  );
}

type Chosen = Record<"kind" | "state" | "before", string>;
type RequestsProps = {
  message: string;
  filters: Chosen;
  change: (values: Partial<Chosen>) => void;
};

function Requests({ message, filters, change }: RequestsProps) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const may = useMay();
  const { state, reload } = useDesk("persons.list", filters);
  return (
    <>
      <Disclosure summary={t("persons.open.title")} open={message !== ""}>
        {message ? (
          <OpenFormForMessage key={message} reference={message} onOpened={reload} />
        ) : (
          <OpenForm onOpened={reload} />
        )}
      </Disclosure>
      <Filters>
        <Choice
          label={t("persons.state")}
          value={filters.state}
          all={t("persons.all")}
          options={[
            { value: "open", label: t("persons.filters.open") },
            { value: "done", label: t("persons.filters.done") },
          ]}
          onChange={(value) => change({ state: value, before: "" })}
        />
        <Choice
          label={t("persons.kind")}
          value={filters.kind}
          all={t("persons.all")}
          options={[
            { value: "access", label: t("persons.kinds.access") },
            { value: "erasure", label: t("persons.kinds.erasure") },
          ]}
          onChange={(value) => change({ kind: value, before: "" })}
        />
      </Filters>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <List
              act="persons.list"
              fields={filters}
              pageField="before"
              page={filters.before}
              onPage={(before) => change({ before })}
              name="requests"
              next={next}
              caption={t("persons.title")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t("persons.none")}
              columns={[
                {
                  id: "what",
                  label: t("persons.kind"),
                  value: (row) => t(`persons.kinds.${row.kind}`),
                  cell: (row) => (
                    <DeskLink room="persons" chosen={{ request: row.id }} className="link">
                      {t(`persons.kinds.${row.kind}`)}
                      <span className="sr-only">{` ${row.address ?? row.id}`}</span>
                    </DeskLink>
                  ),
                },
                {
                  id: "address",
                  label: t("persons.address"),
                  long: true,
                  value: ({ address }) => address,
                  cell: ({ address }) =>
                    address ?? <span className="desk-soft">{t("persons.forgotten")}</span>,
                },
                {
                  id: "state",
                  label: t("persons.state"),
                  value: (row) => t(`persons.states.${stateOf(row)}`),
                  cell: (row) => (
                    <span className="person-state" data-state={stateOf(row)}>
                      {t(`persons.states.${stateOf(row)}`)}
                    </span>
                  ),
                },
                {
                  id: "at",
                  label: t("persons.opened"),
                  figures: true,
                  value: ({ at }) => at,
                  cell: ({ at }) => formatDay(at, language),
                },
                {
                  id: "due",
                  label: t("persons.due"),
                  figures: true,
                  value: ({ due }) => due,
                  cell: ({ due, done }) => !done && formatDay(due, language),
                },
              ]}
            />
            {may("persons.erase") && <Erasures />}
          </>
        )}
      </WhenLoaded>
    </>
  );
}
