/**
 * The names of files in an archive: a folder for each fund, no character that a file system
 * refuses, and no name twice, also where capitals do not count.
 */
export function uniqueNames(
  files: readonly { folder: string; fileName: string }[],
): readonly string[] {
  const taken = new Set<string>();
  return files.map(({ folder, fileName }) => {
    const [, base = "", ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(safe(fileName)) ?? [];
    const name = (count: number) =>
      `${safe(folder)}/${base}${count > 1 ? ` (${count})` : ""}${ending}`;
    let count = 1;
    while (taken.has(name(count).toLowerCase())) count += 1;
    taken.add(name(count).toLowerCase());
    return name(count);
  });
}

/** No separators, no characters that Windows refuses, no dot or space at the end of a name. */
function safe(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").replace(/[. ]+$/, "") || "-";
}
