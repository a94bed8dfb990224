import { expect, test } from "vitest";
import { readBody, readText } from "./read-body.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function sent(body: BodyInit | null, type?: string): Request {
  const headers: HeadersInit = type ? { "content-type": type } : {};
  const options = { method: "POST", headers, body, duplex: "half" };
  return new Request("https://site.example/", options);
}

async function refused(request: Request, mostBytes = 1_000): Promise<number> {
  return await readBody(request, mostBytes).then(
    () => 200,
    ({ status }) => status,
  );
}

test.each([json, "application/json; charset=utf-8", "Application/JSON"])(
  "%s is read",
  async (type) => {
    expect(await readBody(sent('{"name":"Zoé","list":[1]}', type), 1_000)).toEqual({
      fields: { name: "Zoé", list: [1] },
      plainForm: false,
    });
  },
);

test("a plain form is read, the last of equal names counting", async () => {
  expect(await readBody(sent("name=Zo%C3%A9+D&empty=&a=1&a=2", form), 1_000)).toEqual({
    fields: { name: "Zoé D", empty: "", a: "2" },
    plainForm: true,
  });
});

test.each([
  { type: json, body: '{"__proto__":{"admin":true},"constructor":1}' },
  { type: form, body: "__proto__=admin&constructor=1" },
])("names of an object's own works are fields like others, in $type", async ({ type, body }) => {
  const { fields } = await readBody(sent(body, type), 1_000);
  expect(Object.keys(fields).sort()).toEqual(["__proto__", "constructor"]);
  expect(fields.admin).toBeUndefined();
  expect(({} as { admin?: unknown }).admin).toBeUndefined();
});

test.each(["", "{", "[]", "null", "7", '"text"', '{"a":1}}', "\ufeff{"])(
  "the JSON %j is refused",
  async (body) => {
    expect(await refused(sent(body, json))).toBe(400);
  },
);

test.each([
  undefined,
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "application/json, text/html",
])("the type %s is refused", async (type) => {
  // A body of bytes, because a text would bring a type of its own.
  expect(await refused(sent(new TextEncoder().encode("{}"), type))).toBe(415);
});

test.each([json, form])("what is not UTF-8 is refused, in %s", async (type) => {
  expect(await refused(sent(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), type))).toBe(400);
});

test("half a character is made whole, wherever it is", async () => {
  const { fields } = await readBody(
    sent('{"a":"x\\ud800","b":[{"c":"\\udc00"}],"d":"\\ud83d\\ude00"}', json),
    1_000,
  );
  expect(fields).toEqual({ a: "x\ufffd", b: [{ c: "\ufffd" }], d: "😀" });
});

test("what is nested too deeply to be read is refused", async () => {
  const deep = `{"a":${"[".repeat(40_000)}${"]".repeat(40_000)}}`;
  expect([200, 400]).toContain(await refused(sent(deep, json), 100_000));
});

test("no body at all is refused", async () => {
  expect(await refused(sent(null, json))).toBe(400);
});

test("exactly as much as is allowed is read, and one byte more is not", async () => {
  const body = JSON.stringify({ a: "é".repeat(100) });
  const bytes = new TextEncoder().encode(body).length;
  expect(await refused(sent(body, json), bytes)).toBe(200);
  expect(await refused(sent(body, json), bytes - 1)).toBe(413);
});

test("a body without end is left at the limit", async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(100).fill(0x20));
    },
  });
  await expect(readText(sent(endless, json), 1_000)).rejects.toMatchObject({ status: 413 });
  expect(pulled).toBeLessThan(20);
});
