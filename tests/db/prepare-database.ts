/** Makes what `prepared-database.ts` keeps, in the folder it is given. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#server/engine/migrate.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { manyMails } from "./many-mails.ts";

const [, , folder = ""] = process.argv;
const limited = await openPglite(join(folder, "limited"));
await migrate(limited);
await limited.close();
cpSync(join(folder, "limited"), join(folder, "unlimited"), { recursive: true });
const unlimited = await openPglite(join(folder, "unlimited"));
await unlimited.sql(manyMails);
await unlimited.close();
