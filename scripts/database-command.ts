/**
 * What commands that work on the database share: reading options, opening the database, errors as
 * sentences.
 */
import { parseArgs } from "node:util";
import type { Sql } from "#functions/_shared/sql.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine/open-database.ts";
import { Trouble } from "../builder/step.mjs";
import { codeOf } from "./doctor/finding.ts";
import { runCommand } from "./run-command.ts";

type Wanted<Name extends string> = { [name in Name]: "needed" | "optional" | "flag" };
type Given<Wants> = {
  [Name in keyof Wants]: Wants[Name] extends "flag"
    ? boolean
    : Wants[Name] extends "needed"
      ? string
      : string | undefined;
};

/** Reads the options, opens the database and runs `work`. What goes wrong is said in a sentence. */
export async function databaseCommand<const Wants extends Wanted<string>>(
  usage: string,
  wants: Wants,
  work: (given: Given<Wants> & { file: string | undefined }, sql: Sql) => Promise<void>,
): Promise<void> {
  await runCommand(async () => {
    const given = read(usage, wants);
    const config = readConfig(process.env);
    const database = await openDatabase(config).catch((error) => {
      throw new Trouble(sentence(error));
    });
    try {
      await work(given as Given<Wants> & { file: string | undefined }, database.sql);
    } catch (error) {
      throw new Trouble(sentence(error));
    } finally {
      await database.close();
    }
  });
}

function read(usage: string, wants: Wanted<string>): Record<string, unknown> {
  const options = Object.fromEntries(
    Object.entries(wants).map(([name, kind]) => {
      const type: "boolean" | "string" = kind === "flag" ? "boolean" : "string";
      return [name, { type }];
    }),
  );
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const missing = Object.keys(wants).filter((name) => {
      return wants[name] === "needed" && !String(values[name] ?? "").trim();
    });
    if (missing.length > 0) throw new Error(`Missing: --${missing.join(", --")}.`);
    if (positionals.length > 1) throw new Error(`Too much: ${positionals.slice(1).join(" ")}.`);
    // Spaces at either end are not part of a value.
    const trimmed = Object.entries(values).map(([name, value]) => {
      return [name, typeof value === "string" ? value.trim() : value];
    });
    return { ...Object.fromEntries(trimmed), file: positionals[0] };
  } catch (error) {
    throw new Trouble(`${(error as Error).message}\nUsage: ${usage}`);
  }
}

// The host or the database server does not answer, or the connection broke.
const unreachable = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|EPIPE)/;

/**
 * The sentence for an error. A running host passes on the message of the database, after the type
 * of its own error.
 */
function sentence(error: unknown): string {
  const code = codeOf(error);
  if (unreachable.test(code)) {
    return `The database does not answer (${code}): see that the host runs, or the server that DATABASE_URL names, and whether this was done before you ask again.`;
  }
  return error instanceof Error ? error.message : String(error);
}
