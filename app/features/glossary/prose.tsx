import type { Namespace, ParseKeys, TOptions } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Terms } from "./terms.tsx";

/** An item of a list, which the types of the words do not count: a wrong one stops the build. */
type ItemKey = `${string}.${number}` | `${string}.${number}.${string}`;

/** `t` for running text: `prose("lede")` is `<Terms>{t("lede")}</Terms>`. */
export function useProse<Name extends Namespace & string>(namespace: Name) {
  const { t } = useTranslation(namespace);
  return (key: ParseKeys<Name> | ItemKey, options: TOptions = {}): ReactNode => (
    <Terms>{String(t(key as never, options as never))}</Terms>
  );
}
