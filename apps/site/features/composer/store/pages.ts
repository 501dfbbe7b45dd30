import { slug } from "@daylit/layouts/text/slug.ts";
import { ceiling, exampleOf, markOf, type Project, pageWords } from "@daylit/site-engine";
import { isFileName } from "@daylit/site-engine/export/file-names.ts";

/** A path that no other page has. */
function freePath(label: string, { pages }: Project): `/${string}` {
  const word = slug(label).slice(0, 40).replace(/-$/, "");
  const base = word && !/^(404|index)$/.test(word) && isFileName(`${word}.html`) ? word : "page";
  const taken = new Set<string>(pages.map(({ path }) => path));
  for (let copy = 1; ; copy++) {
    const path = `/${copy === 1 ? base : `${base}-${copy}`}` as const;
    if (!taken.has(path)) return path;
  }
}

/** A new page, before the contact page, with a hero to write over. */
export function addPage(project: Project, label: string): Project {
  if (project.pages.length >= ceiling.pages) return project;
  const hero = exampleOf("hero-type") as Project["pages"][number]["sections"][number];
  const sections = [{ ...hero, heading: label }] as Project["pages"][number]["sections"];
  const page = {
    path: freePath(label, project),
    label,
    title: pageWords.ofSite(project, { label, sections }).text,
    description: "",
    sections,
  };
  const end = project.pages.findIndex(({ path }) => path === "/contact");
  const at = end > 0 ? end : project.pages.length;
  const { lead } = hero as { lead?: string };
  return {
    ...project,
    pages: [...project.pages.slice(0, at), page, ...project.pages.slice(at)] as Project["pages"],
    lent: lead ? [...new Set([...project.lent, markOf(lead)])].sort() : project.lent,
  };
}

/** The first page stays: without it there is no site. */
export const removePage = (project: Project, at: number): Project =>
  at > 0 ? { ...project, pages: project.pages.filter((_, index) => index !== at) } : project;

export function movePage(project: Project, from: number, by: 1 | -1): Project {
  const [a, b] = [project.pages[from], project.pages[from + by]];
  if (from < 1 || from + by < 1 || !a || !b) return project;
  return {
    ...project,
    pages: project.pages.map((page, index) =>
      index === from ? b : index === from + by ? a : page,
    ),
  };
}
