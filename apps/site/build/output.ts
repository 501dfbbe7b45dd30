/** What an address answers with: text, bytes, or a file that is sent as it is. */
export type Content = string | Uint8Array | { file: string };

/** What an earlier build made from the same code, data and texts; otherwise what `make` makes. */
export type Kept = (
  name: string,
  texts: string,
  make: () => string | Promise<string>,
) => Promise<string>;

/** Nothing is kept in development. */
export const anew: Kept = async (_name, _texts, make) => make();

/** Address → what makes it. Nothing is made before it is asked for. */
export type Outputs = ReadonlyMap<string, () => Content | Promise<Content>>;

/** A document has no ending in its address; everything else is its own file. */
export const fileOf = (address: string) =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}/index.html`.replace(/^\//, "");
