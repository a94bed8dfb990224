import { expect, test } from "vitest";
import { contactLimits, subjects } from "./contact-limits.ts";
import { checkContact } from "./contact-schema.ts";

function written(more: Record<string, unknown> = {}) {
  return {
    name: "Claire Exemple",
    email: "claire@sender.example",
    phone: "+352 20 00 00",
    subject: "investor",
    message: "Nous souhaitons vous rencontrer.",
    ...more,
  };
}

function faults(more: Record<string, unknown>) {
  const checked = checkContact(written(more));
  return "faults" in checked ? checked.faults : {};
}

function accepted(more: Record<string, unknown> = {}) {
  const checked = checkContact(written(more));
  return "message" in checked ? checked.message : checked.faults;
}

test("a message is taken as it is, without what surrounds it", () => {
  expect(
    accepted({ name: "  Claire Exemple\t", message: "\r\nfirst line\r\nsecond\rthird\n" }),
  ).toEqual({ ...written(), message: "first line\nsecond\nthird" });
});

test("what the form does not ask for is left behind", () => {
  expect(accepted({ admin: true, website: "", ["__proto__"]: { admin: true } })).toEqual(written());
});

test("the telephone may be left out", () => {
  const { phone: _, ...rest } = written();
  expect(checkContact(rest)).toEqual({ message: { ...rest, phone: "" } });
  expect(accepted({ phone: "" })).toEqual(written({ phone: "" }));
});

test.each(subjects)("%s is a subject", (subject) => {
  expect(faults({ subject })).toEqual({});
});

test.each([
  ["", "name.missing"],
  ["   ", "name.missing"],
  [undefined, "name.missing"],
  [["Claire"], "name.missing"],
  ["C", "name.short"],
  ["😀", "name.short"],
  ["C".repeat(contactLimits.name[1] + 1), "name.long"],
  ["Claire\nBcc: x", "name.invalid"],
  ["Claire\u0000", "name.invalid"],
  ["Claire\u2028Exemple", "name.invalid"],
  // Finding 17: a text that reads backwards, a name with an invisible character.
  ["Claire\u202eelpmexE", "name.invalid"],
  ["Cla\u200bire", "name.invalid"],
])("the name %j is %s", (name, fault) => {
  expect(faults({ name })).toEqual({ name: fault });
});

test.each(["Bo", "李明", "Zoé d’Arc-Müller", "نور الهدى", "C".repeat(contactLimits.name[1])])(
  "%s is a name",
  (name) => {
    expect(faults({ name })).toEqual({});
  },
);

test.each([
  ["", "email.missing"],
  [null, "email.missing"],
  [{ toString: "x" }, "email.missing"],
  ["claire", "email.invalid"],
  ["claire@sender", "email.invalid"],
  ["claire@-sender.example", "email.invalid"],
  ["claire@sender..example", "email.invalid"],
  ["claire@sender.example\nbcc: x@y.example", "email.invalid"],
  ["<claire@sender.example>", "email.invalid"],
  // Finding 12: an address that some mail programs read as another recipient.
  ["=?utf-8?q?victim=40other.example?=@sender.example", "email.invalid"],
  ["victim%other.example@sender.example", "email.invalid"],
  ["other.example!victim@sender.example", "email.invalid"],
  ["a@sender.example, b@sender.example", "email.invalid"],
  [`${"a".repeat(65)}@sender.example`, "email.invalid"],
  [`a@${"a.".repeat(130)}example`, "email.long"],
])("the e-mail %j is %s", (email, fault) => {
  expect(faults({ email })).toEqual({ email: fault });
});

test.each(["a@b.lu", "first.last+tag@sub.domain.example", "o'hara@sender.example"])(
  "%s is an e-mail address",
  (email) => {
    expect(faults({ email })).toEqual({});
  },
);

test.each(["call me", "12345", "1".repeat(16), "+352 20\n00 00", "20 00 00 +352", 352_200_000])(
  "%j is no telephone number",
  (phone) => {
    expect(faults({ phone })).toEqual({ phone: "phone.invalid" });
  },
);

test.each(["+352 20 00 00", "(01) 23.45.67-89", "01\u202f23\u202f45\u00a067"])(
  "%s is a telephone number",
  (phone) => {
    expect(faults({ phone })).toEqual({});
  },
);

test.each([
  ["", "message.missing"],
  [7, "message.missing"],
  ["too short", "message.short"],
  ["😀😀😀😀😀", "message.short"],
  [`         ${"x".repeat(9)}          `, "message.short"],
  ["x".repeat(contactLimits.message[1] + 1), "message.long"],
  ["a bell \u0007 in the text", "message.invalid"],
  ["a null \u0000 in the text", "message.invalid"],
])("the message %j is %s", (message, fault) => {
  expect(faults({ message })).toEqual({ message: fault });
});

test("every wrong field is named, once", () => {
  expect(checkContact({})).toEqual({
    faults: {
      name: "name.missing",
      email: "email.missing",
      subject: "subject.missing",
      message: "message.missing",
    },
  });
});

test.each([undefined, null, 7, "text", [], [written()]])("%j is no message", (input) => {
  expect(checkContact(input)).toHaveProperty("faults");
});
