/** The host under test, on a database of its own: a copy of the prepared one. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { preparedDatabase } from "../db/prepared-database.ts";

const folder = process.env.DATA_FOLDER ?? "";
rmSync(folder, { recursive: true, force: true });
cpSync(preparedDatabase("limited"), join(folder, "database"), { recursive: true });
await import("#server/main.ts");
