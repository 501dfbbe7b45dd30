import type { Part } from "./reference.ts";
import { classEntries, propertyEntries } from "./style-data.ts";

const themes = [
  { name: "light", description: "Light for this part, whatever the system says" },
  { name: "dark", description: "Dark for this part, whatever the system says" },
];

/** VS Code, `html.customData`: classes and attributes are completed while you write HTML. */
export function vscodeHtml(parts: Part[]) {
  const values = classEntries(parts).map(({ name, note }) => ({ name, description: note }));
  return {
    version: 1.1,
    globalAttributes: [
      { name: "class", values },
      { name: "data-theme", description: "Light or dark for this part", values: themes },
      { name: "data-brand", description: "This part has a --brand of its own" },
    ],
  };
}

/** VS Code, `css.customData`: custom properties are completed while you write CSS. */
export function vscodeCss(parts: Part[]) {
  const properties = propertyEntries(parts).map(({ name, value, note }) => ({
    name,
    description: `${note} (${value})`,
  }));
  return { version: 1.1, properties };
}

/** JetBrains editors read this by the `web-types` entry of package.json. */
export function webTypes(parts: Part[], version: string) {
  const described = ({ name, note }: { name: string; note: string }) => ({
    name,
    description: note,
  });
  return {
    $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
    name: "daylit",
    version,
    "description-markup": "markdown",
    contributions: {
      css: {
        classes: classEntries(parts).map(described),
        properties: propertyEntries(parts).map(described),
      },
    },
  };
}
