import { formatDay } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { Found } from "#core/acts/waiting.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { DeskLink } from "../kit/desk-link.tsx";
import { Register } from "../kit/register.tsx";
import { Room } from "../kit/room.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { useActWords } from "../ledger/use-act-words.ts";
import { useWorkName } from "../pages/page-names.ts";

type Place = Found["room"];

/** The parameters in the address that open a result in its room. */
const parametersOf: Record<Place, (found: Found) => Record<string, string>> = {
  messages: ({ id }) => ({ message: id }),
  approvals: ({ id }) => ({ work: id }),
  // The id is `fund:…`, `entity:…` or `person:…`.
  partners: ({ id }) => Object.fromEntries([id.split(":")]),
  staff: () => ({}),
  ledger: ({ title }) => ({ about: title.split(" · ").at(-1) ?? "" }),
};

export default function SearchRoom() {
  const { t } = useTranslation("desk");
  const { values, type, settle } = useAddressState(["q"]);
  return (
    <Room title={t("search.title")} lede={t("search.lede")}>
      <search className="desk-filters">
        <SearchField
          label={t("search.label")}
          value={values.q}
          onType={(q) => type({ q })}
          onSettle={settle}
        />
      </search>
      {values.q.trim().length > 1 && <Results q={values.q.trim()} />}
    </Room>
  );
}

function Results({ q }: { q: string }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  const { actName, subject } = useActWords();
  const workName = useWorkName();
  // Of a work the excerpt is its kind.
  const entryOf = ({ title }: Found) => {
    const [act = "", about = ""] = title.split(" · ");
    return [actName(act), subject(about, null)].join(" · ");
  };
  const titleIn = ({ room, title, titles, excerpt }: Found) =>
    titles?.[language] || (room === "approvals" ? workName(excerpt, title) : title);
  const kinds: Record<string, string> = t("search.kinds", { returnObjects: true });
  const { state, reload } = useDesk("search", { q });
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ found }) => (
        <Register
          caption={t("search.title")}
          rows={found}
          keyOf={({ room, id }) => `${room} ${id}`}
          empty={t("search.none")}
          columns={[
            {
              id: "title",
              label: t("search.what"),
              long: true,
              cell: (row) => (
                <>
                  <DeskLink room={row.room} chosen={parametersOf[row.room](row)} className="link">
                    {row.room === "ledger" ? entryOf(row) : titleIn(row)}
                  </DeskLink>
                  <br />
                  <span className="desk-soft">
                    {row.room === "approvals" ? kinds[row.excerpt] : row.excerpt}
                  </span>
                </>
              ),
            },
            { id: "room", label: t("search.where"), cell: ({ room }) => t(`${room}.nav`) },
            {
              id: "at",
              label: t("search.when"),
              figures: true,
              cell: ({ at }) => at && formatDay(at, language),
            },
          ]}
        />
      )}
    </WhenLoaded>
  );
}
