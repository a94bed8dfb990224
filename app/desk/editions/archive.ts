/** The frozen texts of editions, from the site's archive, held against the ledger's hash. */
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/api/query-client.ts";
import type { EditionRow } from "#core/acts/editions.ts";
import { applies, editionListPath, editionPath, type FrozenEdition } from "#core/editions.ts";
import type { Language } from "#core/languages.ts";
import { hashOf } from "../kit/hash-of.ts";

export type Archived =
  | { kind: "loading" | "unread" | "other" }
  | { kind: "read"; frozen: FrozenEdition };

/** `other`: the site shows another text than the one whose hash is in the ledger. */
export function useArchived(
  row: Pick<EditionRow, "text" | "version" | "hash"> | undefined,
): Archived {
  const { data, error } = useQuery<Archived>(
    {
      queryKey: ["edition", row?.hash],
      enabled: row !== undefined,
      retry: 2,
      queryFn: () => (row ? read(row) : { kind: "unread" }),
    },
    queryClient,
  );
  return data ?? { kind: error ? "unread" : "loading" };
}

async function read({ text, version, hash }: Pick<EditionRow, "text" | "version" | "hash">) {
  const answer = await fetch(editionPath(text, version));
  if (!answer.ok) throw new Error(`The archive answered ${answer.status}.`);
  const bytes = await answer.arrayBuffer();
  if ((await hashOf(bytes)) !== hash) return { kind: "other" } as const;
  const frozen: FrozenEdition = JSON.parse(new TextDecoder().decode(bytes));
  return { kind: "read", frozen } as const;
}

type Listed = { version: string; hash: string; pdfs: readonly Language[] };

/** In which languages the site has a PDF of an edition; undefined while nobody knows. */
export function usePdfs({ text, version, hash }: EditionRow): readonly Language[] | undefined {
  const { data } = useQuery<readonly Listed[]>(
    {
      queryKey: ["editions", text],
      // It is printed some time after the edition is shown.
      staleTime: 10_000,
      retry: 2,
      async queryFn() {
        const answer = await fetch(editionListPath(text));
        if (!answer.ok) throw new Error(`The archive answered ${answer.status}.`);
        const { editions }: { editions: readonly Listed[] } = await answer.json();
        return editions;
      },
    },
    queryClient,
  );
  // Until the site shows it, there is no PDF either.
  return data && (data.find((one) => one.version === version && one.hash === hash)?.pdfs ?? []);
}

/** As `core/editions.ts` reads them: the desk has moments where the archive has days. */
export function datedRow(row: EditionRow) {
  return { ...row, withdrawn: row.withdrawnAt ?? undefined };
}

/** The edition of a text that the next one follows, if that begins on this day. */
export function rowBefore(
  rows: readonly EditionRow[],
  text: string,
  from: string,
): EditionRow | undefined {
  // Newest first.
  return rows.find((row) => row.text === text && applies(datedRow(row)) && row.from < from);
}
