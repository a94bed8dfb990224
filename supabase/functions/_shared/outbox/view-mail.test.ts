import { expect, test } from "vitest";
import { serverWords } from "./mail-error.ts";
import { onlyReads } from "./view-mail.ts";

test.each([
  "select email from public.newsletter_subscribers where id = $1",
  "select people.user_id, users.email from private.people join auth.users on true",
])("%j is asked while a mail is only looked at", (statement) => {
  expect(onlyReads(statement)).toBe(true);
});

test.each([
  "insert into private.sign_in_links (token_hash) values ($1)",
  "select private.add_newsletter_link($1, $2, $3, $4::interval)",
  "with gone as (delete from private.outbox returning 1) select * from gone",
  "select 1; delete from private.outbox",
  "select * from private.outbox for update",
])("%j is not", (statement) => {
  expect(onlyReads(statement)).toBe(false);
});

test("the server's words are kept without addresses", () => {
  const response = "550 5.1.1 <claire@sender.example>: no mailbox claire@sender.example here";
  expect(serverWords(Object.assign(new Error(), { response }))).toBe(
    "550 5.1.1 <…>: no mailbox … here",
  );
  expect(serverWords(new Error("claire@sender.example"))).toBeNull();
});
