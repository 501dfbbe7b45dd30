import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { loadDescriptions } from "@daylit/layouts/catalogue/pictures/alt-texts.ts";
import { type PageModel, renderBlocks, SiteNotice } from "@daylit/layouts/render/page-view.tsx";
import { loadDrawings } from "@daylit/layouts/render/pictures/drawings.ts";
import { isExample } from "@daylit/layouts/schema/marks.ts";
import { loadWords } from "@daylit/layouts/words/words.ts";
import { directionOf, imageRefs, resolveSite, type SiteDocument } from "@daylit/site-engine";
import { sectionPath, valueAt } from "@daylit/site-engine/document/object-path.ts";
import { blockPaths } from "@daylit/site-engine/edit/changes/block-paths.ts";
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { OwnFiles } from "../../images/own-files.ts";
import { t } from "../../messages/t.ts";
import { markedContext, markedFrame, markedSection } from "../text/field-markers.ts";
import { fieldPlaces, type Places } from "../text/field-places.ts";
import type { SiteInLanguage } from "../text/site-in-language.ts";
import { editingCss } from "./editing-css.ts";
import { previewCss } from "./preview-css.ts";
import { previewModel } from "./preview-page.ts";

/** How the page is looked at; nothing of it is kept. */
export type View = {
  theme?: "light" | "dark";
  rightToLeft?: boolean;
  large?: boolean;
  /** Another language of the site, in which the page is shown and written. */
  language?: SiteInLanguage;
  /** Nothing can be changed: links lead on, as they will. */
  reading?: boolean;
};

type RenderedPart = { deps: readonly unknown[]; element: ReactElement };

const same = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** A fact of the business is an example as a whole. */
function isExampleAt(site: SiteDocument, path: string): boolean {
  const [, fact] = /^business\.(\w+)/.exec(path) ?? [];
  if (!fact) return isExample(valueAt(site, path));
  // Days are anybody's words.
  return (site.examples ?? []).some((name) => name === fact) && !/hours\[\d+\]\[0\]$/.test(path);
}

/**
 * A page of the site in the document of a frame, drawn by the React that is here already. One
 * block is one element below the body or main; what has not changed is not drawn again. `redraw` is
 * called when something that is shown has been fetched: the view may be another one by then.
 */
export function renderPage(page: Document, own: OwnFiles, redraw: () => void) {
  const root = createRoot(page.body);
  const Sheets = (page.defaultView as Window & typeof globalThis).CSSStyleSheet;
  const [faces, looks, editing] = [new Sheets(), new Sheets(), new Sheets()];
  editing.replaceSync(editingCss);
  page.adoptedStyleSheets = [faces, looks, editing];
  let cache: readonly RenderedPart[] = [];
  let css = { faces: "", looks: "" };
  let shown: { site: SiteDocument; at: number; model: PageModel; view: View } | undefined;
  const known = new WeakMap<HTMLElement, { part: unknown; places: Places }>();

  /** What each block is drawn from: its section, and for the frame of the page the business. */
  const depsOf = (site: SiteDocument, at: number) => {
    const { business, pages, form, pictures, mark, nav, footer, language, words, posts } = site;
    const labels = JSON.stringify(pages.map(({ label, path, menu }) => [label, path, menu]));
    const { email, phone } = business;
    const everywhere = [at, pictures, form, email, phone, labels, language, words, posts];
    const others = JSON.stringify(site.translations?.map((other) => other.language));
    const frame = [business, mark, others, ...everywhere];
    return [
      [nav, ...frame],
      ...(pages[at]?.sections.map((section, index) => [section, index, ...everywhere]) ?? []),
      [footer, ...frame],
    ];
  };

  function blocks(): HTMLElement[] {
    const main = page.getElementById("main");
    return [
      page.getElementById("navigation"),
      ...(main?.children ?? []),
      page.getElementById("footer"),
    ].filter((block) => block !== null) as HTMLElement[];
  }

  function dress(site: SiteDocument, at: number, view: View) {
    const html = page.documentElement;
    // Words that are being written stand still.
    html.dataset.motion = view.reading ? "" : "still";
    html.lang = site.language;
    html.dir = view.rightToLeft ? "rtl" : directionOf(site.language);
    const theme = view.theme ?? (site.scheme === "both" ? undefined : site.scheme);
    if (theme) html.dataset.theme = theme;
    else delete html.dataset.theme;
    html.style.fontSize = view.large ? "200%" : "";
    const next = previewCss(site, at, page);
    if (next.faces !== css.faces) faces.replaceSync(next.faces);
    if (next.looks !== css.looks) looks.replaceSync(next.looks);
    css = next;
    page.adoptedStyleSheets = view.reading ? [faces, looks] : [faces, looks, editing];
  }

  /** The places of a block, computed again after it was rendered again. */
  function placesOf(index: number): Places {
    const block = blocks()[index];
    const part = cache[index];
    if (!shown || !block || !part) return { words: new Map(), pictures: new Map() };
    const found = known.get(block);
    if (found?.part === part) return found.places;
    const { site, at, model } = shown;
    const marked = renderBlocks({
      ...model,
      ...markedFrame(site),
      nav: markedSection(model.nav, "nav"),
      footer: markedSection(model.footer, "footer"),
      sections: model.sections.map(({ section, id }, number) => ({
        section: number === index - 1 ? markedSection(section, sectionPath(at, number)) : section,
        id,
      })),
      context: markedContext(model.context),
    })[index] as ReactElement;
    const places = fieldPlaces(block, marked, (path) => valueAt(site, path));
    known.set(block, { part, places });
    return places;
  }

  /** A text that has no translation yet says its language, and is seen to be in it. */
  function markTranslation(element: HTMLElement, given: SiteDocument, path: string, view: View) {
    const state = view.language?.stateAt(given, path);
    const isLeft = state === "left";
    if (isLeft) Object.assign(element, { lang: given.language, dir: directionOf(given.language) });
    else if ("left" in element.dataset) {
      element.removeAttribute("lang");
      element.removeAttribute("dir");
    }
    element.toggleAttribute("data-left", isLeft);
    element.toggleAttribute("data-draft", state === "draft");
  }

  function markBlocks(given: SiteDocument, site: SiteDocument, at: number, view: View) {
    const reading = view.reading === true;
    const paths = blockPaths(site, at);
    const { pages, nav, footer } = site;
    const sections = [nav, ...(pages[at]?.sections ?? []), footer];
    for (const [index, block] of blocks().entries()) {
      const section = sections[index];
      block.dataset.block = paths[index];
      block.tabIndex = reading ? -1 : 0;
      // For those who come by Tab and listen; as the list counts it.
      block.ariaLabel =
        reading || !section
          ? null
          : t`${definitionOf(section.block).label}, ${index + 1} of ${paths.length}`;
      const { words, pictures } = placesOf(index);
      for (const [element, { path }] of words) {
        element.dataset.place = path;
        element.toggleAttribute("data-lent", !view.language && isExampleAt(site, path));
        markTranslation(element, given, path, view);
      }
      for (const [picture, path] of pictures) picture.dataset.shot = path;
    }
  }

  /** Renders what has changed, except the block that is being edited. */
  function draw(given: SiteDocument, at: number, view: View, typedInto?: string) {
    const site = resolveSite(view.language?.in(given) ?? given);
    const model = previewModel(site, at, own);
    if (!model) return;
    const anotherPage = shown?.at !== at;
    const elements = renderBlocks(model) as ReactElement[];
    const deps = depsOf(site, at);
    const paths = blockPaths(site, at);
    const before = cache;
    cache = elements.map((element, index) => {
      const old = before[index];
      const wanted = [element.key, ...(deps[index] ?? [])];
      if (old && !anotherPage && (paths[index] === typedInto || same(old.deps, wanted))) return old;
      return { deps: wanted, element };
    });
    const sameLook = shown?.site.theme === site.theme && shown.view === view;
    const dressed = typedInto && !anotherPage && sameLook;
    shown = { site, at, model, view };
    const all = cache.map(({ element }) => element);
    flushSync(() =>
      root.render(
        <>
          <a className="visually-hidden" href="#main">
            {model.context.words.skip}
          </a>
          <SiteNotice {...model} />
          {all.at(0)}
          <main id="main">{all.slice(1, -1)}</main>
          {all.at(-1)}
        </>,
      ),
    );
    page.body.id = "top";
    // Typing does not change the stylesheet, so it is not computed after each letter.
    if (!dressed) dress(site, at, view);
    if (!typedInto) markBlocks(given, site, at, view);
    if (anotherPage) page.documentElement.scrollTop = 0;
    // A drawing that was never shown here comes later; until then its raster twin stands in its place.
    const images = imageRefs(site).filter((place) => place.page === at);
    // The same holds for the words of a language: until then they are English.
    const languages = [site.language, ...(site.translations ?? []).map(({ language }) => language)];
    Promise.all([
      loadDrawings(images.map(({ image }) => image.id)),
      loadWords(languages),
      loadDescriptions(languages),
    ])
      .then((came) => {
        if (!came.includes(true) || shown?.site !== site) return;
        forget();
        redraw();
      })
      .catch(() => {});
  }

  /** Everything is drawn again, but not the block that is being edited: its caret would be lost. */
  function forget() {
    cache = cache.map(({ element }) => ({ deps: [], element }));
  }

  /** Pictures and typefaces that did not arrive are asked for once more. */
  function fetchAgain() {
    for (const image of page.images)
      if (image.complete && image.naturalWidth === 0)
        image.setAttribute("src", image.getAttribute("src") ?? "");
    if (![...page.fonts].some(({ status }) => status === "error")) return;
    faces.replaceSync(css.faces);
  }

  return {
    draw,
    forget,
    fetchAgain,
    blocks,
    placesOf,
    /** Not at once: React forbids unmounting a root while it renders another. */
    close: () => queueMicrotask(() => root.unmount()),
  };
}

export type RenderedPage = ReturnType<typeof renderPage>;
