import { expect, test } from "vitest";
import { pages } from "../../../model/pages.ts";
import { type Core, type Letter, searchEntry } from "../query/core.ts";
import { highlight } from "../query/highlight.ts";
import { openLibrary } from "../query/library.ts";
import { nearby } from "../query/nearby.ts";
import { unpackAll } from "../query/record.ts";
import { grouped, search } from "../query/search.ts";
import { readDrafts } from "./drafts.ts";
import { makeFiles } from "./files.ts";
import { listOf } from "./list.ts";

const drafts = readDrafts();
const files = makeFiles(drafts);
const entry = searchEntry.split("/").at(-1) ?? "";
const json = (name: string): unknown => JSON.parse(`${files.get(name)}`);
const core = json(entry) as Core;

/** As the browser does it: the core first, then what the query needs. */
async function ask(query: string) {
  const loaded: string[] = [];
  const library = await openLibrary(async (url) => {
    const name = url.split("/").at(-1) ?? "";
    loaded.push(name);
    return json(name);
  });
  await Promise.all(library.missing(query).map(library.loadLetter));
  const found = search(library.index, query);
  const asked = [...loaded];
  await library.complete(found.results.slice(0, 5).map(({ record }) => record));
  return { library, loaded: asked, ...found };
}

test.each([
  [".card", "/stylesheet/card#.card"],
  ["--card-gap", "/stylesheet/card#--card-gap"],
  ["grid-1-3", "/stylesheet/grid#.grid-1-3"],
  ["bakery", "/layouts/food-and-restaurant"],
  ["website builder", "/compose"],
  ["make a website", "/compose"],
  ["free website", "/compose"],
  ["create site", "/compose"],
  ["editor", "/compose"],
  ["templates", "/layouts"],
  ["contrast", "/documentation/accessibility#what-daylit-takes-care-of"],
  ["card", "/stylesheet/card"],
  ["buttons", "/stylesheet/button"],
  ["font colour", "/stylesheet/font-color"],
  ["service worker", "/documentation/web-applications#the-service-worker"],
  ["Kilnlog", "/projects/kilnlog"],
  ["food 0001", "/layouts/food/food-0001#variation-1"],
  ["flight of stairs", "/pictures#arch-stairs"],
  ["brand color structure", "/guides/brand-color-structure"],
  ["toast", "/documentation/interactivity#toast"],
  ["theme", "/documentation/theming"],
  ["dark mode", "/documentation/theming"],
  ["install", "/documentation/getting-started"],
  ["flexbox", "/documentation/layout-and-responsiveness"],
  ["forms", "/stylesheet/form"],
  ["hairdresser", "/layouts/fashion-and-beauty"],
  ["how much", "/packages"],
  ["drawer", "/stylesheet/applications#shell"],
  ["changelog", "/changelog"],
  ["troubleshooting", "/documentation/troubleshooting"],
  ["tailwind", "/documentation/migrating-from-tailwind"],
  ["svelte", "/documentation/getting-started#sveltekit"],
  ["cookies", "/privacy"],
  ["price", "/packages#price-and-costs"],
  ["hosting", "/packages#free-secure-hosting"],
  ["contact", "/contact"],
  ["domain", "/guides/domain-and-e-mail"],
  ["glossary", "/guides/glossary-for-owners"],
  ["google", "/guides/search-and-sharing#tell-the-search-engines"],
  ["report a bug", "/documentation/upgrades-and-faults#report-a-fault"],
  ["accessibility statement", "/accessibility"],
  ["blocks", "/blocks"],
  ["hero-split", "/blocks/hero#hero-split"],
  ["HeroSplit", "/blocks/hero#hero-split"],
  ["pricing table", "/blocks/prices"],
  ["does the contact page count", "/packages#does-the-contact-page-count-as-one-of-the-three"],
])("“%s” finds %s first", async (query, path) => {
  expect((await ask(query)).results[0]?.record.path).toBe(path);
});

test.each([
  ["plumber", "/layouts/arch/arch-0003"],
  ["notary", "/layouts/busi/busi-0001"],
  ["dentist", "/layouts/medi/medi-0001"],
  // Not “densit”, the beginning of density.
  ["dentsit", "/layouts/medi/medi-0001"],
  ["change colour", "/guides/brand-color-structure"],
  ["food truck", "/layouts/food/food-0001#variation-1"],
  ["yoga", "/layouts/natu/natu-0004"],
])("the calling “%s” finds %s among the first five", async (query, path) => {
  const { results } = await ask(query);
  expect(results.slice(0, 5).map(({ record }) => record.path)).toContain(path);
});

test.each([
  ["buton", "button", "/stylesheet/button"],
  ["acordion", "accordion", "/stylesheet/interactive-parts#accordion"],
  ["wedidng", "wedding", "/layouts/wedding"],
  ["acessability", "accessibility", "/documentation/accessibility"],
  [".buton", ".button", "/stylesheet/button#.button"],
  ["--crad-gap", "--card-gap", "/stylesheet/card#--card-gap"],
])("“%s” is taken for “%s”", async (query, guess, path) => {
  const found = await ask(query);
  expect(found.guess).toBe(guess);
  expect(found.results[0]?.record.path).toBe(path);
});

test("what is spelt right is not guessed at, and nonsense finds nothing", async () => {
  expect((await ask("card")).guess).toBeUndefined();
  expect((await ask("qzxvwk")).results).toEqual([]);
  expect((await ask("…")).results).toEqual([]);
});

test("every beginning of a word finds its page", async () => {
  for (const typed of ["acc", "acco", "accor", "accordi", "accordion"]) {
    const { results } = await ask(typed);
    expect(
      results.map(({ record }) => record.path),
      typed,
    ).toContain("/stylesheet/interactive-parts#accordion");
  }
});

test("all words must be there, unless nothing has them all", async () => {
  const { results, marks } = await ask("dialog keyboard");
  expect(results.length).toBeGreaterThan(0);
  expect(marks.has("dialog") && marks.has("keyboard")).toBe(true);
  const both = new Set(results.map(({ id }) => id));
  const one = new Set((await ask("dialog")).results.map(({ id }) => id));
  expect([...both].every((id) => one.has(id))).toBe(true);
  expect((await ask("dialog qzxvwk")).results.length).toBe(one.size);
});

test("results are grouped by kind, the best kind first", async () => {
  const groups = grouped((await ask("card")).results);
  expect(groups[0]?.kind).toBe("reference");
  expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
  for (const { kind, results } of groups)
    expect(results.every(({ record }) => record.kind === kind)).toBe(true);
});

test("a query loads the letters it needs, and no other", async () => {
  const { loaded } = await ask("bakery contrast");
  expect(loaded).toEqual([entry, core.letters.b, core.letters.c]);
});

test("a letter that cannot be loaded costs the running text, not the names", async () => {
  const library = await openLibrary(async (url) => {
    if (url !== searchEntry) throw new TypeError("Failed to fetch");
    return core;
  });
  await Promise.all(library.missing("card").map(library.loadLetter));
  expect(library.missing("card")).toEqual([]);
  expect(search(library.index, "card").results[0]?.record.path).toBe("/stylesheet/card");
  const passage = library.index.records.find(({ text }) => text);
  await library.complete(passage ? [passage] : []);
  expect(passage && library.passage(passage)).toBeUndefined();
});

test("a passage comes with its own text", async () => {
  const { library, results, marks } = await ask("tablist");
  const record = results[0]?.record;
  expect(record?.path).toBe("/documentation/interactivity#tabs");
  await library.complete(record ? [record] : []);
  const text = record && library.passage(record);
  expect(highlight(text ?? "", marks)).toContainEqual({ text: "tablist", marked: true });
});

test("what travels apart is together again: every record has its place, its words and its note", async () => {
  const { library } = await ask("card");
  expect(await library.complete(library.index.records)).toBe(true);
  expect(await library.complete(library.index.records)).toBe(false);
  for (const [at, { kind, title, path, note, words, thumbnail }] of drafts.entries())
    expect(library.index.records[at]).toMatchObject({
      ...{ kind, title, path, note },
      ...(words && { words }),
      ...(thumbnail && { thumbnail }),
    });
});

test("what looks like nothing has neighbours still", async () => {
  const { library } = await ask("card");
  const near = nearby(library.index.records, "documenting browsers supported");
  expect(near.map(({ path }) => path)).toContain("/documentation/browser-support");
  expect(nearby(library.index.records, "qzxvwk")).toEqual([]);
});

test("every page can be found, and is in the list", () => {
  const listed = listOf(drafts).flatMap(({ shelves }) =>
    shelves.flatMap(({ path, items }) => [path ?? "", ...items.map((item) => item.path)]),
  );
  for (const found of [listed, unpackAll(core.records).map(({ path }) => path)]) {
    const whole = new Set(found.map((path) => path.replace(/#.*/, "")));
    // /guides is another address of the first guide, and the list does not list itself.
    const left = pages.filter(({ path, unlisted }) => !unlisted && !whole.has(path));
    expect(left.map(({ path }) => path)).toEqual(["/guides", "/search"]);
  }
});

test("every class and property, layout, picture and project is in the list", () => {
  const counts = Object.fromEntries(listOf(drafts).map(({ kind, count }) => [kind, count]));
  expect(counts.layout).toBe(100);
  expect(counts.project).toBe(7);
  for (const kind of ["class", "property", "picture"])
    expect(counts[kind], kind).toBe(drafts.filter((draft) => draft.kind === kind).length);
});

test("all files but the first are named by their content, and the letters hold no word twice", () => {
  const others = [...files.keys()].filter((name) => name !== entry);
  expect(others.length).toBe(files.size - 1);
  for (const name of others) expect(name).toMatch(/^[\w-]+-[0-9a-f]{8}\.(json|avif)$/);
  const words = Object.values(core.letters).flatMap((name) => Object.keys(json(name) as Letter));
  expect(new Set(words).size).toBe(words.length);
  expect(words).not.toContain("the");
});

test("no two records of a kind lead to the same place under the same name", () => {
  const keys = drafts.map(({ kind, path, title }) => `${kind} ${path} ${title}`);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
