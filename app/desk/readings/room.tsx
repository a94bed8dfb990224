import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useAddressState } from "#app/navigation/use-address-state.ts";
import type { DocumentRow, HolderRow } from "#core/acts/readings.ts";
import { useDesk } from "../kit/ask-desk.ts";
import { ExportFile } from "../kit/export-file.tsx";
import { Pager } from "../kit/pager.tsx";
import { Room } from "../kit/room.tsx";
import { WhenLoaded } from "../kit/when-loaded.tsx";
import { Filters } from "./filters.tsx";
import { OneDocument } from "./one-document.tsx";
import { keys } from "./readings.ts";
import { DocumentRegister, HolderRegister } from "./registers.tsx";

/** The readings of documents: by document, by entity or by fund. */
export default function ReadingsRoom() {
  const { t } = useTranslation("desk");
  const address = useAddressState(keys);
  const { document, ...values } = address.values;
  return (
    <Room title={t("readings.title")} lede={t("readings.lede")}>
      {document ? (
        <OneDocument id={document} chosen={withoutEmpty(values)} />
      ) : (
        <>
          <Filters address={address} />
          <ExportFile
            key={JSON.stringify(values)}
            act="readings.export"
            filter={values}
            name="readings"
          />
          <Listed values={values} onPage={(before) => address.change({ before })} />
        </>
      )}
    </Room>
  );
}

type ListedProps = { values: Record<string, string>; onPage: (before: string) => void };

function Listed({ values, onPage }: ListedProps) {
  const { t } = useTranslation("desk");
  const { state, reload } = useDesk("readings.list", values);
  const { by, before = "", ...filter } = values;
  const kind = by === "entity" || by === "fund" ? by : undefined;
  return (
    <WhenLoaded state={state} reload={reload}>
      {({ rows, next }) => (
        <>
          {kind ? (
            <HolderRegister kind={kind} rows={rows as HolderRow[]} chosen={withoutEmpty(filter)} />
          ) : (
            <DocumentRegister
              rows={rows as DocumentRow[]}
              chosen={withoutEmpty({ ...filter, before })}
            />
          )}
          <Pager
            before={before}
            next={next}
            onChange={onPage}
            {...(kind && {
              words: { first: t("readings.pager.first"), next: t("readings.pager.next") },
            })}
          />
        </>
      )}
    </WhenLoaded>
  );
}

/** Without empty values, which do not belong in an address. */
function withoutEmpty(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}
