import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { launchChromium } from "@daylit/browsers/chromium.ts";
import { createPreviewServer } from "@daylit/hosting/preview-server/server.ts";
import type { Browser } from "@playwright/test";

export const buildFolder = join(import.meta.dirname, "../../../build");

/** How often each case is measured: the first argument of a bench. */
const rounds = Number(process.argv[2] ?? 5);

/**
 * Serves the finished build and opens a browser, for as long as `measure` takes. Only what counts no
 * bytes may do without a `compressed` one.
 */
export async function withBuiltSite(
  measure: (origin: string, browser: Browser) => Promise<void>,
  { compressed = true } = {},
) {
  if (compressed && !existsSync(join(buildFolder, "site/index.html.br")))
    throw new Error("There is no compressed build: ALLOW_LOCALHOST=1 npm run build makes one.");
  const server = createPreviewServer(buildFolder).listen(0);
  const browser = await launchChromium();
  try {
    await measure(`http://localhost:${(server.address() as AddressInfo).port}`, browser);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Every case once in each round, so that a busy moment of the machine affects all of them alike. */
export async function interleaved<Case, Result>(
  cases: readonly Case[],
  measure: (each: Case) => Promise<Result>,
): Promise<(readonly [Case, Result[]])[]> {
  const measured = cases.map((each) => [each, [] as Result[]] as const);
  for (let round = 0; round < rounds; round++)
    for (const [each, results] of measured) results.push(await measure(each));
  return measured;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
