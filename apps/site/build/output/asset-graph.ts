import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileOf } from "./output.ts";

const readable = /\.(js|css|html)$/;
/**
 * A file whose name changes with its content, the document of a sample, or the document that the
 * composer draws into, with its stylesheet. A name is looked for where a word begins: tried at each
 * letter of minified code, it took a second.
 */
const named =
  /(?:(?<![\w.$-])[\w.$-]+-[\w-]{8}\.(?:js|css|woff2|svg|json))|\/(?:samples\/[\w-]+|compose)\/[\w-]+\.html|\/view\/daylit\.min\.css/g;

const addressOf = (name: string) => (name.startsWith("/") ? name : `/assets/${name}`);

/** Where the built site keeps what it answers with for an address. */
export function builtFile(root: string, address: string): string | undefined {
  const file = join(root, fileOf(address));
  return existsSync(file) ? file : undefined;
}

/**
 * Everything that the addresses need, themselves included: what their text names, and what that
 * names in turn. Code names the chunks it imports, now or later, so nothing has to be parsed. What
 * is unwanted is left out with all that only it names.
 */
export function withDependencies(
  root: string,
  addresses: readonly string[],
  unwanted: (address: string) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const look = (address: string) => {
    const file = found.has(address) ? undefined : builtFile(root, address);
    if (!file || unwanted(address)) return;
    found.add(address);
    if (!readable.test(file)) return;
    const text = readFileSync(file, "utf8");
    for (const name of new Set(text.match(named))) look(addressOf(name));
  };
  addresses.forEach(look);
  return [...found].sort();
}
