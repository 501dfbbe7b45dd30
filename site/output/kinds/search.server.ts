import { searchFolder } from "../../app/model/search/core.ts";
import { searchIndex } from "../../sources/search.server.ts";
import type { Kind } from "../table.server.ts";

/** Where the index begins, under the name that changes with it. */
export const searchEntry = () => `${searchFolder}${searchIndex().entry}`;

/** The search index: a core, and pieces that a query asks for. */
export const search: Kind = {
  owns: (address) => address.startsWith(searchFolder),
  outputs: () => {
    const { files } = searchIndex();
    return new Map([...files].map(([name, content]) => [`${searchFolder}${name}`, () => content]));
  },
};
