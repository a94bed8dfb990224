import { formatMoment } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useSearchParams } from "#app/navigation/router.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { Listed } from "#core/acts/ledger.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Pager } from "../kit/pager.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { useRoomPart } from "../kit/room-title.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Accesses } from "./accesses.tsx";
import { type FilterKey, Filters } from "./filters.tsx";
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
  const address = useAddressState(keys);
  const { state, reload } = useDesk("ledger.list", address.values);
  return (
    <>
      <Filters address={address} listed={state.kind === "loaded" ? state.body : undefined} />
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next, people }) => (
          <>
            <Entries rows={rows} people={people} />
            <Pager
              before={address.values.before}
              next={next}
              onChange={(before) => address.change({ before })}
            />
          </>
        )}
      </WhenLoaded>
    </>
  );
}

function Entries({ rows, people }: Pick<Listed, "rows" | "people">) {
  const { t } = useTranslation("desk");
  const { actName, actorName, details } = useActWords(people);
  const language = useLanguage();
  return (
    <div className="ledger">
      <Register
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
            cell: ({ seq, at }) => (
              <>
                {formatMoment(at, language)}
                <br />
                <span className="desk-soft">{seq}</span>
              </>
            ),
          },
          { id: "who", label: t("ledger.who"), cell: actorName },
          {
            id: "act",
            label: t("ledger.act"),
            long: true,
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
            cell: ({ about, called, version }) =>
              about && (
                <>
                  <DeskLink room="ledger" chosen={{ about }} className="link">
                    {called ?? about}
                  </DeskLink>
                  {called && <p className="desk-soft">{about}</p>}
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
