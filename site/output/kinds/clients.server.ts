import { clients as records } from "@daylit/clients/clients.ts";
import { clientFiles } from "@daylit/clients/files.ts";
import { site } from "../../app/model/site.ts";

/** Slug → a promise of all files of that client's site. */
export const clients = new Map(
  records.map((client) => [client.slug, () => clientFiles(client, site.origin)] as const),
);
