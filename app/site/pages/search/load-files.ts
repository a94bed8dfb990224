import { loadStanding } from "#app/navigation/changed-words.ts";
import { fetchTable, forgetTable } from "#app/site/search/fetch-table.ts";
import { type Answer, find, type Question } from "#core/search/find.ts";
import { tablePath } from "#core/search/table-path.ts";

/** In milliseconds, from one loading of the document to the next. */
const leastStay = 5000;

/** The files of the index that are loaded. */
const files = new Map<string, unknown>();
const asked = new Map<string, Promise<void>>();

/** Loads the files that an answer needs, in several rounds, and returns it. */
export async function answerTo(question: Question): Promise<Answer> {
  try {
    return await answerFromFiles(question);
  } catch (error) {
    // After a deployment the table may name files that are gone: try once with a new table.
    if (!files.delete(tablePath(question.language))) throw error;
    forgetTable(question.language);
    return answerFromFiles(question);
  }
}

async function answerFromFiles(question: Question): Promise<Answer> {
  if (!files.has(tablePath(question.language))) await loadTable(question);
  for (;;) {
    const step = answerNow(question);
    if (!("needs" in step)) return step;
    await Promise.all(step.needs.map(fetchFile));
  }
}

/**
 * The index may be of a newer revision of the pages than this tab: then the browser loads the page
 * as a document, with the question in its address. Not at once after it did: hosts may differ for a
 * moment.
 */
async function loadTable({ language, text }: Question): Promise<void> {
  const table = await fetchTable(language);
  const isOfOneRevision = await loadStanding(async () => undefined);
  if (isOfOneRevision || performance.now() < leastStay) {
    files.set(tablePath(language), table);
    return;
  }
  const address = new URL(window.location.href);
  address.searchParams.set("q", text);
  window.location.replace(address);
  return new Promise(() => {});
}

/** The answer, or the files that must be loaded first. */
function answerNow(question: Question): Answer | { needs: string[] } {
  return find(question, (path) => files.get(path));
}

function fetchFile(path: string): Promise<void> {
  if (files.has(path)) return Promise.resolve();
  const fetching = asked.get(path) ?? readFile(path).finally(() => asked.delete(path));
  asked.set(path, fetching);
  return fetching;
}

async function readFile(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  files.set(path, await response.json());
}
