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
import applyFonts from "./styles/apply-fonts.js?raw";
import fontsReadyBefore from "./styles/fonts-ready-before.js?raw";
import stylesheet from "./styles/site.css?url";

type Props = {
  pathname: string;
  /** What comes alive, as HTML. */
  site: string;
  children: ReactNode;
};

/** The document around a page. Only the build draws it: nothing in it comes alive. */
export function PageDocument({ pathname, site, children }: Props) {
  const { language } = readPath(pathname);
  const page = pageOfPathname(pathname);
  const { id } = page;
  const sheet = sheets[id];
  const tags = headOf(pathname);
  return (
    // In development the fonts are shown from the start: what comes alive there is compared.
    <html lang={language} data-page={id} data-fonts-ready={import.meta.env.DEV ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        {/* React makes errors as it loads, to throw one day. Beside an inspector V8 then reads all of
            React anew, to tell where each was made. From entry.client.tsx on it may. */}
        <OwnScript code="delete Error.stackTraceLimit;" />
        {/* For hosts that cannot negotiate a language: the order of negotiate.ts, before paint. */}
        <OwnScript code={firstLoad} />
        {isWorkplace(page) && <OwnScript code={signInFirst} />}
        {id === "login" && <OwnScript code={ledFromDesk} />}
        {(id === "login-password" || id === "contact-result") && (
          <>
            {/* Also where the browser looks ahead for files before it runs the script. */}
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
        <OwnScript code={fontsReadyBefore} />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React a moment before. */}
        <div className="site" dangerouslySetInnerHTML={{ __html: site }} />
        {/* What machines read waits until people can. */}
        {tags.filter(([name]) => name === "script").map(elementOf)}
        <OwnScript code={restoreScroll} />
        <OwnScript code={applyFonts} />
        {children}
      </body>
    </html>
  );
}

function elementOf([name, attributes, text]: HeadTag, index: number): ReactNode {
  const inside = text && { dangerouslySetInnerHTML: { __html: htmlIn(name, text) } };
  return createElement(name, { key: index, ...attributes, ...inside });
}

/** Its comments and its indentation stay here. */
function OwnScript({ code }: { code: string }) {
  const sent = code.replace(/^\s*(\/\/.*\n)?/gm, "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, hashed in the policy.
  return <script dangerouslySetInnerHTML={{ __html: sent }} />;
}

/** The JSON of a script is safe as it is; a title is text. */
function htmlIn(name: string, text: string): string {
  return name === "script" ? text : text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
