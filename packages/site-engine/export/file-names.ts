/** Files that every site has, beside its pages, pictures and fonts. */
export const files = {
  style: "style.css",
  manifest: "app.webmanifest",
  worker: "worker.js",
  register: "register.js",
  icon: "icon.svg",
  touchIcon: "icon-180.png",
  preview: "preview.jpg",
  notFound: "404.html",
  sitemap: "sitemap.xml",
  feed: "feed.xml",
  robots: "robots.txt",
  headers: "_headers",
  readme: "readme.txt",
  licence: "license.txt",
  siteDocument: "site.json",
  edit: "edit.html",
  editScript: "edit.js",
  htaccess: ".htaccess",
  nginx: "hosts/nginx.conf",
  caddy: "hosts/caddy.conf",
  redirects: "_redirects",
} as const;

/** "/" → "index.html", "/contact" → "contact.html" */
export const documentFile = (path: string) =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

/** Windows keeps these names for machines, with any ending. */
export const isReserved = (name: string): boolean =>
  /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\..*)?$/i.test(name);

/** A name that every system, host and zip program takes as it is. */
export const isFileName = (name: string): boolean =>
  name === files.htaccess ||
  (name.length <= 120 &&
    name
      .split("/")
      .every(
        (part) => /^[a-z0-9_][a-z0-9_.-]*$/.test(part) && !isReserved(part) && !/\.$/.test(part),
      ));

const endings = { avif: "avif", webp: "webp", jpeg: "jpg", png: "png", "svg+xml": "svg" } as const;

export const ownFile = (id: string, width: number, type: keyof typeof endings) =>
  `pictures/${id}-${width}.${endings[type]}`;

/** Where a page is, once it is known where the site is. */
export const pageAddress = (address: string, file: string) =>
  new URL(file.replace(/(^|\/)index\.html$/, "$1") || "./", address.replace(/\/?$/, "/")).href;

/** The top of the site on its host. The page for errors answers at any depth: its addresses begin there. */
export const rootOf = ({ address }: { address?: string | undefined }) =>
  address ? new URL(address.replace(/\/?$/, "/")).pathname : "/";

/** The characters of an address; any other might end or open something in a policy or a server's file. */
export const plainAddress = (text: string) =>
  text.replace(
    /[^\w.~:/%[\]-]/g,
    (found) => `%${found.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
