const lines = Array.from({ length: 28 }, (_, index) => wave(index / 28));

/** One wave of the band: `phase` runs from 0 to 1 across its lines. */
function wave(phase: number): string {
  const points = Array.from({ length: 121 }, (_, step) => {
    const x = step / 120;
    const envelope = Math.sin(Math.PI * x) ** 1.5 * 58 + 4;
    const y = 80 + envelope * Math.sin(5 * Math.PI * x + phase * Math.PI) * Math.cos(phase * 3.1);
    return `${Math.round(x * 800)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

export function SampleDrawing({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 800 160" role="img" aria-label={alt} fill="none">
      {lines.map((d) => (
        <path key={d} d={d} stroke="var(--color-bronze)" strokeWidth="0.6" />
      ))}
    </svg>
  );
}
