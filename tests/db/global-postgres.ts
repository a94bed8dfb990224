import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server's databases, with `DATABASE` for the name. */
    postgresUrl: string;
  }
}

/** One server for all the files of the project; each makes databases of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url("DATABASE"));
  return () => server.remove();
}
