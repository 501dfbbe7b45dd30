import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CorpusPage, corpus, markdownOf } from "./corpus.ts";
import type { DocsSite } from "./docs-site.ts";

const home = join(import.meta.dirname, "../../..");
const model = "apps/site/content/documentation/index.ts";
const folder = "apps/site/content/documentation";

/** The introduction is the section's first page, and other pages quote how to start. */
const kept = ["introduction.mdx", "getting-started.mdx"];

/** The chapters of the corpus in place of our own. */
function groups(corpus: readonly CorpusPage[]): string {
  const items = corpus.map(
    ({ title, description }) => `chapter(${JSON.stringify(title)}, ${JSON.stringify(description)})`,
  );
  const source = readFileSync(join(home, model), "utf8");
  const start = source.indexOf("const chapterGroups = [");
  const end = source.indexOf("] as const;", start);
  return `${source.slice(0, start)}const chapterGroups = [{ title: "Pages", items: [${items}] }${source.slice(end)}`;
}

const slugOf = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** The repository itself, packages and all, so that the measured site is the one that is built here. */
export function copy(to: string) {
  const list = "git ls-files -z -co --exclude-standard";
  execFileSync("sh", ["-c", `${list} | tar -c --null -T - | tar -x -C "$0"`, to], { cwd: home });
  for (const modules of ["node_modules", "apps/site/node_modules"])
    if (existsSync(join(home, modules)) && !existsSync(join(to, modules)))
      execFileSync("cp", ["-a", join(home, modules), join(to, modules)]);
  rmSync(join(to, folder), { recursive: true });
}

/** The files of a checkout that has these chapters. */
export const chaptersOf = (pages: readonly CorpusPage[]): Record<string, string> => ({
  [model]: groups(pages),
  ...Object.fromEntries(
    kept.map((file) => [`${folder}/${file}`, readFileSync(join(home, folder, file), "utf8")]),
  ),
  ...Object.fromEntries(
    pages.map((page) => [`${folder}/${slugOf(page.title)}.mdx`, markdownOf(page)]),
  ),
});

export const ours: DocsSite = {
  name: "Daylit",
  prepare: copy,
  files: () => chaptersOf(corpus),
  build: ["node", "apps/site/build/build.ts", "--local"],
  output: "build/site",
  address: (slug) =>
    `/documentation/${slugOf(corpus.find((page) => page.slug === slug)?.title ?? "")}`,
  search: { open: "[data-search]", field: "[role=combobox]", result: "[role=option] mark" },
};
