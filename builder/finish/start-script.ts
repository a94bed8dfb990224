/**
 * Waits for the first paint, so that no code shares the line or the processor with what a visitor
 * sees first. A page in a hidden tab is not painted: it comes alive when all the rest has loaded.
 */
export const waitForPaint = `await new Promise((resolve) => {
  if (PerformanceObserver.supportedEntryTypes?.includes("paint"))
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(resolve, 500));
});`;

const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** React Router's own start script, made to wait; what it needs is then asked for all at once. */
export function startScript(code: string, preloads: readonly string[]): string {
  const imports = code.replaceAll(staticImport, (_, name: string | undefined, file: string) =>
    name ? `const ${name} = await import(${file});` : `await import(${file});`,
  );
  if (imports === code) throw new Error("The start script imports nothing.");
  if (/^\s*import\s/m.test(imports)) throw new Error("The start script has unknown imports.");
  return `(async () => {
${waitForPaint}
for (const href of ${JSON.stringify(preloads)})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
${imports.trim()}
})();`;
}
