import type { BrowserContext } from "@playwright/test";

/** A host in memory or on this machine: packages/publish/testing. */
type FakeHost = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  online: () => Promise<Map<string, string>>;
};

const open = { "Access-Control-Allow-Origin": "*" };
const allowed = {
  ...open,
  "Access-Control-Allow-Methods": "*",
  "Access-Control-Allow-Headers": "*, Authorization",
  "Access-Control-Expose-Headers": "*",
};

type Routes = {
  api: string;
  site: string;
  /** Requests that find no connection. */
  cut: (method: string) => boolean;
};

/** Only what the page itself has said: a host refuses to be asked with the browser's own headers. */
const sentHeaders = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) =>
      /^(authorization|content-type|accept|depth|cache-control|x-)/.test(name),
    ),
  );

/** Answers for a host and for the site that is published there. */
export async function routeHost(context: BrowserContext, host: FakeHost, routes: Routes) {
  await context.route(`${routes.api}**`, async (route) => {
    const request = route.request();
    const method = request.method();
    if (method === "OPTIONS") return route.fulfill({ status: 204, headers: allowed });
    const body = request.postDataBuffer();
    if (routes.cut(method)) return route.abort("connectionfailed");
    const answer = await host.fetch(request.url(), {
      ...{ method, redirect: "error", headers: sentHeaders(await request.allHeaders()) },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const { "content-encoding": _, ...headers } = Object.fromEntries(answer.headers);
    await route.fulfill({
      status: answer.status,
      headers: { ...headers, ...allowed },
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await context.route(`${routes.site}**`, async (route) => {
    const name = route.request().url().slice(routes.site.length) || "index.html";
    const found = (await host.online()).get(name);
    const status = found === undefined ? 404 : 200;
    await route.fulfill({ status, headers: open, body: found ?? "" });
  });
}
