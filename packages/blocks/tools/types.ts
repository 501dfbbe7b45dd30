import { readFileSync } from "node:fs";
import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import { componentFile } from "./component-file.ts";
import { componentName } from "./component-name.ts";
import { exampleOf } from "./example.ts";
import { jsx } from "./literal.ts";

/** Navigations and footers show the firm and the links of the page. */
export const isFrame = (name: string) => /^(nav|footer)-/.test(name);

const facts = ["name", "strapline", "phone", "email", "address", "hours", "note"];

/** What a navigation or footer shows of the firm and of the page, as its component says. */
export function shownOfPage(name: BlockName) {
  const source = readFileSync(componentFile(name), "utf8");
  const inAddress = /<Address /.test(source) ? ["address", "phone", "email"] : [];
  const shown = [...source.matchAll(/\bbusiness\.(\w+)/g)].map(([, fact]) => fact);
  return {
    business: facts.filter((fact) => fact === "name" || [...inAddress, ...shown].includes(fact)),
    links: /[{,]\s*links\b/.test(source),
  };
}

/** “Only `name` is needed; without `hours` …”: columns and lines of what is missing are left out. */
export const businessWords = (shown: readonly string[]) =>
  `Of the firm ${shown.join(", ")} ${shown.length === 1 ? "is" : "are"} shown. Only its name is needed: a line or column of what is missing is left out.`;

export const pageMembers = ({ business, links }: ReturnType<typeof shownOfPage>) =>
  [
    `  /** ${businessWords(business)} */`,
    `  business: Pick<Business, ${business.map((each) => JSON.stringify(each)).join(" | ")}>;`,
    `  /** ${links ? "The links of the navigation." : "Not shown here."} */`,
    `  links${links ? "" : "?"}: readonly Link[];`,
  ].join("\n");

export const comment = (lines: readonly string[], indent: string) =>
  lines.length === 1
    ? `${indent}/** ${lines[0]} */`
    : [
        `${indent}/**`,
        ...lines.map((line) => `${indent} * ${line}`.trimEnd()),
        `${indent} */`,
      ].join("\n");

export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function countOf(field: Field): string {
  if (!("min" in field || "max" in field || "exactly" in field)) return "";
  const { exactly, min, max } = field as { exactly?: number; min?: number; max?: number };
  const unit = field.kind === "prose" ? " paragraphs" : "";
  if (exactly) return `Made for ${exactly}.`;
  if (min && min === max) return `Exactly ${min}${unit}.`;
  if (min && max) return `${min} to ${max}${unit}.`;
  return max ? `At most ${max}${unit}.` : min ? `At least ${min}${unit}.` : "";
}

/** What the definition of a field says about it, in a line of words. */
export function fieldWords(field: Field): string {
  const { label, hint } = field;
  const length =
    "soft" in field
      ? `Up to ${field.soft} characters look right${field.why ? `; more: ${field.why}` : ""}.`
      : "";
  const words = [sentence(label), hint && sentence(hint), countOf(field), length];
  return words.filter(Boolean).join(" ");
}

function described(field: Field): string[] {
  const choices =
    field.kind === "choice"
      ? Object.entries(field.options).map(([key, words]) => `- \`${key}\`: ${words}`)
      : [];
  return [
    fieldWords(field),
    ...choices,
    ...(field.kind === "choice" ? [`@defaultValue ${JSON.stringify(field.otherwise)}`] : []),
  ];
}

/** The type of a field in TypeScript. */
export function typeOf(field: Field, indent = ""): string {
  switch (field.kind) {
    case "line":
    case "text":
    case "price":
      return "ReactNode";
    case "date":
    case "link":
      return "string";
    case "prose":
      return "ReactNode | readonly ReactNode[]";
    case "lines":
      return "readonly ReactNode[]";
    case "pairs":
      return "readonly (readonly [term: ReactNode, fact: ReactNode])[]";
    case "row":
      return `readonly [${field.of.map(() => "ReactNode").join(", ")}]`;
    case "items":
      return `readonly ${objectOf(field.fields, indent)}[]`;
    case "group":
      return objectOf(field.fields, indent);
    case "picture":
      return "Picture";
    case "pictures":
      return "readonly Picture[]";
    case "action":
      return "Action";
    case "actions":
      return "readonly Action[]";
    case "choice":
      return Object.keys(field.options)
        .map((key) => JSON.stringify(key))
        .join(" | ");
    case "toggle":
      return "boolean";
  }
}

const objectOf = (fields: FieldSet, indent: string) =>
  `{\n${members(fields, `${indent}  `)}\n${indent}}`;

export const members = (fields: FieldSet, indent: string): string =>
  Object.entries(fields)
    .map(
      ([name, field]) =>
        `${comment(described(field), indent)}\n${indent}${name}${field.optional ? "?" : ""}: ${typeOf(field, indent)};`,
    )
    .join("\n");

/** The types of a block: its props from its fields, and an example that fits. */
export function typesOf(name: BlockName): string {
  const { label, about, fields } = definitionOf(name);
  const component = componentName(name);
  const page = isFrame(name) ? shownOfPage(name) : undefined;
  const example = jsx(component, exampleOf(name), 0, [
    ...(page ? ["business={business}"] : []),
    ...(page?.links ? ["links={links}"] : []),
  ]);
  const about3 = [
    sentence(label),
    about,
    "",
    "@example",
    "```tsx",
    `import { ${component} } from "daylit-blocks/${name}";`,
    `import "daylit-blocks/${name}.css";`,
    "",
    ...example.split("\n"),
    "```",
  ];
  const body = [...(page ? [pageMembers(page)] : []), members(fields, "  ")].join("\n");
  const uses = (type: string) => new RegExp(`\\b${type}\\b`).test(body);
  const used = ["Action", "BlockProps", "Business", "Link", "Picture"].filter(
    (type) => type === "BlockProps" || uses(type),
  );
  return `import type { ReactElement${uses("ReactNode") ? ", ReactNode" : ""} } from "react";
import type { ${used.join(", ")} } from "./types.js";

export interface ${component}Props extends BlockProps {
${body}
}

${comment(about3, "")}
export declare function ${component}(props: ${component}Props): ReactElement;
`;
}
