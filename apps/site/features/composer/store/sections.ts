import { type BlockName, definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { kindOf } from "@daylit/layouts/blocks/kinds.ts";
import { textsOf } from "@daylit/layouts/schema/texts.ts";
import { canBeLent, ceiling, exampleOf, markOf, type Project } from "@daylit/site-engine";
import { moved, withValue } from "./object-path.ts";

type Section = Project["pages"][number]["sections"][number];

const withSections = (
  project: Project,
  page: number,
  update: (sections: readonly Section[]) => readonly Section[],
): Project => {
  const sections = project.pages[page]?.sections;
  if (!sections) return project;
  const next = update(sections);
  return next === sections ? project : withValue(project, `pages[${page}].sections`, next);
};

export const isFull = (sections: readonly unknown[]) => sections.length >= ceiling.sections;

/** Said instead of adding one more. */
export const fullWords = `A page has room for ${ceiling.sections} sections. Remove one first.`;

/** The first section opens the page and stays where it is. */
export const canMove = (sections: readonly unknown[], from: number, to: number) =>
  from > 0 && to > 0 && to < sections.length;

export const moveSection = (project: Project, page: number, from: number, to: number) =>
  withSections(project, page, (sections) =>
    canMove(sections, from, to) ? moved(sections, from, to) : sections,
  );

export const removeSection = (project: Project, page: number, at: number) =>
  withSections(project, page, (sections) =>
    at > 0 ? sections.filter((_, index) => index !== at) : sections,
  );

export const copySection = (project: Project, page: number, at: number) =>
  withSections(project, page, (sections) => {
    const section = sections[at];
    if (!section || at === 0 || isFull(sections)) return sections;
    const {
      id: _,
      nav: __,
      ...copy
    } = structuredClone(section) as Section & {
      id?: string;
      nav?: string;
    };
    return [...sections.slice(0, at + 1), copy as Section, ...sections.slice(at + 1)];
  });

/** A new section with our words in it, marked as ours. */
export function addSection(project: Project, page: number, at: number, block: BlockName): Project {
  const section = exampleOf(block);
  const marks = [...textsOf(definitionOf(block).fields, section as never)]
    .filter(canBeLent)
    .map(({ text }) => markOf(text));
  const next = withSections(project, page, (sections) =>
    isFull(sections) ? sections : [...sections.slice(0, at), section, ...sections.slice(at)],
  );
  if (next === project) return project;
  return { ...next, lent: [...new Set([...project.lent, ...marks])].sort() };
}

/** What can stand in the middle of a page. */
export const standsInBody = (block: BlockName) =>
  !["hero", "nav", "footer"].includes(kindOf(block));
