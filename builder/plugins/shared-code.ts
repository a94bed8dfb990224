import type { Rolldown } from "vite";
import { isForPartners, type Page, pages } from "#core/pages.ts";

type Graph = Rolldown.ChunkingContext;

const shell = "shell";
const routeModule = /\/app\/pages\/([\w-]+)\/route\.tsx/;
const pageFolder = /\/app\/pages\/([\w-]+)\//;
const everyPageLoads = /\/app\/(root|entry\.client)\.tsx/;
/** Words come one page at a time, facts of the firm with whoever needs them. */
const ownCode = /\/(app|core)\/(?!.*\/words\.\w+\.ts$).*\.tsx?$/;

const fewestForSection = 3;
const fewestForShell = 9;

/**
 * Which file of shared code a module goes into, from the rows of the pages that need it: the file of
 * their section where they are all of one, and the shell, which every page loads, where they are
 * not. A few files cost less than dozens of small ones. What one page needs stays with it.
 */
export const sharedCode: Rolldown.CodeSplittingGroup[] = [
  // First, so that no section's file keeps what the shell needs.
  {
    name: (id, graph) => (fileOf(id, graph) === shell ? shell : null),
    minShareCount: 2,
    priority: 2,
  },
  { name: fileOf, minShareCount: 2, priority: 1 },
];

function fileOf(id: string, graph: Graph): string | null {
  if (!ownCode.test(id)) return null;
  const users = usersOf(id, graph);
  if (users.has(shell)) return shell;
  const families = new Set([...users].map(familyOf));
  const [only = null] = families;
  // What only a few share would make the file heavier for all the others.
  if (families.size > 1) return users.size >= fewestForShell ? shell : null;
  return users.size >= fewestForSection ? only : null;
}

/** The pages that a module is part of, by id; `shell` where it is part of every page. */
function usersOf(id: string, graph: Graph): Set<string> {
  const users = new Set<string>();
  const seen = new Set([id]);
  const queue = [id];
  for (let module = queue.pop(); module; module = queue.pop()) {
    const page = routeModule.exec(module)?.[1];
    const importers = graph.getModuleInfo(module)?.importers ?? [];
    if (everyPageLoads.test(module)) users.add(shell);
    else if (page) users.add(page);
    // Nobody imports it but on demand: it counts for the page whose folder it lies in.
    else if (importers.length === 0) users.add(pageFolder.exec(module)?.[1] ?? module);
    if (page) continue;
    for (const importer of importers) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  return users;
}

function familyOf(user: string): string | null {
  const page: Page | undefined = pages.find(({ id }) => id === user);
  if (!page) return null;
  return isForPartners(page) ? "partners" : page.section;
}
