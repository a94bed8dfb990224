import { type ReactNode, Suspense } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import { TranslatorProvider } from "#app/i18n/use-translation.tsx";
import { pageOfPathname, readPath } from "#core/paths.ts";
import type { Route } from "./+types/root.ts";
import { ErrorScreen } from "./components/layout/error-screen.tsx";
import { SiteLayout } from "./components/layout/site-layout.tsx";
import { Spinner } from "./components/ui/spinner.tsx";
import hankenGrotesk from "./generated/hanken-grotesk.woff2";
import newsreader from "./generated/newsreader.woff2";
import { pageMeta } from "./head/page-meta.ts";
import { thingsOf } from "./head/structured-data.ts";
import { translatorFor } from "./i18n/translator.ts";
import firstLoad from "./navigation/first-load.js?raw";
import takeToken from "./navigation/take-token.js?raw";
import { NotFound } from "./pages/not-found/not-found.tsx";
import stylesheet from "./styles/site.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "stylesheet", href: stylesheet },
  ...[newsreader, hankenGrotesk].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
];

/** Every page's head comes from here: from its row in the table and the `meta` of its words. */
export const meta: Route.MetaFunction = ({ location, error }) => {
  const { language } = readPath(location.pathname);
  const { t } = translatorFor(language);
  if (error) return [{ title: t("layout:error.title") }];
  const { id } = pageOfPathname(location.pathname);
  const words = { title: t(`${id}:meta.title`), description: t(`${id}:meta.description`) };
  return pageMeta(location.pathname, words, thingsOf(id, language));
};

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { language } = readPath(pathname);
  const { id } = pageOfPathname(pathname);
  return (
    <html lang={language} data-page={id}>
      <head>
        <meta charSet="utf-8" />
        {/* For hosts that cannot negotiate a language: the order of negotiate.ts, before paint. */}
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, hashed in the policy.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstLoad : "" }}
        />
        {(id === "login-password" || id === "contact-result") && <TakeToken />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f2e9" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <TranslatorProvider translator={translatorFor(language)}>
          <SiteLayout>{children}</SiteLayout>
        </TranslatorProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Also where the browser looks ahead for files before it runs the script. */
function TakeToken() {
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, hashed in the policy.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? takeToken : "" }}
      />
    </>
  );
}

export default function App() {
  return (
    <Suspense fallback={<Spinner />}>
      <Outlet />
    </Suspense>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ErrorScreen />;
}
