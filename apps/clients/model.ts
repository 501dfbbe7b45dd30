import type { PictureId } from "@daylit/layouts/catalogue/pictures/pictures.ts";
import type { Layout } from "@daylit/layouts/schema/model.ts";
import type { Theme } from "@daylit/layouts/theme/theme.ts";
import type { Business } from "@daylit/layouts/trades/business.ts";

/** A page of a client's site: a hero and at most four sections more. */
export type ClientPage = {
  /** "/", "/houses", "/contact" */
  path: `/${string}`;
  /** Its word in the navigation. */
  label: string;
  title: string;
  description: string;
  sections: Layout["sections"];
};

/** How a head is written. Clients differ, and the gallery must read all of them. */
type HeadStyle = {
  /** The form of the preview picture's address. */
  picture: "absolute" | "root" | "path";
  /** The title in character references, as some editors write it. */
  references?: boolean;
  /** Names in capitals, content before name. */
  shouted?: boolean;
};

/** A client of the studio, within the limits of Light Interactive: at most three pages. */
export type Client = {
  slug: string;
  business: Omit<Business, "note">;
  theme: Theme;
  /** The outline of the client's mark on a square of 64, for the icons. */
  mark: string;
  /** Shown where a copy made in the composer is shared; the site itself shows its photograph. */
  preview: PictureId;
  head: HeadStyle;
  nav: Layout["nav"];
  footer: Layout["footer"];
  pages: readonly [ClientPage, ClientPage, ClientPage];
  /** The studio's own account of the work. */
  record: { need: readonly string[]; built: readonly string[] };
};
