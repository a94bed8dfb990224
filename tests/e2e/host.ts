/** The host under test, on a database of its own: a copy of the prepared one. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { copyDatabase, preparedDatabase } from "../db/prepared-database.ts";

const folder = process.env.DATA_FOLDER ?? "";
rmSync(folder, { recursive: true, force: true });
copyDatabase(preparedDatabase("limited"), join(folder, "database"));
await import("#server/main.ts");
