import { builtSite } from "@daylit/site-engine/testing/built-site.ts";
import "fake-indexeddb/auto";
import { isDeepStrictEqual } from "node:util";
import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import type { Field, FieldSet } from "@daylit/layouts/schema/field.ts";
import {
  imageRefs,
  publicSite,
  readSite,
  type SiteDocument,
  swapIn,
  swapsFor,
  textsOfSite,
  writeSite,
} from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withFacts, withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { addPage, movePage, removePage } from "@daylit/site-engine/edit/changes/pages.ts";
import {
  addSection,
  copySection,
  moveSection,
  removeSection,
} from "@daylit/site-engine/edit/changes/sections.ts";
import { inLayout } from "@daylit/site-engine/edit/changes/trade.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { zipOf } from "@daylit/site-engine/export/zip.ts";
import { anyText } from "@daylit/site-engine/testing/site-document.arbitrary.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Store } from "../../../workspace/store/database.ts";
import { Workspace } from "../../../workspace/store/workspace.ts";
import { linkOf, readLink } from "../export/share/share-link.ts";
import { type LoadedSite, siteOf } from "../home/start-site.ts";
import { openedFile } from "../open/opened-file.ts";
import { surprised } from "../panels/design/design-choices.ts";
import { autosave } from "./autosave.ts";
import { createSession, type Session } from "./session.ts";

const starts = ["spor-0002", "food-0001-1", "arch-0001"].map((id) => {
  const page = cataloguePages.find((layout) => layout.id === id);
  if (!page) throw new Error(`no ${id}`);
  return siteFromLayout(page);
});

type Values = Readonly<Record<string, unknown>>;

/** Every list and every paragraph that a form can write, with its place. */
function* fieldsIn(fields: FieldSet, values: Values, path: string): Generator<[string, Field]> {
  for (const [name, field] of Object.entries(fields)) {
    const place = `${path}.${name}`;
    yield [place, field];
    if (field.kind === "group" && values[name])
      yield* fieldsIn(field.fields, values[name] as Values, place);
    if (field.kind === "items")
      for (const [index, entry] of ((values[name] ?? []) as Values[]).entries())
        yield* fieldsIn(field.fields, entry, `${place}[${index}]`);
  }
}

const fieldsOf = ({ nav, footer, pages }: SiteDocument) => [
  ...fieldsIn(definitionOf(nav.block).fields, nav, "nav"),
  ...fieldsIn(definitionOf(footer.block).fields, footer, "footer"),
  ...pages.flatMap(({ sections }, page) =>
    sections.flatMap((section, at) => [
      ...fieldsIn(
        definitionOf(section.block).fields,
        section as Values,
        `pages[${page}].sections[${at}]`,
      ),
    ]),
  ),
];

const one = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** Whatever can be done in the composer, with anything that can be typed or pasted. */
type Doing = (session: Session) => void;

const change =
  (update: (site: SiteDocument) => SiteDocument): Doing =>
  (session) =>
    session.change("change", update);

const doing: fc.Arbitrary<Doing> = fc.oneof(
  {
    arbitrary: fc.tuple(fc.nat(), anyText).map(([at, text]) =>
      change((site) => {
        const place = one(textsOfSite(site), at);
        return place ? withWords(site, place.path, text) : site;
      }),
    ),
    weight: 6,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("name", "strapline", "phone", "email"), anyText)
      .map(([fact, text]) => change((site) => withFacts(site, { [fact]: text }))),
    weight: 4,
  },
  fc
    .array(anyText, { maxLength: 20 })
    .map((address) => change((site) => withFacts(site, { address }))),
  fc
    .array(fc.tuple(anyText, anyText), { maxLength: 20 })
    .map((hours) => change((site) => withFacts(site, { hours }))),
  {
    arbitrary: fc.tuple(fc.nat(), fc.array(anyText, { maxLength: 8 })).map(([at, texts]) =>
      change((site) => {
        const prose = fieldsOf(site).filter(([, { kind }]) => kind === "prose");
        const [path] = one(prose, at) ?? [];
        return path ? withWords(site, path, texts) : site;
      }),
    ),
    weight: 2,
  },
  // Far more entries than the form allows, and none at all.
  fc.tuple(fc.nat(), fc.nat({ max: 30 })).map(([at, count]) =>
    change((site) => {
      const lists = fieldsOf(site).filter(([, { kind }]) =>
        /^(lines|pairs|items|pictures|actions)$/.test(kind),
      );
      const [path, field] = one(lists, at) ?? [];
      if (!path || !field) return site;
      const entry =
        { lines: "", pairs: ["", ""], pictures: "inte-vases", actions: { label: "", href: "" } }[
          field.kind as "lines"
        ] ?? {};
      return withValue(site, path, Array(count).fill(entry));
    }),
  ),
  fc
    .tuple(fc.nat(), anyText)
    .map(([at, id]) =>
      change((site) => withValue(site, one(imageRefs(site), at)?.path ?? "preview", id)),
    ),
  fc.tuple(fc.nat(), fc.nat(), fc.nat()).map(([page, at, to]) =>
    change((site) => {
      const number = page % site.pages.length;
      const sections = site.pages[number]?.sections ?? [];
      const index = at % sections.length;
      const block = one(swapsFor(sections[index]?.block ?? "hero-type"), to);
      const opens = (name: string) => name.startsWith("hero-");
      return block && opens(block) === (index === 0) ? swapIn(site, number, index, block) : site;
    }),
  ),
  fc
    .tuple(fc.nat(), fc.nat(), fc.constantFrom(moveSection, removeSection, copySection))
    .map(([page, at, act]) =>
      change((site) => act(site, page % site.pages.length, at % 20, (at + 3) % 20)),
    ),
  fc
    .nat()
    .map((page) => change((site) => addSection(site, page % site.pages.length, 1, "story-text"))),
  anyText.map((label) => change((site) => addPage(site, label))),
  fc.nat().map((at) => change((site) => removePage(site, at % site.pages.length))),
  fc.nat().map((at) => change((site) => movePage(site, at % site.pages.length, 1))),
  fc.nat().map((seed) => change((site) => surprised(site, () => (seed % 997) / 997))),
  fc.nat().map((at) => change((site) => inLayout(site, one(starts, at) ?? site, false))),
  fc
    .tuple(fc.constantFrom("language", "theme.brand", "scheme", "address", "form"), anyText)
    .map(([path, text]) =>
      change((site) =>
        withValue(site, path, path === "form" ? { way: "service", address: text } : text),
      ),
    ),
  { arbitrary: fc.constant((session: Session) => void session.undo()), weight: 4 },
  { arbitrary: fc.constant((session: Session) => void session.redo()), weight: 2 },
);

const begun = fc.constantFrom(...starts);
const some = fc.array(doing, { minLength: 1, maxLength: 20 });

/** The site as a zip; each file of it holds its own key. */
function taken(site: SiteDocument) {
  const files = builtSite(site, "", ({ key }) => new TextEncoder().encode(key));
  return new File([zipOf("site", files) as BlobPart], "site.zip");
}

const shelf = { keep: async () => "", file: async () => new Blob() };

describe("whatever is done in the composer", () => {
  test("the site can be read again as it is, after every step", () => {
    fc.assert(
      fc.property(begun, some, (start, steps) => {
        const session = createSession(start);
        for (const step of steps) {
          step(session);
          const text = writeSite(session.site);
          const { site, repairs } = readSite(text) as LoadedSite;
          expect(repairs).toEqual([]);
          // Much faster than toEqual, which is made to explain differences.
          if (!isDeepStrictEqual(site, JSON.parse(text))) expect(site).toEqual(JSON.parse(text));
        }
        while (session.undo());
        expect(session.site).toBe(start);
      }),
      { numRuns: 50 },
    );
  });

  test("it is kept, opened, packed, opened again and shared without a change", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(begun, some, async (start, steps) => {
        const name = `any-${count++}`;
        const page = await Workspace.open(await Store.open(name));
        page.change((record) => ({ ...record, site: start }));
        const session = createSession(start);
        const leave = autosave(page, session);
        for (const step of steps) step(session);
        leave();
        page.pause();
        const again = await Workspace.open(await Store.open(name));
        again.pause();
        const { site } = session;
        expect(siteOf(again)).toEqual({ site, repairs: [] });
        expect(again.record.setAside ?? []).toEqual(session.now.repairs);
        const { site: opened, repairs } = await openedFile(taken(site), shelf);
        expect({ site: opened, repairs }).toEqual({ site: publicSite(site), repairs: [] });
        const link = await linkOf(site, "").catch(() => undefined);
        if (link) expect(await readLink(link)).toMatchObject({ repairs: [] });
      }),
      { numRuns: 6 },
    );
  });
});
