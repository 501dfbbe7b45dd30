import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { prefixedClass } from "../src/class-names.ts";
import { componentFile } from "./component-file.ts";
import { componentName } from "./component-name.ts";
import { exampleOf } from "./example.ts";
import { jsx } from "./literal.ts";
import { comment, isFrame, members, pageMembers, sentence, shownOfPage } from "./types.ts";

const folder = join(import.meta.dirname, "../registry");
const icons = join(import.meta.dirname, "../../layouts/components/pictures/icon.tsx");

/** The parts that all blocks from the registry share, as they are. */
export const partsSource = () => readFileSync(join(folder, "parts.tsx"), "utf8");

/** An attribute with a value in quotes or braces, wherever it is. */
function withoutAttribute(source: string, name: string): string {
  const found = new RegExp(`\\s+${name}=(?="|\\{)`).exec(source);
  if (!found) return source;
  const start = found.index + found[0].length;
  let end = source.indexOf('"', start + 1) + 1;
  if (source[start] === "{") {
    let depth = 0;
    for (end = start; end === start || depth > 0; end++)
      depth += source[end] === "{" ? 1 : source[end] === "}" ? -1 : 0;
  }
  return withoutAttribute(source.slice(0, found.index) + source.slice(end), name);
}

/** Elements whose attributes fit into one line again. */
const onOneLine = (source: string) =>
  source.replaceAll(
    /^( *)<(\w+)\n((?: +[^\n<>]+\n)+) *\/>/gm,
    (whole, indent, name, attributes) => {
      const line = `${indent}<${[name, ...attributes.trim().split(/\n\s+/)].join(" ")} />`;
      return line.length <= 100 ? line : whole;
    },
  );

/** What only the attributes above have needed. */
function withoutUnused(source: string): string {
  const declared =
    /(?:^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^ *const (\w+) = (?:[^\n]*;\n|[^;]*;\n)\n?/gm;
  return source.replaceAll(declared, (whole, name) =>
    source.split(new RegExp(`\\b${name}\\b`)).length === 2 ? "" : whole,
  );
}

const prefixed = (source: string, block: string) =>
  source.replaceAll(/"[^"\n]*"|`[^`]*`/g, (literal) =>
    literal.replaceAll(/\$\{[^}]*\}|(?<![\w-])[a-z][\w-]*/g, (word) =>
      word.startsWith("$") ? word : prefixedClass(word, block),
    ),
  );

/** The code below the imports, with the names of the package. */
function body(source: string, block: string, props: string, fields: object = {}): string {
  const code = source
    .replaceAll(/^import [^;]+;\n/gm, "")
    .replace(/^(?:\/\/[^\n]*\n)?type Props = [^;]+;\n/m, "")
    .replaceAll(/^\/\/[^\n]*\n/gm, "")
    .replace("export default function", "export function")
    .replaceAll(/keyof typeof (\w+)s\b/g, (_, field) =>
      field in fields ? `NonNullable<Props["${field}"]>` : "string",
    )
    .replaceAll(/\bProps\b/g, props)
    .replaceAll(/\binline\(([\w.]+)\)/g, "$1")
    .replaceAll(/\bwithCommas\(([\w.]+)\)/g, '$1.join(", ")')
    .replaceAll(/\bcommaIn\([\w.]+\)/g, '", "')
    .replaceAll(/\s+(?:opens(?=\s)|<Slot \/>)/g, "")
    .replaceAll(/(?<=aria-label=\{)[\w.]+(?=\})/g, "lettersOf($&)")
    .replaceAll(/(?<=\$\{)\w+\.label(?=\})/g, "lettersOf($&)")
    .replaceAll(/(?<=\binitials\()\w+(?=\))/g, "lettersOf($&)")
    .replaceAll(/(?<=\(\{ (\w+) \}\) => )\1(?=\)\.join)/g, "lettersOf($1)")
    .replaceAll(/\b(facts|legal)\.join\((" · ")\)/g, "joined($1, $2)");
  const plain = ["sizes", "upright"].reduce(withoutAttribute, code);
  return prefixed(withoutUnused(onOneLine(plain)), block).trim();
}

/** A section without a band has the element around it that keeps the styles inside. */
const inPart = (code: string) =>
  code.includes("<Band")
    ? code
    : code.replace(
        /^ {2}return \(\n([\s\S]*)\n {2}\);\n\}$/m,
        (_, inside: string) =>
          `  return (\n    <div className="daylit">\n${inside.replaceAll(/^(?=.)/gm, "  ")}\n    </div>\n  );\n}`,
      );

const exported = [
  ...partsSource().matchAll(/^export (?:const|function|interface|type) (\w+)/gm),
].map(([, name = ""]) => name);
const isType = (name: string) =>
  new RegExp(`^export (?:interface|type) ${name}\\b`, "m").test(partsSource());

/** Every icon that blocks may have. */
export const iconsSource = () =>
  `// The icons of the blocks, on a grid of 24.\n${body(readFileSync(icons, "utf8"), "icon", "Props")}\n`;

/** A block as source that belongs to a project: typed props and JSX, with the stylesheet beside it. */
export function registrySource(name: BlockName): string {
  const { label, about, fields } = definitionOf(name);
  const component = componentName(name);
  const own = join(folder, `${name}.tsx`);
  const source = readFileSync(existsSync(own) ? own : componentFile(name), "utf8");
  const { behind: _, ...shown } = fields as Readonly<Record<string, (typeof fields)[string]>>;
  const page = isFrame(name) ? shownOfPage(name) : undefined;
  const props = [
    ...(page ? [pageMembers(page).replace(/Pick<Business, [^>]+>/, "Business")] : []),
    members(existsSync(own) ? shown : fields, "  "),
  ].join("\n");
  const code = inPart(body(source, name, `${component}Props`, fields));
  const words = `${props}\n${code}`.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const uses = (part: string) => new RegExp(`\\b${part}\\b`).test(words);
  const used = exported.filter((part) => part === "BlockProps" || uses(part)).sort();
  const imported = `import {\n${used.map((part) => `  ${isType(part) ? "type " : ""}${part},\n`).join("")}} from "./parts";`;
  const flat = imported.replaceAll(/,?\n *(?=\})/g, " ").replaceAll(/\n */g, " ");
  const example = jsx(component, { id: name, ...exampleOf(name) }, 0, [
    ...(page ? ["business={business}"] : []),
    ...(page?.links ? ["links={links}"] : []),
  ]);
  const about3 = [sentence(label), about, "", "@example", ...example.split("\n")];
  return `${uses("ReactNode") ? 'import type { ReactNode } from "react";\n' : ""}${uses("Icon") ? 'import { Icon } from "./icons";\n' : ""}${flat.length > 100 ? imported : flat}
import "./${name}.css";

export interface ${component}Props extends BlockProps {
${props}
}

${code.replace(/^(?=export function )/m, `${comment(about3, "")}\n`)}
`;
}
