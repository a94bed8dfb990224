/** A part of a room's part of the handbook, which is Markdown of the simplest kind. */
export type Part = { kind: "text"; text: string } | { kind: "steps"; texts: readonly string[] };

/** What stands below the heading of a room, without its picture. */
export function partOf(handbook: string, room: string): Part[] {
  const [, after = ""] = handbook.split(`\n### ${room}\n`);
  const [part = ""] = after.split(/\n##+ /);
  return part
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "" && !block.startsWith("!["))
    .map((block) =>
      /^\d+\. /.test(block)
        ? {
            kind: "steps",
            texts: block.split(/\n(?=\d+\. )/).map((line) => line.replace(/^\d+\. /, "")),
          }
        : { kind: "text", text: block },
    );
}
