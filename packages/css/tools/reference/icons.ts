import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { iconNames, mirrored } from "./icon-names.ts";

type Shape = [tag: string, attributes: Record<string, string>];

/** The licence of the drawings, which goes with them. */
export const iconLicence = () => readFileSync(join(folder, "../../../LICENSE"), "utf8");

const require = createRequire(import.meta.url);
const folder = join(dirname(require.resolve("lucide-react")), "../esm/icons");

/** The shapes of a drawing, as Lucide has them. */
const shapesOf = (name: string): Shape[] =>
  (require(join(folder, `${name}.mjs`)) as { __iconData: { node: Shape[] } }).__iconData.node.map(
    ([tag, { key, ...attributes }]) => [tag, attributes],
  );

const lines = {
  fill: "none",
  stroke: "black",
  "stroke-width": "2",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

const tag = ([name, attributes]: Shape, end = "/>") =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}='${value}'`)
    .join("")}${end}`;

const svg = (name: string) =>
  `${tag(["svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 24 24", ...lines }], ">")}${shapesOf(
    name,
  )
    .map((shape) => tag(shape))
    .join("")}</svg>`;

/** The class of each drawing, described. */
export const iconsOf = () =>
  iconNames.map((name) => ({
    name: `icon-${name}`,
    note: `Lucide’s ${name.replaceAll("-", " ")}`,
  }));

/** The rules of those classes. */
export function iconRules(): string {
  const rules = iconNames.map(
    (name) => `  .icon-${name} {\n    --icon: url("data:image/svg+xml,${svg(name)}");\n  }\n`,
  );
  const turned = mirrored.map((name) => `  .icon-${name}:dir(rtl)`).join(",\n");
  return `${rules.join("\n")}\n${turned} {\n    scale: -1 1;\n  }\n`;
}

const componentName = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** daylit/icons: a React component for each drawing; a bundler keeps those that are used. */
export function iconComponents(): string {
  const components = iconNames.map(
    (name) =>
      `export const ${componentName(name)} = /* @__PURE__ */ icon(${JSON.stringify(name)}, ${JSON.stringify(shapesOf(name))});`,
  );
  return `// Drawings from Lucide (ISC, icons-license.txt).
import { createElement } from "react";

const lines = ${JSON.stringify({ viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" })};

/** Hidden from screen readers unless it is given a name. */
const icon = (name, shapes) => ({ className = "", ...props }) =>
  createElement(
    "svg",
    {
      ...lines,
      "aria-hidden": props["aria-label"] ? undefined : true,
      role: props["aria-label"] ? "img" : undefined,
      className: \`icon icon-\${name} \${className}\`.trim(),
      ...props,
    },
    shapes.map(([tag, attributes], key) => createElement(tag, { ...attributes, key })),
  );

${components.join("\n")}
`;
}

export function iconTypes(): string {
  const components = iconNames.map((name) => `export declare const ${componentName(name)}: Icon;`);
  return `import type { FunctionComponent, SVGProps } from "react";
export type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;
${components.join("\n")}
`;
}
