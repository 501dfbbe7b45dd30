import { withBase } from "../model/base-path/base-path.ts";
import type { Files } from "./document.server.tsx";

/**
 * Writes beside each island the files that it needs: whoever comes near it asks for all of them at once,
 * together with the start, where their imports would lead from one round to the next.
 */
export const withIslandCode = (html: string, { island }: Pick<Files, "island">) =>
  html.replaceAll(/data-island="([^"]+)"/g, (attribute, name: string) => {
    const files = island(name).map(withBase);
    return files.length > 0 ? `${attribute} data-code="${files.join(" ")}"` : attribute;
  });
