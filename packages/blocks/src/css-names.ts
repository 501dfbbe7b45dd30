import { prefixedClass } from "./class-names.ts";

/** A stylesheet with the names that its classes have in the package; `block` is the block it belongs to. */
export const prefixedCss = (css: string, block = ""): string =>
  css.replaceAll(/(?<=\.)[a-zA-Z][\w-]*(?=[^{};]*\{)/g, (name) => prefixedClass(name, block));
