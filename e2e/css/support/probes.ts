/**
 * Probes of the contrast sweep: real classes on real elements, so that what is measured is what the
 * framework produces. `data-need` is the ratio that the element’s text (or what `data-read` names)
 * needs against what is painted behind it.
 */
const text = (name: string) => `<span class="${name}" data-need="4.5"></span>`;
const edge = (tag: string) =>
  `<${tag} data-need="3" data-read="borderTopColor" data-behind="parent"></${tag.split(" ")[0]}>`;
const link = '<a href="#" data-need="4.5"></a>';
const ring = '<i data-need="3" data-read="outlineColor"></i>';

const surfaces = ["bg-surface", "bg-surface-raised", "bg-surface-sunken", "bg-primary-lighter"];
const fills = [
  "bg-primary",
  "bg-primary-light",
  "bg-primary-dark",
  "bg-accent",
  "bg-harmony",
  "bg-ink",
  "section-over",
];

const onSurface = [
  ...["text-ink", "text-ink-soft", "text-primary", "text-primary-light", "text-primary-lighter"],
  ...["text-primary-dark", "text-accent", "text-harmony", "error", "hint", "subhead", "keyword"],
  ...["button-outline", "button-quiet"],
]
  .map(text)
  .concat(link, edge("input"), edge("button"), edge('button class="button-primary"'), ring)
  .concat(edge('input class="switch"'))
  .join("");

const onFill = ["subhead", "keyword", "text-primary", "text-ink-soft", "error", "button-outline"]
  .map(text)
  .concat(link, edge('button class="button-primary"'), ring)
  .join("");

/** Elements that bring their own background, whatever stands around them. */
const own = [
  ...["badge", "badge badge-success", "badge badge-warning", "badge badge-danger"].map(text),
  ...["avatar", "tooltip"].map(text),
  ...["button-primary", "button-secondary", "plain"].map(
    (name) => `<button class="${name}" data-need="4.5"></button>`,
  ),
  ...["input", "mark", "code"].map((tag) => `<${tag} data-need="4.5"></${tag}>`),
  `<div class="card">${link}</div>`,
].join("");

const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sample</title><link rel="stylesheet" href="/daylit.min.css">';

/** A page for samples. */
export const emptyPage = `${head}<link rel="stylesheet" href="/kit.min.css"><body>`;

const page = (inside: string) => {
  const theme = (name: string) => `<div data-theme="${name}" data-brand>${inside}</div>`;
  // Without transitions, or the sweep would read colours on their way.
  const still = "<style>* { transition: none }</style>";
  return `${head}${still}<body>${theme("light")}${theme("dark")}`;
};

/** Every probe in every context: for a few colours, to prove that the short page leaves nothing out. */
export const fullPage = page(
  [
    ...surfaces.map((name) => `<div class="${name}">${onSurface}</div>`),
    ...fills.map((name) => `<div class="${name}">${onFill}</div>`),
    `<div class="bg-primary">${own}</div>`,
  ].join(""),
);

/** Each colour once, measured against all four surfaces: for all colours. */
export const shortPage = page(
  [
    ...surfaces.slice(1).map((name) => `<div class="${name}" data-surface></div>`),
    `<div class="bg-surface" data-surface>${onSurface}</div>`,
    ...fills.map((name) => `<div class="${name}" data-need="4.5">${ring}</div>`),
    own,
  ].join(""),
);
