import { distFiles } from "daylit/internal/tools/dist.ts";
import { fileAddress } from "../../features/reference/package/address.ts";
import { registryPath } from "../../features/registry/registry-item.ts";
import { feedPath } from "../../model/site.ts";

/** Files that a text may lead to besides pages: the end of the build writes them. */
const files: readonly string[] = [
  feedPath,
  "/daylit.min.css",
  registryPath,
  ...[...distFiles().keys()].map(fileAddress),
];

/** Whether a link is none of the site's pages: another site's, or a file. */
export const isElsewhere = (link: string) => /^https?:/.test(link) || files.includes(link);
