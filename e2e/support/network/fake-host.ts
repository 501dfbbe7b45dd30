import type { BrowserContext } from "@playwright/test";

/** A host in memory: packages/publish/testing/fake-hosts.ts. */
type FakeHost = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  online: () => Promise<Map<string, string>>;
};

const open = { "Access-Control-Allow-Origin": "*" };

/** Answers for a host and for the site that is published there; `cut`: requests that find no connection. */
export async function routeHost(
  context: BrowserContext,
  host: FakeHost,
  { api, site, cut }: { api: string; site: string; cut: (method: string) => boolean },
) {
  await context.route(`${api}**`, async (route) => {
    const request = route.request();
    const method = request.method();
    if (method === "OPTIONS")
      return route.fulfill({
        status: 204,
        headers: {
          ...open,
          "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
          "Access-Control-Allow-Headers": "Authorization, Content-Type",
        },
      });
    if (cut(method)) return route.abort("connectionfailed");
    const body = request.postDataBuffer();
    const answer = await host.fetch(request.url(), {
      ...{ method, redirect: "error", headers: await request.allHeaders() },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const headers = { ...Object.fromEntries(answer.headers), ...open };
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  await context.route(`${site}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const found = (await host.online()).get(name);
    await route.fulfill({
      status: found === undefined ? 404 : 200,
      headers: open,
      body: found ?? "",
    });
  });
}
