import type { ReactNode } from "react";

type Props = { className: string; facts: readonly (readonly [string, ReactNode])[] };

/** A list of labels and values; entries without a value are left out. */
export function Facts({ className, facts }: Props) {
  return (
    <dl className={className}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
