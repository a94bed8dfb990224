/** What tests do with releases, as the desk's room does it. */
import { createHash } from "node:crypto";
import { expect } from "vitest";
import type { TestBackend } from "./backend.ts";
import { act } from "./desk.ts";
import { bearing, type Session } from "./partner-space.ts";

export type Done = Record<
  | "commitments"
  | "notices"
  | "statements"
  | "invitations"
  | "newEntities"
  | "documents"
  | "already"
  | "entities"
  | "mails",
  number
>;

export type Release = {
  id: string;
  state: string;
  number: number;
  hash: string;
  mine: boolean;
  content: { sheets: { id: string }[]; documents: Record<string, unknown>[] };
  faults: { why: string; name?: string }[];
  released: { by: string; done: Done } | null;
};

export type Checked = {
  counts: Partial<Record<"created" | "changed" | "same" | "refused", number>>;
  rows: { line: number; why: string | null; was: object | null; fields: object }[];
  unknown: string[];
  next: number | null;
};

export type Looked = {
  calls: { fundId: string; dueOn: string; reference: string; total?: string; typed?: string }[];
  review?: string;
  notices?: { sha256: string; fileName: string }[];
  counts?: object;
  firstLines?: { id: string; entity: string; notes: string[]; [key: string]: unknown }[];
  firstDocuments?: { sha256: string; accounts: object[]; isRead: boolean; unnamed: string[] }[];
  people?: object[];
  made?: object[];
  opened?: string[];
};

type Fields = Record<string, string>;

export function roomOf(backend: TestBackend) {
  async function done<Body>(by: Session, name: string, fields: object = {}): Promise<Body> {
    const { status, body } = await act(backend, by, name, fields);
    expect({ name, status, body: status === 200 ? {} : body }).toEqual({
      name,
      status: 200,
      body: {},
    });
    return body as Body;
  }

  let names = 0;
  async function begun(by: Session): Promise<string> {
    names += 1;
    const { id } = await done<{ id: string }>(by, "releases.save", { name: `Release ${names}` });
    return id;
  }

  const shown = (by: Session, id: string) => done<Release>(by, "releases.show", { id });

  /** Sends lines, numbered from 2 as in a file with a head. */
  async function sent(by: Session, work: string, kind: string, lines: readonly Fields[]) {
    const opened = { work, kind, name: `${kind}.csv` };
    const { id: sheet } = await done<{ id: string }>(by, "releases.open-sheet", opened);
    for (let from = 0; from < lines.length; from += 500) {
      const portion = lines.slice(from, from + 500);
      await done(by, "releases.lines", {
        sheet,
        lines: portion.map((fields, index) => ({ line: from + index + 2, fields })),
      });
    }
    return sheet;
  }

  const checked = (by: Session, sheet: string, outcome = "refused") =>
    done<Checked>(by, "releases.check", { sheet, outcome });

  async function imported(by: Session, work: string, kind: string, lines: readonly Fields[]) {
    const sheet = await sent(by, work, kind, lines);
    const { unknown } = await checked(by, sheet);
    await done(by, "releases.mend", { sheet, meanings: {}, made: unknown });
    const { number } = await shown(by, work);
    return done<{ lines: number; leftOut: number }>(by, "releases.add-sheet", { sheet, number });
  }

  /** In pieces; answers its hash. */
  async function uploaded(by: Session, name: string, bytes: Buffer, most = 1024 * 1024) {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const about = { name, size: bytes.length, sha256 };
    const begin = await done<{ upload: string; at: number }>(by, "releases.begin-file", about);
    for (let { at } = begin; at < bytes.length; at += most) {
      const { status } = await piece(by, begin.upload, at, bytes.subarray(at, at + most));
      expect(status).toBe(200);
    }
    return { sha256, ...(await done<object>(by, "releases.end-file", { upload: begin.upload })) };
  }

  function piece(by: Session, upload: string, at: number, bytes: Buffer) {
    const { headers } = bearing(by);
    return backend.ask(`/functions/v1/desk-file?upload=${upload}&at=${at}`, {
      method: "POST",
      body: new Uint8Array(bytes),
      headers: { ...headers, "content-type": "application/octet-stream" },
    });
  }

  async function withDocuments(by: Session, id: string, documents: readonly object[]) {
    const { number, content } = await shown(by, id);
    const sheets = content.sheets.map((sheet) => sheet.id);
    return done(by, "releases.save", { id, number, sheets, documents });
  }

  /** What an author and an approver do first: type the totals of the calls, as they are, and look. */
  async function looked(by: Session, id: string): Promise<Looked> {
    const { hash } = await shown(by, id);
    const asked = await done<Looked>(by, "releases.review", { id, hash });
    if (asked.review) return asked;
    for (const { fundId: fund, dueOn: due, reference } of asked.calls) {
      const [call] = await backend.sql<{ total: string }>(
        `select total::text from private.call_totals($1::uuid)
         where fund_id = $2::uuid and due_on = $3::date and reference = $4`,
        [id, fund, due, reference],
      );
      const total = call?.total ?? "";
      await done(by, "releases.type-total", { id, hash, fund, due, reference, total });
    }
    return done(by, "releases.review", { id, hash });
  }

  /** Looked through and submitted by its author. */
  async function submitted(by: Session, id: string): Promise<Release> {
    const release = await shown(by, id);
    await looked(by, id);
    await done(by, "works.submit", { id, hash: release.hash });
    return release;
  }

  /** Submitted by one, approved by another. */
  async function approved(by: Session, other: Session, id: string): Promise<Release> {
    const { hash } = await submitted(by, id);
    await looked(other, id);
    await done(other, "approvals.give", { id, hash });
    return shown(by, id);
  }

  const rehearsed = async (by: Session, id: string, entity = "") => {
    const { hash } = await shown(by, id);
    return done<{ done: Done; withoutPerson: string[]; seen?: object }>(by, "releases.rehearse", {
      id,
      hash,
      entity,
    });
  };

  async function released(by: Session, other: Session, id: string): Promise<Done> {
    const { hash } = await approved(by, other, id);
    const { mails } = (await rehearsed(by, id)).done;
    return (await done<{ done: Done }>(by, "releases.release", { id, hash, mails })).done;
  }

  return {
    done,
    begun,
    shown,
    sent,
    checked,
    imported,
    uploaded,
    piece,
    withDocuments,
    looked,
    submitted,
    approved,
    rehearsed,
    released,
  };
}
