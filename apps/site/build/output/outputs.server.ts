import type { Files } from "../../shell/document.server.tsx";
import type { CachedText, Content, Outputs } from "./output.ts";

export { pageStyles } from "../../shell/render.server.tsx";

/** One type of output. */
export type OutputType = {
  outputs: (files: Files, cached?: CachedText) => Outputs;
  /** One address alone, where the list of all takes long to make. */
  single?: (address: string) => Content | undefined;
  /** The folder that all of it stands in, where no text of content/ changes any of it. */
  folder?: string;
};

type Entry = {
  /** Whether an address may be one of its own: nothing is loaded for the others. */
  owns: RegExp;
  load: () => Promise<OutputType>;
};

/**
 * Everything that the site consists of besides the code for the browser: development answers from it
 * one address at a time (dev.ts), the build writes all of it (build.ts). There is no other list.
 */
export const outputTypes: Readonly<Record<string, Entry>> = {
  samples: {
    owns: /^\/(samples\/|daylit\.min\.css|assets\/(daylit|kit)-)/,
    load: async () => (await import("../../features/reference/samples/outputs.server.ts")).samples,
  },
  blocks: {
    owns: /^\/(samples\/blocks\/|assets\/blocks-)/,
    load: async () => (await import("../../features/blocks/outputs.server.ts")).blockSamples,
  },
  package: {
    owns: /^\/(create-)?daylit((-blocks)?-[\d.]+\.tgz(\.sha512)?$|\/)/,
    load: async () =>
      (await import("../../features/reference/package/outputs.server.ts")).frameworkPackage,
  },
  layouts: {
    owns: /^\/view\//,
    load: async () => (await import("../../features/layouts/outputs.server.ts")).layouts,
  },
  registry: {
    owns: /^\/r\/[\w-]+\.json$/,
    load: async () => (await import("../../features/registry/outputs.server.ts")).registryOutputs,
  },
  compose: {
    owns: /^\/compose\//,
    load: async () => (await import("../../features/composer/outputs.server.ts")).compose,
  },
  search: {
    owns: /^\/assets\/search\//,
    load: async () => (await import("../../features/search/outputs.server.ts")).search,
  },
  values: {
    owns: /^\/assets\/values-/,
    load: async () => (await import("../../shell/values/outputs.server.ts")).values,
  },
  pictures: {
    owns: /^\/(pictures|photographs|assets)\/|^\/favicon\.ico$/,
    load: async () => (await import("../../features/pictures/outputs.server.ts")).pictures,
  },
  machine: {
    owns: /^\/(\.well-known\/|schema\/)?[\w-]+\.(txt|xml|json|svg|webmanifest)$/,
    load: async () => (await import("../machine-readable/outputs.server.ts")).machine,
  },
  markdown: {
    owns: /\.md$|^\/llms-full\.txt$/,
    load: async () => (await import("../markdown/outputs.server.ts")).markdownPages,
  },
  pages: {
    owns: /^[^.]*$|^\/404\.html$/,
    load: async () => (await import("../pages.server.ts")).pages,
  },
};

/** Begins what takes other threads seconds, and what a later output waits for. */
export const beginBeside = async () =>
  (await import("../../features/layouts/source.server.ts")).weighPages();

/** The client sites, each on a host of its own: slug → its outputs. */
export const loadClients = async () =>
  (await import("../../features/projects/outputs.server.ts")).clients;
