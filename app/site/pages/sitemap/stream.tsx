import { Engraved } from "#app/engraving/engraved.tsx";

const size = { width: 100, height: 2400 };
const bends = 24;
const lines = 15;

/** A drawn stream in the margin, as long as the page. */
export function Stream() {
  return (
    <Engraved
      className="sitemap-stream engraved"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      draw={() => `<path vector-effect="non-scaling-stroke" d="${streamPath()}"/>`}
    />
  );
}

function streamPath(): string {
  const step = size.height / bends;
  return Array.from({ length: lines }, (_, line) => {
    const across = line / (lines - 1) - 0.5;
    // Two undulations with a phase that differs from line to line, so that the lines weave.
    const at = (bend: number) => {
      const slow = 26 * Math.sin(0.8 * bend + 1.3 * across);
      const quick = 18 * Math.sin(1.7 * bend - 3.4 * across);
      return Math.round(10 * (50 + slow + quick)) / 10;
    };
    const curves = Array.from({ length: bends }, (_, bend) => {
      const [from, to] = [at(bend), at(bend + 1)];
      const over = Math.round(10 * (to - from)) / 10;
      return `c0 ${step / 2} ${over} ${step / 2} ${over} ${step}`;
    });
    return `M${at(0)} 0${curves.join("")}`;
  }).join("");
}
