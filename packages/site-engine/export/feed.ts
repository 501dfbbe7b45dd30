import { Article } from "@daylit/layouts/components/text/article.tsx";
import {
  type RenderContext,
  RenderContextProvider,
  singlePage,
} from "@daylit/layouts/render/render-context.ts";
import { renderToHtml } from "@daylit/layouts/render/render-to-html.ts";
import { escapeHtml } from "@daylit/layouts/text/escape-html.ts";
import { createElement } from "react";
import { newestFirst, postPath, teaserOf } from "../document/news/posts.ts";
import type { Post, SiteDocument } from "../document/site-document.ts";
import { documentFile, files, pageAddress } from "./file-names.ts";

type Ways = {
  /** How a page is called in an address. */
  name?: (path: string) => string;
  /** Marks texts in another language than that of the feed. */
  marked?: (html: string) => string;
};

/** Readers fetch a feed often; older posts are on the site. */
const mostEntries = 50;

const stamp = (date: string) => `${date}T00:00:00Z`;

/** XML has no word for most control characters. */
const xml = (text: string) => escapeHtml(text.replaceAll(/[^\P{Cc}\n\t]/gu, ""));

/** The news of a site in the language of a folder as an Atom feed (RFC 4287). */
export function feedOf(
  site: SiteDocument & { address: string },
  folder = "",
  { name = documentFile, marked = (html) => html }: Ways = {},
): string {
  const { address, business, language } = site;
  const posts = site.posts?.filter((post) => !post.language) ?? [];
  const home = xml(pageAddress(address, `${folder}index.html`));
  const to = (file: string) => pageAddress(address, file);
  const context: RenderContext = {
    ...singlePage,
    address: (href) => {
      if (!href.startsWith("/")) return href;
      const [path = "/", id] = href.split("#");
      return to(name(path)) + (id ? `#${id}` : "");
    },
  };
  const html = (post: Post) =>
    renderToHtml(
      createElement(RenderContextProvider, {
        value: context,
        children: createElement(Article, { parts: post.text, id: post.slug, level: 2 }),
      }),
    );
  const listed = newestFirst(posts).slice(0, mostEntries);
  const entries = listed.map((post) => {
    const page = xml(to(name(postPath(post))));
    return `  <entry>
    <title>${xml(post.title.trim() || post.date)}</title>
    <id>${page}</id>
    <link rel="alternate" type="text/html" href="${page}"/>
    <published>${stamp(post.date)}</published>
    <updated>${stamp(post.date)}</updated>
    <summary>${xml(teaserOf(post))}</summary>
    <content type="html">${xml(marked(html(post)))}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
  <title>${xml(business.name.trim()) || home}</title>
  <id>${home}</id>
  <link rel="alternate" type="text/html" href="${home}"/>
  <link rel="self" type="application/atom+xml" href="${xml(to(folder + files.feed))}"/>
  <updated>${stamp(listed[0]?.date ?? "2000-01-01")}</updated>
  <author><name>${xml(business.name.trim() || "–")}</name></author>
${entries.join("")}</feed>
`;
}
