import { type ReactNode, useId } from "react";
import { meshOf } from "#app/engraving/mesh.ts";
import { At } from "#app/figures/at.tsx";
import { formatShort } from "#app/i18n/format-amounts.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { depthOf, type Scale } from "./chart.ts";

const top = 26;
const plot = 250;
const foot = 30;

type Part = { area: string; filling: "weave" | "hatching" };
type Label = { text: string; x: number };

type Props = {
  /** What it shows, in a sentence. */
  alt: string;
  /** The fund's id: each has its own pattern. */
  fund: string;
  currency: string;
  scale: Scale;
  /** Areas filled with the fund's pattern, or with copper hatching. */
  parts: readonly Part[];
  labels: readonly Label[];
  /** Lines, with coordinates from 0 to 100. */
  children: ReactNode;
  /** Words at the right edge; `y` is a part of the height. */
  words?: readonly { text: string; y: number }[];
};

/** The basis of a figure: a scale, years, and areas filled with the fund's pattern. */
export function Plate({ alt, fund, currency, scale, parts, labels, children, words = [] }: Props) {
  const id = useId();
  const language = useLanguage();
  const weave = meshOf(fund);
  const every = Math.ceil(labels.length / 12);
  const yOf = (value: number) => top + plot * depthOf(value, scale);
  return (
    <svg
      className="drawing account-drawing"
      width="100%"
      height={top + plot + foot}
      role="img"
      aria-label={alt}
    >
      <defs>
        <pattern
          id={`${id}weave`}
          width={weave.width}
          height={weave.height}
          patternUnits="userSpaceOnUse"
        >
          <path className="account-weave" d={weave.path} />
        </pattern>
        <pattern id={`${id}hatching`} width="4" height="8" patternUnits="userSpaceOnUse">
          <path className="account-hatching" d="M2 0V8" />
        </pattern>
        {parts.map(({ area, filling }) => (
          <clipPath key={filling} id={`${id}${filling}-cut`} clipPathUnits="objectBoundingBox">
            <path d={area} />
          </clipPath>
        ))}
      </defs>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? "drawing-base" : "account-tick"}
          x1="0"
          x2="100%"
          y1={yOf(tick)}
          y2={yOf(tick)}
        />
      ))}
      {parts.map(({ filling }) => (
        <rect
          key={filling}
          y={top}
          width="100%"
          height={plot}
          fill={`url(#${id}${filling})`}
          clipPath={`url(#${id}${filling}-cut)`}
        />
      ))}
      <svg
        y={top}
        height={plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {children}
      </svg>
      {scale.ticks.map((tick) => (
        <text key={tick} className="account-scale" x="0" y={yOf(tick) - 5}>
          {formatShort(tick, currency, language)}
        </text>
      ))}
      {labels.map(({ text, x }, index) => (
        <At key={text} x={100 * x} y={top + plot}>
          <path className="account-year" d="M0 0V6" />
          <text
            className={`drawing-label ${index % 2 === 1 ? "drawing-minor" : ""}`}
            y="22"
            display={index % every === 0 ? undefined : "none"}
          >
            {text}
          </text>
        </At>
      ))}
      {words.map(({ text, y }) => (
        <At key={text} x={100} y={top + plot * y}>
          <text className="drawing-name drawing-name-end" x="0" y="-8">
            {text}
          </text>
        </At>
      ))}
    </svg>
  );
}
