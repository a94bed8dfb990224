import { pageAt } from "#core/pages.ts";
import { readPath } from "#core/paths.ts";

/** Where the desk changes the page at an address, as the query of the desk’s; undefined if nowhere. */
export function changePlace(pathname: string): string | undefined {
  const { path } = readPath(pathname);
  const { path: own, changed, product } = pageAt(path);
  if (product || changed === "never") return undefined;
  if (changed === "editions") return "room=editions";
  const page = changed ? `${changed}&record=${path.split("/").at(-1)}` : own;
  return `room=pages&page=${page}`;
}
