import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ColleagueContext } from "../colleague.ts";
import { keepDraft, readDraft, useDraftFields } from "./draft.ts";

function stubStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a draft is found again, by who wrote it alone", () => {
  stubStorage();
  keepDraft("anne", "answer:1", "Dear Sir");
  keepDraft("anne", "note:1", "Call him");
  expect(readDraft("anne", "answer:1")).toBe("Dear Sir");
  expect(readDraft("anne", "note:1")).toBe("Call him");
  expect(readDraft("ben", "answer:1")).toBe("");
});

test("what was sent leaves nothing behind", () => {
  const kept = stubStorage();
  keepDraft("anne", "answer:1", "Dear Sir");
  keepDraft("anne", "answer:1", "");
  expect([...kept]).toEqual([]);
});

test("several fields are found again together, until they are as they were at first", () => {
  const kept = stubStorage();
  const first = { en: "", fr: "" };
  expect(writeFields(first).shown).toEqual(first);
  writeFields(first).write({ en: "On Tuesdays.", fr: "" });
  expect(writeFields(first).shown).toEqual({ en: "On Tuesdays.", fr: "" });
  writeFields(first).write({ en: "", fr: "" });
  expect([...kept]).toEqual([]);
});

test("a browser that stores nothing stops nobody from writing", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "{broken",
    setItem: () => {
      throw new Error("full");
    },
  });
  keepDraft("anne", "answer:1", "Dear Sir");
  expect(readDraft("anne", "answer:1")).toBe("");
});

/** Renders the fields as after a page load: what they show, and a function that types into them. */
function writeFields(first: { en: string; fr: string }) {
  let fields: ReturnType<typeof useDraftFields<typeof first>> | undefined;
  function Page() {
    fields = useDraftFields("work:1", first);
    return null;
  }
  renderToStaticMarkup(
    <ColleagueContext
      value={{ needs: null, user: "anne", name: "Anne", language: "en", roles: [], acts: [] }}
    >
      <Page />
    </ColleagueContext>,
  );
  if (!fields) throw new Error("Nothing was drawn.");
  return { shown: fields[0], write: fields[1] };
}
