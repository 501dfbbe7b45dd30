import type { Client } from "./model.ts";

export const iconSizes = [192, 512] as const;
export const iconFile = (size: number) => `icon-${size}.png`;
export const maskableFile = "icon-maskable.png";

/** What the visitor's system needs to install the site. */
export const manifestOf = ({ business, theme, pages, slug }: Client) => ({
  id: "/",
  name: business.name,
  short_name: business.name.length > 12 ? (business.name.split(" ")[0] ?? slug) : business.name,
  description: pages[0].description,
  lang: "en-GB",
  start_url: "/",
  scope: "/",
  display: "standalone",
  theme_color: theme.brand,
  background_color: theme.brand,
  icons: [
    { src: "/icon.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
    ...iconSizes.map((size) => ({
      src: `/${iconFile(size)}`,
      type: "image/png",
      sizes: `${size}x${size}`,
      purpose: "any",
    })),
    { src: `/${maskableFile}`, type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
});
