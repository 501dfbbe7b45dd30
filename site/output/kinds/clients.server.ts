import { clients as records } from "../../../clients/clients.ts";
import { clientFiles } from "../../../clients/files.ts";
import { site } from "../../app/model/site.ts";

/** Slug → a promise of all files of that client's site. */
export const clients = new Map(
  records.map((client) => [client.slug, () => clientFiles(client, site.origin)] as const),
);
