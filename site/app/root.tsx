import type { ReactNode } from "react";
import { useEffect, useLayoutEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import type { Route } from "./+types/root";
import { bootScript } from "./boot.ts";
import { Announcer } from "./components/Announcer.tsx";
import { Banner } from "./components/Banner.tsx";
import { ErrorScreen } from "./components/ErrorScreen.tsx";
import { Footer } from "./components/Footer.tsx";
import { KeepSite } from "./components/offline/KeepSite.tsx";
import { SkipLink } from "./components/SkipLink.tsx";
import { StaleNotice } from "./components/StaleNotice.tsx";
import { TopBar } from "./components/TopBar.tsx";
import { hydrated, showAskedAddress } from "./hydration.ts";
import { isMissingCode, isOffline, reloadOnce } from "./missing-code.ts";
import { errorTitle, pageMeta } from "./model/meta.ts";
import { feedPath, manifestPath, site, themeColours } from "./model/site.ts";
import "./site.css";

const failedAdvice = "Something went wrong on this page. The rest of the site is still here.";
const staleAdvice =
  "The code of this page could not be loaded, even after a fresh start. Check the connection and load the page again.";

/** A route that has a menu for the phone names its popover in its handle. */
export type Handle = { menuId?: string };

export const meta = ({ error }: Route.MetaArgs) =>
  pageMeta(undefined, error === undefined ? undefined : errorTitle);

export function Layout({ children }: { children: ReactNode }) {
  const menuId = useMatches()
    .map(({ handle }) => (handle as Handle | undefined)?.menuId)
    .find(Boolean);
  useLayoutEffect(showAskedAddress, []);
  useEffect(hydrated, []);

  return (
    // The boot script may have put a theme on the element before React sees it.
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
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
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      <body>
        <SkipLink />
        <Banner />
        <TopBar menuId={menuId} />
        <StaleNotice />
        {children}
        <Footer />
        <Announcer />
        <KeepSite />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const stale = isMissingCode(error);
  useEffect(() => {
    if (stale || isOffline(error)) reloadOnce();
  }, [stale, error]);

  const message = error instanceof Error ? error.message : String(error);
  const status = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`.trim()
    : message;
  return <ErrorScreen status={status} advice={stale ? staleAdvice : failedAdvice} />;
}
