import { readFileSync } from "node:fs";

const file = new URL("../../content/packages.mdx", import.meta.url);

/** What the package page lists under “What is in it”. */
export function included(): string[] {
  const list = /^## What is in it$(.*?)^## /ms.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  const names = [...list.matchAll(/^### (.+)$/gm)].map(([, name = ""]) => name);
  if (names.length === 0) throw new Error("packages.mdx no longer says what is in the package");
  return names;
}
