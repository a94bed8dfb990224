/** What is limited twice, here and in the database, is limited alike: read from the declared schema. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountEvents } from "#core/account-changes.ts";
import { importKinds } from "#core/acts/sheets.ts";
import { reportCategories } from "#core/catalogue.ts";
import { contactLimits, subjects } from "#core/contact-limits.ts";
import { documentTypes } from "#core/document-types.ts";
import { isBic, isIban } from "#core/iban.ts";
import * as kinds from "#core/kinds.ts";
import { letterThemes } from "#core/letter-text.ts";
import * as limits from "#core/limits.ts";
import { noticeChoices } from "#core/notice-choices.ts";

const schema = globSync("supabase/schemas/*.sql")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** The lines that declare a column: from its name to the next column. */
function columnOf(table: string, column: string): string {
  const body = schema.split(`create table ${table} (`)[1]?.split("\n);")[0] ?? "";
  const [, declared] = new RegExp(`\\n  ${column} ([\\s\\S]*?)(?=,\\n  [a-z-]|$)`).exec(body) ?? [];
  if (!declared) throw new Error(`${table} declares no ${column}.`);
  return declared;
}

/** The body of a function of the database. */
function bodyOf(name: string): string {
  const body = schema.split(`create function ${name}(`)[1]?.split("\n$$;")[0];
  if (!body) throw new Error(`There is no ${name}.`);
  return body;
}

const sorted = (list: readonly string[]) => list.toSorted();

test.each([
  ["private.contact_messages", "name", contactLimits.name],
  ["private.contact_messages", "message", contactLimits.message],
  ["private.message_entries", "body", [1, limits.longestText]],
  ["private.works", "name", limits.nameLimits],
  ["private.staff", "name", limits.nameLimits],
  ["public.partners", "name", limits.nameLimits],
  ["public.partner_entities", "name", limits.nameLimits],
  ["public.funds", "name", limits.nameLimits],
  ["public.funds", "legal_name", limits.nameLimits],
  ["public.funds", "manager", limits.nameLimits],
  ["public.funds", "depositary", limits.nameLimits],
  ["public.funds", "vintage", limits.vintages],
  ["private.bank_contacts", "name", limits.bankLimits.name],
  ["private.bank_account_changes", "source", limits.bankLimits.source],
  ["private.bank_account_changes", "holder_reason", limits.bankLimits.reason],
  ["private.bank_account_calls", "spoke_with", limits.bankLimits.name],
  ["public.fund_accounts", "holder", limits.bankLimits.name],
  ["public.fund_accounts", "bank", limits.bankLimits.name],
  ["private.factors", "name", limits.factorName],
  ["private.uploads", "size", [1, limits.mostFileBytes]],
  ["private.letter_sendings", "per_minute", [1, limits.sendingRate.most]],
] as const)("%s.%s is within the same bounds", (table, column, [least, most]) => {
  expect(columnOf(table, column)).toContain(`between ${least} and ${most}`);
});

test.each([
  ["private.contact_messages", "email", contactLimits.email],
  ["private.contact_messages", "phone", contactLimits.phone],
  ["public.letters", "slug", limits.keptLetter.slug],
  ["public.publications", "slug", limits.keptPublication.slug],
] as const)("%s.%s is as long at most", (table, column, most) => {
  expect(columnOf(table, column)).toContain(`length(${column}) <= ${most}`);
});

test.each([
  ["private.contact_messages", "subject", subjects],
  ["private.contact_messages", "state", kinds.messageStates],
  ["private.works", "kind", kinds.workKinds],
  ["private.sheets", "kind", kinds.sheetKinds],
  ["private.remembered_heads", "kind", importKinds],
  ["private.letter_sendings", "state", kinds.sendingStates],
  ["public.letters", "theme", letterThemes],
  ["public.publications", "category", reportCategories],
  ["public.partner_memberships", "role", kinds.memberRoles],
  ["public.partners", "notices", noticeChoices],
  ["public.documents", "type", documentTypes],
  ["private.mail_returns", "reason", [...kinds.returnReasons, "server"]],
  ["private.consent_records", "method", kinds.consentMethods],
  ["private.person_requests", "kind", kinds.requestKinds],
  ["private.security_events", "kind", accountEvents],
  ["private.accesses", "kind", kinds.accessKinds],
  ["private.proposals", "act", kinds.wideningActs],
  ["private.many", "act", kinds.manyActs],
  ["private.colleague_notices", "kind", kinds.noticeKinds],
  ["private.reader_notices", "kind", kinds.readerNews],
] as const)("%s.%s is one of the same", (table, column, list) => {
  const [, listed = ""] = / in \(([\s\S]*?)\)/.exec(columnOf(table, column)) ?? [];
  const known = [...listed.matchAll(/'([^']+)'/g)].map(([, one = ""]) => one);
  expect(sorted(known)).toEqual(sorted(list));
});

test.each([
  ["private.desk_publish_work_now", `length(btrim(of_reason)) < ${limits.leastEmergencyReason}`],
  ["private.desk_withdraw", `not between ${limits.withdrawalReason.join(" and ")}`],
  ["private.desk_begin_file", `of_size > ${limits.mostFileBytes}`],
  ["private.is_fresh", `interval '${limits.freshMinutes} minutes'`],
  ["private.desk_messages", `limit ${limits.mostCounted}`],
])("%s keeps the same limit", (name, limit) => {
  expect(bodyOf(name)).toContain(limit);
});

test("roles are the same", () => {
  const [, rows = ""] = /insert into private\.roles[^;]*values([^;]*);/.exec(schema) ?? [];
  expect(sorted([...rows.matchAll(/\('([a-z-]+)'/g)].map(([, role = ""]) => role))).toEqual(
    sorted(kinds.roles),
  );
});

test("what waits is counted under the same names", () => {
  const views = [...schema.matchAll(/create view private\.waiting[\s\S]*?;\n/g)].join("\n");
  for (const kind of kinds.waitingKinds) expect(views).toContain(`'${kind}'`);
});

// The check digits are computed in two languages: `tests/db/desk-bank.test.ts` asks both.
test("numbers of accounts have the same form", () => {
  expect(columnOf("public.fund_accounts", "iban")).toContain("^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$");
  expect(columnOf("public.fund_accounts", "bic")).toContain("^[A-Z0-9]{8}([A-Z0-9]{3})?$");
  expect(isIban("LU280019400644750000")).toBe(true);
  expect(isBic("BGLLLULL")).toBe(true);
});
