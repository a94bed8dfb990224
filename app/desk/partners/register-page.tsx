import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { DeskBody, DeskFields } from "#core/acts/desk.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { Choice } from "../kit/choice.tsx";
import { Filters, List, type OnMany } from "../kit/list.tsx";
import type { Column } from "../kit/register.tsx";
import { SearchField } from "../kit/search-field.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";

type Option = { value: string; label: string };

type RegisterName = "partners.funds" | "partners.entities" | "partners.persons";

type Filter<Answer> = {
  /** Its parameter in the address. */
  name: string;
  /** Its field in the request, if that has another name. */
  field?: string;
  label: string;
  options: readonly Option[] | ((answer: Answer) => readonly Option[]);
};

type Props<Name extends RegisterName> = {
  act: Name;
  caption: string;
  search: string;
  filters: readonly Filter<DeskBody<Name>>[];
  columns: readonly Column<DeskBody<Name>["rows"][number]>[];
  /** `none` is shown when there are no rows at all, `noneSuch` when none match the filters. */
  none: string;
  noneSuch: string;
  onMany?: readonly OnMany[];
};

/** A register with search, filters and pages; the address keeps what was chosen. */
export function RegisterPage<Name extends RegisterName>(props: Props<Name>) {
  const { act, caption, search, filters, columns, none, noneSuch, onMany = [] } = props;
  const { t } = useTranslation("desk");
  const names = ["q", ...filters.map(({ name }) => name), "after"];
  const { values, change, type, settle } = useAddressState(names);
  const renamed = filters.map(({ name, field = name }) => [field, values[name]]);
  const chosen = Object.fromEntries(renamed);
  const fields = { q: values.q, ...chosen, after: values.after } as DeskFields<Name>;
  const { state, reload } = useDesk(act, fields);

  function optionsOf({ options }: Filter<DeskBody<Name>>): readonly Option[] | undefined {
    if (typeof options !== "function") return options;
    return state.kind === "loaded" ? options(state.body) : undefined;
  }

  return (
    <>
      <Filters>
        <SearchField
          label={search}
          value={values.q ?? ""}
          onType={(q) => type({ q, after: "" })}
          onSettle={settle}
        />
        {filters.map((filter) => {
          const options = optionsOf(filter);
          return (
            options && (
              <Choice
                key={filter.name}
                label={filter.label}
                value={values[filter.name] ?? ""}
                all={t("partners.all")}
                options={options}
                onChange={(chosen) => change({ [filter.name]: chosen, after: "" })}
              />
            )
          );
        })}
      </Filters>
      <WhenLoaded state={state} reload={reload}>
        {({ rows, next }) => (
          <List
            act={act}
            fields={fields}
            pageField="after"
            page={values.after ?? ""}
            onPage={(after) => change({ after })}
            pagerWords={{ first: t("partners.first"), next: t("partners.next") }}
            caption={caption}
            name={act.replace(".", "-")}
            rows={rows}
            next={next}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onMany={onMany}
            empty={Object.values(values).some(Boolean) ? noneSuch : none}
            columns={columns}
          />
        )}
      </WhenLoaded>
    </>
  );
}
