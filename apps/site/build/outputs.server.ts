import type { Files } from "../app/document.server.tsx";
import type { Content, Kept, Outputs } from "./output.ts";

export { pageStyles } from "../app/render.server.tsx";

/** What one kind of output has. */
export type Kind = {
  outputs: (files: Files, kept?: Kept) => Outputs;
  /** One address alone, where the list of all takes long to make. */
  single?: (address: string) => Content | undefined;
  /** The folder that all of it stands in, where no text of content/ changes any of it. */
  folder?: string;
};

type Entry = {
  /** Whether an address may be one of its own: nothing is loaded for the others. */
  owns: RegExp;
  load: () => Promise<Kind>;
};

/**
 * Everything that the site consists of besides the code for the browser: development answers from it
 * one address at a time (dev.ts), the build writes all of it (build.ts). There is no other list.
 */
export const kinds: Readonly<Record<string, Entry>> = {
  samples: {
    owns: /^\/(samples\/|daylit\.min\.css|assets\/daylit-)/,
    load: async () => (await import("./kinds/samples.server.ts")).samples,
  },
  layouts: {
    owns: /^\/view\//,
    load: async () => (await import("./kinds/layouts.server.ts")).layouts,
  },
  compose: {
    owns: /^\/compose\//,
    load: async () => (await import("./kinds/compose.server.ts")).compose,
  },
  search: {
    owns: /^\/assets\/search\//,
    load: async () => (await import("./kinds/search.server.ts")).search,
  },
  values: {
    owns: /^\/assets\/values-/,
    load: async () => (await import("./kinds/values.server.ts")).values,
  },
  pictures: {
    owns: /^\/(pictures|assets)\//,
    load: async () => (await import("./kinds/pictures.server.ts")).pictures,
  },
  machine: {
    owns: /^\/(\.well-known\/)?[\w-]+\.(txt|xml|json|svg|webmanifest)$/,
    load: async () => (await import("./kinds/machine.server.ts")).machine,
  },
  twins: {
    owns: /\.md$|^\/llms-full\.txt$/,
    load: async () => (await import("./kinds/twins.server.ts")).twins,
  },
  pages: {
    owns: /^[^.]*$|^\/404\.html$/,
    load: async () => (await import("./kinds/pages.server.ts")).pages,
  },
};

/** The client sites, each on a host of its own: slug → its outputs. */
export const loadClients = async () => (await import("./kinds/clients.server.ts")).clients;
