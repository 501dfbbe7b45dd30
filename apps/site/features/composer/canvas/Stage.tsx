import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { resolveSite, textsOfSite } from "@daylit/site-engine";
import { blockPathOf, valueAt, withValue } from "@daylit/site-engine/document/object-path.ts";
import { onlyTextChanged, pathAfter } from "@daylit/site-engine/edit/changes/block-paths.ts";
import { withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { useEffect, useRef, useState } from "react";
import { withBase } from "../../../model/base-path/base-path.ts";
import { lengthWords } from "../fields/controls/length-words.ts";
import { rowsPastedAt } from "../fields/rows-at.ts";
import { say, t } from "../messages/t.ts";
import { useInterface, useInterfaceState, useServices, useSession } from "../store/context.tsx";
import { takeStep } from "../store/take-step.ts";
import { pressKey } from "../store/window-keys.ts";
import { BlockFrame, type FrameBox } from "./BlockFrame.tsx";
import { type Box, markPlace, overlap } from "./bar-place.ts";
import { type RenderedPage, renderPage } from "./page/draw-page.tsx";
import { setPixel } from "./page/editing-css.ts";
import { followLink } from "./page/follow-link.ts";
import { frameAddress } from "./page/frame-address.ts";
import { shownWidth, wideWindow } from "./stage-width.ts";
import { type Caret, editText, type Typing, typingSource } from "./text/typing.ts";
import { useLater } from "./useLater.ts";
import { useMedia } from "./useMedia.ts";

/** Some engines hear nothing from a document without scripts; its policy allows none either way. */
function hears(page: Document): boolean {
  let heard = false;
  page.addEventListener("daylit-probe", () => (heard = true), { once: true });
  page.dispatchEvent(new Event("daylit-probe"));
  return heard;
}

/** The bar for bold words and links; `link`: with the field for an address. */
type MarkBarAt = { typing: Typing; place: ReturnType<typeof markPlace>; link: boolean };

/** The page itself: everything on it answers where it stands. */
export function Stage() {
  const session = useSession();
  const { own, revision } = useServices();
  const shown = useInterface();
  const { page: handle } = shown;
  const view = useInterfaceState((now) => now.view);
  const trial = useInterfaceState((now) => now.trial);
  const chosenWidth = useInterfaceState((now) => now.width);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const rendered = useRef<RenderedPage>(null);
  const typing = useRef<Typing>(null);
  const pointed = useRef<string>(undefined);
  const redraw = useRef(() => {});
  const [bar, setBar] = useState<MarkBarAt>();
  const MarkBar = useLater(bar !== undefined, () => import("./text/MarkBar.tsx"));
  const [box, setBox] = useState<FrameBox>();
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const width = shownWidth(chosenWidth, room.width, useMedia(wideWindow));
  const scale = width && room.width ? Math.min(1, room.width / width) : 1;
  const scaled = useRef(scale);
  scaled.current = scale;

  /** The site in the language that the canvas shows. */
  const shownSite = () => shown.now.view.language?.in(session.site) ?? session.site;

  const measure = useRef(() => {});
  measure.current = () => {
    const path = pointed.current ?? session.now.selection.block;
    const block = rendered.current?.blocks().find(({ dataset }) => dataset.block === path);
    const values = path && valueAt(session.site, path);
    const { view: looked, trial: tried } = shown.now;
    if (!path || !block || !values || looked.reading || tried) return setBox(undefined);
    const outer = frame.current?.getBoundingClientRect();
    const around = stage.current?.getBoundingClientRect();
    if (!outer || !around) return;
    const onStage = ({ top, left, width: wide, height }: Box): Box => ({
      top: outer.top - around.top + top * scale,
      left: outer.left - around.left + left * scale,
      width: wide * scale,
      height: height * scale,
    });
    const boxOf = (element: Element) => onStage(element.getBoundingClientRect());
    const whole = { top: 0, left: 0, width: around.width, height: around.height };
    const typed = typing.current;
    const { from, to } = typed?.selected() ?? { from: 0, to: 0 };
    const range = typed?.element.ownerDocument.getSelection();
    const rect = range?.rangeCount ? range.getRangeAt(0).getBoundingClientRect() : undefined;
    const hasBar = (link: boolean) => typed?.marks && rect && (from < to || link);
    const text = typed && boxOf(typed.element);
    const place = rect && text && markPlace(text, onStage(rect), whole);
    setBar((old) => {
      const link = old?.typing === typed && old?.link === true;
      return typed && place && hasBar(link) ? { typing: typed, place, link } : undefined;
    });
    const seen = (selector: string) =>
      [...block.ownerDocument.querySelectorAll(selector)]
        .filter((element) => element !== typed?.element)
        .map(boxOf)
        .filter((box) => overlap(box, whole) > 0);
    const written = typed && textsOfSite(shownSite()).find((one) => one.path === typed.path);
    const { label } = definitionOf((values as { block: Parameters<typeof definitionOf>[0] }).block);
    setBox({
      path,
      label,
      block: boxOf(block),
      isFocused: block.matches(":focus-visible"),
      room: whole,
      never: [
        ...seen("[data-place='business.name'], .home-logo"),
        ...(place && hasBar(false) ? [place.box] : []),
      ],
      words: seen("[data-place], a, button"),
      ...(written && text ? { written: { text: written, box: text } } : {}),
    });
  };

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      setRoom({ width: element.clientWidth, height: element.clientHeight });
      measure.current();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  /** The form beside the page takes what cannot be typed on it, or the list of translations. */
  const askInList = (path: string) => {
    const row = shown.now.view.language?.rowOf(session.site, session.now.selection.page, path);
    shown.requestFocus(row ?? path);
  };

  /** Begins to type at a place, if it can be typed there; else the form takes it. */
  const startTyping = useRef((_: string, __: Caret) => {});
  startTyping.current = (path, at) => {
    const page = rendered.current;
    if (!page) return;
    typing.current?.end("done");
    for (const [index] of page.blocks().entries())
      for (const [element, place] of page.placesOf(index).words) {
        if (place.path !== path) continue;
        const block = element.closest<HTMLElement>("[data-block]");
        const selected = { page: session.now.selection.page, block: block?.dataset.block, path };
        session.select(selected);
        if (!place.typed) return askInList(path);
        const writtenAt = () => textsOfSite(shownSite()).find((text) => text.path === path);
        const { language } = shown.now.view;
        // Paragraphs and rows are those of the original.
        const article = language ? undefined : writtenAt()?.article;
        const lent = element.matches("[data-lent], [data-left]");
        (element.closest("details") as HTMLDetailsElement | null)?.setAttribute("open", "");
        typing.current = editText({
          ...{ element, path, session, language },
          label: say(writtenAt()?.label ?? "Text"),
          marks: writtenAt()?.marks === true,
          onLink: () => {
            typing.current?.leave();
            measure.current();
            setBar((old) => old && { ...old, link: true });
          },
          ...(article
            ? {
                onParagraph: (key) =>
                  void import("./text/article-keys.ts").then(({ pressInArticle }) => {
                    const typed = typing.current;
                    if (typed?.path !== path) return;
                    const next = pressInArticle(key, typed, article, session);
                    if (next) startTyping.current(next.path, next.at);
                  }),
              }
            : {}),
          onPaste: (data) => {
            if (language) return false;
            const written = writtenAt();
            const html = data.getData("text/html");
            const text = data.getData("text/plain");
            if (!written?.prose && rowsPastedAt(session.site, path, text)) {
              const words = text.trim().replaceAll(/\s*\n\s*/g, " ");
              const { from, to } = typing.current?.selected() ?? { from: 0, to: 0 };
              const old = written?.text ?? "";
              const next = old.slice(0, from) + words + old.slice(to);
              typing.current?.end("moved");
              shown.setChooser({
                ...{ of: "rows", path, text },
                only: () => session.change(t`pasted text`, (site) => withWords(site, path, next)),
              });
              return true;
            }
            if (!written?.marks || !(html || /\n/.test(text.trim()))) return false;
            import("./text/paste.ts")
              .then(({ paste }) => {
                const typed = typing.current;
                if (typed?.path !== path) return;
                const next = paste({ html, text }, typed, written, session);
                if (next) startTyping.current(next, "end");
              })
              .catch(() =>
                shown.announce(
                  t`Nothing was pasted: this part could not be loaded. Check your connection and paste again.`,
                ),
              );
            return true;
          },
          describe: () => lengthWords(writtenAt()),
          onStep: (what) => takeStep(what, session, shown),
          onEnd: (how) => {
            typing.current = null;
            setBar(undefined);
            // A paragraph of a long text that was left empty goes.
            const part = article && path.slice(0, path.lastIndexOf("."));
            if (how !== "moved" && part && !String(valueAt(session.site, path) ?? "").trim())
              session.change(t`empty paragraph`, (site) => withValue(site, part, undefined), {
                mergeKey: `type ${path}`,
              });
            redraw.current();
            if (how === "moved") return;
            if (how === "back")
              shown.announce(t`Your change was undone. Redo brings it back.`, true);
            const next = how === "next" ? 1 : how === "previous" ? -1 : 0;
            if (next) typeBeside(path, next);
            else if (how !== "done" || frame.current?.contentDocument?.hasFocus())
              focusBlock(blockPathOf(path) || block?.dataset.block);
          },
        });
        typing.current.focus(lent ? "all" : at);
        measure.current();
        return;
      }
    askInList(path);
  };

  const focusBlock = (path: string | undefined) =>
    rendered.current
      ?.blocks()
      .find(({ dataset }) => dataset.block === path)
      ?.focus({ preventScroll: true });

  function typeBeside(path: string, by: 1 | -1) {
    const all = [
      ...(frame.current?.contentDocument?.querySelectorAll<HTMLElement>("[data-place]") ?? []),
    ];
    const places = all.flatMap(({ dataset, offsetParent }) =>
      offsetParent ? (dataset.place ?? []) : [],
    );
    const next = places[places.indexOf(path) + by];
    if (next) startTyping.current(next, "end");
    else focusBlock(blockPathOf(path));
  }

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    let unwatch = () => {};
    const watch = new ResizeObserver(() => measure.current());

    function open() {
      const page = element?.contentDocument;
      if (!element || !page || page.URL === "about:blank") return;
      if (!hears(page)) {
        element.setAttribute("sandbox", "allow-same-origin allow-modals allow-scripts");
        element.src = withBase(frameAddress);
        return;
      }
      unwatch();
      setPixel(page, scaled.current);
      rendered.current = renderPage(page, own, () => redraw.current());
      redraw.current = () => {
        const { site, selection } = session.now;
        const { view: seen, trial: tried } = shown.now;
        const into = typing.current?.element.closest<HTMLElement>("[data-block]");
        rendered.current?.draw(tried?.site ?? site, selection.page, seen, into?.dataset.block);
        measure.current();
      };
      let before = session.site;
      unwatch = session.subscribe(() => {
        const { by, selection, site } = session.now;
        const typed = typing.current;
        // Something else than these letters has changed: their section may be another one, or gone.
        const next = typed && by !== typingSource ? pathAfter(before, site, typed.path) : undefined;
        const isElsewhere =
          typed && by !== typingSource && !onlyTextChanged(before, site, typed.path);
        before = site;
        if (isElsewhere) typed.end("moved");
        const words = resolveSite(session.site);
        if (pointed.current && valueAt(words, pointed.current) === undefined)
          pointed.current = undefined;
        if (selection.block && !typed) pointed.current = undefined;
        redraw.current();
        // Not at once: others still have to hear of this change.
        if (isElsewhere && next && typeof valueAt(words, next) === "string")
          queueMicrotask(() => startTyping.current(next, "end"));
      });
      redraw.current();
      page.fonts?.ready.then(() => measure.current());
      // Another width, a typeface or a picture moves what is below it, later than it is asked for.
      watch.disconnect();
      watch.observe(page.body);
      listen(page);
      element.dataset.ready = "";
    }

    function listen(page: Document) {
      const { signal } = stop;
      const nearest = (event: Event, name: string) =>
        (event.target as Element | null)?.closest?.<HTMLElement>(`[data-${name}]`) ?? undefined;
      page.addEventListener(
        "click",
        (event) => {
          const link = (event.target as Element).closest("a");
          const reading = shown.now.view.reading || event.ctrlKey || event.metaKey;
          if (link) event.preventDefault();
          if (reading) return link ? followLink(link, shownSite(), session, shown) : undefined;
          if ((event.target as Element).closest("[popovertarget]")) return;
          const word = nearest(event, "place");
          const picture = nearest(event, "shot");
          const block = nearest(event, "block")?.dataset.block;
          event.preventDefault();
          if ((event.target as Element).closest(".home-logo")) return shown.requestFocus("mark");
          if (word?.isContentEditable) return;
          if (word)
            return startTyping.current(word.dataset.place ?? "", {
              x: event.clientX,
              y: event.clientY,
            });
          const { page: number } = session.now.selection;
          const path = picture?.dataset.shot;
          session.select({ page: number, block, path });
          const row = path && shown.now.view.language?.rowOf(session.site, number, path);
          if (row) shown.requestFocus(row);
          else if (path) shown.setChooser({ of: "picture", path });
        },
        { signal },
      );
      page.addEventListener("submit", (event) => event.preventDefault(), { signal });
      page.addEventListener(
        "pointermove",
        (event) => {
          const block = nearest(event, "block")?.dataset.block;
          if (!block || block === pointed.current || typing.current) return;
          // The bar stays that of the section for which keys have reached it.
          if (document.querySelector(".compose-block-bar :focus-visible")) return;
          pointed.current = block;
          measure.current();
        },
        { signal },
      );
      page.addEventListener(
        "focusin",
        (event) => {
          const block = nearest(event, "block")?.dataset.block;
          if (!block || typing.current) return;
          pointed.current = undefined;
          session.select({ page: session.now.selection.page, block });
          measure.current();
        },
        { signal },
      );
      page.addEventListener(
        "keydown",
        (event) => {
          const block = event.target as HTMLElement;
          if (event.key === "Enter" && block.dataset.block && !shown.now.view.reading) {
            event.preventDefault();
            // A menu that is closed has words too.
            const first = [...block.querySelectorAll<HTMLElement>("[data-place]")].find(
              ({ offsetParent }) => offsetParent,
            );
            if (first) startTyping.current(first.dataset.place ?? "", "end");
          } else if (
            event.key === "Escape" &&
            !typing.current &&
            !shown.now.view.reading &&
            !shown.now.chooser
          )
            shown.setPanel(undefined);
          else pressKey(event, session, shown);
        },
        { signal },
      );
      // The frame of a section shows whether it has the focus; what has it next is known then.
      page.addEventListener("focusout", () => requestAnimationFrame(() => measure.current()), {
        signal,
      });
      page.addEventListener("scroll", () => measure.current(), { signal, passive: true });
      page.addEventListener("selectionchange", () => typing.current?.marks && measure.current(), {
        signal,
      });
    }

    element.addEventListener("load", open, { signal: stop.signal });
    const comeBack = () => {
      rendered.current?.fetchAgain();
      redraw.current();
    };
    addEventListener("online", comeBack, { signal: stop.signal });
    if (element.contentDocument?.readyState === "complete") queueMicrotask(open);
    return () => {
      stop.abort();
      unwatch();
      watch.disconnect();
      typing.current?.end("done");
      rendered.current?.close();
    };
  }, [session, own]);

  useEffect(() => {
    if (revision > 0) rendered.current?.forget();
    // The page is drawn by a root of its own, which must not begin inside this one's work.
    queueMicrotask(() => {
      redraw.current();
      if (trial?.path) handle.current?.scrollTo(trial.path);
    });
  }, [view, revision, trial, handle]);

  useEffect(() => {
    setPixel(frame.current?.contentDocument, scale);
    measure.current();
  }, [scale]);

  handle.current = {
    scrollTo(path, typed) {
      const block = blockPathOf(path);
      const element =
        frame.current?.contentDocument?.querySelector(`[data-place="${CSS.escape(path)}"]`) ??
        frame.current?.contentDocument?.querySelector(`[data-shot="${CSS.escape(path)}"]`) ??
        rendered.current?.blocks().find(({ dataset }) => dataset.block === block);
      // A section that is higher than the window is shown from its heading.
      const isTall = (element?.getBoundingClientRect().height ?? 0) > innerHeight;
      const heading = isTall ? element?.querySelector("h1, h2, h3") : undefined;
      (heading ?? element)?.scrollIntoView({ block: "center", behavior: "instant" });
      if (typed) startTyping.current(path, "end");
      measure.current();
    },
    focus: () => focusBlock(session.now.selection.block ?? "nav"),
    toTop: () => {
      const page = frame.current?.contentDocument?.documentElement;
      if (page) page.scrollTop = 0;
      frame.current?.focus({ preventScroll: true });
    },
    keepFocus: () => {
      const page = frame.current?.contentDocument;
      if (frame.current === document.activeElement && page?.activeElement === page?.body)
        focusBlock(session.now.selection.block);
    },
  };

  return (
    <div className="compose-stage" ref={stage}>
      <div
        className="compose-window"
        style={
          width
            ? { inlineSize: width * scale, blockSize: "100%" }
            : { inlineSize: "100%", blockSize: "100%" }
        }
      >
        <iframe
          ref={frame}
          title="Your page"
          src={frameAddress}
          sandbox="allow-same-origin allow-modals"
          style={
            width
              ? { inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }
              : undefined
          }
        />
      </div>
      {box && <BlockFrame box={box} />}
      {bar && MarkBar && (
        <MarkBar
          typing={bar.typing}
          place={bar.place}
          room={room}
          link={bar.link}
          onLink={(link) => setBar({ ...bar, link })}
        />
      )}
    </div>
  );
}
