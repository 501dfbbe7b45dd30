import { attributeWithBase } from "../model/base-path/base-path-jsx.ts";

type Attributes = Record<string, string | number | boolean | undefined>;

/** An element with its attributes and children. `true` writes an attribute without a value. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      made.setAttribute(key, value === true ? "" : String(attributeWithBase(key, value)));
  made.append(...children);
  return made;
}
