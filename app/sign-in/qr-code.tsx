import { generate } from "lean-qr";
import { useMemo } from "react";

/** A QR code, drawn in the browser: the secret in it is sent to nobody. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      className="qr-code"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

/** Row by row; neighbouring dark squares are one rectangle. */
function drawing(text: string): { size: number; path: string } {
  const code = generate(text);
  const { size } = code;
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  }
  return { size, path };
}
