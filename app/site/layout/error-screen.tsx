import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { LocalisedLink } from "#app/navigation/localised-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

type State = "idle" | "trying" | "unreachable";

/**
 * Shown where a page could not be loaded or rendered. A retry first requests the page, and leaves
 * this screen only after an answer, so that nobody ends on the browser's own error page.
 */
export function ErrorScreen() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<State>("idle");
  useEffect(() => {
    document.title = t("error.title");
  }, [t]);

  async function retry() {
    setState("trying");
    try {
      await fetch(pathname, { cache: "no-store" });
      location.assign(pathname + search);
    } catch {
      setState("unreachable");
    }
  }

  return (
    <section className="page-opening">
      <PageHeading title={t("error.title")} lede={t("error.text")} />
      <p className="actions">
        <Button pending={state === "trying"} pendingLabel={t("error.retrying")} onClick={retry}>
          {t("error.retry")}
        </Button>
        <LocalisedLink className="link" to="home" reloadDocument>
          {t("error.home")}
        </LocalisedLink>
      </p>
      <p role="status">{state === "unreachable" && t("error.unreachable")}</p>
    </section>
  );
}
