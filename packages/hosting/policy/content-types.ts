import { extname } from "node:path";
import { contentType } from "mime-types";

/** Types that the library of types does not know, by ending or by the name of the file. */
const ours: Readonly<Record<string, string>> = {
  "feed.xml": "application/atom+xml; charset=utf-8",
  ".tgz": "application/gzip",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

/** The type of a file by its name in the build. */
export function typeOf(name: string): string {
  const extension = extname(name);
  return ours[name] ?? ours[extension] ?? (contentType(extension) || "application/octet-stream");
}

/** Files whose type is not that of their ending. */
export const namedTypes = Object.entries(ours).filter(([name]) => !name.startsWith("."));
