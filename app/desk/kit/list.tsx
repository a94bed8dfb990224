/**
 * The list of a room: a page of a register that is walked by keys, sorted by any column, chosen from,
 * acted on together and taken away. Sorted, chosen as a whole and exported, it is read whole first,
 * up to `mostThingsAtOnce` rows: half a list in order would be a list in the wrong order.
 */
import { type ReactNode, useState } from "react";
import { formatNumber } from "#app/i18n/format.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Named } from "#core/acts/act.ts";
import type { DeskFields } from "#core/acts/desk.ts";
import type { ManyAct } from "#core/kinds.ts";
import { mostThingsAtOnce } from "#core/limits.ts";
import { useMay } from "../colleague.ts";
import { ListFoot } from "./list-foot.tsx";
import { ListHead } from "./list-head.tsx";
import { AskMany, NewestMany, type Thing } from "./many.tsx";
import { Pager } from "./pager.tsx";
import { type Column, type Order, Register } from "./register.tsx";
import { sorted } from "./sorted.ts";
import { type PagedAct, type PageField, type RowOf, readWhole, useWhole } from "./whole-list.ts";

export type OnMany = {
  what: ManyAct;
  /** The act that one must be allowed to do to one of them. */
  right: string;
  /** To whom things can be given. */
  colleagues?: readonly Named[];
};

type Props<Name extends PagedAct> = {
  act: Name;
  /** What was asked with; its page is `page`. */
  fields: DeskFields<Name>;
  pageField: PageField;
  page: string;
  onPage: (page: string) => void;
  pagerWords?: { first: string; next: string };
  caption: string;
  /** What a file of it is called. */
  name: string;
  columns: readonly Column<RowOf<Name>>[];
  rows: readonly RowOf<Name>[];
  next: string | null;
  keyOf: (row: RowOf<Name>) => string;
  /** What a row is called, where it can be chosen. */
  nameOf?: (row: RowOf<Name>) => string;
  thingOf?: (row: RowOf<Name>) => Thing;
  onMany?: readonly OnMany[];
  empty: string;
};

/** So many rows of a list that is read whole are shown at a time. */
const shownAtOnce = 100;

export function List<Name extends PagedAct>(props: Props<Name>) {
  // Other filters are another list: nothing of this one stays chosen.
  const { [props.pageField as keyof DeskFields<Name>]: _page, ...filter } = props.fields;
  return <ListOf key={JSON.stringify(filter)} {...props} />;
}

function ListOf<Name extends PagedAct>(props: Props<Name>) {
  const { act, fields, pageField, page, onPage, pagerWords, columns, rows, next, keyOf } = props;
  const { caption, name, empty, nameOf, thingOf = (row) => ({ id: keyOf(row) }) } = props;
  const { t } = useTranslation(["desk", "sign-in"]);
  const language = useLanguage();
  const may = useMay();
  const onMany = (props.onMany ?? []).filter(({ right }) => may(right));
  const [order, setOrder] = useState<Order>();
  const [wantsAll, setWantsAll] = useState(false);
  const [most, setMost] = useState(shownAtOnce);
  const [chosen, setChosen] = useState<ReadonlyMap<string, RowOf<Name>>>(new Map());
  // As they were chosen: what is done to them may take them out of the list.
  const [asking, setAsking] = useState<OnMany & { things: readonly Thing[] }>();
  const isOnePage = !page && next === null;
  const { whole, reading, failed, again } = useWhole(
    ...([act, fields, pageField, !isOnePage && (Boolean(order) || wantsAll)] as const),
  );
  const all = isOnePage ? rows : whole && !whole.more ? whole.rows : undefined;
  const column = columns.find(({ id }) => id === order?.id);
  const inOrder =
    order && column?.value && all ? sorted(all, column.value, order.down, language) : undefined;
  const shown = inOrder?.slice(0, most) ?? rows;
  const known = all ?? rows;
  // As they are now, where that is known; of another page, as they were chosen.
  const now = new Map(known.map((row) => [keyOf(row), row]));
  const picked = [...chosen].flatMap(([key, row]) => now.get(key) ?? (all ? [] : row));

  function choose(wantedRows: readonly RowOf<Name>[], wanted: boolean): void {
    setAsking(undefined);
    setChosen((last) => {
      const nowChosen = new Map(last);
      for (const row of wantedRows) {
        wanted ? nowChosen.set(keyOf(row), row) : nowChosen.delete(keyOf(row));
      }
      return nowChosen;
    });
  }
  function chooseNone(): void {
    setAsking(undefined);
    setWantsAll(false);
    setChosen(new Map());
  }
  if (wantsAll && all) {
    setWantsAll(false);
    choose(all, true);
  }

  const choosing = onMany.length > 0 && nameOf ? { chosen, choose, nameOf } : undefined;
  const said = whyNotWhole();
  function whyNotWhole(): string {
    if (reading) return t("list.reading");
    if (failed) return t("list.failed");
    const number = formatNumber(mostThingsAtOnce, language);
    return whole?.more ? t("list.tooMany", { most: number }) : "";
  }

  return (
    <>
      <p role="status">{said}</p>
      {failed && (
        <Button variant="quiet" onClick={again}>
          {t("sign-in:trouble.retry")}
        </Button>
      )}
      {rows.length > 0 && (
        <ListHead
          columns={columns}
          order={order}
          onOrder={setOrder}
          {...(choosing && {
            allChosen: shown.every((row) => chosen.has(keyOf(row))),
            onChooseAll: (wanted: boolean) => choose(shown, wanted),
          })}
        />
      )}
      <Register
        caption={caption}
        rows={shown}
        keyOf={keyOf}
        empty={empty}
        columns={columns}
        order={inOrder && order}
        onOrder={setOrder}
        choosing={choosing}
        keys
      />
      {choosing && (asking || picked.length > 0) && (
        <section className="list-chosen" aria-label={t("list.choose")}>
          {!asking && (
            <p className="button-row">
              <span>{t("list.chosen", { count: picked.length })}</span>
              {picked.length < (all?.length ?? Number.POSITIVE_INFINITY) && (
                <Button variant="quiet" pending={reading} onClick={() => setWantsAll(true)}>
                  {t("list.all")}
                </Button>
              )}
              <Button variant="quiet" onClick={chooseNone}>
                {t("list.none")}
              </Button>
              {onMany.map((one) => (
                <Button
                  key={one.what}
                  variant="secondary"
                  onClick={() => setAsking({ ...one, things: picked.map(thingOf) })}
                >
                  {t(`list.many.what.${one.what}`)}
                </Button>
              ))}
            </p>
          )}
          {asking && (
            <AskMany
              key={asking.what}
              what={asking.what}
              things={asking.things}
              {...(asking.colleagues && { colleagues: asking.colleagues })}
              onDone={chooseNone}
            />
          )}
        </section>
      )}
      {inOrder && inOrder.length > most && (
        <p className="button-row desk-pager">
          <Button variant="quiet" onClick={() => setMost(most + shownAtOnce)}>
            {t("list.more", { count: inOrder.length - most })}
          </Button>
        </p>
      )}
      {!inOrder && (
        <Pager
          before={page}
          next={next}
          onChange={onPage}
          {...(pagerWords && { words: pagerWords })}
        />
      )}
      {rows.length > 0 && (
        <ListFoot
          act={act}
          read={() => readWhole(act, fields, pageField)}
          isChosenFrom={choosing !== undefined}
          name={name}
          caption={caption}
          columns={columns}
          order={(all) =>
            order && column?.value ? sorted(all, column.value, order.down, language) : all
          }
        />
      )}
      {onMany.length > 0 && <NewestMany acts={onMany.map(({ what }) => what)} />}
    </>
  );
}

/** The filters of a list: on a phone folded behind one button, so that the list comes first. */
export function Filters({ children }: { children: ReactNode }) {
  const { t } = useTranslation("desk");
  const [open, setOpen] = useState(false);
  return (
    <search className="desk-filter-part">
      <button
        type="button"
        className="button-quiet desk-filter-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t("list.filters")}
      </button>
      <div className="desk-filters" data-open={open || undefined}>
        {children}
      </div>
    </search>
  );
}
