import { slug } from "@daylit/layouts/text/slug.ts";
import { type MenuGroup, type MenuItem, pathOf } from "../../model/menu.ts";
import { site } from "../../model/site.ts";

type DocumentationPage = MenuItem & { path: string; title: string; description: string };

/** `at`: its address, where that is older than its name. */
const chapter = (name: string, description: string, at = slug(name)): DocumentationPage => {
  const item = { segment: "documentation", name, slug: at };
  return {
    ...item,
    path: pathOf(item),
    title: `${name} · Documentation · ${site.name}`,
    description,
  };
};

const introduction: DocumentationPage = {
  ...chapter(
    "Introduction",
    "What the Daylit CSS framework is, who it is for, the ideas behind it, how it compares and how to start in a minute.",
  ),
  path: "/documentation",
};

/** The chapters below the introduction, in reading order; each is an MDX file by its slug. */
const chapterGroups = [
  {
    title: "Get started",
    items: [
      chapter(
        "Getting started",
        "Add Daylit to a plain page, Vite, React, Next, Astro, Vue, SvelteKit, Nuxt, Sass, Rails, Django and others, and see it work.",
      ),
      chapter(
        "Tutorial: a page from an empty file",
        "Write a whole page step by step, with the result of each beside it: navigation, cards, prices, questions, a form.",
        "tutorial",
      ),
      chapter(
        "Theming",
        "Set one brand colour, know the roles that follow from it, go dark, and give a section its own theme.",
      ),
    ],
  },
  {
    title: "Build",
    items: [
      chapter(
        "Typography",
        "The type scale, the roles for words, measure and rhythm, and how to bring your own fonts without a jump.",
      ),
      chapter(
        "Layout and responsiveness",
        "Sections, grids, rows and gaps that fit wherever you put them, from 320 pixels up, in both writing directions.",
      ),
      chapter(
        "Animation",
        "Motion: reveal, stagger, lift and press, and what happens when a visitor prefers less of it.",
      ),
      chapter(
        "Interactivity",
        "Menus, dialogs, accordions, tabs and tooltips from native elements, without a line of script.",
      ),
      chapter(
        "Behaviour",
        "The optional script: combobox, multi-select, command menu, tabs, toasts, tables, date range, reorder and theme switch.",
      ),
      chapter(
        "Using the application kit",
        "The optional stylesheet for applications: dense controls, a folding sidebar, data tables, charts without script, and icons.",
        "application-kit",
      ),
      chapter(
        "Web applications",
        "Make a site installable, quick to update and useful offline: manifest, service worker, install and update.",
      ),
    ],
  },
  {
    title: "Blocks and projects",
    items: [
      chapter(
        "Create a project",
        "Start a website from a layout with one command, in your name and colour, as plain HTML, React or Astro.",
      ),
      chapter(
        "React",
        "Every section of the layouts as a React component without hooks: for Vite, Next and server components.",
      ),
      chapter(
        "Astro",
        "Use the React blocks in Astro: drawn when the site is built, without a byte of script in the browser.",
      ),
      chapter(
        "Coding agents",
        "A page for AGENTS.md: how to compose a page from blocks, the rules that keep it accessible, how to check it.",
      ),
    ],
  },
  {
    title: "Design well",
    items: [
      chapter(
        "UI/UX guidance",
        "How to arrange a page so that people find what they came for, with drawings of good and bad side by side.",
      ),
      chapter(
        "Accessibility",
        "What the framework takes care of, what’s left to you, and how to test a page by hand in ten minutes.",
      ),
    ],
  },
  {
    title: "Look up",
    items: [
      chapter(
        "Browser support",
        "Every platform feature the stylesheet uses, since which version browsers have it, and what happens without it.",
      ),
      chapter(
        "Design tokens and editor support",
        "Use the framework's values in design tools and scripts, and get completion for its classes in your editor.",
      ),
    ],
  },
  {
    title: "Migrate",
    items: [
      chapter(
        "Component matrix",
        "Every component of Bootstrap and daisyUI with its counterpart in Daylit, or what to do where there is none.",
      ),
      chapter(
        "Migrating from Bootstrap",
        "Bootstrap 5 classes and their Daylit counterparts: grid, components, utilities and the script parts.",
      ),
      chapter(
        "Migrating from Tailwind",
        "From Tailwind CSS 4 utilities to Daylit roles: what becomes a class, what becomes your own rule.",
      ),
      chapter(
        "Migrating from Bulma",
        "Bulma 1 classes beside their Daylit counterparts: columns, elements, components and helpers.",
      ),
      chapter(
        "Migrating from Pico",
        "Two small frameworks that start from plain HTML: what stays the same after Pico 2 and what changes its name.",
      ),
    ],
  },
  {
    title: "Hosting and versions",
    items: [
      chapter(
        "Host this site yourself",
        "For operators of this repository: settings, files for every host, releases with a way back, and checks of the live site.",
        "put-it-online",
      ),
      chapter(
        "How the pictures are made",
        "From a scene in Python to a finished file: how the library’s pictures are modelled, rendered and licensed.",
      ),
      chapter(
        "Upgrades and faults",
        "What a version of Daylit guarantees, how to upgrade without surprises, and where to report a fault.",
      ),
      chapter(
        "Versions and changelog",
        "What each version of the daylit package brought, newest first, and where to get the one you want.",
      ),
      chapter(
        "Troubleshooting",
        "When Daylit looks wrong: a template's own CSS, moved layers, bundlers, content policies, frozen colours, fonts and caches.",
      ),
    ],
  },
] as const;

export const documentationGroups: readonly MenuGroup[] = chapterGroups;

export const documentation: readonly DocumentationPage[] = [
  introduction,
  ...chapterGroups.flatMap(({ items }): readonly DocumentationPage[] => items),
];
