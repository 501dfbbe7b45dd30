import { indent } from "@daylit/layouts/indent.ts";
import { bodyMarkup } from "@daylit/layouts/markup.tsx";
import type { Sheet } from "@daylit/layouts/sheet.tsx";
import { type Head, type WriteHead, writeHead } from "./head.ts";
import type { Project } from "./project.ts";
import { rootAttributes } from "./sheet.ts";

/** A whole document, in lines for people. */
export function documentOf(
  project: Project,
  sheet: Sheet,
  head: Head,
  write: WriteHead = writeHead,
): string {
  const body = indent(bodyMarkup(sheet)).trimEnd().replaceAll("\n", "\n  ");
  return `<!doctype html>
<html ${rootAttributes(project)}>
  <head>
    ${write(head).join("\n    ")}
  </head>
  ${body}
</html>
`;
}
