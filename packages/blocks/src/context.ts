import type { RenderContext } from "@daylit/layouts/render/render-context.ts";
import { fitClass } from "@daylit/layouts/theme/headline-fit.ts";
import { ratioOf, type Theme } from "@daylit/layouts/theme/theme.ts";
import { english } from "@daylit/layouts/words/english.ts";
import type { ReactNode } from "react";
import { hold, withoutNames } from "./held.ts";
import { factsOf, type PictureFile } from "./picture.ts";
import { drawable } from "./props.ts";
import type { Site } from "./types.ts";

/** Letters of unknown width: few typefaces are wider. */
const anyFace = { type: { headline: "system-sans", body: "system-sans" } } as const;

/** An address inside the site; what is held for its element stays behind it. */
const rewritten = (address: (href: string) => string) => (href: string) => {
  const plain = withoutNames(href);
  return plain && plain !== href
    ? href.replace(plain, address(plain))
    : plain
      ? address(plain)
      : href;
};

/** What a block draws of its author's, at the first place for it. */
function slotOf(children: ReactNode) {
  let rest: string | undefined = children === undefined ? undefined : hold(children);
  return () => {
    const now = rest;
    rest = undefined;
    return now;
  };
}

export function contextOf(
  { home, current, address, form, logo, footerPages, words, theme = anyFace }: Site,
  children?: ReactNode,
): RenderContext {
  return {
    home: home ?? "/",
    current,
    address: address ? rewritten(address) : (href) => href,
    form: (section) =>
      typeof form === "function" ? form(section) : (form ?? { action: `#${section}` }),
    picture: (id) => factsOf(id as unknown as PictureFile),
    ratio: ratioOf(theme as Theme),
    fit: (text) => fitClass(withoutNames(text), theme),
    slot: slotOf(children),
    logo,
    footerPages: drawable(footerPages) as RenderContext["footerPages"],
    words: { ...english, ...words },
  };
}

let present: RenderContext | undefined;

/** Draws within a context. A block is drawn at once, so that no React context is needed. */
export function withRenderContext<T>(context: RenderContext, draw: () => T): T {
  const before = present;
  present = context;
  try {
    return draw();
  } finally {
    present = before;
  }
}

/** In the place of render/render-context.ts, which reads a React context. */
export function useRenderContext(): RenderContext {
  if (!present) throw new Error("Parts of a block are drawn within their block alone");
  return present;
}
