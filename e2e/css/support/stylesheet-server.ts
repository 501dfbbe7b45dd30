import { bundle, wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { minify } from "daylit/internal/tools/bundle/minify.ts";
import { readIcons, readKit } from "daylit/internal/tools/reference/reference.ts";
import { hostOf } from "../../support/network/host.ts";
import { emptyPage, fullPage, shortPage } from "./probes.ts";

const pages: Record<string, string> = { "/": shortPage, "/full": fullPage, "/sample": emptyPage };

async function start(): Promise<string> {
  const sheets: Record<string, string> = {
    "/daylit.min.css": wholeFile().min.code,
    "/kit.min.css": minify(bundle([...readKit(), readIcons()])).code,
  };
  const { origin } = await hostOf((request, response) => {
    const css = sheets[request.url ?? ""];
    response.setHeader("content-type", css ? "text/css" : "text/html; charset=utf-8");
    response.end(css ?? pages[request.url ?? ""]);
  });
  return `${origin}/`;
}

let started: Promise<string> | undefined;

/** Serves the minified stylesheet and the sweep’s pages: started once for each worker of the tests. */
export function stylesheetServer(): Promise<string> {
  started ??= start();
  return started;
}
