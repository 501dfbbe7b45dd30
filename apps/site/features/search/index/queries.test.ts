import { callings, wordsIn } from "@daylit/layouts/trades/callings.ts";
import { expect, test } from "vitest";
import { type Core, type Letter, searchEntry, searchFolder } from "../query/core.ts";
import { addLetter, makeIndex } from "../query/index.ts";
import { search } from "../query/search.ts";
import { readDrafts } from "./drafts.ts";
import { makeFiles } from "./files.ts";
import words from "./framework-words.json" with { type: "json" };

const drafts = readDrafts();
const files = makeFiles(drafts);
const json = (name: string): unknown => JSON.parse(`${files.get(name)}`);
const core = json(searchEntry.slice(searchFolder.length)) as Core;
// All letters at once: the table asks for every one of them.
const index = makeIndex(core);
for (const [letter, name] of Object.entries(core.letters))
  addLetter(index, letter, json(name) as Letter);
const find = (query: string, place?: string) => search(index, query, { place });

const parts = "/stylesheet/interactive-parts#";
const content = "/stylesheet/content-and-layout#";
const applications = "/stylesheet/applications#";
const kit = "/stylesheet/application-kit#";
const start = "/documentation/getting-started#";
const behaviour = "/documentation/behaviour#";

/** The right first answer → what people type for it. */
const table: Record<string, string> = {
  "/your-project": "your site, my site, delete my site, edit my site, Löschen",
  "/contact#who-we-are": "who are you, about, about us, Impressum, mentions légales",
  "/blocks/screens":
    "Anmelden, connexion, login, login page, sign in, settings, settings page, admin dashboard, onboarding",
  "/blocks/prices": "pricing page, Preisliste",
  "/blocks/news": "blog",
  "/licences": "can i use this commercially, licence, license, MIT",
  "/layouts/wedd/wedd-0003": "florist, flower shop, Blumen, Blumenladen, fleuriste, fleurs",
  "/layouts/musi/musi-0002": "event, events, event organiser, Veranstaltung, événement",
  "/stylesheet/form":
    "Formular, formulaire, form, forms, validation, form validation, checkbox, radio button, textarea, text field, input, fieldset, login form, two column form, help text",
  "/stylesheet/button":
    "Knopf, bouton, button, buttons, btn, submit, cta, icon button, button group, toggle button",
  "/stylesheet/card": "card, cards, panel, tile, product card, pricing card",
  "/stylesheet/article": "article, blog post, content width",
  "/stylesheet/link": "link, anchor, hyperlink, underline",
  "/stylesheet/navbar":
    "navbar, navigation, nav, header, top bar, hamburger, hamburger menu, mobile menu, app bar, responsive navigation, sticky header",
  "/stylesheet/section":
    "section, container, wrapper, footer, site footer, hero, hero section, jumbotron, max-width, page width",
  "/stylesheet/grid":
    "Raster, Spalten, grille, grid, columns, css grid, grid system, 12 columns, masonry, row, responsive grid",
  "/stylesheet/flex":
    "flex, hstack, stack, justify content, align items, center a div, centre vertically, space between",
  "/stylesheet/headline": "headline, display heading, hero text",
  "/stylesheet/subHead": "subhead, subtitle, tagline, subheading",
  "/stylesheet/heading": "Überschrift, titre, heading, h1, h2, h3",
  "/stylesheet/keyword": "keyword, eyebrow, overline, kicker",
  "/stylesheet/paragraph": "paragraph, body text, font size, text size, fine print",
  "/stylesheet/font-weight": "font weight, bold, semibold",
  "/stylesheet/font-color": "font colour, text color, text colour, muted text",
  "/stylesheet/background-color": "background colour, background, bg",
  "/stylesheet/visibility": "visibility, hide on mobile, show on desktop, display none, d-none",
  "/stylesheet/title": "title, page title",
  "/stylesheet": "stylesheet, css reference, class reference",
  "/stylesheet/vocabulary": "vocabulary, cheat sheet, all classes, class list",
  "/documentation/upgrades-and-faults#names-that-changed-in-0-4":
    "codemod, old names, renamed classes",
  [`${content}.gap-l`]: "gap-2x",
  "/stylesheet#palette": "palette, css variables, custom properties, colour tokens",
  "/stylesheet#scale": "scale, spacing scale, border radius, type scale",
  "/stylesheet#document": "reset, normalize, preflight, box-sizing",
  "/stylesheet#overlay": "z-index, backdrop, top layer",
  "/stylesheet#controls": "color picker, slider, range slider, range",
  "/stylesheet#required": "required, required field, asterisk",
  "/stylesheet#prose": "divider, hr, horizontal rule",
  "/stylesheet#print": "print styles, pdf, print stylesheet",
  "/stylesheet#current": "active link, aria-current",
  "/stylesheet#legibility": "prefers-contrast, high contrast",
  "/stylesheet#forced-colors": "forced colors, high contrast mode",
  "/stylesheet#modal": "modal, scroll lock",
  [`${parts}menu`]: "menu, dropdown, drop-down, dropdown menu, context menu",
  [`${parts}popover`]: "popover, popup, flyout",
  [`${parts}dialog`]: "modal dialog, confirm, lightbox, alert dialog",
  [`${parts}disclosure`]: "disclosure, collapse, collapsible, details, show more, expander",
  [`${parts}accordion`]: "accordion, faq",
  [`${parts}gallery`]: "horizontal scroll, scroll snap, image gallery",
  [`${parts}select`]: "select, select menu, listbox, custom select",
  [`${parts}sheet`]: "sheet, bottom sheet, offcanvas, off-canvas, slide-over, side panel",
  [`${parts}carousel`]: "carousel, slideshow, image slider, swiper",
  [`${content}switch`]: "switch, toggle, toggle switch",
  [`${content}floating`]: "floating label",
  [`${content}plain`]: "classless, markdown",
  [`${content}table`]: "Tabelle, tableau, data table, datagrid, data grid, striped table",
  [`${content}figure`]: "figure, caption, aspect ratio, responsive image",
  [`${content}quote`]: "quote, blockquote, testimonial",
  [`${content}list`]: "list, list group, bullets, description list, ul",
  [`${content}code`]: "code, code block, kbd, monospace",
  [`${content}badge`]: "badge, tag, pill, label badge",
  [`${content}alert`]: "alert, notification, callout, banner, notice, flash message",
  [`${content}breadcrumb`]: "breadcrumb, breadcrumbs",
  [`${content}pagination`]: "pagination, pager, page numbers",
  [`${content}progress`]: "progress, progress bar, meter, loading bar",
  [`${content}busy`]: "busy, spinner, loader, loading, loading spinner",
  [`${content}avatar`]: "avatar, profile picture, initials",
  [`${content}timeline`]: "timeline, activity feed",
  [`${content}gap`]: "margin, padding, spacing utilities",
  [`${content}placing`]: "position sticky, overflow, scroll area",
  [`${content}text-align`]: "text align, center text, align right",
  [`${content}truncate`]: "truncate, ellipsis, text-overflow",
  [`${content}rhythm`]: "rhythm, vertical rhythm",
  [`${content}rendered`]: "html email, wysiwyg, rich text",
  [`${applications}joined`]: "input group, segmented control, input addon",
  [`${applications}danger`]: "delete button, destructive",
  [`${applications}close`]: "close button, dismiss",
  [`${applications}chip`]: "chip, filter chip",
  [`${applications}one-time`]: "otp, pin input, verification code, 2fa",
  [`${applications}rating`]: "rating, star rating, stars",
  [`${applications}table-tools`]: "sortable table, sticky table header, bulk actions",
  [`${applications}toast`]: "snackbar, toaster, sonner",
  [`${applications}steps`]: "steps, stepper, wizard, multi-step form",
  [`${applications}stat`]: "stat, statistic, kpi, metric",
  [`${applications}empty`]: "empty state, file upload, dropzone, upload, file input",
  [`${applications}indicator`]: "indicator, notification dot, unread",
  [`${applications}skeleton`]: "skeleton, placeholder, shimmer",
  [`${applications}spy`]: "scrollspy, table of contents, toc",
  [`${applications}shell`]: "shell, sidebar, drawer, dashboard, admin panel, side navigation",
  [`${applications}width`]: "full width button, block button",
  [`${kit}dense`]: "dense, dense mode, compact mode",
  [`${kit}shell-app`]: "collapsible sidebar, icon sidebar",
  [`${kit}page-center`]: "auth layout",
  [`${kit}data-table`]: "column visibility, tanstack table",
  [`${kit}chart`]: "chart, bar chart, sparkline, gauge",
  [`${kit}tree`]: "tree, tree view",
  [`${kit}board`]: "kanban, kanban board",
  [`${kit}calendar`]: "calendar, month view",
  [`${kit}chat`]: "chat",
  [`${kit}toolbar`]: "toolbar, filter bar",
  [`${kit}icons`]: "icon, icons, lucide",
  "/stylesheet/motion#reveal": "scroll animation, fade in, animate on scroll",
  "/stylesheet/motion#lift": "hover effect, hover, elevation",
  "/stylesheet/motion#transition": "page transition, view transitions",
  "/stylesheet/section#.container": ".container, container-fluid, mx-auto",
  "/stylesheet/section#.section-4x": "100vh, full screen, min-h-screen",
  "/stylesheet/section#.section-media": "background image, video background",
  "/stylesheet/grid#.grid-1-2": "two columns, grid-cols-2",
  "/stylesheet/grid#.grid-1-3": "three columns, row-cols-3, grid-1-3",
  "/stylesheet/flex#.flex-between": "justify-between, justify-content-between",
  "/stylesheet/flex#.flex": "d-flex, flex-wrap",
  "/stylesheet/button#.button-quiet": "ghost button, text button",
  "/stylesheet/button#.button-s": "btn-sm, small button",
  "/stylesheet/button#.button-primary": "btn-primary, primary action",
  "/stylesheet/form#.error": "invalid-feedback, field error",
  "/stylesheet/form#.check": "form-check, checkbox label",
  "/stylesheet/card#.card-link": "clickable card, stretched-link",
  "/stylesheet/card#.card-media": "card image, card-img-top",
  "/stylesheet/visibility#.visually-hidden": "sr-only, screen reader text",
  "/stylesheet/visibility#.hide-print": "d-print-none, hide when printing",
  "/stylesheet/font-color#.text-ink-soft": "text-muted, grey text",
  "/stylesheet/paragraph#.paragraph-lead": "intro text, opening paragraph",
  [`${content}.list-plain`]: "list-unstyled, remove bullets",
  [`${content}.table-stripes`]: "table-striped, zebra stripes",
  [`${content}.table-scroll`]: "table-responsive, wide table",
  [`${content}.clamp`]: "line-clamp, max lines",
  [`${content}.ratio-wide`]: "16:9, responsive video",
  [`${applications}.drop`]: "file picker, drop area",
  "/stylesheet#palette ": "--brand, theme color",
  "/documentation": "what is daylit",
  "/documentation/getting-started": "install, npm, quick start, setup, getting started",
  [`${start}react`]: "typescript, jsx, commandfor",
  [`${start}next`]: "next.js, nextjs",
  [`${start}sveltekit`]: "svelte, sveltekit",
  [`${start}angular`]: "angular",
  [`${start}with-tailwind`]: "shadcn, prefix",
  [`${start}one-part-of-a-page`]: "scoped, wordpress",
  [`${start}in-a-shadow-root`]: "shadow dom, web component",
  "/documentation/theming": "theme, dark mode, theming, color-scheme",
  "/documentation/theming#override-anything": "cascade layers, specificity, override",
  "/documentation/typography": "Schriftart, police, fonts, typography",
  "/documentation/layout-and-responsiveness":
    "flexbox, breakpoints, responsive, media queries, container queries",
  "/documentation/layout-and-responsiveness#right-to-left": "rtl, arabic, right to left",
  "/documentation/animation": "animation, animations, keyframes",
  "/documentation/animation#reduced-motion": "prefers-reduced-motion, reduced motion",
  "/documentation/interactivity": "javascript, interactivity",
  "/documentation/interactivity#toast": "toast",
  "/documentation/interactivity#tooltip": "tooltip",
  "/documentation/interactivity#tabs": "tablist",
  "/documentation/behaviour": "behaviour, behavior, custom elements",
  [`${behaviour}combobox`]: "combobox, autocomplete, typeahead, datalist",
  [`${behaviour}multi-select`]: "multi-select, multiselect, tags input",
  [`${behaviour}command-menu`]: "command menu, command palette, cmdk",
  [`${behaviour}date-range`]: "date range, date picker, datepicker",
  [`${behaviour}reorder`]: "reorder, drag and drop, sortable list",
  [`${behaviour}theme-switch`]: "theme switch, dark mode toggle",
  "/documentation/accessibility": "accessibility, a11y, wcag, screen reader",
  "/documentation/browser-support": "browser support, safari, polyfill",
  "/documentation/troubleshooting": "troubleshooting, not working",
  "/documentation/troubleshooting#policies": "csp, content security policy",
  "/documentation/migrating-from-bootstrap": "bootstrap, migrating from bootstrap",
  "/documentation/migrating-from-tailwind": "tailwind, utility classes",
  "/documentation/component-matrix": "daisyui, component matrix, all components",
  "/documentation/design-tokens-and-editor-support": "figma, intellisense",
  "/documentation/versions-and-changelog": "release notes, versions",
  "/documentation/put-it-online": "deploy, docker",
  "/compose":
    "download, download the zip, website builder, make a website, composer, languages, multilingual, export",
  "/layouts": "Vorlagen, modèles, templates, layouts, website templates",
  "/layouts/wedding": "wedding",
  "/layouts/food-and-restaurant": "bakery, restaurant, restorant",
  "/packages#free-secure-hosting": "hosting, hébergement",
  "/packages": "how much, pricing, cost, Preis, prix",
  "/pictures": "Bilder",
  "/contact": "Kontakt, contact, support",
  "/privacy": "Datenschutz, confidentialité, privacy, gdpr",
  "/guides/search-and-sharing": "seo, open graph",
  "/guides/put-your-site-online": "publish, go live",
};
const rows = Object.entries(table).flatMap(([path, queries]) =>
  queries.split(", ").map((query) => [query, path.trim()] as const),
);

test("two hundred queries and more find the right page first", () => {
  const wrong = rows.flatMap(([query, path]) => {
    const [first, second] = find(query).results;
    return first?.record.path === path
      ? []
      : [`${query}: ${first?.record.path}, ${second?.record.path} instead of ${path}`];
  });
  expect(wrong).toEqual([]);
  expect(new Set(rows.map(([query]) => query)).size).toBeGreaterThan(200);
});

/** The framework and the site have these words, too. */
const others = new Set(["api", "band", "blog", "gallery", "it consultant", "newsletter", "radio"]);

test.each(["en", "de", "fr"])("each calling finds a layout of its trade first: %s", (language) => {
  const wrong = wordsIn(language).flatMap(([usual = ""], at) => {
    const code = callings[at]?.layout.slice(0, 4).toUpperCase() ?? "";
    const [first, second] = find(usual).results.map(({ record }) => record);
    // A trade has its own page before its layouts.
    const isFound = [first, second].some((record) => record?.title.startsWith(code));
    return (isFound && first?.kind === "layout") || others.has(usual.toLowerCase())
      ? []
      : [`${usual}: ${first?.title}, ${second?.title} instead of ${code}`];
  });
  expect(wrong).toEqual([]);
});

test("the same queries find nothing else first while you type in the documentation", () => {
  const wrong = rows
    .filter(([, path]) => /^\/(documentation|stylesheet)/.test(path))
    .filter(([query, path]) => find(query, "/documentation").results[0]?.record.path !== path);
  expect(wrong).toEqual([]);
});

test("every part and every class is found by other words than its own", () => {
  const namesOf = (kind: string) =>
    drafts.flatMap((draft) => (draft.kind === kind && !draft.inner ? [draft.title] : []));
  expect(Object.keys(words.parts).sort()).toEqual(namesOf("reference").sort());
  expect(
    Object.keys(words.classes)
      .map((name) => `.${name}`)
      .sort(),
  ).toEqual(namesOf("class").sort());
});

test("whatever is spelt as a part, a class or a property is named comes first, and nothing is guessed", () => {
  const named = drafts.filter(
    ({ kind, inner }) => ["class", "property"].includes(kind) || (kind === "reference" && !inner),
  );
  const wrong = named.flatMap(({ title }) => {
    const { results, guess } = find(title);
    const first = results[0]?.record.title ?? "";
    const isSame = first.toLowerCase().replace(/s$/, "") === title.toLowerCase().replace(/s$/, "");
    return isSame && guess === undefined ? [] : [`${title}: ${first}`];
  });
  expect(wrong).toEqual([]);
});

/** Queries whose words layouts have as well. */
const shared = ["form", "booking", "menu", "gallery", "table", "quote", "map", "price", "list"];

test("in the documentation the framework ranks before layouts and pictures, elsewhere it need not", () => {
  const isExample = (kind: string) => ["layout", "picture", "project"].includes(kind);
  let changed = 0;
  for (const query of shared) {
    const kinds = find(query, "/documentation/theming").results.map(({ record }) => record.kind);
    const at = kinds.findIndex(isExample);
    const last = kinds.findLastIndex((kind) => ["reference", "class", "property"].includes(kind));
    if (at >= 0) expect(at, query).toBeGreaterThan(last);
    const outside = find(query).results.map(({ record }) => record.kind);
    if (outside.join() !== kinds.join()) changed++;
  }
  expect(changed).toBeGreaterThan(3);
});
