import type { ComponentType } from "react";
import { firstGuide } from "../model/guides.ts";
import { plainGuide } from "./guides/plain-guide.tsx";
import { loadOnIntent } from "./intent.ts";

/** Each guide with its drawings and its tool's doorway is a chunk of its own. */
const guides: Record<string, () => Promise<{ default: ComponentType }>> = {
  "preparing-assets-for-your-project": () => import("./asset-desk/Guide.tsx"),
  "brand-color-structure": () => import("./colour-tool/Guide.tsx"),
  "save-the-website-as-webapp": () => import("./install-guide/Guide.tsx"),
  "domain-and-e-mail": plainGuide(() => import("../../content/guides/domain-and-e-mail.mdx")),
  "search-and-sharing": plainGuide(() => import("../../content/guides/search-and-sharing.mdx")),
  "after-the-launch": plainGuide(() => import("../../content/guides/after-the-launch.mdx")),
  "glossary-for-owners": plainGuide(() => import("../../content/guides/glossary-for-owners.mdx")),
};

export const loadGuide = loadOnIntent(guides, (path) =>
  path === "/guides" ? firstGuide.slug : path.replace("/guides/", ""),
);
