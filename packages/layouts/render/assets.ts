/** Addresses that a document and its stylesheet name, relative to both. Browser and build use it. */
export const assetsOf = (html: string, css: string): string[] =>
  [
    ...new Set([
      ...(html.match(/pictures\/[\w-]+\.\w+/g) ?? []),
      ...(css.match(/fonts\/[\w-]+\.woff2/g) ?? []),
    ]),
  ].sort();

/** The icon that a document names, beside it. */
export const iconsOf = (html: string): string[] => html.match(/\bmark-[a-z]+\.svg/g) ?? [];

/** The folder of the hundred documents on the site; each stands there with all it needs. */
export const viewFolder = "view";
export const viewPath = (id: string) => `/${viewFolder}/${id}.html`;
export const stylePath = (id: string) => `/${viewFolder}/${id}.css`;
export const thumbnailPath = (id: string) => `/${viewFolder}/${id}.avif`;
export const thumbnailSize = { width: 640, height: 480 } as const;
/** Its twin in the dark theme. */
export const darkThumbnailPath = (id: string) => `/${viewFolder}/${id}-dark.avif`;
/** The page from top to bottom, by day and in the dark theme: a card that is pointed at scrolls it. */
export const pageThumbnailPath = (id: string) => `/${viewFolder}/${id}-page.avif`;
export const darkPageThumbnailPath = (id: string) => `/${viewFolder}/${id}-page-dark.avif`;
/** The first screen of a phone, for where one is to be chosen among few. */
export const phoneThumbnailPath = (id: string) => `/${viewFolder}/${id}-phone.avif`;
export const darkPhoneThumbnailPath = (id: string) => `/${viewFolder}/${id}-phone-dark.avif`;
export const phoneThumbnailSize = { width: 390, height: 844 } as const;
