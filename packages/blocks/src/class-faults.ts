import { editDistance } from "@daylit/layouts/text/edit-distance.ts";
import { attributeOf, type Element } from "./html-document.ts";
import type { CheckedPage } from "./page-faults.ts";

const classesOf = (element: Element) =>
  (attributeOf(element, "class") ?? "").split(/\s+/).filter(Boolean);

/** One wrong letter, or two in a long name. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const limit = name.length < 8 || name.startsWith("icon-") ? 1 : 2;
  const near = known.map((each) => [editDistance(name, each, { limit }), each] as const);
  const [distance = Infinity, found] = near.sort(([a], [b]) => a - b)[0] ?? [];
  return distance <= limit ? found : undefined;
}

/** How other frameworks begin the names of what we have. */
const heads: Readonly<Record<string, string>> = {
  background: "bg",
  btn: "button",
  col: "grid",
  color: "text",
  cols: "grid",
  font: "weight",
  label: "badge",
  modal: "dialog",
  pill: "badge",
  row: "flex",
  tag: "badge",
};

/** Words that say how something looks, with ours for them. A name of other words may be anybody's own. */
const looks: ReadonlyMap<string, string> = new Map(
  Object.entries({
    s: "xs sm small mini tiny",
    m: "md medium base",
    l: "lg large big",
    xl: "xxl 2xl 3xl 4xl 5xl huge",
    start: "left top",
    end: "right bottom",
    center: "centre centered centred middle",
    between: "justify spread",
    scroll: "responsive",
    quiet: "ghost text tertiary subtle naked",
    outline: "outlined bordered border",
    plain: "flat clear",
    primary: "brand main blue",
    secondary: "neutral default",
    success: "ok positive green good",
    warning: "warn caution yellow orange amber",
    danger: "error destructive negative red bad",
    "ink-soft": "muted gray grey soft secondary-foreground dim",
    ink: "black dark",
    surface: "white light",
    full: "wide block stretch fluid",
    column: "col cols columns vertical",
    bold: "strong heavy",
    semibold: "semi",
    light: "thin",
    icon: "square circle round rounded",
    // Looks for which we have no name.
    "": "accent info narrow half auto none active disabled hover loading horizontal inline row gradient solid raised elevated shadow pink purple indigo teal cyan slate zinc stone disc decimal normal",
  }).flatMap(([ours, theirs]) => [
    ...(ours ? [[ours, ours] as const] : []),
    ...theirs.split(" ").map((word) => [word, ours] as const),
  ]),
);

const isNumber = (word: string) => /^\d+$/.test(word);
const isLook = (word: string) => looks.has(word) || isNumber(word);

/** What a name of looks alone says, in our words: “text-sm” is “s”, “grid-cols-3” is “1-3”. */
const inOurWords = (head: string, words: readonly string[]): string[] => {
  const said = words.map((word) => looks.get(word) || word);
  const columns = head === "grid" ? words.find(isNumber) : undefined;
  return [said.join("-"), ...(columns ? [`1-${columns}`] : []), ...said];
};

/** A class that begins like ours and goes on with looks is one that somebody expects of us. */
function inFamily(
  name: string,
  known: readonly string[],
  written: (name: string) => string,
): string | undefined {
  const [head = "", ...words] = name.split("-");
  const family = heads[head] ?? head;
  const members = known.filter((each) => each.startsWith(`${family}-`));
  if (words.length === 0 || members.length < 2 || !words.every(isLook)) return undefined;
  // “card-2” may be the second card; a grid has columns, and “text” alone is no class.
  const counts =
    !known.includes(family) || members.some((each) => /^-\d+(-|$)/.test(each.slice(family.length)));
  if (words.every(isNumber) && !counts) return undefined;
  const right = inOurWords(head, words)
    .map((word) => `${family}-${word}`)
    .find((each) => members.includes(each));
  return right
    ? `there is no class ${written(name)}: ${written(right)} is meant`
    : `there is no class ${written(name)}; Daylit has ${members.slice(0, 12).map(written).join(", ")}`;
}

/** A drawing that the set lacks leaves a filled square. */
function missingIcon(name: string, known: readonly string[]): string {
  const words = name.split("-").slice(1);
  const similar = known.filter(
    (each) => each.startsWith("icon-") && words.some((word) => each.split("-").includes(word)),
  );
  return `there is no icon ${name}${similar.length > 0 ? `: there are ${similar.slice(0, 6).join(", ")}` : ""}`;
}

const hasIcon = (name: string, element: Element) =>
  name.startsWith("icon-") &&
  classesOf(element).includes("icon") &&
  !attributeOf(element, "style")?.includes("--icon");

/** Classes of a stylesheet, without the escapes of names such as “md\:flex”. */
const classesIn = (css: string) =>
  new Set(
    [...css.matchAll(/\.((?:[\w-]|\P{ASCII}|\\.)+)/gu)].map(([, name = ""]) =>
      name.replaceAll("\\", ""),
    ),
  );

/** What the packages have: their classes, their blocks, and old names with those of this version. */
export type KnownNames = {
  classes: readonly string[];
  blocks: readonly string[];
  renamed: Readonly<Record<string, string>>;
};

/**
 * Classes that no stylesheet of the page has, and that are almost ours or begin like ours. A class with a
 * rule is the page’s own, however it is called; one without may be a mark for a script, if its words say
 * what something is and not how it looks.
 */
export function classFaults(
  { document, css, hasAllCss }: CheckedPage,
  { classes: known, blocks: names, renamed }: KnownNames,
): string[] {
  const own = classesIn(css);
  // The stylesheet of a misspelt block is often not loaded.
  const blocks = [...own, ...names.map((name) => `block-${name}`)].filter((name) =>
    name.startsWith("block-"),
  );
  // A script that writes rules while the page runs knows classes that no file has.
  const isWhole =
    hasAllCss &&
    /--(?:dl-)?brand\b/.test(css) &&
    !document.elements.some(({ tagName, attrs }) =>
      attrs.some(
        ({ name, value }) =>
          tagName === "script" && name === "src" && /tailwind|unocss|twind/i.test(value),
      ),
    );
  const prefix = own.has("dl-button") && !own.has("button") ? "dl-" : "";
  const written = (name: string) => prefix + name;
  // The root of a block has its name, with a rule or without.
  const ours = new Set([...known.map(written), ...names.map((name) => `block-${name}`)]);
  const found = new Map<string, string>();
  for (const element of document.elements)
    for (const name of classesOf(element)) {
      if (own.has(name) || ours.has(name) || found.has(name) || !name.startsWith(prefix)) continue;
      const bare = name.slice(prefix.length);
      const right = bare.length > 3 && nearest(bare, bare.startsWith("block-") ? blocks : known);
      const line = Object.hasOwn(renamed, bare)
        ? `${name} is called ${renamed[bare]} now: npx daylit-blocks codemod renames it`
        : right
          ? `there is no class ${name}: ${written(right)} is meant`
          : isWhole &&
            (hasIcon(bare, element) ? missingIcon(bare, known) : inFamily(bare, known, written));
      if (line) found.set(name, line);
    }
  return [...found.values()];
}
