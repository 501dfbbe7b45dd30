import { parseArgs } from "node:util";
import { isEmail } from "@daylit/layouts/text/email.ts";
import { release } from "daylit/internal/tools/release.ts";
import { CommandError } from "./command-error.ts";

const forms = ["html", "react", "astro"] as const;
export type Form = (typeof forms)[number];

export type Options = {
  folder?: string;
  layout?: string;
  brand?: `#${string}`;
  name?: string;
  email?: string;
  as?: Form;
  site?: string;
  yes: boolean;
  force: boolean;
  list: boolean;
  fields: boolean;
  help: boolean;
  version: boolean;
};

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;

const known = {
  layout: text,
  brand: text,
  name: text,
  email: text,
  as: text,
  site: text,
  yes: { ...flag, short: "y" },
  force: flag,
  list: flag,
  fields: flag,
  help: { ...flag, short: "h" },
  version: { ...flag, short: "v" },
} as const;

/** How the command is started: by npm once it is there, until then by the address it came from. */
export const usage = (address?: string, { published } = release) =>
  published
    ? "npm create daylit [folder] -- [options]"
    : `${address ? `npx ${address}` : "create-daylit"} [folder] [options]`;

export const help = (address?: string) => `Usage: ${usage(address)}

Starts a website from one of a hundred layouts. "publish" puts one online: publish --help

  --layout arch-0001      the layout; --list names all
  --name 'Mill & Moss'    the name of your business
  --email you@your.site   your email address, in place of all of the example
  --brand '#7a00ff'       your colour
  --as html|react|astro   plain files; Vite and React (Node 20.19, 22.12 or newer);
                          Astro (Node 22.12 or newer)
  --site site.json        a site made in the composer: its file or its address;
                          with --layout, an assistant's answer with its texts
  --fields                the fields of the layout, to give to an assistant
  mcp                     serves an agent by the Model Context Protocol
  --yes                   asks nothing
  --force                 writes into a folder that has files already
  --list                  names every layout
  --version, --help
`;

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: known, allowPositionals: true });
  } catch (error) {
    const [first = ""] = (error as Error).message.split(/\. |\n/);
    throw new CommandError(`${first}. --help shows the options`);
  }
}

const isColour = (text: string): text is `#${string}` => /^#[0-9a-f]{6}$/i.test(text);

/** "#abc" and "aabbcc" are colours too. */
export function readColour(text: string): `#${string}` | undefined {
  const plain = text.trim().replace(/^#/, "").toLowerCase();
  const long = plain.length === 3 ? plain.replaceAll(/./g, "$&$&") : plain;
  return isColour(`#${long}`) ? `#${long}` : undefined;
}

export function readOptions(given: readonly string[]): Options {
  const { values, positionals } = parse(given);
  const { brand, as, name, ...rest } = values;
  const colour = brand === undefined ? undefined : readColour(brand);
  if (brand !== undefined && !colour)
    throw new CommandError(`“${brand}” isn’t a colour. Write it like #7a00ff`);
  if (as !== undefined && !forms.some((form) => form === as))
    throw new CommandError(`“${as}” isn’t a form. Choose html, react or astro`);
  if (rest.email !== undefined && !isEmail(rest.email))
    throw new CommandError(`“${rest.email}” isn’t an email address`);
  if (positionals.length > 1)
    throw new CommandError(
      `Name one folder, not ${positionals.length}. Put quotes around names with spaces`,
    );
  return {
    ...rest,
    // A name of spaces alone is none.
    name: name?.trim() || undefined,
    folder: positionals[0],
    brand: colour,
    as: as as Form | undefined,
  };
}
