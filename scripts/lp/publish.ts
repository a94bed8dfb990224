/**
 * `npm run lp:publish`: publishes a document in the partners’ space and mails the partners it is
 * for.
 */
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { documentTypes } from "#core/document-types.ts";
import { cleanFileName } from "#core/file-name.ts";
import { isPeriod } from "#core/period.ts";
import { Trouble } from "../../builder/step.mjs";
import { databaseCommand } from "../database-command.ts";
import { terminal } from "../terminal.ts";
import { mediaTypeOf, mostBytes, refuseUnfit } from "./document.ts";

const usage =
  'npm run lp:publish -- report.pdf --fund "Confluence I" --period 2026-Q3 --type report [--entity "Fondation des Ormes"]';

type Published = { version: number; told: number; already: boolean };

await databaseCommand(
  usage,
  { fund: "needed", period: "needed", type: "needed", entity: "optional" },
  async ({ file, fund, period, type, entity }, sql) => {
    if (!file) throw new Trouble(`Which file?\nUsage: ${usage}`);
    if (!isPeriod(period)) {
      throw new Trouble(`“${period}” is no period: 2026, 2026-H1, 2026-Q3 or 2026-09-30.`);
    }
    if (!documentTypes.some((known) => known === type)) {
      throw new Trouble(`“${type}” is no type; there are: ${documentTypes.join(", ")}.`);
    }
    const bytes = readDocument(file);
    const mediaType = mediaTypeOf(file, bytes);
    await refuseUnfit(file, bytes);
    const [row] = await sql<Published>(
      `select published.*, case when not already then private.note_command(
         $7, 'documents.publish', 'document:' || id,
         jsonb_build_object('version', version, 'told', told)
       ) end
       from private.publish_document($1, $2, $3, $4, $5, $6, $8) as published`,
      [
        ...[fund, entity ?? null, type, period, cleanFileName(basename(file)), mediaType],
        terminal(),
        bytes,
      ],
    );
    if (!row) throw new Trouble("The document was not stored.");
    if (row.already) console.log(`Already there, byte for byte, as version ${row.version}.`);
    else console.log(`Version ${row.version} is there. Mails queued: ${row.told}.`);
  },
);

function readDocument(file: string): Buffer {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Trouble(`${file} cannot be read.`);
  if (!found.isFile()) throw new Trouble(`${file} is no file.`);
  const { size } = found;
  if (size === 0) throw new Trouble(`${file} is empty.`);
  if (size > mostBytes) throw new Trouble(`${file} is larger than ${mostBytes / 1024 / 1024} MB.`);
  return readFileSync(file);
}
