import type { ArticlePart } from "@daylit/layouts/components/text/article.tsx";
import type { PostTeaser } from "@daylit/layouts/render/render-context.ts";
import { article } from "@daylit/layouts/schema/article.ts";
import { picture } from "@daylit/layouts/schema/field.ts";
import { wordsOf } from "@daylit/layouts/schema/marks.ts";
import type { Report } from "@daylit/layouts/schema/read/problem.ts";
import { readField, type Shelf } from "@daylit/layouts/schema/read/read.ts";
import { cut, readList, readRecord, readText } from "@daylit/layouts/schema/read/values.ts";
import { textsOf, type Written } from "@daylit/layouts/schema/texts.ts";
import { latinSlug } from "@daylit/layouts/text/latin-slug.ts";
import { isFileName } from "../../export/file-names.ts";
import { isDay } from "../business/day.ts";
import { dateLanguage } from "../business/hours-text.ts";
import { limits, type Post, type SiteDocument, type SitePage } from "../site-document.ts";

/** The news of a site: posts, the page of each, and what lists show of them. */

export const newsFolder = "news";

export const postPath = ({ slug: name }: Pick<Post, "slug">) => `/${newsFolder}/${name}` as const;

const isSlug = (name: unknown): name is string =>
  typeof name === "string" &&
  /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) &&
  name !== "index" &&
  isFileName(`${newsFolder}/${name}.html`);

/** An address for a post that no other has: from its title, else from its day. */
export function freeSlug(
  { title, date }: Pick<Post, "title" | "date">,
  taken: ReadonlySet<string>,
  language?: string,
): string {
  const made = latinSlug(title, language).slice(0, 50).replace(/-$/, "");
  const base = isSlug(made) ? made : date;
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? base : `${base}-${copy}`;
    if (!taken.has(name)) return name;
  }
}

/** Where a post has no day that could be read. */
const someDay = "2000-01-01";

const fields = { picture: picture({}), text: article({ label: "Text" }) };

/** Posts that were read without a repair, with the room they take: two hundred are not read with each letter. */
const known = new WeakMap<object, number>();

function readPost(value: unknown, path: string, report: Report, shelf: Shelf, taken: Set<string>) {
  const given = readRecord(value, path, report, ["slug", "date", "title", "picture", "text"]);
  const title = readText(given.title, `${path}.title`, report);
  const date = isDay(given.date) ? given.date : someDay;
  if (date !== given.date) report(`${path}.date`, "replaced");
  const isFree = isSlug(given.slug) && !taken.has(given.slug);
  const name = isFree ? (given.slug as string) : freeSlug({ title, date }, taken);
  if (!isFree) report(`${path}.slug`, "replaced");
  const image =
    given.picture === undefined
      ? undefined
      : readField(fields.picture, given.picture, `${path}.picture`, report, shelf);
  return {
    ...{ slug: name, date, title },
    ...(image === undefined ? {} : { picture: image }),
    text: readField(fields.text, given.text, `${path}.text`, report, shelf),
  } as Post;
}

const pictureOf = ({ picture: image }: Post) => (typeof image === "string" ? image : image?.id);

export function readPosts(
  value: unknown,
  report: Report,
  shelf: Shelf,
): Pick<SiteDocument, "posts"> {
  if (value === undefined) return {};
  const taken = new Set<string>();
  const posts = readList(value, "posts", report, limits.posts, (entry, path) => {
    const size = known.get(entry as object);
    const image = size === undefined ? undefined : pictureOf(entry as Post);
    let post = entry as Post;
    if (
      size === undefined ||
      taken.has(post.slug) ||
      size > (report.room ?? size) ||
      (image !== undefined && !shelf.pictures.includes(image))
    ) {
      let repairs = 0;
      const before = report.room;
      const counted: Report = (...given) => {
        repairs++;
        report(...given);
      };
      if (before !== undefined) counted.room = before;
      post = readPost(entry, path, counted, shelf, taken);
      if (before !== undefined) report.room = counted.room ?? before;
      if (repairs === 0 && typeof entry === "object" && entry !== null)
        known.set(entry, (before ?? 0) - (counted.room ?? 0));
      known.set(post, (before ?? 0) - (counted.room ?? 0));
    } else if (report.room !== undefined) report.room -= size;
    taken.add(post.slug);
    return post;
  });
  return posts.length > 0 ? { posts } : {};
}

type PostText = Pick<Written, "label" | "text" | "marks" | "marked"> & { inside: string };

const texts = new WeakMap<Post, readonly PostText[]>();

/** The texts of a post by their place in it. Posts are many, and seldom change. */
export function textsOfPost(post: Post): readonly PostText[] {
  const found = texts.get(post) ?? [
    { inside: "title", label: "Title", text: post.title },
    ...[...textsOf({ text: fields.text }, post)].map(({ path, label, text, marks, marked }) => ({
      ...{ inside: path, label, text },
      ...(marks ? { marks } : {}),
      ...(marked ? { marked } : {}),
    })),
    ...(typeof post.picture === "object" && post.picture.alt
      ? [{ inside: "picture.alt", label: "Picture description", text: post.picture.alt }]
      : []),
  ];
  texts.set(post, found);
  return found;
}

/** Newest first; of the same day, the one that was written last. */
export const newestFirst = (posts: readonly Post[]): Post[] =>
  posts
    .map((post, at) => ({ post, at }))
    .sort((a, b) =>
      a.post.date === b.post.date ? b.at - a.at : a.post.date < b.post.date ? 1 : -1,
    )
    .map(({ post }) => post);

/** As long as a teaser; cut behind a word. */
const teaserRoom = 200;

/** What a post begins with. */
export const leadOf = ({ text }: Pick<Post, "text">): string => {
  const first = text.find(({ as }) => as === undefined || as === "paragraph") ?? text[0];
  return wordsOf(first?.text ?? "").trim();
};

/** The beginning of a post's text, in words alone. */
export function teaserOf(post: Pick<Post, "text">): string {
  const words = leadOf(post).replaceAll(/\s+/g, " ");
  if (words.length <= teaserRoom) return words;
  return `${cut(words, teaserRoom).replace(/[\s,;:–-]+\S*$/u, "")} …`;
}

/** A day in the words of a language. The day is the same in every place. */
export const dayIn = (language: string, date: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(`${date}T00:00:00Z`),
  );

const lists = new WeakMap<readonly Post[], Map<string, PostTeaser[]>>();

/** The news as lists show it. The same posts give the same list. */
export function teasersOf(
  site: Pick<SiteDocument, "posts" | "language" | "business">,
): PostTeaser[] {
  const { posts } = site;
  if (!posts) return [];
  const language = dateLanguage(site.language, site);
  const byLanguage = lists.get(posts) ?? new Map<string, PostTeaser[]>();
  lists.set(posts, byLanguage);
  const found = byLanguage.get(language);
  if (found) return found;
  const made = newestFirst(posts).map((post) => ({
    href: postPath(post),
    date: post.date,
    day: dayIn(language, post.date),
    title: post.title,
    text: teaserOf(post),
    ...(post.language ? { lang: post.language } : {}),
    ...(post.picture ? { picture: post.picture } : {}),
  }));
  byLanguage.set(language, made);
  return made;
}

/** The page that lists the news, or else the first that shows some of it. */
export const newsPageOf = ({ pages }: Pick<SiteDocument, "pages">): SitePage | undefined =>
  pages.find(({ sections }) => sections.some(({ block }) => block === "news-list"));

/** A post as a page of the site. */
export function postPage(site: SiteDocument, post: Post): SitePage {
  const { date, title, picture: image, text } = post;
  return {
    path: postPath(post),
    label: title,
    title: cut([title.trim(), site.business.name.trim()].filter(Boolean).join(": ")),
    description: teaserOf(post),
    sections: [
      {
        block: "hero-article",
        keyword: dayIn(dateLanguage(site.language, site), date),
        heading: title,
        ...(image ? { picture: image } : {}),
        text: text as ArticlePart[],
      },
    ],
  };
}
