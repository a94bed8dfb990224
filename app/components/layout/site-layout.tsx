import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Consent } from "#app/features/consent/consent.tsx";
import { TermsOnce } from "#app/features/glossary/terms.tsx";
import { PageChange } from "#app/navigation/page-change.tsx";
import { PageGate } from "#app/navigation/page-gate.tsx";
import { pageOfPathname } from "#core/paths.ts";
import { ToastRegion } from "../ui/toast-region.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The desk has a head and a foot of its own, and asks nobody about cookies.
  const isDesk = pageOfPathname(pathname).id === "desk";
  return (
    <>
      {!isDesk && <Consent />}
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
      {!isDesk && <Header />}
      <PageGate />
      <main id="main" tabIndex={-1}>
        <TermsOnce>{children}</TermsOnce>
      </main>
      {!isDesk && (
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
