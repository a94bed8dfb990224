import { createElement, type ReactNode } from "react";
import { isWorkplace } from "#core/pages.ts";
import { pageOfPathname, readPath } from "#core/paths.ts";
import { headOf } from "./head/head-of.ts";
import type { HeadTag } from "./head/head-tag.ts";
import firstLoad from "./navigation/first-load.js?raw";
import { sheets } from "./navigation/page-files.ts";
import restoreScroll from "./navigation/restore-scroll.js?raw";
import takeToken from "./navigation/take-token.js?raw";
import ledFromDesk from "./sign-in/pages/login/led-from-desk.js?raw";
import signInFirst from "./sign-in/sign-in-first.js?raw";
import fontsReady from "./styles/fonts-ready.js?raw";
import stylesheet from "./styles/site.css?url";

type Props = {
  pathname: string;
  /** The HTML that React hydrates. */
  site: string;
  children: ReactNode;
};

/** The document around a page. Only the build renders it: React does not hydrate it. */
export function PageDocument({ pathname, site, children }: Props) {
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const { id } = page;
  const sheet = sheets[id];
  const tags = headOf(pathname);
  return (
    // In development the fonts are shown from the start: React compares what it hydrates there.
    <html lang={language} data-page={id} data-fonts-ready={import.meta.env.DEV ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        {/* React creates Error objects while it loads. With an inspector open, V8 would parse all
            of React again for their stack traces. entry.client.tsx turns traces on again. */}
        <OwnScript code="delete Error.stackTraceLimit;" />
        {/* For hosts that cannot choose a language: chooses like negotiate.ts, before paint. */}
        <OwnScript code={firstLoad} />
        {isWorkplace(page) && <OwnScript code={signInFirst} />}
        {id === "login" && <OwnScript code={ledFromDesk} />}
        {(id === "login-password" || id === "contact-result") && (
          <>
            {/* For files that the browser fetches before it has run the script. */}
            <meta name="referrer" content="no-referrer" />
            <OwnScript code={takeToken} />
          </>
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f2e9" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        {tags.filter(([name]) => name !== "script").map(elementOf)}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href={stylesheet} />
        {sheet && <link rel="stylesheet" href={sheet} />}
        <OwnScript code={fontsReady} />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a moment before. */}
        <div className="site" dangerouslySetInnerHTML={{ __html: site }} />
        {/* The structured data for search engines comes after what people see. */}
        {tags.filter(([name]) => name === "script").map(elementOf)}
        <OwnScript code={restoreScroll} />
        {children}
      </body>
    </html>
  );
}

function elementOf([name, attributes, text]: HeadTag, index: number): ReactNode {
  const inside = text && { dangerouslySetInnerHTML: { __html: htmlIn(name, text) } };
  return createElement(name, { key: index, ...attributes, ...inside });
}

/** An inline script, sent without its comments and its indentation. */
function OwnScript({ code }: { code: string }) {
  const sent = code.replace(/^\s*(\/\/.*\n)?/gm, "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, hashed in the policy.
  return <script dangerouslySetInnerHTML={{ __html: sent }} />;
}

/** The JSON of a script is escaped already (`head-of.ts`); a title is not. */
function htmlIn(name: string, text: string): string {
  return name === "script" ? text : text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
