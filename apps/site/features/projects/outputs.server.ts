import { clients as records } from "@daylit/clients/clients.ts";
import { type ClientFiles, clientFiles } from "@daylit/clients/files.ts";
import { site } from "../../model/site.ts";

/**
 * Slug → a promise of all files of that client's site. One page is one file of a whole site, and its
 * pictures are others: what was made for the first is there for the rest, until a source changes and
 * with it this module. What failed is tried again.
 */
export const clients = new Map(
  records.map((client) => {
    let made: Promise<ClientFiles> | undefined;
    const make = () => {
      made ??= clientFiles(client, site.origin).catch((error) => {
        made = undefined;
        throw error;
      });
      return made;
    };
    return [client.slug, make] as const;
  }),
);
