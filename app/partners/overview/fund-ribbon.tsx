import { useId } from "react";
import { weaveOf } from "#app/engraving/weave.ts";
import type { CapitalAccount } from "#core/acts/space.ts";

type Props = { account: CapitalAccount; longest: number };

const ribbon = 26;
const thread = ribbon / 5;
const strip = { top: 30, height: 8 };

/**
 * A bar with the fund's own pattern. The frame shows what was committed, the pattern in it what was
 * paid in, the straight lines what may still be called; the copper strip below shows what has come
 * back. It is decoration: the amounts are written below it.
 */
export function FundRibbon({ account, longest }: Props) {
  const id = useId();
  const [committed, paidIn, unfunded, distributed] = [
    account.committed,
    account.paidIn,
    account.unfunded,
    account.distributed,
  ].map((amount) => Math.max(0, Number(amount))) as [number, number, number, number];
  const wide = (amount: number) => `${Math.round((1000 * amount) / longest) / 10}%`;
  const weave = weaveOf(account.fund, { height: ribbon, lines: 12 });
  const copper = weaveOf(`${account.fund}, distributed`, {
    width: 56,
    height: strip.height,
    lines: 4,
  });
  return (
    <svg className="fund-ribbon" width="100%" height={strip.top + strip.height} aria-hidden="true">
      <defs>
        <pattern id={`${id}w`} width={weave.width} height={ribbon} patternUnits="userSpaceOnUse">
          <path d={weave.path} />
        </pattern>
        <pattern
          id={`${id}c`}
          y={strip.top}
          width={copper.width}
          height={strip.height}
          patternUnits="userSpaceOnUse"
        >
          <path d={copper.path} className="second-ink" />
        </pattern>
        <pattern id={`${id}t`} width="8" height={thread} patternUnits="userSpaceOnUse">
          <path d={`M0 ${thread / 2}H8`} className="fund-ribbon-thread" />
        </pattern>
      </defs>
      <rect x={wide(paidIn)} width={wide(unfunded)} height={ribbon} fill={`url(#${id}t)`} />
      <rect className="fund-ribbon-frame" width={wide(committed)} height={ribbon} />
      <rect width={wide(paidIn)} height={ribbon} fill={`url(#${id}w)`} />
      <line className="fund-ribbon-edge" x1={wide(paidIn)} x2={wide(paidIn)} y1="0" y2={ribbon} />
      <line className="fund-ribbon-base" x1="0" x2="100%" y1={strip.top} y2={strip.top} />
      <rect y={strip.top} width={wide(distributed)} height={strip.height} fill={`url(#${id}c)`} />
    </svg>
  );
}

/** The amount that the whole width stands for: the largest of these accounts. */
export function largestAmount(accounts: readonly CapitalAccount[]): number {
  return Math.max(
    1,
    ...accounts.flatMap(({ committed, paidIn, unfunded, distributed }) => [
      Number(committed),
      Number(paidIn) + Number(unfunded),
      Number(distributed),
    ]),
  );
}
