import { Features, type Selector, type SelectorComponent, transform } from "lightningcss";

/** Three numbers, as in the specification of selectors: ids, classes, elements. */
export type Specificity = [ids: number, classes: number, elements: number];

type SelectorReading = { highest: Specificity; classes: Set<string>; tried: string[] };

/**
 * What the selectors of a stylesheet are made of, with nesting written out. `tried` are those that
 * a browser tries on every element of a page, because neither the element’s own names nor the
 * names around it rule them out: each of them slows every page down. With `errorRecovery` what the
 * tool cannot read is left out, which is for stylesheets of others.
 */
export function readSelectors(css: string, errorRecovery = false): SelectorReading {
  let highest: Specificity = [0, 0, 0];
  const classes = new Set<string>();
  const universal: string[] = [];
  const parents = new Set<string>();
  // Two passes: the visitor sees selectors before nesting is resolved, so resolve it first.
  const flat = transform({
    filename: "a.css",
    code: Buffer.from(css),
    include: Features.Nesting,
    errorRecovery,
    visitor: {
      // A rule with nothing but nested rules is gone afterwards, but a browser tries it all the same.
      Selector(selector) {
        const name = selector.map(nameOf).join(" ");
        const nested = selector.some(({ type }) => type === "nesting");
        if (!nested && !isSoughtByName(selector)) parents.add(name);
      },
    },
  });
  transform({
    filename: "b.css",
    code: flat.code,
    errorRecovery,
    visitor: {
      Selector(selector) {
        const found = specificity(selector);
        if (compare(found, highest) > 0) highest = found;
        for (const name of classNames(selector)) classes.add(name);
        if (!isSoughtByName(selector)) universal.push(selector.map(nameOf).join(" "));
      },
    },
  });
  return { highest, classes, tried: [...universal, ...parents.difference(new Set(universal))] };
}

/** Elements that are around everything, so that their names rule nothing out. */
const everywhere = new Set(["html", "body", "main"]);
/** Pseudo-classes that browsers look up like a name, without trying each element. */
const lookedUp = new Set(["root", "host", "any-link", "focus-visible"]);

function isSoughtByName(selector: Selector): boolean {
  const subject = selector.slice(selector.findLastIndex(({ type }) => type === "combinator") + 1);
  if (subject.some(hasName)) return true;
  return selector
    .slice(0, -subject.length)
    .some((part) => hasName(part) && !(part.type === "type" && everywhere.has(part.name)));
}

function hasName(part: SelectorComponent): boolean {
  // Nearly every element has the attribute itself.
  if (part.type === "attribute" && part.name === "class") return false;
  if (["class", "id", "type", "attribute", "pseudo-element"].includes(part.type)) return true;
  if (part.type !== "pseudo-class") return false;
  // A list of alternatives is tried one by one; a single one is looked up by its own name.
  if (part.kind === "is" || part.kind === "where")
    return part.selectors.length === 1 && part.selectors.every(isSoughtByName);
  return lookedUp.has(part.kind);
}

function nameOf(part: SelectorComponent): string {
  if (part.type === "combinator") return part.value;
  if (part.type === "pseudo-class") return part.kind;
  return "name" in part ? String(part.name) : part.type;
}

function classNames(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === "class") return [part.name];
    // `:host` has a single selector or none, and no class of ours in it.
    const nested =
      part.type === "pseudo-class" && part.kind !== "host" && "selectors" in part
        ? part.selectors
        : [];
    return (nested as Selector[]).flatMap(classNames);
  });
}

function compare(a: Specificity, b: Specificity): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function specificity(selector: Selector): Specificity {
  return selector
    .map(ofPart)
    .reduce<Specificity>(
      (sum, part) => [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]],
      [0, 0, 0],
    );
}

function ofPart(part: SelectorComponent): Specificity {
  if (part.type === "id") return [1, 0, 0];
  if (part.type === "class" || part.type === "attribute") return [0, 1, 0];
  if (part.type === "type" || part.type === "pseudo-element") return [0, 0, 1];
  if (part.type !== "pseudo-class" || part.kind === "where") return [0, 0, 0];
  if (part.kind === "is" || part.kind === "not" || part.kind === "has")
    return part.selectors.map(specificity).sort(compare).at(-1) ?? [0, 0, 0];
  return [0, 1, 0];
}
