import { renderBlocks } from "@daylit/layouts/render/page-view.tsx";
import type { SiteDocument } from "@daylit/site-engine";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { withBase } from "../../../model/base-path.ts";
import { useComposer } from "../store/context.ts";
import { frameAddress } from "./frame-address.ts";
import { previewCss } from "./preview-css.ts";
import { previewModel } from "./preview-page.ts";

/** As wide as the window that it shows, in pixels of that window. */
const shown = 1100;

type Props = {
  site: SiteDocument;
  page: number;
  /** Without one, the whole page. */
  block?: number;
  wide?: number;
  /** As high as this at most, in pixels of the window that it shows. */
  tall?: number;
};

/** One block in the site's own look, small. Drawn when it comes near. */
export function Thumb({ site, page, block, wide = 240, tall = 900 }: Props) {
  const { own } = useComposer();
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);
  const [height, setHeight] = useState(600);
  const scale = wide / shown;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  // What it shows is drawn once: a thumbnail that followed every letter would only disturb.
  const given = useRef({ site, page, block });
  useEffect(() => {
    const element = frame.current;
    if (!near || !element) return;
    let unmount = () => {};
    const draw = () => {
      const document = element.contentDocument;
      const { site: of, page: shownPage, block: number } = given.current;
      const model = previewModel(of, shownPage, own);
      if (!document || document.URL === "about:blank" || !model) return;
      const root = createRoot(document.body);
      unmount = () => root.unmount();
      const Sheets = (document.defaultView as Window & typeof globalThis).CSSStyleSheet;
      const looks = new Sheets();
      document.adoptedStyleSheets = [looks];
      const blocks = renderBlocks(model) as ReactElement[];
      flushSync(() => root.render(number === undefined ? blocks : <main>{blocks[number]}</main>));
      const finish = () => {
        const crops = [...document.querySelectorAll(".photo > :last-child")].map((image) =>
          image.getAttribute("class"),
        );
        const css = previewCss(of, shownPage, crops.join(" "));
        looks.replaceSync(css.faces + css.looks);
        setHeight(Math.min(tall, Math.max(120, document.body.scrollHeight)));
      };
      finish();
    };
    element.addEventListener("load", draw);
    element.src = withBase(frameAddress);
    return () => {
      element.removeEventListener("load", draw);
      // React must not take apart what is being drawn.
      queueMicrotask(unmount);
    };
  }, [near, own, tall]);

  return (
    <span className="compose-thumb" style={{ inlineSize: wide, blockSize: height * scale }}>
      <iframe
        ref={frame}
        title="Drawing of the section"
        aria-hidden="true"
        tabIndex={-1}
        sandbox="allow-same-origin"
        style={{ inlineSize: shown, blockSize: height, transform: `scale(${scale})` }}
      />
    </span>
  );
}
