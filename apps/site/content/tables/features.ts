/** A feature of the platform: what it is to us, and where MDN's data have it. */
export type Feature = {
  name: string;
  note: string;
  keys: string[];
  /** Of names with one: MDN's data have them below the name without. */
  prefix?: string;
};

/** What every browser of the support floor has; `note` says what it is used for. */
export const needed: Feature[] = [
  {
    name: "`light-dark()`",
    note: "every colour role",
    keys: ["css/types/color/light-dark"],
  },
  {
    name: "`oklch()` with relative colours",
    note: "roles from the brand colour",
    keys: ["css/types/color/oklch/relative_syntax"],
  },
  {
    name: "`hsl()` with relative colours",
    note: "accent and harmony",
    keys: ["css/types/color/hsl/relative_syntax"],
  },
  {
    name: "`color()` with relative colours",
    note: "black or white text on a fill",
    keys: ["css/types/color/color/relative_syntax"],
  },
  {
    name: "`color-mix()`",
    note: "light and dark forms of the brand",
    keys: ["css/types/color/color-mix"],
  },
  {
    name: "`@layer`",
    note: "your rules win",
    keys: ["css/at-rules/layer"],
  },
  {
    name: "nesting",
    note: "the sources; the built files too",
    keys: ["css/selectors/nesting"],
  },
  {
    name: "`:has()`",
    note: "errors beside fields, floating labels",
    keys: ["css/selectors/has"],
  },
  {
    name: "`:where()` and `:is()`",
    note: "low specificity",
    keys: ["css/selectors/where", "css/selectors/is"],
  },
  {
    name: "`@container` and `container`",
    note: "the bar that folds its links away",
    keys: ["css/at-rules/container", "css/properties/container"],
  },
  {
    name: "`popover`, `popovertarget`",
    note: "menus, popovers, the phone menu",
    keys: ["html/global_attributes/popover", "html/elements/button/popovertarget"],
  },
  {
    name: "`:popover-open`",
    note: "what is open",
    keys: ["css/selectors/popover-open"],
  },
  {
    name: "`dialog` and `::backdrop`",
    note: "dialogs",
    keys: ["html/elements/dialog", "css/selectors/backdrop"],
  },
  {
    name: "`:user-invalid`",
    note: "errors only after typing",
    keys: ["css/selectors/user-invalid"],
  },
  {
    name: "`:dir()`",
    note: "the arrow that turns round",
    keys: ["css/selectors/dir"],
  },
  {
    name: "`:any-link`",
    note: "links",
    keys: ["css/selectors/any-link"],
  },
  {
    name: "`:focus-visible`",
    note: "the focus ring",
    keys: ["css/selectors/focus-visible"],
  },
  {
    name: "ranges in media queries",
    note: "visibility, the scale",
    keys: ["css/at-rules/media/range_syntax"],
  },
  {
    name: "`svb`, `dvb` units",
    note: "section heights, menu height",
    keys: [
      "css/types/length/viewport_percentage_units_small",
      "css/types/length/viewport_percentage_units_dynamic",
    ],
  },
  {
    name: "`align-content` in blocks",
    note: "words in the middle of a button, a line of a disclosure, a step",
    keys: ["css/properties/align-content/context_block"],
  },
  {
    name: "`lh` unit",
    note: "a checkbox beside the first line of its words",
    keys: ["css/types/length/lh"],
  },
  {
    name: "`revert-layer`",
    note: "attributes of old HTML",
    keys: ["css/types/global_keywords/revert-layer"],
  },
  {
    name: "`:modal`",
    note: "the page behind a dialog",
    keys: ["css/selectors/modal"],
  },
  {
    name: "`translate`, `scale`, `rotate`",
    note: "motion",
    keys: ["css/properties/translate", "css/properties/scale", "css/properties/rotate"],
  },
  {
    name: "`aspect-ratio`",
    note: "pictures in cards",
    keys: ["css/properties/aspect-ratio"],
  },
  {
    name: "`min()`, `max()`, `clamp()`",
    note: "grids, gutters, colours",
    keys: ["css/types/min", "css/types/max", "css/types/clamp"],
  },
  {
    name: "`inset`, `inset-block`, `inset-inline`, `margin-block`, `margin-inline`, `padding-block`, `padding-inline`",
    note: "right-to-left pages",
    keys: [
      "css/properties/inset",
      "css/properties/inset-block",
      "css/properties/inset-inline",
      "css/properties/margin-block",
      "css/properties/margin-inline",
      "css/properties/padding-block",
      "css/properties/padding-inline",
    ],
  },
  {
    name: "`overflow` with `clip`",
    note: "corners of cards",
    keys: ["css/properties/overflow/clip"],
  },
  {
    name: "`color-scheme`",
    note: "native controls in the dark",
    keys: ["css/properties/color-scheme"],
  },
  {
    name: "`scroll-snap-type`",
    note: "galleries",
    keys: ["css/properties/scroll-snap-type"],
  },
  {
    name: "`appearance`",
    note: "the switch",
    keys: ["css/properties/appearance"],
  },
  {
    name: "`contain`",
    note: "pictures beside text in a card",
    keys: ["css/properties/contain"],
  },
  {
    name: "`outline` that follows the corners",
    note: "the focus ring",
    keys: ["css/properties/outline"],
  },
  {
    name: "`text-underline-offset`, `text-decoration-thickness`",
    note: "links",
    keys: ["css/properties/text-underline-offset", "css/properties/text-decoration-thickness"],
  },
  {
    name: "`::file-selector-button`",
    note: "the file field",
    keys: ["css/selectors/file-selector-button"],
  },
  {
    name: "`tab-size`",
    note: "code",
    keys: ["css/properties/tab-size"],
  },
  {
    name: "text alternatives in `content`",
    note: "arrows and strokes that are not read aloud",
    keys: ["css/properties/content/alt_text"],
  },
  {
    name: "`prefers-contrast`",
    note: "full ink on request",
    keys: ["css/at-rules/media/prefers-contrast"],
  },
  {
    name: "`forced-colors`",
    note: "the system’s own colours",
    keys: ["css/at-rules/media/forced-colors"],
  },
  {
    name: "`:user-valid`",
    note: "a word that an answer is right",
    keys: ["css/selectors/user-valid"],
  },
  {
    name: "`counter()`, `counter-reset`, `counter-increment`",
    note: "numbers of steps",
    keys: ["css/types/counter", "css/properties/counter-reset", "css/properties/counter-increment"],
  },
  {
    name: "`border-start-start-radius`, `border-end-start-radius`, `border-start-end-radius`, `border-end-end-radius`, `border-inline-end-width`",
    note: "controls joined in a row",
    keys: [
      "css/properties/border-start-start-radius",
      "css/properties/border-end-end-radius",
      "css/properties/border-inline-end-width",
    ],
  },
  {
    name: "`grid-template`",
    note: "the shell of an application",
    keys: ["css/properties/grid-template"],
  },
  {
    name: "`text-overflow`",
    note: "words cut to fit",
    keys: ["css/properties/text-overflow"],
  },
  {
    name: "`-webkit-line-clamp` and `-webkit-box-orient`",
    note: "a text that ends after some lines",
    keys: ["css/properties/line-clamp", "css/properties/box-orient"],
    prefix: "-webkit-",
  },
];

/** What a page can do without; `note` says what is then missing. */
export const enhancing: Feature[] = [
  {
    name: "`position-area` and `position-try-fallbacks` (anchor positioning)",
    note: "menus and popovers open in the middle of the window",
    keys: ["css/properties/position-area", "css/properties/position-try-fallbacks"],
  },
  {
    name: "`anchor-name`, `anchor-scope` and `position-anchor`",
    note: "a tooltip is behind its control instead of above it; menus as above",
    keys: ["css/properties/anchor-name", "css/properties/anchor-scope"],
  },
  {
    name: "`details name`",
    note: "several parts of an accordion can be open at once",
    keys: ["html/elements/details/name"],
  },
  {
    name: "`::details-content`",
    note: "tabs are an accordion; disclosures open at once",
    keys: ["css/selectors/details-content"],
  },
  {
    name: "`command` and `commandfor`",
    note: "a modal dialog needs [a few lines of script](/documentation/interactivity#dialog); `popovertarget` works",
    keys: ["html/elements/button/command", "html/elements/button/commandfor"],
  },
  {
    name: "`closedby`",
    note: "a click outside does not close a modal dialog; Escape does",
    keys: ["html/elements/dialog/closedby"],
  },
  {
    name: "`@starting-style`",
    note: "dialogs and popovers appear at once",
    keys: ["css/at-rules/starting-style"],
  },
  {
    name: "`transition-behavior: allow-discrete`",
    note: "they disappear at once",
    keys: ["css/properties/transition-behavior"],
  },
  {
    name: "`interpolate-size`",
    note: "disclosures open at once",
    keys: ["css/properties/interpolate-size"],
  },
  {
    name: "`animation-timeline` and `animation-range` with `view()`",
    note: "no reveal: everything is visible from the start",
    keys: ["css/properties/animation-timeline/view", "css/properties/animation-range"],
  },
  {
    name: "`@view-transition`",
    note: "pages change at once",
    keys: ["css/at-rules/view-transition"],
  },
  {
    name: "`view-transition-name`",
    note: "no element travels",
    keys: ["css/properties/view-transition-name"],
  },
  {
    name: "`text-wrap-style` with `balance`",
    note: "lines of a heading break where they are full",
    keys: ["css/properties/text-wrap-style", "css/properties/text-wrap-style/balance"],
  },
  {
    name: "`text-wrap-style` with `pretty`",
    note: "a last line may be one word long",
    keys: ["css/properties/text-wrap-style", "css/properties/text-wrap-style/pretty"],
  },
  {
    name: "`color-gamut`",
    note: "a brand from beyond sRGB is shown as the nearest colour inside it",
    keys: ["css/at-rules/media/color-gamut"],
  },
  {
    name: "`field-sizing`",
    note: "a text area keeps its rows instead of growing",
    keys: ["css/properties/field-sizing"],
  },
  {
    name: "`content-visibility` inside `::details-content`",
    note: "closed parts stay closed on paper",
    keys: ["css/selectors/details-content", "css/properties/content-visibility"],
  },
  {
    name: "`::marker`",
    note: "in Safari a list mark takes colour and size and nothing else, which is all we set",
    keys: ["css/selectors/marker"],
  },
  {
    name: "`overscroll-behavior-inline`",
    note: "a swipe past the end of a gallery may go back a page",
    keys: ["css/properties/overscroll-behavior-inline"],
  },
  {
    name: "`overscroll-behavior` where nothing scrolls; browsers with `::search-text` have it",
    note: "behind a modal dialog that is not a child of the body the page scrolls",
    keys: ["css/properties/overscroll-behavior", "css/selectors/search-text"],
  },
  {
    name: "`hyphens`",
    note: "in a narrow table long words are cut without a hyphen",
    keys: ["css/properties/hyphens"],
  },
  {
    name: "`forced-color-adjust`",
    note: "forced colours exist in Windows, where Safari does not",
    keys: ["css/properties/forced-color-adjust"],
  },
  {
    name: "`accent-color` with contrast",
    note: "the control is coloured, but Safari does not adjust its tick",
    keys: ["css/properties/accent-color"],
  },
  {
    name: "`appearance: base-select` and `::picker`",
    note: "the browser’s usual select",
    keys: ["css/selectors/picker"],
  },
  {
    name: "`::scroll-button()`, `::scroll-marker`, `::scroll-marker-group` and `scroll-marker-group`",
    note: "a carousel is a gallery that scrolls",
    keys: ["css/selectors/scroll-button", "css/selectors/scroll-marker"],
  },
  {
    name: "`:target-current` and `scroll-target-group`",
    note: "contents do not mark what is being read",
    keys: ["css/selectors/target-current", "css/properties/scroll-target-group"],
  },
];
