import type { RenderContext } from "@daylit/layouts/render/render-context.ts";
import { fitClass } from "@daylit/layouts/theme/headline-fit.ts";
import { ratioOf, type Theme } from "@daylit/layouts/theme/theme.ts";
import { english } from "@daylit/layouts/words/english.ts";
import { factsOf } from "./picture.ts";
import type { Picture, Site } from "./types.ts";

/** Letters of unknown width: few typefaces are wider. */
const anyFace = { type: { headline: "system-sans", body: "system-sans" } } as const;

export function contextOf({
  home,
  current,
  address,
  form,
  logo,
  footerPages,
  words,
  theme = anyFace,
}: Site): RenderContext {
  return {
    home: home ?? "/",
    current,
    address: address ?? ((href) => href),
    form: (section) =>
      typeof form === "function" ? form(section) : (form ?? { action: `#${section}` }),
    picture: (id) => factsOf(id as unknown as Picture),
    ratio: ratioOf(theme as Theme),
    fit: (text) => fitClass(text, theme),
    logo,
    footerPages,
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
