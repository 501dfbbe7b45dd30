import type { MetaDescriptor } from "react-router";
import type { Page } from "./pages.ts";
import { absolute, site } from "./site.ts";

const noindex = { name: "robots", content: "noindex" };

/** The title of every error screen. */
export const errorTitle = `Unexpected Application Error · ${site.name}`;

/** The head of a page. Without a page (an error screen) the site's own words stand in. */
export function pageMeta(page?: Page, fallbackTitle: string = site.name): MetaDescriptor[] {
  const title = page?.title ?? fallbackTitle;
  const description = page?.description ?? site.description;
  const image = absolute(site.previewImage);
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: site.previewAlt },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
  if (!page) return [...tags, noindex];
  const url = absolute(page.canonical);
  return [
    ...tags,
    ...(page.unlisted ? [noindex] : []),
    ...(page.twin
      ? [{ tagName: "link", rel: "alternate", type: "text/markdown", href: page.twin }]
      : []),
    { property: "og:url", content: url },
    { tagName: "link", rel: "canonical", href: url },
  ];
}
