import { siteWords } from "../../document/language/language.ts";
import { freeSlug, newsPageOf, postPage } from "../../document/news/posts.ts";
import { limits, type Post, type SiteDocument } from "../../document/site-document.ts";
import { withOurWords } from "../our-words.ts";
import { addPage } from "./pages.ts";

type Sections = SiteDocument["pages"][number]["sections"];

const postsOf = ({ posts = [] }: SiteDocument) => posts;

/** Keys keep their order, so that a document that was changed back is the same document. */
const withPosts = (site: SiteDocument, posts: readonly Post[]): SiteDocument => {
  const { posts: _, pictures, form, ...rest } = site;
  const { address, examples, ...before } = rest;
  return {
    ...before,
    ...(posts.length > 0 ? { posts } : {}),
    ...{ pictures, form },
    ...(address === undefined ? {} : { address }),
    ...(examples ? { examples } : {}),
  };
};

const slugsOf = (posts: readonly Post[], but?: Post) =>
  new Set(posts.filter((post) => post !== but).map(({ slug }) => slug));

/** A new post of a day, at the end of the list: the newest of that day. */
export function addPost(site: SiteDocument, date: string): SiteDocument {
  const posts = postsOf(site);
  if (posts.length >= limits.posts) return site;
  const { newPost: title } = siteWords(site);
  // The same address in every language: it is how a post without a title of its own is known.
  const slug = freeSlug({ title: "New post", date }, slugsOf(posts));
  return withPosts(site, [...posts, { slug, date, title, text: [] }]);
}

export const removePost = (site: SiteDocument, at: number): SiteDocument =>
  withPosts(
    site,
    postsOf(site).filter((_, index) => index !== at),
  );

export const changePost = (site: SiteDocument, at: number, change: Partial<Post>): SiteDocument =>
  withPosts(
    site,
    postsOf(site).map((post, index) => (index === at ? { ...post, ...change } : post)),
  );

/** Another title. As long as the site is not online, the address of the post follows it. */
export function withPostTitle(site: SiteDocument, at: number, title: string): SiteDocument {
  const posts = postsOf(site);
  const post = posts[at];
  if (!post) return site;
  const others = slugsOf(posts, post);
  const follows = !site.address || post.slug.startsWith("new-post");
  return changePost(site, at, {
    title,
    ...(follows && title.trim()
      ? { slug: freeSlug({ ...post, title }, others, site.language) }
      : {}),
  });
}

/** A page for the news with the list of all posts, if there is none yet; our words for it are drafts in each language. */
export function withNewsPage(site: SiteDocument): SiteDocument {
  if (newsPageOf(site)) return site;
  const known = new Set(site.pages.map(({ path }) => path));
  const { news, allNews } = siteWords(site);
  const next = addPage(site, news);
  // Nothing above the posts but the name of the page, and no example text.
  const opening = { block: "hero-type", heading: news };
  const list = { block: "news-list", heading: allNews };
  const made = {
    ...next,
    pages: next.pages.map((page) =>
      known.has(page.path) ? page : { ...page, sections: [opening, list] as unknown as Sections },
    ),
  };
  return (site.translations ?? []).reduce(
    (all, { language }) => withOurWords(all, language),
    made as SiteDocument,
  );
}

/** The site with a post in the place of a page, to be looked at. */
export const withPostShown = (site: SiteDocument, page: number, post: Post): SiteDocument => ({
  ...site,
  pages: site.pages.map((each, index) =>
    // The menu goes on to name the page.
    index === page ? { ...postPage(site, post), label: each.label, path: each.path } : each,
  ),
});
