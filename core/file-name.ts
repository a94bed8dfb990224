/**
 * The name of a document as it may stand in a header, in an archive and on any disk: no line ends,
 * no characters that turn the direction of what follows, no separators, not too long. The database
 * does the same to whatever is saved (`private.clean_file_name`).
 */
const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
const spaces =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  /[\u0000-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/g;
const longest = 150;

export function cleanFileName(given: string): string {
  const name = given
    .toWellFormed()
    .normalize("NFC")
    .replace(unseen, "")
    .replace(spaces, " ")
    .replace(/[\\/:*?<>|]/g, "-")
    .replaceAll('"', "'")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (name === "") return "document";
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? "";
  const base = [...name.slice(0, name.length - ending.length)].slice(0, longest - ending.length);
  return base.join("").replace(/[. ]+$/, "") + ending;
}

/** The name under which an entity's copy is saved: a file that is on a disk must say whose it is. */
export function fileNameOf(entity: string, fileName: string): string {
  return cleanFileName(`${entity} - ${fileName}`);
}
