import type { Rolldown } from "vite";
import { isBehindSignIn, type Page, pages } from "#core/pages.ts";

type Graph = Rolldown.ChunkingContext;

const shell = "shell";
/** What many pages share that are not of one section: those that need none of it are spared it. */
const often = "often";
/** What pages behind the sign-in share with a few public ones, which would else load all of theirs. */
const common = "common";
const pageFolder = /\/app\/(?:(?:site|sign-in)\/pages\/([\w-]+)|(partners|desk))\//;
const everyPageLoads = /\/app\/entry\.client\.tsx/;
/** Words come one page at a time, facts of the firm with whoever needs them. */
const ownCode = /\/(app|core)\/(?!.*\/words\.\w+\.ts$).*\.tsx?$/;

const fewestForSection = 3;
const fewestForOften = 9;
const fewestForShell = 24;

/**
 * Which file of shared code a module goes into, from the rows of the pages that need it: the file of
 * their section where they are all of one, and one that more pages load where they are not. A few
 * files cost less than dozens of small ones. What one page needs stays with it.
 */
export const sharedCode: Rolldown.CodeSplittingGroup[] = [
  // A file takes along what its modules import: so the wider ones come first.
  ...[shell, often, common].map((file, index) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    minShareCount: 2,
    priority: 4 - index,
  })),
  { name: fileOf, minShareCount: 2, priority: 1 },
];

function fileOf(id: string, graph: Graph): string | null {
  if (!ownCode.test(id)) return null;
  const users = usersOf(id, graph);
  if (users.has(shell)) return shell;
  const families = new Set([...users].map(familyOf));
  const [only = null] = families;
  if (families.size === 1) return users.size >= fewestForSection ? only : null;
  if (users.size >= fewestForShell) return shell;
  if (users.size >= fewestForOften) return often;
  // What only a few share would make the file heavier for all the others.
  const workplaces = [...users].filter((user) => familyOf(user) === "workplaces");
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
    // Nobody imports it but on demand: it counts for the page whose folder it lies in.
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

function familyOf(user: string): string | null {
  const page: Page | undefined = pages.find(({ id }) => id === user);
  if (!page) return null;
  return isBehindSignIn(page) ? "workplaces" : page.section;
}
