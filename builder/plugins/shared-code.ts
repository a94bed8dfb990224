import type { Rolldown } from "vite";
import { isBehindSignIn, type Page, pages } from "#core/pages.ts";

type Graph = Rolldown.ChunkingContext;

const shell = "shell";
/** Code that pages of several sections share, but not enough of them to make every page load it. */
const often = "often";
/**
 * Code that pages behind the sign-in share with a few public ones. In the file of the former, the
 * public pages would have to load all of it.
 */
const common = "common";
const pageFolder = /\/app\/(?:(?:site|sign-in)\/pages\/([\w-]+)|(partners|desk))\//;
const everyPageLoads = /\/app\/entry\.client\.tsx/;
/** Not the words, which each page loads for itself, nor `content`, which goes where it is used. */
const ownCode = /\/(app|core)\/(?!.*\/words\.\w+\.ts$).*\.tsx?$/;

const fewestForSection = 3;
const fewestForOften = 9;
const fewestForShell = 24;

/**
 * Which file of shared code a module goes into, by the pages that need it: the file of their
 * section where they are all of one section, otherwise a file that more pages load. A few files
 * cost less than dozens of small ones. A module that only one page needs stays with that page.
 */
export const sharedCode: Rolldown.CodeSplittingGroup[] = [
  // A file also takes in what its modules import, so the files that most pages load come first.
  ...[shell, often, common].map((file, index) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph) === file ? file : null),
    minShareCount: 2,
    priority: 4 - index,
  })),
  { name: chunkOf, minShareCount: 2, priority: 1 },
];

function chunkOf(id: string, graph: Graph): string | null {
  if (!ownCode.test(id)) return null;
  const users = usersOf(id, graph);
  if (users.has(shell)) return shell;
  const groups = new Set([...users].map(groupOf));
  const [only = null] = groups;
  if (groups.size === 1) return users.size >= fewestForSection ? only : null;
  if (users.size >= fewestForShell) return shell;
  if (users.size >= fewestForOften) return often;
  // Below that number it would only make the file heavier for the other pages.
  const workplaces = [...users].filter((user) => groupOf(user) === "workplaces");
  return workplaces.length >= fewestForSection ? common : null;
}

/** The pages that a module is part of, by id; `shell` where it is part of every page. */
function usersOf(id: string, graph: Graph): Set<string> {
  const users = new Set<string>();
  const seen = new Set([id]);
  const queue = [id];
  for (let module = queue.pop(); module; module = queue.pop()) {
    const page = module.endsWith("/route.tsx") ? pageWith(module) : undefined;
    const importers = graph.getModuleInfo(module)?.importers ?? [];
    if (everyPageLoads.test(module)) users.add(shell);
    else if (page) users.add(page);
    // Imported dynamically only: it counts for the page in whose folder it lies.
    else if (importers.length === 0) users.add(pageWith(module) ?? module);
    if (page) continue;
    for (const importer of importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  return users;
}

/** The id of the page in whose folder a module lies. */
function pageWith(module: string): string | undefined {
  const [, page, product] = pageFolder.exec(module) ?? [];
  return page ?? product;
}

function groupOf(user: string): string | null {
  const page: Page | undefined = pages.find(({ id }) => id === user);
  if (!page) return null;
  return isBehindSignIn(page) ? "workplaces" : page.section;
}
