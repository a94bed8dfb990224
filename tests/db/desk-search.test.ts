/** One search over what somebody may see. */
import { describe, expect, test } from "vitest";
import { engines, startBackend } from "./backend.ts";
import { contactMessage } from "./contact-message.ts";
import { act, staffWith } from "./desk.ts";

describe.each(engines)("the desk's search on the %s engine", (engine) => {
  test("finds in every room that somebody may enter, and says where", async () => {
    const backend = await startBackend(engine);
    const compliance = await staffWith(backend, "quartz@firm.example", ["compliance"]);
    const reader = await staffWith(backend, "reader@firm.example", ["reader"]);
    const sent = contactMessage({ message: "Nous cherchons du quartz, et rien d’autre." });
    const { body } = await backend.post("/functions/v1/contact", sent);
    const { reference } = body as { reference: string };
    const texts = { en: "Come on Tuesday.", fr: "Venez mardi." };
    await act(backend, compliance, "works.save", { name: "About quartz", ...texts });
    await act(backend, compliance, "messages.take", { reference, version: 1 });

    type Found = { room: string; title: string; titles: object | null };
    async function search(q: string, session = compliance): Promise<Found[]> {
      const { status, body: answer } = await act(backend, session, "search", { q });
      expect(status).toBe(200);
      return (answer as { found: Found[] }).found;
    }
    async function roomsWith(q: string, session = compliance): Promise<string[]> {
      return (await search(q, session)).map(({ room }) => room);
    }
    expect(await roomsWith("quartz")).toEqual(["messages", "approvals", "staff"]);
    expect(await roomsWith("quartz", reader)).toEqual(["messages", "approvals", "staff"]);
    expect(await roomsWith(reference)).toEqual(["messages"]);
    expect(await roomsWith(`message:${reference}`)).toEqual(["ledger"]);
    expect(await roomsWith(`message:${reference}`, reader)).toEqual([]);
    for (const nothing of ["", "q", "--", "%%", "nowhere to be found"]) {
      expect(await roomsWith(nothing)).toEqual([]);
    }

    const writer = await staffWith(backend, "anne@firm.example", ["communications"]);
    const titles = { en: "The lower bidder", fr: "Le moins-disant" };
    await act(backend, writer, "letters.save", {
      content: {
        slug: "spring",
        theme: "impact",
        signatory: "rochebrune",
        errata: [],
        en: { title: titles.en, summary: "", body: "" },
        fr: { title: titles.fr, summary: "", body: "" },
      },
    });
    const letter = { room: "approvals", title: "spring", titles };
    for (const q of ["lower BIDDER", "moins-disant", "spring"]) {
      expect(await search(q, reader)).toMatchObject([letter]);
    }
  });
});
