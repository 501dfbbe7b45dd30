import { componentName } from "../component-name.ts";
import { plainJsx } from "./plain-jsx.ts";

/** A section by itself, from which each of its forms is written. Small: pages fetch a file of these. */
export type SectionSource = {
  block: string;
  /** As it is shown, indented. */
  html: string;
  /** Types of the package that the constants name. */
  types: readonly string[];
  /** Declarations of its pictures, and of the firm where it shows one. */
  constants: readonly string[];
  /** JSX over the package. */
  element: string;
};

/** The forms that a section is offered in, with the language that colours them. */
export const sectionForms = {
  html: { label: "HTML", language: "html", write: ({ html }: SectionSource) => html },
  react: { label: "React", language: "tsx", write: reactFile },
  astro: { label: "Astro", language: "astro", write: astroFile },
  jsx: { label: "Plain JSX", language: "tsx", write: ({ html }: SectionSource) => jsxFile(html) },
} as const;

export type SectionForm = keyof typeof sectionForms;

const indented = (code: string) => code.trimEnd().replaceAll(/^(?=.)/gm, "    ");

/** A component without props; pages import it by a name of their own. */
const component = (element: string, name: string) =>
  `export ${name ? `function ${name}` : "default function Section"}() {
  return (
${indented(element)}
  );
}
`;

function opening({ block, types, constants }: SectionSource): string {
  const imports = [
    ...(types.length > 0 ? [`import type { ${types.join(", ")} } from "daylit-blocks";`] : []),
    `import { ${componentName(block)} } from "daylit-blocks/${block}";`,
    `import "daylit-blocks/${block}.css";`,
  ];
  return [imports.join("\n"), ...constants].join("\n\n");
}

function reactFile(section: SectionSource): string {
  return `${opening(section)}\n\n${component(section.element, "")}`;
}

function astroFile(section: SectionSource): string {
  return `---\n${opening(section)}\n---\n\n${section.element}\n`;
}

/** HTML as a component that needs React and a stylesheet; `types` knows what React’s types lack. */
export function jsxFile(html: string, { name = "", types = "daylit/react" } = {}): string {
  const code = component(plainJsx(html), name);
  const lacking = /<daylit-| commandfor=|style=\{\{[^}]*"--/.test(code);
  return lacking ? `import type {} from "${types}";\n\n${code}` : code;
}
