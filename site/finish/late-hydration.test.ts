import { expect, test } from "vitest";
import { deferHydration, readModules } from "./late-hydration.ts";
import { loader } from "./loader.ts";

const script = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/card-3.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/part":route1};
import("/assets/entry-4.js");`;

test("the addresses are read from React Router's script", () => {
  expect(readModules(script)).toEqual({
    manifest: "/assets/manifest-1.js",
    entry: "/assets/entry-4.js",
    routes: { root: "/assets/root-2.js", "routes/part": "/assets/card-3.js" },
  });
});

test("a script of another shape stops the build", () => {
  expect(() => readModules("import('/a.js')")).toThrow("has changed");
  expect(() => deferHydration("<html></html>")).toThrow("no module script");
});

test("no preload and no module script are left", () => {
  const html = deferHydration(
    `<link rel="modulepreload" href="/assets/root-2.js"/><script type="module" async="">${script}</script>`,
  );
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('type="module"');
  expect(html).toContain('"entry":"/assets/entry-4.js"');
});

test("the loader stays within one kilobyte", () => {
  expect(new TextEncoder().encode(loader).length).toBeLessThanOrEqual(1024);
});
