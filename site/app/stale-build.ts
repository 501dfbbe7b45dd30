import type { MiddlewareFunction } from "react-router";

type Manifest = { routes: Record<string, { path?: string; module: string } | undefined> };

const key = "daylit:reloaded-for";

function remembered(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(path: string) {
  try {
    sessionStorage.setItem(key, path);
    return true;
  } catch {
    return false;
  }
}

export const staleMessage =
  "This page could not be loaded, even after a fresh start. Check the connection and try again.";

/**
 * After a deploy the code of a page may be gone from the server. Then the page is loaded whole,
 * once; if its code is still missing, the error screen says so instead of reloading for ever.
 */
export const recover = (path: string, load: (path: string) => void): Promise<never> => {
  if (remembered() === path || !remember(path)) return Promise.reject(new Error(staleMessage));
  load(path);
  return new Promise(() => {}); // the page is on its way out
};

const checkModules: MiddlewareFunction = async ({ request, pattern }, next) => {
  const { routes } = (window as unknown as { __reactRouterManifest: Manifest })
    .__reactRouterManifest;
  const target = Object.values(routes).filter(
    (route) => route && pattern.endsWith(route.path ?? ""),
  );
  const url = new URL(request.url);
  try {
    await Promise.all(target.map((route) => route && import(/* @vite-ignore */ route.module)));
  } catch {
    await recover(url.pathname, (path) => window.location.assign(path));
  }
  return next();
};

export const clientMiddleware = [checkModules];
