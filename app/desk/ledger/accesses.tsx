import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { type AddressState, useAddressState } from "#app/navigation/use-address-state.ts";
import type { Access } from "#core/acts/ledger.ts";
import { accessKinds } from "#core/kinds.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { DayField } from "../kit/day-field.tsx";
import { DeskLink } from "../kit/desk-link.tsx";
import { Filters, List } from "../kit/list.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { useActWords } from "./use-act-words.ts";

type Key = "list" | "who" | "kind" | "about" | "from" | "to" | "before";
const keys: readonly Key[] = ["list", "who", "kind", "about", "from", "to", "before"];

/** Who looked at an investor's figures or documents, and who was refused, newest first. */
export function Accesses() {
  const { t } = useTranslation("desk");
  const address = useAddressState(keys);
  const { subject } = useActWords();
  const { list: _, ...chosen } = address.values;
  const { state, reload } = useDesk("ledger.accesses", chosen);
  return (
    <>
      <AccessFilters address={address} people={state.kind === "loaded" ? state.body.people : []} />
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <>
            <List
              act="ledger.accesses"
              fields={chosen}
              pageField="before"
              page={chosen.before}
              onPage={(before) => address.change({ before })}
              name="views"
              next={next}
              caption={t("ledger.lists.accesses")}
              rows={rows}
              keyOf={({ id }) => id}
              empty={t("ledger.accesses.none")}
              columns={[
                {
                  id: "when",
                  label: t("ledger.when"),
                  figures: true,
                  value: ({ lastAt }) => lastAt,
                  cell: (row) => <When {...row} />,
                },
                {
                  id: "who",
                  label: t("ledger.who"),
                  value: ({ name }) => name,
                  cell: ({ name }) => name || t("ledger.accesses.stranger"),
                },
                {
                  id: "what",
                  label: t("ledger.accesses.what"),
                  long: true,
                  value: ({ act }) => act,
                  cell: (row) => <What {...row} />,
                },
                {
                  id: "whose",
                  label: t("ledger.accesses.whose"),
                  long: true,
                  value: ({ about, called }) => about && subject(about, called),
                  cell: ({ about, called }) =>
                    about && (
                      <DeskLink room="ledger" chosen={{ list: "accesses", about }} className="link">
                        {subject(about, called)}
                      </DeskLink>
                    ),
                },
              ]}
            />
          </>
        )}
      </WhenLoaded>
    </>
  );
}

type FiltersProps = {
  address: AddressState<Key>;
  people: readonly { id: string; name: string }[];
};

function AccessFilters({ address: { values, change }, people }: FiltersProps) {
  const { t } = useTranslation("desk");
  return (
    <Filters>
      <Choice
        label={t("ledger.who")}
        value={values.who}
        all={t("ledger.everyone")}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(who) => change({ who, before: "" })}
      />
      <Choice
        label={t("ledger.accesses.kind")}
        value={values.kind}
        all={t("ledger.accesses.both")}
        options={accessKinds.map((kind) => ({
          value: kind,
          label: t(`ledger.accesses.kinds.${kind}`),
        }))}
        onChange={(kind) => change({ kind, before: "" })}
      />
      <DayField
        label={t("ledger.from")}
        value={values.from}
        onChange={({ currentTarget }) => change({ from: currentTarget.value, before: "" })}
      />
      <DayField
        label={t("ledger.to")}
        value={values.to}
        onChange={({ currentTarget }) => change({ to: currentTarget.value, before: "" })}
      />
    </Filters>
  );
}

function When({ firstAt, lastAt, times }: Access) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  return (
    <>
      {formatMoment(lastAt, language)}
      {times > 1 && (
        <p className="desk-soft">
          {t("ledger.accesses.times", { count: times, from: formatMoment(firstAt, language) })}
        </p>
      )}
    </>
  );
}

/** What was read; of a refusal, the right that was missing, or what is wrong with the file. */
function What({ kind, act, why }: Access) {
  const { t } = useTranslation("desk");
  const acts: Record<string, string> = t("ledger.accesses.acts", { returnObjects: true });
  if (kind === "view") return acts[act] ?? act;
  const rights: Record<string, string> = t("staff.may", { returnObjects: true });
  const faults: Record<string, string> = t("refusals", { returnObjects: true });
  const right = rights[why];
  const fault = faults[why];
  return (
    <>
      {right
        ? t("ledger.accesses.lacking", { right })
        : fault
          ? t("ledger.accesses.file", { why: fault })
          : t("ledger.accesses.refused")}
      <p className="desk-soft">{acts[act] ?? act}</p>
    </>
  );
}
