import { readParts } from "daylit/internal/tools/reference/reference.ts";
import { allSections, type CataloguePage } from "../catalogue/catalogue.ts";
import { blockHtml } from "./render.tsx";

type ClassUse = { name: string; part: string };

/** Class of the framework → the part that brings it. */
let partOfClass: ReadonlyMap<string, string> | undefined;

const readClasses = () =>
  new Map(
    readParts().flatMap(({ name: part, classes }) =>
      classes.map(({ name }) => [name.replace(/^\./, ""), part] as const),
    ),
  );

/** For each section from navigation to footer: the framework's classes in it, with their parts. */
export function classesOfSections(page: CataloguePage): ClassUse[][] {
  partOfClass ??= readClasses();
  return allSections(page.layout).map((_, index) => {
    const html = blockHtml(page, index);
    const names = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    return [...new Set(names)].flatMap((name) => {
      const part = partOfClass?.get(name);
      return part ? [{ name, part }] : [];
    });
  });
}
