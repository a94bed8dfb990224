import { useId } from "react";
import { weaveOf } from "#app/engraving/weave.ts";
import { type Holding, partOf } from "./holdings.ts";

type Props = { holding: Holding; longest: number };

const ribbon = 44;
const thread = ribbon / 8;
const strip = { top: 52, height: 14 };

/**
 * No two funds are engraved alike. The frame is what was committed, the weave in it what has been
 * called, the straight threads what is still to be; the copper strip below is what has come back.
 * The amounts stand under it in words.
 */
export function FundRibbon({ holding, longest }: Props) {
  const id = useId();
  const { fund, committed, called, distributed } = holding;
  const wide = (amount: number) => `${100 * partOf(amount, longest)}%`;
  const weave = weaveOf(fund.id, { height: ribbon });
  const copper = weaveOf(`${fund.id}, distributed`, { width: 56, height: strip.height, lines: 5 });
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
      <rect
        x={wide(called)}
        width={wide(Math.max(0, committed - called))}
        height={ribbon}
        fill={`url(#${id}t)`}
      />
      <rect className="fund-ribbon-frame" width={wide(committed)} height={ribbon} />
      <rect width={wide(called)} height={ribbon} fill={`url(#${id}w)`} />
      <line className="fund-ribbon-edge" x1={wide(called)} x2={wide(called)} y1="0" y2={ribbon} />
      <line className="fund-ribbon-base" x1="0" x2="100%" y1={strip.top} y2={strip.top} />
      <rect y={strip.top} width={wide(distributed)} height={strip.height} fill={`url(#${id}c)`} />
    </svg>
  );
}
