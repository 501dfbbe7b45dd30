/**
 * Where a client's own site is: a host below the clients' domain, which is the site's own host
 * unless CLIENTS_DOMAIN sets another. On one machine one server answers for all of them, so there
 * the port is that of the page that asks.
 */
export function clientAddress(slug: string, siteOrigin: string, pageOrigin = siteOrigin): string {
  const { protocol, hostname } = new URL(siteOrigin);
  const domain = process.env.CLIENTS_DOMAIN || hostname;
  const port = domain === "localhost" ? new URL(pageOrigin).port : "";
  return `${protocol}//${slug}.${domain}${port && `:${port}`}/`;
}
