import { wholeFile } from "daylit/internal/tools/bundle/bundle.ts";
import { hostOf } from "../../support/network/host.ts";
import { emptyPage, fullPage, shortPage } from "./probes.ts";

const pages: Record<string, string> = { "/": shortPage, "/full": fullPage, "/sample": emptyPage };

async function start(): Promise<string> {
  const css = wholeFile().min.code;
  const { origin } = await hostOf((request, response) => {
    const isCss = request.url === "/daylit.min.css";
    response.setHeader("content-type", isCss ? "text/css" : "text/html; charset=utf-8");
    response.end(isCss ? css : pages[request.url ?? ""]);
  });
  return `${origin}/`;
}

let started: Promise<string> | undefined;

/** Serves the minified stylesheet and the sweep’s pages: started once for each worker of the tests. */
export function stylesheetServer(): Promise<string> {
  started ??= start();
  return started;
}
