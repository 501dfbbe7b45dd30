import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { wholeFile } from "../../css/bundle.ts";
import { fullPage, shortPage } from "./probes.ts";

/** Serves the minified stylesheet and the sweep’s pages on a free port of its own. */
export async function serveStylesheet(): Promise<{ url: string; close: () => void }> {
  const css = wholeFile().min.code;
  const server = createServer((request, response) => {
    const isCss = request.url === "/daylit.min.css";
    response.setHeader("content-type", isCss ? "text/css" : "text/html; charset=utf-8");
    response.end(isCss ? css : request.url === "/full" ? fullPage : shortPage);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
