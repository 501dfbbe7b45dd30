import { withBase } from "../model/base-path/base-path.ts";
import type { Files } from "./document.server.tsx";

const withCode = (attribute: string, files: readonly string[]) =>
  files.length > 0 ? `${attribute} data-code="${files.map(withBase).join(" ")}"` : attribute;

/**
 * Writes beside each island, and the link that opens the search, the files that it needs. All of them are
 * requested at once when pointer or focus come near, together with the start: their imports would lead from
 * one round to the next.
 */
export const withIslandCode = (
  html: string,
  { island, search }: Pick<Files, "island" | "search">,
) =>
  html
    .replaceAll(/data-island="([^"]+)"/g, (attribute, name: string) =>
      withCode(attribute, island(name)),
    )
    .replaceAll('data-search="true"', (attribute) => withCode(attribute, search));
