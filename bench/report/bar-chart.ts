import { inks } from "./inks.ts";

type Bar = { label: string; value: number; ink: string; shown: string };
type Group = { name: string; bars: readonly Bar[] };
export type Chart = { title: string; groups: readonly Group[] };

const width = 760;
const left = 280;
const right = 90;
const barHeight = 16;
const gap = 4;
const groupGap = 18;
const top = 64;

/** Horizontal bars in groups, each with its value as text, all on one scale from zero. */
export function barChart({ title, groups }: Chart): string {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)), 0) || 1;
  const parts: string[] = [];
  let y = top;
  for (const { name, bars } of groups) {
    const middle = y + (bars.length * (barHeight + gap) - gap) / 2 + 4;
    parts.push(text(left - 12, middle, name, { anchor: "end", fill: inks.ink }));
    for (const { value, ink, shown } of bars) {
      const length = Number.isFinite(value) ? (value / most) * (width - left - right) : 0;
      parts.push(
        `<rect x="${left}" y="${y}" width="${round(Math.max(length, 1))}" height="${barHeight}" fill="${ink}"/>`,
        text(left + round(length) + 8, y + 12, shown, { fill: inks.soft }),
      );
      y += barHeight + gap;
    }
    y += groupGap;
  }
  const height = y;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12">
<title>${escapeXml(title)}</title>
<rect width="${width}" height="${height}" fill="${inks.paper}"/>
${text(20, 26, title, { fill: inks.ink, size: 15 })}
${legend(groups)}
<path d="M${left} ${top - 8}V${height - groupGap}" stroke="${inks.line}"/>
${parts.join("\n")}
</svg>
`;
}

/** One entry for each kind of bar. */
function legend(groups: readonly Group[]): string {
  const kinds = new Map(groups.flatMap(({ bars }) => bars.map(({ label, ink }) => [label, ink])));
  let x = 20;
  return [...kinds]
    .map(([label, ink]) => {
      const drawn = `<rect x="${x}" y="38" width="10" height="10" fill="${ink}"/>${text(x + 16, 47, label, { fill: inks.soft })}`;
      x += 40 + label.length * 6.6;
      return drawn;
    })
    .join("\n");
}

type Style = { anchor?: string; fill: string; size?: number };

function text(x: number, y: number, words: string, { anchor, fill, size }: Style): string {
  const more = `${anchor ? ` text-anchor="${anchor}"` : ""}${size ? ` font-size="${size}"` : ""}`;
  return `<text x="${round(x)}" y="${round(y)}" fill="${fill}"${more}>${escapeXml(words)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
