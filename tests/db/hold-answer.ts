/** Holds each answer that a test is given against the shape that its act declares in `core/acts/`. */
import * as v from "valibot";
import { accountActs } from "#core/acts/account.ts";
import type { DeclaredAct } from "#core/acts/act.ts";
import { deskActs } from "#core/acts/desk.ts";
import { spaceActs } from "#core/acts/space.ts";
import { oldActs } from "#core/old-names.ts";

type Acts = Readonly<Record<string, DeclaredAct>>;

const functions: Readonly<Record<string, { acts: Acts; field: string }>> = {
  "/functions/v1/desk": { acts: deskActs, field: "act" },
  "/functions/v1/sign-in-account": { acts: accountActs, field: "action" },
};

export function holdAnswer(path: string, sent: unknown, status: number, body: unknown): void {
  const [name, act] = actOf(path, sent);
  if (!act || status !== 200) return;
  const read = v.safeParse(act.answer, body);
  if (read.success) return;
  const wrong = read.issues.flatMap(said);
  throw new Error(`The answer of ${name} is not as it is declared:\n${wrong.join("\n")}`);
}

function actOf(path: string, sent: unknown): [string, DeclaredAct | undefined] {
  const read = path.startsWith("/rest/v1/rpc/") ? path.slice("/rest/v1/rpc/".length) : "";
  if (read) return [read, (spaceActs as Acts)[read]];
  const asked = functions[path];
  const fields: Record<string, unknown> = typeof sent === "string" ? asJson(sent) : {};
  const name = String(fields[asked?.field ?? ""]);
  return [name, asked?.acts[oldActs[name] ?? name]];
}

function asJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Where it is, and what is wrong there; of several shapes, what keeps it from being each. */
function said(issue: v.BaseIssue<unknown>): string[] {
  if (issue.issues) return issue.issues.flatMap(said);
  return [`  ${v.getDotPath(issue) ?? "itself"}: ${issue.message}`];
}
