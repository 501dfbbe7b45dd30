import { transform } from "lightningcss";
import type { Fence } from "./chapter.ts";
import { classes, properties } from "./vocabulary.ts";

/** Why a CSS parser refuses the snippet, or nothing. */
export function cssFaults(code: string): string[] {
  try {
    const { warnings } = transform({
      filename: "snippet.css",
      code: Buffer.from(code),
      errorRecovery: false,
    });
    return warnings.map(({ message }) => message);
  } catch (fault) {
    return [`${fault}`];
  }
}

/** Custom properties, and classes in selectors, that neither the framework nor the reader has. */
export function unknownNames({ code, own }: Fence): string[] {
  const plain = code.replace(/"[^"]*"/g, '""').replace(/\/\*[\s\S]*?\*\//g, "");
  const used = plain.match(/--[a-z][\w-]*/g) ?? [];
  const selected = [...plain.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)].map(
    ([, name = ""]) => name,
  );
  return [
    ...used.filter((name) => !properties.has(name) && !own.has(name)),
    ...selected.filter((name) => !classes.has(name) && !own.has(name)),
  ];
}

/** The addresses of `@import`. */
export const cssImports = (code: string) =>
  [...code.matchAll(/@import "([^"]+)"/g)].map(([, address = ""]) => address);
