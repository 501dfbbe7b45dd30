import type { Plugin } from "vite";

const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

// A rejected promise would be lost: the router's data strategy keeps the page's data and forgets that
// its code never came. A component that throws is seen.
const surface = "return { default: function MissingCode() { throw error; } };";

/**
 * React Router answers code that cannot be loaded with a reload of the page one is leaving, again and
 * again. Here the error reaches our error screen, which reloads once and then says so
 * (app/missing-code.ts). There is no setting for it; the build stops if the place has changed.
 */
export function surfaceMissingCode(): Plugin {
  return {
    name: "daylit:surface-missing-code",
    transform(code, id) {
      if (!/react-router\/dist\/.*routeModules\.js/.test(id)) return;
      if (!reload.test(code)) this.error("React Router's routeModules.js has changed");
      return { code: code.replace(reload, surface), map: null };
    },
  };
}
