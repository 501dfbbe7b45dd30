import { statSync } from "node:fs";
import { join } from "node:path";
import { foreignPhrases } from "@daylit/layouts/text/foreign-phrases.ts";
import { tradeContents } from "@daylit/layouts/trades/index.ts";
import { check } from "@daylit/site-engine/document/check/check.ts";
import { readSite, writeSite } from "@daylit/site-engine/document/read/read.ts";
import { textsOfSite } from "@daylit/site-engine/document/text/texts.ts";
import { describe, expect, test } from "vitest";
import { clients } from "./clients.ts";
import { photographFile, photographSizes, schemes } from "./photographs.ts";
import { siteOfClient } from "./site-document.ts";

const offer = { name: "Light Interactive", limits: { pages: 3, sections: 5, photos: 99 } };

describe("every client's site is a project", () => {
  test.each(clients.map((client) => [client.slug, client] as const))("%s", (_, client) => {
    const site = siteOfClient(client);
    expect(readSite(writeSite(site)).site).toEqual(site);
    // Two of them say whose hours a line has (“Show house Friday to Sunday”): Check names such lines.
    expect(check(site, offer).filter(({ about }) => about !== "hours")).toEqual([]);
    const texts = textsOfSite(site).map(({ text }) => text);
    expect(texts.filter((text) => foreignPhrases.test(text))).toEqual([]);
  });
});

test("no two invented businesses share a telephone number or an email address", () => {
  const businesses = [...tradeContents.values(), ...clients].map(({ business }) => business);
  for (const fact of ["phone", "email"] as const) {
    const values = businesses.map((business) => business[fact]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

test("every client's site has its photographs, none heavier than a picture of a page may be", () => {
  const limits = { wide: 40_000, phone: 16_000 };
  for (const { slug } of clients)
    for (const format of Object.keys(photographSizes) as (keyof typeof limits)[])
      for (const scheme of schemes) {
        const file = photographFile(slug, format, scheme);
        const { size } = statSync(join(import.meta.dirname, "generated/photographs", file));
        expect(size, file).toBeLessThanOrEqual(limits[format]);
      }
});
