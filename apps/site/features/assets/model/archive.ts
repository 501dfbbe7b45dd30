import { isReserved } from "@daylit/site-engine/export/file-names.ts";
import type { Plan } from "../../../workspace/store/record/plan.ts";
import type { Use } from "../../../workspace/store/record/uses.ts";

const folders: Record<Use, string> = {
  logo: "logo",
  wide: "images",
  half: "images",
  portrait: "images",
};

/** A file name that every system takes: letters, digits, dots and hyphens, never empty or hidden. */
export function safeName(name: string): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(name) ?? [];
  const clean = stem
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .replaceAll(/^[.-]+|[.-]+$/g, "")
    .slice(0, 60);
  const safe = `${clean || "file"}${ending.toLowerCase()}`;
  return isReserved(safe) ? `file-${safe}` : safe;
}

/** The start of a name for each planned section: `home-1-opening`. */
function places(plan: Plan): Map<number, string> {
  const word = (name: string, otherwise: string) =>
    safeName(name)
      .toLowerCase()
      .replaceAll(".", "-")
      .replace(/^file$/, "") || otherwise;
  return new Map(
    plan.pages.flatMap((page, index) =>
      page.sections.map(({ id, name }, place) => [
        id,
        `${word(page.name, `page-${index + 1}`)}-${place + 1}-${word(name, "section")}`,
      ]),
    ),
  );
}

/**
 * A path in the zip for each file, named after the place it is for, as the guide asks; a file without
 * a place keeps its own name. Two of the same name get a number.
 */
export function archivePaths(
  files: readonly { name: string; use: Use; section?: number }[],
  plan: Plan,
): string[] {
  const taken = new Set<string>();
  const named = places(plan);
  return files.map(({ name, use, section }) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf(".");
    const [own, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ""];
    const stem = (use !== "logo" && section !== undefined && named.get(section)) || own;
    let path = `${folders[use]}/${stem}${ending}`;
    for (let number = 2; taken.has(path.toLowerCase()); number++)
      path = `${folders[use]}/${stem}-${number}${ending}`;
    taken.add(path.toLowerCase());
    return path;
  });
}
