/** `npm run settings`: writes `.env.example` and the table in `docs/deploy.md` anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { exampleFile, withTable } from "./texts.ts";

const page = "docs/deploy.md";
writeFileSync(".env.example", exampleFile());
writeFileSync(page, withTable(readFileSync(page, "utf8")));
