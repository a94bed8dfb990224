import { type ReactNode, Suspense } from "react";
import { Consent } from "#app/features/consent/consent.tsx";
import { TermsOnce } from "#app/features/glossary/terms.tsx";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { PageChange } from "#app/navigation/page-change.tsx";
import { PageGate } from "#app/navigation/page-gate.tsx";
import { isWorkplace } from "#core/pages.ts";
import { pageOfPathname } from "#core/paths.ts";
import { ToastRegion } from "../ui/toast-region.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MainPart } from "./main-part.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // A workplace has a head, a main part and a foot of its own, and stores nothing that would have to be asked for.
  const isPublic = !isWorkplace(pageOfPathname(pathname));
  return (
    <>
      {isPublic && <Consent />}
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
      {isPublic && <Header />}
      <PageGate />
      <TermsOnce>{isPublic ? <MainPart>{children}</MainPart> : children}</TermsOnce>
      {isPublic && (
        <>
          <Suspense>
            <Footer />
          </Suspense>
          <ScrollToTop />
        </>
      )}
      <Suspense>
        <ToastRegion />
      </Suspense>
      <PageChange />
    </>
  );
}
