import type { ReactNode } from "react";
import { withBase } from "../model/base-path/base-path.ts";
import { readsOtherHosts } from "../model/live-pages.ts";
import type { Page } from "../model/pages/page.ts";
import { feedPath, manifestPath, openSearchPath, site, themeColours } from "../model/site.ts";
import { Announcer } from "./chrome/Announcer.tsx";
import { Banner } from "./chrome/Banner.tsx";
import { Footer } from "./chrome/Footer.tsx";
import { SkipLink } from "./chrome/SkipLink.tsx";
import { StaleNotice } from "./chrome/StaleNotice.tsx";
import { TopBar } from "./chrome/TopBar.tsx";
import { headlineFace, textFace } from "./fonts/faces.ts";
import { pageHead } from "./head.server.tsx";
import { valuesAddress } from "./values/source.server.ts";

/** What a build or the development server knows about the files of a page. */
export type Files = {
  /** The inline script: theme, first presses, and the way to the rest (runtime/start/boot.ts). */
  boot: string;
  /** Addresses of runtime/start/start.ts and of what it imports: asked for together, not one by one. */
  start: readonly string[];
  /** The security policy, for hosts that send no headers; development has none. */
  policy?: (kind: "page" | "composer") => string;
  /** Address of a stylesheet in apps/site, such as `site.css`. */
  style: (name: string) => string;
  /** Address of a file that a component names, such as `icons/social.svg`. */
  asset: (name: string) => string;
  /** Addresses of a module in apps/site and of what it imports; development asks for them one by one. */
  code: (name: string) => readonly string[];
  /** Addresses of all that an island needs before it answers, by its name. */
  island: (name: string) => readonly string[];
  /** Addresses of all that the search needs. */
  search: readonly string[];
};

type Props = {
  page?: Page;
  /** The popover that the phone's menu button opens. */
  menuId?: string;
  styles: readonly string[];
  files: Files;
  /** What search engines read beside the words. */
  structured?: string;
  children: ReactNode;
};

/** A whole page. Everything in it can be read, and every link followed, before any script is there. */
export function Document({ page, menuId, styles, files, structured, children }: Props) {
  const policy = files.policy?.(readsOtherHosts(page?.path) ? "composer" : "page");
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {pageHead(page)}
        {["shell/styles/site.css", ...styles].map((name) => (
          <link key={name} rel="stylesheet" href={valuesAddress(name) ?? files.style(name)} />
        ))}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={files.asset(`shell/generated/fonts/${headlineFace.file}`)}
          crossOrigin=""
          // After whatever the first paint needs; from the cache it is there in time all the same.
          fetchPriority="low"
        />
        <link rel="icon" href="/assets/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/assets/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={themeColours.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <link rel="alternate" type="application/atom+xml" href={feedPath} title={site.name} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={openSearchPath}
          title={site.name}
        />
        {structured && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured }} />
        )}
        <script
          data-start={files.start.map(withBase).join(" ")}
          data-face={withBase(files.asset(`shell/generated/fonts/${textFace.file}`))}
          dangerouslySetInnerHTML={{ __html: files.boot }}
        />
      </head>
      <body>
        <SkipLink />
        <Banner />
        <TopBar menuId={menuId} />
        <StaleNotice />
        {children}
        <Footer sprite={files.asset("shell/icons/social.svg")} />
        <Announcer />
      </body>
    </html>
  );
}
