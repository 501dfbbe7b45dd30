import { withBase } from "../../model/base-path/base-path.ts";
import { landingPage } from "../../model/pages/studio.ts";
import { pageAt } from "../../model/pages.ts";
import { site, themeColours } from "../../model/site.ts";
import { screenshotFile, screenshotSizes, screenshots } from "./screenshots.ts";

const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: withBase(`/assets/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** The places that people come back to. */
const shortcuts = ["/documentation", "/stylesheet", "/layouts", "/offline"].map(pageAt);

/** What a system needs to install the site as an app. */
export const webManifest = () => ({
  id: withBase("/"),
  start_url: withBase("/"),
  scope: withBase("/"),
  name: `${site.name}: ${landingPage.heading.toLowerCase()}`,
  short_name: site.name,
  description: site.description,
  lang: "en-GB",
  dir: "ltr",
  display: "standalone",
  theme_color: themeColours.light,
  background_color: themeColours.light,
  categories: ["design", "developer", "productivity"],
  icons: [
    { src: withBase("/assets/favicon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...[192, 512].map((size) => icon("icon", size, "any")),
    ...[192, 512].map((size) => icon("icon-maskable", size, "maskable")),
  ],
  shortcuts: shortcuts.map(({ path, heading, section, description }) => ({
    name: section ?? heading,
    description,
    url: withBase(path),
    icons: [icon("icon", 192, "any")],
  })),
  screenshots: screenshots.map((screenshot) => ({
    src: withBase(`/assets/${screenshotFile(screenshot)}`),
    sizes: screenshotSizes[screenshot.form].join("x"),
    type: "image/webp",
    form_factor: screenshot.form,
    label: screenshot.label,
  })),
});
