import { useState } from "react";
import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { type AddressState, useAddressState } from "#app/navigation/use-address-state.ts";
import type { Listed } from "#core/acts/ledger.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { List } from "../kit/list.tsx";
import { Room } from "../kit/room.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Accesses } from "./accesses.tsx";
import { type FilterKey, LedgerFilters } from "./filters.tsx";
import { Strand } from "./strand.tsx";
import { useActWords } from "./use-act-words.ts";
import { Verify } from "./verify.tsx";

const keys: readonly FilterKey[] = ["who", "of", "about", "from", "to", "words", "before"];

const lists = ["acts", "accesses"] as const;

/** The ledger, or what is noted beside it. */
export default function LedgerRoom() {
  const { t } = useTranslation("desk");
  const [parameters] = useSearchParams();
  const list = lists.find((one) => one === parameters.get("list")) ?? "acts";
  useRoomPart(list === "acts" ? "" : t(`ledger.lists.${list}`));
  return (
    <Room
      title={t("ledger.title")}
      lede={t(list === "acts" ? "ledger.lede" : "ledger.accesses.lede")}
      {...(list === "acts" && { aside: <Verify /> })}
    >
      <nav className="desk-lists" aria-label={t("ledger.lists.label")}>
        <ul>
          {lists.map((one) => (
            <li key={one}>
              <DeskLink
                room="ledger"
                {...(one !== "acts" && { chosen: { list: one } })}
                current={one === list}
              >
                {t(`ledger.lists.${one}`)}
              </DeskLink>
            </li>
          ))}
        </ul>
      </nav>
      {list === "acts" ? <Acts /> : <Accesses />}
    </Room>
  );
}

/** Every entry of the ledger, newest first, with its part of the drawn band. */
function Acts() {
  const { t } = useTranslation("desk");
  const address = useAddressState(keys);
  const { state, reload } = useDesk("ledger.list", address.values);
  // Whoever comes for one thing from another room compares its hash.
  const [ids, setIds] = useState(address.values.about !== "");
  return (
    <>
      <LedgerFilters
        address={address}
        listed={state.kind === "loaded" ? state.body : undefined}
        ids={ids}
        onIds={setIds}
      />
      {address.values.about && (
        <p className="desk-alone">
          <DeskLink room="ledger" className="link">
            {t("ledger.back")}
          </DeskLink>
        </p>
      )}
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next, people }) => (
          <Entries rows={rows} people={people} next={next} address={address} ids={ids} />
        )}
      </WhenLoaded>
    </>
  );
}

type EntriesProps = Pick<Listed, "rows" | "people" | "next"> & {
  address: AddressState<FilterKey>;
  ids: boolean;
};

function Entries({ rows, people, next, address, ids }: EntriesProps) {
  const { t } = useTranslation("desk");
  const { actName, actorName, details, subject } = useActWords(people, ids);
  const language = useLanguage();
  return (
    <div className="ledger">
      <List
        act="ledger.list"
        fields={address.values}
        pageField="before"
        page={address.values.before}
        onPage={(before) => address.change({ before })}
        name="ledger"
        next={next}
        caption={t("ledger.title")}
        rows={rows}
        keyOf={({ seq }) => String(seq)}
        empty={t("ledger.none")}
        columns={[
          {
            id: "chain",
            label: t("ledger.chain"),
            cell: (row) => <Strand entry={row} />,
          },
          {
            id: "when",
            label: t("ledger.when"),
            figures: true,
            value: ({ at }) => at,
            cell: ({ seq, at }) => (
              <>
                {formatMoment(at, language)}
                <br />
                <span className="desk-soft">{t("ledger.number", { number: String(seq) })}</span>
              </>
            ),
          },
          { id: "who", label: t("ledger.who"), value: actorName, cell: actorName },
          {
            id: "act",
            label: t("ledger.act"),
            long: true,
            value: (row) => [actName(row.act), details(row)].filter(Boolean).join(", "),
            cell: (row) => (
              <>
                {actName(row.act)}
                {!row.whole && <strong className="ledger-broken">{t("ledger.broken")}</strong>}
                {details(row) && <p className="desk-soft">{details(row)}</p>}
              </>
            ),
          },
          {
            id: "about",
            label: t("ledger.about"),
            long: true,
            value: ({ about, called }) => about && subject(about, called),
            cell: ({ about, called, version }) =>
              about && (
                <>
                  <DeskLink room="ledger" chosen={{ about }} className="link">
                    {subject(about, called)}
                  </DeskLink>
                  {version !== null && (
                    <p className="desk-soft">{t("ledger.version", { version })}</p>
                  )}
                </>
              ),
          },
        ]}
      />
    </div>
  );
}
