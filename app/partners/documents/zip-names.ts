/**
 * Names under which files stand in an archive: one folder for each fund, nothing that a file system
 * would refuse, and no name twice, whatever a system makes of capitals.
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

/** No separators, no signs that Windows refuses, no dot or space at the end of a name. */
function safe(name: string): string {
  return name.replace(/[\\/:*?"<>|\p{Cc}]/gu, "-").replace(/[. ]+$/, "") || "-";
}
