/** Makes what `prepared-database.ts` keeps, in the folder it is given. */
import { join } from "node:path";
import { migrate } from "#server/engine/migrate.ts";
import { openPglite } from "#server/engine/pglite.ts";
import { manyMails } from "./many-mails.ts";
import { copyDatabase } from "./prepared-database.ts";

const [, , folder = ""] = process.argv;
const limited = await openPglite(join(folder, "limited"));
await migrate(limited);
await limited.close();
copyDatabase(join(folder, "limited"), join(folder, "unlimited"));
const unlimited = await openPglite(join(folder, "unlimited"));
await unlimited.sql(manyMails);
await unlimited.close();
