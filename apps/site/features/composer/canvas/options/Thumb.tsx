import { renderBlocks } from "@daylit/layouts/render/page-view.tsx";
import { directionOf, type SiteDocument } from "@daylit/site-engine";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { withBase } from "../../../../model/base-path/base-path.ts";
import type { OwnFiles } from "../../images/own-files.ts";
import { useServices } from "../../store/context.tsx";
import { frameAddress } from "../page/frame-address.ts";
import { previewCss } from "../page/preview-css.ts";
import { previewModel } from "../page/preview-page.ts";

type Props = {
  site: SiteDocument;
  page: number;
  /**
   * Its number on the page, with the navigation as 0; several for a swatch that looks for something.
   * Without one, the whole page.
   */
  block?: number | readonly number[];
  /** CSS pixels on the screen. */
  wide?: number;
  /** At most; it is cut off below. */
  high?: number;
  /** As wide as the window that it shows, in pixels of that window. */
  shown?: number;
  /** A selector of what is to be in the middle of it. */
  around?: string;
  /** Larger than the whole window would be: a detail. */
  zoom?: number;
};

const tallest = 900;

/** Where a document has to begin for something to be in the middle of what is seen of it. */
function startFor(page: Document, around: string, seen: { wide: number; high: number }) {
  const found = [...page.querySelectorAll<HTMLElement>(around)].find(
    ({ offsetHeight }) => offsetHeight > 0,
  );
  if (!found) return { left: 0, top: 0 };
  const { left, top, width, height } = found.getBoundingClientRect();
  const middle = (start: number, size: number, room: number) =>
    Math.max(0, start - Math.max(room / 12, (room - size) / 2));
  return {
    left: middle(left, width, seen.wide),
    top: middle(top + page.documentElement.scrollTop, height, seen.high),
  };
}

/** A part of the open site. */
export function Thumb(props: Props) {
  const { own } = useServices();
  return <PageThumb {...props} own={own} />;
}

/** A part of a page in the site's own look, small. Drawn when it comes near, and again when it changes. */
export function PageThumb({
  site,
  page,
  block,
  wide = 240,
  high = tallest,
  shown = 1100,
  around,
  zoom = 1,
  own,
}: Props & { own: OwnFiles }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);
  const [seen, setSeen] = useState(false);
  const [left, setLeft] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [height, setHeight] = useState(600);
  const root = useRef<Root>(undefined);
  const css = useRef("");
  const scale = (wide / shown) * zoom;
  const most = Math.min(high / scale, tallest);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        setSeen(entry?.isIntersecting === true);
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: "200px" },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!near || !element) return;
    const load = () =>
      element.contentDocument?.URL !== "about:blank" && setLoaded(Boolean(element.contentDocument));
    element.addEventListener("load", load);
    element.src = withBase(frameAddress);
    return () => {
      element.removeEventListener("load", load);
      const drawn = root.current;
      root.current = undefined;
      // React must not take apart what is being drawn.
      queueMicrotask(() => drawn?.unmount());
    };
  }, [near]);

  const which = block === undefined ? "" : [block].flat().join(" ");
  useEffect(() => {
    const document = frame.current?.contentDocument;
    const model = loaded && seen && previewModel(site, page, own);
    if (!document || !model) return;
    // Drawn by a root of its own, which must not begin inside this one's work.
    queueMicrotask(() => {
      if (!frame.current) return;
      root.current ??= createRoot(document.body);
      const all = renderBlocks(model) as ReactElement[];
      const some = which.split(" ").flatMap((number) => all[Number(number)] ?? []);
      flushSync(() => root.current?.render(which ? <main>{some}</main> : all));
      const { faces, looks } = previewCss(site, page, document);
      // A stylesheet that holds typefaces loads them again when it is replaced.
      if (css.current !== faces + looks) {
        css.current = faces + looks;
        const Sheets = (document.defaultView as Window & typeof globalThis).CSSStyleSheet;
        const sheet = new Sheets();
        sheet.replaceSync(css.current);
        document.adoptedStyleSheets = [sheet];
      }
      const html = document.documentElement;
      html.lang = site.language;
      html.dir = directionOf(site.language);
      html.dataset.motion = "still";
      if (site.scheme === "both") delete html.dataset.theme;
      else html.dataset.theme = site.scheme;
      if (!around) setHeight(Math.min(most, Math.max(120, document.body.scrollHeight)));
      const place = () => {
        if (!around) return;
        const start = startFor(document, around, { wide: wide / scale, high: most });
        html.scrollTop = start.top;
        setLeft(Math.min(start.left, shown - wide / scale));
      };
      place();
      // Words are as high as their face makes them, and that may come later.
      document.fonts?.ready.then(place);
    });
  }, [loaded, seen, site, page, which, own, around, most, wide, scale, shown]);

  const tall = around ? most : height;
  return (
    <span className="compose-thumb" style={{ inlineSize: wide, blockSize: tall * scale }}>
      <iframe
        ref={frame}
        title="Drawing of the section"
        aria-hidden="true"
        tabIndex={-1}
        sandbox="allow-same-origin"
        style={{
          inlineSize: shown,
          blockSize: tall,
          transform: `translateX(${-left * scale}px) scale(${scale})`,
        }}
      />
    </span>
  );
}
