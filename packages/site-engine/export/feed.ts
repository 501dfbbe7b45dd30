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

/** Readers fetch a feed often; older posts are on the site. */
const mostEntries = 50;

const stamp = (date: string) => `${date}T00:00:00Z`;

/** XML has no word for most control characters. */
const xml = (text: string) => escapeHtml(text.replaceAll(/[^\P{Cc}\n\t]/gu, ""));

/** The news of a site as an Atom feed (RFC 4287); `name` says how a page is called in an address. */
export function feedOf(
  site: SiteDocument & { address: string },
  name: (path: string) => string = documentFile,
): string {
  const { address, business, language, posts = [] } = site;
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
    <content type="html">${xml(html(post))}</content>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">
  <title>${xml(business.name.trim() || to("index.html"))}</title>
  <id>${xml(to("index.html"))}</id>
  <link rel="alternate" type="text/html" href="${xml(to("index.html"))}"/>
  <link rel="self" type="application/atom+xml" href="${xml(to(files.feed))}"/>
  <updated>${stamp(listed[0]?.date ?? "2000-01-01")}</updated>
  <author><name>${xml(business.name.trim() || "–")}</name></author>
${entries.join("")}</feed>
`;
}
