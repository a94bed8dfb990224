/** A list that is answered whole: sorted, walked by keys and taken away as the long ones are. */
import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { DeskActName } from "#core/acts/desk.ts";
import { ListFoot } from "./list-foot.tsx";
import { ListHead } from "./list-head.tsx";
import { type Column, type Order, Register } from "./register.tsx";
import { sorted } from "./sorted.ts";

type Props<Row> = {
  /** The act that answers it. */
  act: DeskActName;
  /** What a file of it is called. */
  name: string;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  empty: string;
};

export function ShortList<Row>({ act, name, caption, columns, rows, keyOf, empty }: Props<Row>) {
  const language = useLanguage();
  const [order, setOrder] = useState<Order>();
  const column = columns.find(({ id }) => id === order?.id);
  const inOrder = (all: readonly Row[]) =>
    order && column?.value ? sorted(all, column.value, order.down, language) : all;
  return (
    <>
      {rows.length > 0 && <ListHead columns={columns} order={order} onOrder={setOrder} />}
      <Register
        caption={caption}
        rows={inOrder(rows)}
        keyOf={keyOf}
        empty={empty}
        columns={columns}
        order={order}
        onOrder={setOrder}
        keys
      />
      {rows.length > 0 && (
        <ListFoot
          act={act}
          read={async () => ({ rows, more: false })}
          name={name}
          caption={caption}
          columns={columns}
          order={inOrder}
          isChosenFrom={false}
        />
      )}
    </>
  );
}
