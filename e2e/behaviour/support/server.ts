import { join } from "node:path";
import { behaviourCss, behaviourSources } from "daylit/internal/tools/behaviour.ts";
import { scenarioPage } from "daylit/internal/tools/behaviour-scenarios.ts";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { build } from "vite";
import { hostOf } from "../../support/network/host.ts";

/** The strictest policy that can still run a script of the page’s own. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const head = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Behaviour</title><link rel="stylesheet" href="/daylit.css"><link rel="stylesheet" href="/behaviour.css">`;

const page = (script: string) => `${head}${script}${scenarioPage()}</html>`;

/** Makes what a test needs of the modules visible to it. */
const pageScript = `import { toast } from "/behaviour/index.js";
Object.assign(window, { toast, violations: [] });
document.addEventListener("securitypolicyviolation", (event) => window.violations.push(event.violatedDirective));`;

async function reactPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "react-page.tsx"), formats: ["es"] },
    },
  });
  const [output] = [result].flat().flatMap((each) => ("output" in each ? each.output : []));
  return output?.type === "chunk" ? output.code : "";
}

async function start(): Promise<string> {
  const script = '<script type="module" src="/page.js"></script>';
  const files: Record<string, string | (() => Promise<string>)> = {
    "/": page(script),
    "/plain": page(""),
    "/react": `${head}<script type="module" src="/react.js"></script><main id="root"></main></html>`,
    "/page.js": pageScript,
    "/react.js": reactPage,
    "/daylit.css": wholeFile().min.code,
    "/behaviour.css": behaviourCss(),
    ...Object.fromEntries(behaviourSources().map(({ name, code }) => [`/behaviour/${name}`, code])),
  };
  const { origin } = await hostOf(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = files[pathname];
    const kind = /\.(js|css)$/.exec(pathname)?.[1] ?? "html";
    response.statusCode = file === undefined ? 404 : 200;
    response.setHeader(
      "content-type",
      `text/${kind === "js" ? "javascript" : kind}; charset=utf-8`,
    );
    response.setHeader("content-security-policy", policy);
    response.end(typeof file === "function" ? await file() : file);
  });
  return origin;
}

let started: Promise<string> | undefined;

/** Serves a page with every part, the same without script, and one made by React. */
export function behaviourServer(): Promise<string> {
  started ??= start();
  return started;
}
