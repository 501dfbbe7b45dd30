const pixels = (count: number) => `calc(${count}px * var(--compose-pixel, 1))`;

/** The focus ring is as wide on the screen however small the page is shown. */
export const setPixel = (page: Document | null | undefined, scale: number) =>
  page?.documentElement?.style.setProperty("--compose-pixel", `${1 / scale}`);

const [light, dark] = ["#fff", "#1c1917"];

/** What only the editor adds to the page: it is never part of a site. */
export const editingCss = `
[data-place] { cursor: text; }
[data-place]:hover { outline: 1px dashed color-mix(in oklab, currentColor 60%, transparent); outline-offset: 0.2em; }
[data-lent] {
  text-decoration: underline dotted 1.5px color-mix(in oklab, currentColor 55%, transparent);
  text-underline-offset: 0.22em;
}
/* In a language of its own the page shows what is not translated yet. */
[data-left] {
  background-image: repeating-linear-gradient(-45deg, color-mix(in oklab, currentColor 12%, transparent) 0 4px, transparent 4px 8px);
}
[data-draft] {
  text-decoration: underline wavy 1.5px color-mix(in oklab, currentColor 55%, transparent);
  text-underline-offset: 0.22em;
}
[data-left][contenteditable] { background-image: none; }
/* Two colours: one of them is seen on every brand. */
[contenteditable]:focus, [data-shot]:focus, :focus-visible:not([data-block], html, body) {
  outline: ${pixels(3)} solid ${dark};
  outline-offset: ${pixels(2)};
  box-shadow: 0 0 0 ${pixels(7)} ${light};
}
/* The composer draws the frame of a section, above all that lies in it. */
[data-block]:focus { outline: none; }
[contenteditable] { min-inline-size: 1ch; cursor: text; text-decoration: none; }
[data-shot] { cursor: pointer; }
[data-shot]:hover {
  outline: ${pixels(3)} dashed ${light};
  outline-offset: ${pixels(-3)};
  box-shadow: 0 0 0 ${pixels(3)} ${dark};
}
[data-shot] img { pointer-events: none; }
html { scroll-behavior: auto; scroll-padding-block: 4rem; }
@media print { [data-place], [data-lent], [data-left], [data-draft], [data-block] { outline: none; background-image: none; text-decoration: inherit; } }
`;
