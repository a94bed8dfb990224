/**
 * On a phone the heads of a list have no place: there it is sorted, and chosen as far as it is shown, by
 * these fields above it. A wide screen has the heads, and not these.
 */
import { useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { Chevron } from "#app/ui/chevron.tsx";
import type { Column, Order } from "./register.tsx";

type Props<Row> = {
  columns: readonly Column<Row>[];
  order: Order | undefined;
  onOrder: (order: Order | undefined) => void;
  /** Whether all rows shown are chosen, where the list is chosen from. */
  allChosen?: boolean | undefined;
  onChooseAll?: (wanted: boolean) => void;
};

export function ListHead<Row>({ columns, order, onOrder, allChosen, onChooseAll }: Props<Row>) {
  const { t } = useTranslation("desk");
  const field = useId();
  return (
    <div className="list-head">
      <label htmlFor={field}>{t("list.sortBy")}</label>
      <div className="select">
        <select
          id={field}
          className="control"
          value={order?.id ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onOrder(value ? { id: value, down: false } : undefined)
          }
        >
          <option value="">{t("list.usual")}</option>
          {columns.map(
            ({ id, label, value }) =>
              value && (
                <option key={id} value={id}>
                  {label}
                </option>
              ),
          )}
        </select>
        <Chevron />
      </div>
      {order && (
        <label>
          <input
            type="checkbox"
            checked={order.down}
            onChange={({ currentTarget }) => onOrder({ ...order, down: currentTarget.checked })}
          />
          {t("list.down")}
        </label>
      )}
      {onChooseAll && (
        <label className="list-head-choice">
          {t("list.chooseShown")}
          <input
            type="checkbox"
            checked={allChosen}
            onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
          />
        </label>
      )}
    </div>
  );
}
