import { useMemo } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { findNearPersons } from "./find-near-persons.ts";
import type { Imported } from "./import-sheet.tsx";

/** Persons of a sheet who may be one under two addresses: a warning, since many share a name. */
export function NearPersons({ kind, read }: Pick<Imported, "kind" | "read">) {
  const { t } = useTranslation("desk");
  const pairs = useMemo(
    () => (kind === "invitations" ? findNearPersons(read.lines) : []),
    [kind, read],
  );
  if (pairs.length === 0) return null;
  return (
    <div className="releases-warning">
      <h4>{t("releases.nearPersons", { count: pairs.length })}</h4>
      <ul>
        {pairs.slice(0, 100).map((pair) => (
          <li key={pair.map(({ email }) => email).join(" ")}>
            {pair
              .map(({ line, name, email }) => `${t("releases.line")} ${line}: ${name}, ${email}`)
              .join(" · ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
