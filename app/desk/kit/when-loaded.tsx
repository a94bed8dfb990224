import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useFailureWords } from "#app/sign-in/use-failure-words.ts";
import { Button } from "#app/ui/button.tsx";
import type { DeskState } from "./ask-desk.ts";

type Props<Body> = {
  state: DeskState<Body>;
  reload: () => void;
  children: (body: Body) => ReactNode;
};

/**
 * Renders `children` once the answer is there; until then, or instead, says that it is loading,
 * forbidden, gone or failed.
 */
export function WhenLoaded<Body>({ state, reload, children }: Props<Body>) {
  const { t } = useTranslation(["desk", "sign-in"]);
  const { textOf } = useFailureWords();
  switch (state.kind) {
    case "loading":
      return (
        <p className="desk-loading" role="status">
          {t("loading")}
        </p>
      );
    case "forbidden":
    case "gone":
      return (
        <p className="desk-empty" role="alert">
          {t(state.kind)}
        </p>
      );
    case "stopped":
      return (
        <div className="desk-stopped" role="alert">
          <p>{textOf(state.failure)}</p>
          <Button variant="secondary" onClick={reload}>
            {t("sign-in:trouble.retry")}
          </Button>
        </div>
      );
    case "loaded":
      return children(state.body);
  }
}
