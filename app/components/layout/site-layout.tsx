import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Consent } from "#app/features/consent/consent.tsx";
import { TermsOnce } from "#app/features/glossary/terms.tsx";
import { PageChange } from "#app/navigation/page-change.tsx";
import { PageGate } from "#app/navigation/page-gate.tsx";
import { ToastRegion } from "../ui/toast-region.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

/** What stands around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <Consent />
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
      <Header />
      <PageGate />
      <main id="main" tabIndex={-1}>
        <TermsOnce>{children}</TermsOnce>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollToTop />
      <Suspense>
        <ToastRegion />
      </Suspense>
      <PageChange />
    </>
  );
}
