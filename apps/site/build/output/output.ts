/** What an address answers with: text, bytes, or a file that is sent as it is. */
export type Content = string | Uint8Array | { file: string };

/** The cached text if code, data and texts are the same as in an earlier build; otherwise what `make` returns. */
export type CachedText = (
  name: string,
  texts: string,
  make: () => string | Promise<string>,
) => Promise<string>;

/** In development nothing is cached. */
export const uncached: CachedText = async (_name, _texts, make) => make();

/** Address → function that makes its content, called only when that address is requested or written. */
export type Outputs = ReadonlyMap<string, () => Content | Promise<Content>>;

/** A document has no ending in its address; everything else is its own file. */
export const fileOf = (address: string) =>
  /\.\w+$/.test(address) ? address.slice(1) : `${address.slice(1)}/index.html`.replace(/^\//, "");
