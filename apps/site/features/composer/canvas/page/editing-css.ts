/** What only the editor adds to the page: it is never part of a site. */
export const editingCss = `
[data-place] { cursor: text; }
[data-place]:hover { outline: 1px dashed color-mix(in oklab, currentColor 60%, transparent); outline-offset: 0.2em; }
[data-lent] {
  text-decoration: underline dotted 1.5px color-mix(in oklab, currentColor 55%, transparent);
  text-underline-offset: 0.22em;
}
[contenteditable]:focus, [data-shot]:focus, [data-block]:focus-visible {
  outline: 3px solid #c2410c;
  outline-offset: 0.2em;
  box-shadow: 0 0 0 1px #fff;
}
[data-block]:focus-visible { outline-offset: -3px; }
[contenteditable] { min-inline-size: 1ch; cursor: text; text-decoration: none; }
[data-shot] { cursor: pointer; }
[data-shot]:hover { outline: 3px dashed #c2410c; outline-offset: -3px; }
[data-shot] img { pointer-events: none; }
html { scroll-behavior: auto; scroll-padding-block: 4rem; }
@media print { [data-place], [data-lent], [data-block] { outline: none; text-decoration: inherit; } }
`;
