/** A list of the desk read whole, page by page: to be sorted, chosen from or taken away. */
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import { useSession } from "#app/sign-in/session.ts";
import type { DeskActName, DeskBody, DeskFields } from "#core/acts/desk.ts";
import { mostThingsAtOnce } from "#core/limits.ts";
import { askDesk, type DeskAnswer } from "./ask-desk.ts";

/** The acts that answer a page of rows, and where the next one begins. */
export type PagedAct = {
  [Name in DeskActName]: DeskBody<Name> extends { rows: readonly unknown[]; next: string | null }
    ? Name
    : never;
}[DeskActName];
export type RowOf<Name extends PagedAct> = DeskBody<Name>["rows"][number];

/** `more`: there are more rows than are read; no list is sorted by part of it. */
export type Whole<Row> = { rows: readonly Row[]; more: boolean };

export type NotDone = Exclude<DeskAnswer<unknown>, { kind: "done" }>;

/** The field of the act that says where a page begins. */
export type PageField = "before" | "after";

/** Or what the answer was where a page of it could not be read. */
export async function readWhole<Name extends PagedAct>(
  act: Name,
  fields: DeskFields<Name>,
  pageField: PageField,
): Promise<Whole<RowOf<Name>> | NotDone> {
  const rows: RowOf<Name>[] = [];
  let next: string | null = "";
  while (next !== null && rows.length < mostThingsAtOnce) {
    const answer = await askDesk(act, { ...fields, [pageField]: next || undefined });
    if (answer.kind !== "done") return answer;
    const page = answer.body as { rows: RowOf<Name>[]; next: string | null };
    rows.push(...page.rows);
    next = page.next;
  }
  return { rows, more: next !== null };
}

/** Reads it where it is wanted, and again after each act; `undefined` until then. */
export function useWhole<Name extends PagedAct>(
  act: Name,
  fields: DeskFields<Name>,
  pageField: PageField,
  wanted: boolean,
) {
  const session = useSession();
  const user = session.kind === "signed-in" && session.user;
  const { data, isFetching, isError, refetch } = useQuery(
    {
      queryKey: ["desk", user, act, fields, "whole"],
      staleTime: 0,
      enabled: wanted,
      retry: 1,
      queryFn: async () => {
        const read = await readWhole(act, fields, pageField);
        if ("kind" in read) throw read;
        return read;
      },
    },
    queryClient,
  );
  return {
    whole: wanted ? data : undefined,
    reading: wanted && isFetching && !data,
    failed: wanted && isError && !isFetching,
    again: () => void refetch(),
  };
}
