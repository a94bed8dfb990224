import { type ReactNode, Suspense } from "react";
import { useTranslation } from "#app/i18n/use-translation.tsx";
import { useLocation } from "#app/navigation/here.ts";
import { PageChange } from "#app/navigation/page-change.tsx";
import { PageGate } from "#app/navigation/page-gate.tsx";
import { TermsOnce } from "#app/terms/terms.tsx";
import { MainPart } from "#app/ui/main-part.tsx";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import { isWorkplace } from "#core/pages.ts";
import { pageOfPathname } from "#core/paths.ts";
import { Consent } from "../consent/consent.tsx";
import { ChangeLink } from "./change-link.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

/** Header, footer and what else is around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The partners' space and the desk have their own header, main part and footer, and store nothing
  // that needs consent.
  const isPublic = !isWorkplace(pageOfPathname(pathname));
  return (
    <>
      {isPublic && <Consent />}
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
      {isPublic && (
        <>
          <ChangeLink />
          <Header />
        </>
      )}
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
