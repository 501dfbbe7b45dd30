declare module "virtual:snippets" {
  /** The highlighted code of an example, such as `card/basic`; nothing in the browser. */
  export const snippetOf: (of: string) => string;
  /** The framework's own brand colour. */
  export const brand: string;
}
