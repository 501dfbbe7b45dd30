import { absolute } from "../../model/site.ts";

/** Nothing is forbidden: what is not for a search engine says so itself (packages/hosting/policy/policy.ts). */
export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
