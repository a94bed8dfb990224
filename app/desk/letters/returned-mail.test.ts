import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { readReturnedMail } from "./returned-mail.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const messageId = `<${id}@${new URL(site.origin).hostname}>`;

/** A returned mail as Postfix writes it. */
const report = (status: string, words = "") => `Subject: Undelivered Mail Returned to Sender
Content-Type: multipart/report; report-type=delivery-status; boundary="b"
Message-Id: <20261116.ABC@mx.reader.example>

--b
Content-Type: message/delivery-status

Final-Recipient: rfc822; somebody@reader.example
Action: failed
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} ${words}

--b
Content-Type: text/rfc822-headers

Message-ID: ${messageId}
--b--
`;

test.each([
  ["5.1.1", "unknown"],
  ["5.1.10", "unknown"],
  ["5.2.1", "unknown"],
  ["5.2.2", "full"],
  ["4.2.2", "full"],
  ["5.7.1", "refused"],
  ["4.4.7", "other"],
  ["5.0.0", "other"],
] as const)("status %s means %s", (status, reason) => {
  expect(readReturnedMail(report(status))).toEqual({ id, status, reason });
});

test.each([
  [`Sorry, no such user here. ${messageId}`, "unknown", null],
  [`La boîte du destinataire est pleine. ${messageId}`, "full", null],
  [`552 mailbox quota exceeded\n${messageId}`, "full", null],
  [`550-5.1.1 The email account does not exist\n${messageId}`, "unknown", "5.1.1"],
  [`message blocked as spam ${messageId}`, "refused", null],
  [messageId, "other", null],
] as const)("without a report, its words: %s", (text, reason, status) => {
  expect(readReturnedMail(text)).toEqual({ id, status, reason });
});

test("a folded line is read as one", () => {
  const folded = `Status: 5.1.1\nMessage-ID: =\n<${id.slice(0, 10)}=\n${id.slice(10)}@${new URL(site.origin).hostname}>`;
  expect(readReturnedMail(folded)?.id).toBe(id);
});

test.each([
  ["", "nothing"],
  ["Status: 5.1.1\nMessage-ID: <20261116.ABC@mx.reader.example>", "somebody else's mail"],
  [`<${id}@elsewhere.example>`, "a number of another host"],
])("%j is %s", (text) => {
  expect(readReturnedMail(text)).toBeUndefined();
});
