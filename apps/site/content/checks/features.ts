import { readParts } from "daylit/internal/tools/reference/reference.ts";

/**
 * What Chrome, Firefox and Safari all had before 2020, after MDN's compatibility data 8.1.7. Whatever
 * the stylesheets use besides belongs on the page about browser support.
 */
const settled = new Set(
  `@media @keyframes @supports
  ::after ::before ::placeholder :active :checked :disabled :first-child :first-of-type :focus
  :focus-within :host :hover :last-child :last-of-type :link :not :nth-child :only-child
  :placeholder-shown :required :root
  attr brightness calc fit-content hsl minmax repeat rgb selector var
  align-content align-items align-self all animation animation-delay animation-duration
  animation-fill-mode animation-iteration-count animation-name animation-timing-function background background-color border
  block-size border-block-end border-block-start border-block-start-color border-collapse
  border-color border-inline-start border-radius border-style border-width box-shadow box-sizing
  break-after break-inside clip-path color column-gap columns content cursor display filter flex
  flex-direction flex-flow flex-wrap font font-family font-size font-variant-numeric font-weight gap
  grid-area grid-column grid-row grid-template-columns inline-size isolation justify-content
  justify-items justify-self letter-spacing line-height list-style list-style-type margin
  max-block-size
  max-inline-size min-block-size min-inline-size object-fit opacity order outline-offset overflow-wrap
  padding
  place-content place-items pointer-events position resize row-gap scroll-snap-align text-align
  text-decoration text-decoration-color transition vertical-align visibility white-space z-index`
    .split(/\s+/)
    // A prefixed name that is ignored elsewhere, and a descriptor of @view-transition.
    .concat("-webkit-text-size-adjust", "navigation"),
);

const patterns = [
  /(@[a-z-]+)/g,
  /(::?[a-z][\w-]+)(?=[^;]*\{|\(|,)/g,
  /(?<![\w:-])([a-z][\w-]*)\(/g,
  /^\s*([a-z-]+):\s/gm,
];

/** At-rules, pseudo-classes, functions and properties of the stylesheets that are younger than 2020. */
export function youngFeatures(): string[] {
  const css = readParts()
    .map((part) => part.css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"/g, '""'))
    .join("\n");
  const used = patterns.flatMap((pattern) =>
    [...css.matchAll(pattern)].map(([, name = ""]) => name),
  );
  // Logical properties came in families.
  const families = used.map((name) =>
    name.replace(/^((inset|margin|padding)-(block|inline)).*/, "$1"),
  );
  return [...new Set(families)].filter((name) => !settled.has(name) && !/^--|^prefers-/.test(name));
}
