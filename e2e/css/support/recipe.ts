import { readFileSync } from "node:fs";
import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { hostOf } from "../../support/network/host.ts";

const chapter = new URL(
  "../../../apps/site/content/documentation/web-applications.mdx",
  import.meta.url,
);
const fences = [...readFileSync(chapter, "utf8").matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```$/gm)];

/** The chapter's code blocks by their title; where a title comes twice, `which` says which. */
function file(title: string, which = 0): string {
  const found = fences.filter(([, , rest = ""]) => rest.includes(`title="${title}"`))[which];
  if (!found?.[3]) throw new Error(`the chapter has no ${title}`);
  return found[3];
}

const notice = fences.find(([, , , code = ""]) => code.includes('id="update"'))?.[3] ?? "";
const page = (name: string) =>
  `<!doctype html><html lang="en"><title>${name}</title><link rel="stylesheet" href="/daylit.min.css"><link rel="stylesheet" href="/site.css"><h1>${name}</h1><input aria-label="Name">${notice}<script type="module" src="/app.js"></script>`;

/** A site that follows the chapter, with releases, and with stylesheets that browsers may keep for a year. */
export async function startRecipe() {
  let release = 1;
  let withdrawn = false;
  const files: Record<string, () => [kind: string, body: string]> = {
    "/": () => ["text/html", page("Home")],
    "/hours": () => ["text/html", page("Hours")],
    "/prices": () => ["text/html", page("Prices")],
    "/offline.html": () => ["text/html", file("offline.html")],
    "/daylit.min.css": () => ["text/css", wholeFile().min.code],
    "/site.css": () => ["text/css", `h1 { letter-spacing: ${release}px }`],
    "/app.js": () => ["text/javascript", file("app.js")],
    "/manifest.webmanifest": () => ["application/manifest+json", file("manifest.webmanifest")],
    "/sw.js": () => [
      "text/javascript",
      withdrawn
        ? file("sw.js", 1)
        : file("sw.js").replace('const version = "1"', `const version = "${release}"`),
    ],
  };
  const host = await hostOf((request, response) => {
    const make = files[request.url ?? ""];
    if (!make) return response.writeHead(404).end();
    const [kind, body] = make();
    const keep = kind === "text/css" ? "public, max-age=31536000" : "no-cache";
    response.writeHead(200, { "Content-Type": kind, "Cache-Control": keep }).end(body);
  });
  return {
    ...host,
    release: (next: number) => {
      release = next;
    },
    withdraw: () => {
      withdrawn = true;
    },
  };
}
