import { useEffect, useRef } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useLocation } from "#app/navigation/here.ts";
import { useNavigate } from "#app/navigation/router.tsx";
import { signInPath } from "./next-path.ts";
import { type SessionState, useSession } from "./session.ts";

/** The session. Without one, goes to the sign-in page, which comes back to this address. */
export function useSignedIn(): SessionState {
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entered = useRef(false);

  useEffect(() => {
    if (session.kind === "signed-in") entered.current = true;
    if (session.kind !== "signed-out") return;
    const left = entered.current && !session.ended;
    // After a sign-out, only the page is kept for the next sign-in, not its query.
    const from = left ? pathname : pathname + search;
    const why = session.ended ? "ended" : left ? "left" : undefined;
    navigate(signInPath(language, from, why), { replace: true });
  }, [session, language, navigate, pathname, search]);

  return session;
}
