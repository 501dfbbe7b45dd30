import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { publicSite, readValue, type SiteDocument, writeSite } from "@daylit/site-engine";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { describe, expect, test } from "vitest";
import type { LoadedSite } from "../../home/start-site.ts";
import { linkPrefix } from "./link-prefix.ts";
import { linkOf, longestLink, readLink, withoutOwnPictures } from "./share-link.ts";

const [first] = cataloguePages;
if (!first) throw new Error("no layouts");
const site = siteFromLayout(first);
const fragmentOf = (link: string) => link.slice(link.indexOf("#"));

const packed = async (text: string) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return linkPrefix + Buffer.from(bytes).toString("base64url");
};

test("a site goes through a link as anybody may read it, and the link is short enough", async () => {
  const link = await linkOf(site, "https://daylit.example/compose");
  expect(link.length).toBeLessThan(longestLink);
  expect((await readLink(fragmentOf(link))).site).toEqual(publicSite(site));
});

test("own pictures and logos stay at home", async () => {
  const hash = "ab".repeat(32);
  const own = { alt: "x", width: 9, height: 9, focal: [0.5, 0.5] as const };
  const files = [{ width: 9, type: "webp" as const, hash }];
  const mine: SiteDocument = {
    ...site,
    preview: "own-a",
    pictures: { "own-a": { ...own, files } },
    pages: site.pages.map((page, index) =>
      index > 0
        ? page
        : {
            ...page,
            sections: [
              { block: "hero-split", heading: "A", picture: "own-a" },
              ...page.sections.slice(1),
            ] as SiteDocument["pages"][number]["sections"],
          },
    ),
  };
  const plain = withoutOwnPictures(mine);
  expect(JSON.stringify(plain)).not.toContain("own-a");
  const link = await linkOf(mine, "");
  expect((await readLink(fragmentOf(link))).site).toEqual(publicSite(plain));
});

describe("what an attacker or a mail program makes of a link is refused in words", async () => {
  const whole = fragmentOf(await linkOf(site, ""));
  const cases: Record<string, string> = {
    "cut off": whole.slice(0, whole.length / 2),
    empty: linkPrefix,
    "no letters of ours": `${linkPrefix}<script>alert(1)</script>`,
    "not packed": linkPrefix + Buffer.from("{}").toString("base64url"),
    "endless letters": linkPrefix + "a".repeat(2 * longestLink + 1),
    "unpacks to much": await packed("0".repeat(30_000_000)),
    "no site document": await packed('{"daylit":1}'),
  };
  for (const [name, fragment] of Object.entries(cases))
    test(name, async () => {
      const { site: found, problems } = await readLink(fragment);
      expect(found).toBeUndefined();
      expect(problems?.[0]?.words.length).toBeGreaterThan(10);
    });
});

describe("what does harm is taken out of what comes in, and said", async () => {
  const cases = {
    "prototype keys": await packed(
      writeSite(site).replace('"language"', '"__proto__": {"x": 1}, "language"'),
    ),
    "a script as a link": await packed(
      writeSite(site).replace(/"href": "[^"]*"/, '"href": "javascript:alert(1)"'),
    ),
    "a colour that is none": await packed(
      writeSite(site).replace(/"brand": "[^"]*"/, '"brand": "red;} body{display:none"'),
    ),
    "a form that goes elsewhere by script": await packed(
      writeSite(site).replace('"way": "mail"', '"way": "service", "address": "javascript:0"'),
    ),
  };
  for (const [name, fragment] of Object.entries(cases))
    test(name, async () => {
      const { site: found, repairs } = (await readLink(fragment)) as LoadedSite;
      expect(repairs).toHaveLength(1);
      expect(JSON.stringify(found)).not.toMatch(/javascript:|__proto__|display:none/);
      expect(readValue(found)).toEqual({ site: found, repairs: [] });
    });
});
