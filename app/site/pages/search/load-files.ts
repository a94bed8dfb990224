import { fetchTable, forgetTable } from "#app/site/search/fetch-table.ts";
import { type Answer, find, type Question } from "#core/search/find.ts";
import { tablePath } from "#core/search/table-path.ts";

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
  const { language } = question;
  files.set(tablePath(language), await fetchTable(language));
  for (;;) {
    const step = answerNow(question);
    if (!("needs" in step)) return step;
    await Promise.all(step.needs.map(fetchFile));
  }
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
