import { loader } from "./loader.ts";

export type Modules = { manifest: string; entry: string; routes: Record<string, string> };

const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;

/** Reads the addresses out of the module script that React Router writes into a page. */
export function readModules(script: string): Modules {
  const manifest = /import "([^"]+)"/.exec(script)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(script)?.[1];
  const names = /__reactRouterRouteModules = \{(.*?)\}/s.exec(script)?.[1];
  if (!manifest || !entry || !names)
    throw new Error(
      "React Router's module script has changed: finish/late-hydration.ts must follow",
    );
  const imported = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, url]) => [name, url]),
  );
  const routes = Object.fromEntries(
    [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, imported.get(name) ?? ""]),
  );
  return { manifest, entry, routes };
}

/** Takes the framework's code off the critical path: no preload, no module script, a loader instead. */
export function deferHydration(html: string): string {
  const script = moduleScript.exec(html);
  if (!script?.[1]) throw new Error("a page has no module script");
  const modules = JSON.stringify(readModules(script[1])).replaceAll("<", "\\u003c");
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      moduleScript,
      () =>
        `<script type="application/json" id="modules">${modules}</script><script>${loader}</script>`,
    );
}
