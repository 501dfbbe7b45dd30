import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { wholeFile } from "../../../packages/css/tools/bundle.ts";
import { emptyPage, fullPage, shortPage } from "./probes.ts";

const pages: Record<string, string> = { "/": shortPage, "/full": fullPage, "/sample": emptyPage };

/** Serves the minified stylesheet and the sweep’s pages on a free port of its own. */
export async function serveStylesheet(): Promise<{ url: string; close: () => void }> {
  const css = wholeFile().min.code;
  const server = createServer((request, response) => {
    const isCss = request.url === "/daylit.min.css";
    response.setHeader("content-type", isCss ? "text/css" : "text/html; charset=utf-8");
    response.end(isCss ? css : pages[request.url ?? ""]);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
