/** What people type who mean a page that does not say so itself. */
export const meanings: Readonly<Record<string, string>> = {
  "/documentation/getting-started": "install, installation, setup, npm, CDN, download",
  "/documentation/theming": "theme, themes, dark mode, colours, skin",
  "/documentation/migrating-from-tailwind": "tailwind",
  "/documentation/layout-and-responsiveness": "flexbox, columns, breakpoints, mobile, responsive",
  "/documentation/interactivity": "javascript, popup, components",
  "/documentation/behaviour":
    "javascript, custom elements, autocomplete, typeahead, tags, date picker, calendar, drag and drop, sortable, command palette",
  "/packages": "cost, how much, buy, order, website for my business",
  "/compose":
    "website builder, site builder, make a website, make a site, create a website, create site, free website, editor, composer, composing",
  "/layouts": "templates, template, website templates, themes for a website",
  "/guides/save-the-website-as-webapp": "home screen, PWA, app",
  "/guides/brand-color-structure": "brand colour, palette, colour scheme",
  "/guides/preparing-assets-for-your-project": "checklist, my pictures, photos, upload",
};
