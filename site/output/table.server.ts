import type { Files } from "../app/document.server.tsx";
import { clients } from "./kinds/clients.server.ts";
import { compose } from "./kinds/compose.server.ts";
import { layouts } from "./kinds/layouts.server.ts";
import { machine } from "./kinds/machine.server.ts";
import { pages } from "./kinds/pages.server.ts";
import { pictures } from "./kinds/pictures.server.ts";
import { samples } from "./kinds/samples.server.ts";
import { search } from "./kinds/search.server.ts";
import { twins } from "./kinds/twins.server.ts";
import { values } from "./kinds/values.server.ts";
import type { Kept, Outputs } from "./output.ts";

export { pageStyles } from "../app/render.server.tsx";
export { searchEntry } from "./kinds/search.server.ts";

/** One kind of output: which addresses it answers, and with what. */
export type Kind = {
  /** Whether an address may be one of its own; asked before its list is made. */
  owns: (address: string) => boolean;
  outputs: (files: Files, kept?: Kept) => Outputs;
};

/**
 * Everything that the site consists of besides the code for the browser: development answers from it
 * one address at a time (dev.ts), the build writes all of it (build.ts). There is no other list.
 */
export const kinds = {
  samples,
  layouts,
  compose,
  search,
  values,
  pictures,
  machine,
  twins,
  pages,
} satisfies Record<string, Kind>;

/** The client sites, each on a host of its own: slug → its outputs. */
export { clients };
