import {
  attributeOf,
  type BuiltDocument,
  type Element,
  elementsOf,
  textOf,
} from "./html-document.ts";

const within = (element: Element, test: (around: Element) => boolean): boolean => {
  for (let around = element.parentNode; around && "tagName" in around; around = around.parentNode)
    if (test(around)) return true;
  return false;
};
const short = ({ tagName, attrs }: Element) =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" ").slice(0, 80)}>`;

const isHidden = (element: Element) =>
  attributeOf(element, "hidden") !== undefined || attributeOf(element, "aria-hidden") === "true";
const isSetAside = (element: Element) =>
  isHidden(element) || attributeOf(element, "inert") !== undefined;

/** Every id is there once. */
function repeatedIds({ elements }: BuiltDocument): string[] {
  const ids = elements.map((element) => attributeOf(element, "id")).filter(Boolean);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `the id ${id} is there twice`);
}

/** What a name, a description or a control points at is there. */
function danglingReferences({ elements, ids }: BuiltDocument): string[] {
  const names = [
    "for",
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "popovertarget",
    "list",
  ];
  return elements.flatMap((element) =>
    names
      .flatMap((name) => attributeOf(element, name)?.split(/\s+/) ?? [])
      .filter((id) => id !== "" && !ids.has(id))
      .map((id) => `${short(element)} points at ${id}, which is not there`),
  );
}

/** One first heading, and no level left out on the way down. */
function headingFaults({ elements }: BuiltDocument): string[] {
  const headings = elements.filter(
    (element) =>
      /^h[1-6]$/.test(element.tagName) && !isSetAside(element) && !within(element, isSetAside),
  );
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const first = levels.filter((level) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`${first} headings of the first level`]),
    ...headings
      .filter((heading) => textOf(heading).trim() === "")
      .map((h) => `${short(h)} is empty`),
  ];
}

const isRegion = (element: Element) =>
  ["status", "alert", "log"].includes(attributeOf(element, "role") ?? "") ||
  element.tagName === "output" ||
  (attributeOf(element, "aria-live") ?? "off") !== "off";

/** A change is announced once, and politely; an alert that is hidden comes when something has failed. */
function regionFaults({ elements }: BuiltDocument): string[] {
  return elements
    .filter(isRegion)
    .flatMap((region) => [
      ...((attributeOf(region, "role") === "alert" &&
        attributeOf(region, "hidden") === undefined) ||
      attributeOf(region, "aria-live") === "assertive"
        ? [`${short(region)} interrupts`]
        : []),
      ...(within(region, isRegion) ? [`${short(region)} is announced twice`] : []),
    ]);
}

/** Pictures have their size, so that nothing moves when they come, and a text or none on purpose. */
function pictureFaults({ elements }: BuiltDocument): string[] {
  const missing = (element: Element) =>
    ["alt", "width", "height"].filter((name) => attributeOf(element, name) === undefined);
  return elements
    .filter(({ tagName }) => tagName === "img")
    .filter((image) => missing(image).length > 0)
    .map((image) => `${short(image)} lacks ${missing(image).join(", ")}`);
}

const nameOf = (element: Element): string =>
  (
    attributeOf(element, "aria-label") ??
    elementsOf(element)
      .map((inner) => attributeOf(inner, "alt") ?? "")
      .join(" ") + textOf(element)
  ).trim();

/** Links and buttons have a name. */
function namelessControls({ elements }: BuiltDocument): string[] {
  return (
    elements
      .filter(
        (element) => element.tagName === "button" || attributeOf(element, "href") !== undefined,
      )
      .filter(({ tagName }) => tagName === "a" || tagName === "button")
      // Out of sight, or a second way for a pointer: screen readers have the first.
      .filter((element) => !isHidden(element))
      .filter((element) => attributeOf(element, "aria-labelledby") === undefined)
      .filter((element) => nameOf(element) === "")
      .map((element) => `${short(element)} has no name`)
  );
}

/** Fields have a label; buttons name themselves, and nobody sees hidden ones. */
function namelessFields({ elements }: BuiltDocument): string[] {
  const labelled = new Set(
    elements
      .filter(({ tagName }) => tagName === "label")
      .map((label) => attributeOf(label, "for"))
      .filter(Boolean),
  );
  return elements
    .filter(({ tagName }) => ["input", "select", "textarea"].includes(tagName))
    .filter(
      (field) =>
        !/^(hidden|submit|reset|button|image)$/.test(attributeOf(field, "type") ?? "") &&
        !isHidden(field) &&
        !within(field, isHidden),
    )
    .filter(
      (field) =>
        !["aria-label", "aria-labelledby", "title"].some((name) => attributeOf(field, name)) &&
        !labelled.has(attributeOf(field, "id")) &&
        !within(field, ({ tagName }) => tagName === "label"),
    )
    .map((field) => `${short(field)} has no label`);
}

/** Tables have a name: screen readers list them by it. */
function namelessTables({ elements }: BuiltDocument): string[] {
  return elements
    .filter(({ tagName }) => tagName === "table")
    .filter((table) => !attributeOf(table, "aria-label") && !attributeOf(table, "aria-labelledby"))
    .filter((table) => !elementsOf(table).some(({ tagName }) => tagName === "caption"))
    .map((table) => `${short(table)} has no name`);
}

/** What is wrong with a document whatever its layout is: read from its HTML, without a browser. */
export const documentFaults = (document: BuiltDocument): string[] =>
  [
    repeatedIds,
    danglingReferences,
    headingFaults,
    regionFaults,
    pictureFaults,
    namelessControls,
    namelessFields,
    namelessTables,
  ].flatMap((probe) => probe(document));
