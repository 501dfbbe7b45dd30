import type { BlockName } from "@daylit/layouts/blocks/definitions.ts";
import { pictureIds } from "@daylit/layouts/catalogue/pictures.ts";
import type { AnyPicture } from "@daylit/layouts/render/render-context.ts";
import { isAddress } from "@daylit/layouts/schema/address.ts";
import type { FooterSection, NavSection } from "@daylit/layouts/schema/model.ts";
import { readList, readOneOf, readRecord, readText } from "@daylit/layouts/schema/plain.ts";
import { notOne, type Problem, type Report } from "@daylit/layouts/schema/problem.ts";
import type { Shelf } from "@daylit/layouts/schema/read.ts";
import { documentFile, isFileName } from "../export/file-names.ts";
import { migrate, versionOf } from "./migrate.ts";
import { readBusiness, readForm, readMark, readOwnPictures, readSection } from "./read-parts.ts";
import { readTheme } from "./read-theme.ts";
import {
  ceiling,
  type PageSection,
  type Project,
  type ProjectPage,
  schemes,
  version,
} from "./site-document.ts";

export type Reading =
  | { project: Project; problems?: undefined }
  | { project?: undefined; problems: readonly Problem[]; newer?: number };

/** Thrown by nothing but `projectOf`; it says everything that is wrong. */
export class ProjectError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, words }) => (path ? `${path}: ${words}` : words)).join("\n"));
    this.name = "ProjectError";
    this.problems = problems;
  }
}

const only = (kind: string, place: string) => (block: BlockName) =>
  block.startsWith(`${kind}-`) ? undefined : `"${block}" cannot be the ${place}`;

/** The first section opens the page, the others do not; the frame of the page stands outside. */
const inBody = (index: number) => (block: BlockName) => {
  if (index === 0 && !block.startsWith("hero-")) return `"${block}" cannot open a page; a hero can`;
  if (index > 0 && /^(hero|nav|footer)-/.test(block))
    return `"${block}" cannot stand in the middle`;
  return undefined;
};

function readPage(value: unknown, path: string, report: Report, shelf: Shelf): ProjectPage {
  const known = ["path", "label", "title", "description", "sections"];
  const page = readRecord(value, path, report, known);
  const text = (key: string) => readText(page[key], `${path}.${key}`, report);
  const address = text("path");
  if (!/^\/([a-z0-9][a-z0-9-]{0,59})?$/.test(address))
    report(`${path}.path`, "should be / or / and a word in small letters, as in /contact");
  else if (/^\/(404|index)$/.test(address) || !isFileName(documentFile(address)))
    report(`${path}.path`, `"${address}" cannot be the name of a page: machines keep it`);
  let index = 0;
  const sections = readList(
    page.sections,
    `${path}.sections`,
    report,
    ceiling.sections,
    (entry, place) => readSection(entry, place, report, shelf, inBody(index++)),
  );
  if (sections.length === 0) report(`${path}.sections`, "should have a section at least");
  return {
    path: address as `/${string}`,
    label: text("label"),
    title: text("title"),
    description: text("description"),
    sections: sections as unknown as PageSection[],
  };
}

function readPages(value: unknown, report: Report, shelf: Shelf): ProjectPage[] {
  const pages = readList(value, "pages", report, ceiling.pages, (entry, place) =>
    readPage(entry, place, report, shelf),
  );
  if (pages.length === 0) report("pages", "should have a page at least");
  else if (pages[0]?.path !== "/") report("pages[0].path", "should be /: it is the first page");
  for (const [index, { path }] of pages.entries())
    if (pages.findIndex((other) => other.path === path) < index)
      report(`pages[${index}].path`, `"${path}" is another page already`);
  return pages;
}

const keys = [
  ...["daylit", "language", "business", "theme", "scheme", "mark", "preview", "nav", "footer"],
  ...["pages", "pictures", "form", "address", "lent"],
];

function readCurrent(value: unknown, report: Report): Project {
  const given = readRecord(value, "", report, keys, "part of a project");
  const language = readText(given.language, "language", report);
  if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(language))
    report("language", "should be a short name, as in en-GB");
  const pictures = readOwnPictures(given.pictures, report);
  const own = { pictures: Object.keys(pictures) };
  const shelf = { pictures: [...pictureIds, ...own.pictures] };
  const preview = given.preview as AnyPicture | undefined;
  if (preview !== undefined && !shelf.pictures.includes(preview))
    report("preview", notOne(preview, "picture", shelf.pictures));
  const address =
    given.address === undefined ? undefined : readText(given.address, "address", report);
  if (address !== undefined && !(/^https?:\/\//.test(address) && isAddress(address)))
    report("address", "is no address of a site: https:// is expected");
  return {
    daylit: version,
    language,
    business: readBusiness(given.business, report),
    theme: readTheme(given.theme, report),
    scheme: readOneOf(given.scheme, "scheme", report, schemes, "scheme"),
    mark: readMark(given.mark, report, own),
    ...(preview === undefined ? {} : { preview }),
    nav: readSection(given.nav, "nav", report, shelf, only("nav", "navigation")) as NavSection,
    footer: readSection(
      ...([given.footer, "footer", report, shelf, only("footer", "footer")] as const),
    ) as FooterSection,
    pages: readPages(given.pages, report, shelf),
    pictures,
    form: readForm(given.form, report),
    ...(address === undefined ? {} : { address }),
    lent: readList(given.lent, "lent", report, ceiling.lent, (entry, path) => {
      const mark = readText(entry, path, report);
      if (!/^[0-9a-z]{1,8}$/.test(mark)) report(path, "is no mark of a text");
      return mark;
    }),
  };
}

/** What somebody hands us as a project: it, or all that is wrong with it, in words. */
export function readValue(value: unknown): Reading {
  const found = versionOf(value);
  if (found === undefined || found < 1)
    return { problems: [{ path: "", words: "This is no Daylit project." }] };
  if (found > version) {
    const words = `This project was made with a newer Daylit (version ${found}; this one reads up to ${version}). Nothing in it was changed. Reload the page and try again.`;
    return { problems: [{ path: "daylit", words }], newer: found };
  }
  const problems: Problem[] = [];
  // A hostile document could be wrong in a million places; a person reads the first hundred.
  const report: Report = (path, words) => {
    if (problems.length < 100) problems.push({ path, words });
  };
  const project = readCurrent(migrate(value), report);
  return problems.length > 0 ? { problems } : { project };
}

/** The same for the text of a file. Its length is looked at before anything else. */
export function readProject(text: string): Reading {
  if (text.length > ceiling.characters)
    return {
      problems: [
        { path: "", words: `This file is too large for a project: ${text.length} characters.` },
      ],
    };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {
      problems: [{ path: "", words: "This is no whole project file: it is damaged or cut off." }],
    };
  }
  return readValue(value);
}

/** For those who know that it is one: a project, or an error that says what is wrong. */
export function projectOf(value: unknown): Project {
  const { project, problems } = readValue(value);
  if (!project) throw new ProjectError(problems);
  return project;
}

/** A project as its file: the same project gives the same text. */
export const writeProject = (project: Project): string => `${JSON.stringify(project, null, 1)}\n`;
