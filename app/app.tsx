import { Component, type ReactNode, Suspense } from "react";
import { isWorkplace, slugOf } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { translatorFor } from "./i18n/translator.ts";
import { TranslatorProvider } from "./i18n/use-translation.tsx";
import { useLocation } from "./navigation/here.ts";
import { pageAt } from "./navigation/load-page.ts";
import { ErrorScreen } from "./site/layout/error-screen.tsx";
import { SiteLayout } from "./site/layout/site-layout.tsx";
import { MainPart } from "./ui/main-part.tsx";
import { Spinner } from "./ui/spinner.tsx";

/**
 * Everything that React hydrates: the page at the address, with header, footer and what else is on
 * every page.
 */
export function Site() {
  const { pathname } = useLocation();
  const { language, path } = readPath(pathname);
  const Page = pageAt(pathname);
  // Two letters have different slugs and are different pages; a letter and its translation are not.
  const slug = slugOf(path);
  return (
    <TranslatorProvider translator={translatorFor(language)}>
      <SiteLayout>
        <PageBoundary at={pathname}>
          <Suspense fallback={<Spinner />}>
            <Page slug={slug} />
          </Suspense>
        </PageBoundary>
      </SiteLayout>
    </TranslatorProvider>
  );
}

type BoundaryProps = { at: string; children: ReactNode };
type BoundaryState = { at: string; failed: boolean };

/** Where a page cannot be rendered, header and footer stay; the next page is tried again. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, failed: false };
  }

  override render(): ReactNode {
    const { at, failed } = this.state;
    if (!failed) return this.props.children;
    // The partners' space and the desk bring their own main part, which is gone with the page.
    if (!isWorkplace(pageOfPathname(at))) return <ErrorScreen />;
    return (
      <MainPart>
        <ErrorScreen />
      </MainPart>
    );
  }
}
