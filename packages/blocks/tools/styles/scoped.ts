/** Rules about a whole page, which a part of one leaves to the project. */
const ofPages = [
  /^html \{[\s\S]*?\n\}\n/gm,
  /^@media \(prefers-reduced-motion\) \{\n {2}html \{[\s\S]*?\n\}\n/gm,
];

/**
 * What a rule asks of the page it asks of the part, which in a scope is `:scope` and begins every selector.
 * Each block is in a part of its own, so the part says whether it is the first of the page.
 */
const ofParts: readonly (readonly [RegExp, string])[] = [
  // Blocks measure the width of their part. A rail is fixed to the window instead.
  [/^main(?= \{)/gm, ":scope:not(:has(> .block-nav-rail))"],
  [/^( *)(?:body|:root)(?=,| \{| \.)/gm, "$1:scope"],
  [/\.section(:first-child|:not\(:first-child\))/g, ":scope$1 .section"],
  [/^( *)\[data-motion="still"\](?= \{)/gm, '$1:scope:is([data-motion="still"] *)'],
  [/:root:not\(\[data-motion="still"\]\)/g, ':scope:not([data-motion="still"] *)'],
  [/:root(:has\(:focus-visible\))/g, ":scope:is(:root$1 *)"],
];

/** A rail at the side moves the page aside, if it is at the top of the body. Outside the part there is no theme. */
const rail = /(^@media [^{]+\{\n {2})body:has\(> (\.[\w-]+)\)( \{[\s\S]*?\n {2}\}\n)/m;

const besideRail = ([, media, name, rule = ""]: RegExpExecArray) =>
  `${media}body:has(> .daylit > ${name})${rule.replaceAll("(--width)", "(--width, 72rem)")}}\n`;

/**
 * A stylesheet of the blocks for projects that have a look of their own: it applies inside an element
 * with the class `daylit`, as `daylit/scoped.css` does, and changes nothing outside.
 */
export function scopedSheet(css: string): string {
  const own = ofPages.reduce((text, rule) => text.replaceAll(rule, ""), css);
  const inside = ofParts.reduce((text, [page, part]) => text.replaceAll(page, part), own);
  return inside.replaceAll(
    /^@layer (daylit-blocks\.\w+) \{\n([\s\S]*?)^\}$(?=\n*(?:@layer|$(?![\s\S])))/gm,
    (_, layer: string, rules: string) => {
      const frames = rules.match(/^@keyframes [\s\S]*?\n\}\n/gm) ?? [];
      const room = rail.exec(rules);
      const outside = [...frames, ...(room ? [besideRail(room)] : [])].join("");
      const rest = frames.reduce((text, each) => text.replace(each, ""), rules);
      return `@layer ${layer} {\n@scope (.daylit) {\n${rest.replace(rail, "$1$2$3")}}\n${outside}}`;
    },
  );
}

/** A block as a part of a page. */
export const scopedHtml = (html: string): string =>
  `<div class="daylit">\n${html.trim()}\n</div>\n`;
