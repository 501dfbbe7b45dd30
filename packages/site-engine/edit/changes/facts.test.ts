import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { expect, test } from "vitest";
import { readValue } from "../../document/read/read.ts";
import { linksOf } from "../../document/text/links.ts";
import { textsOfSite } from "../../document/text/texts.ts";
import { siteFromLayout } from "../from-layout.ts";
import { withFacts, withWords } from "./facts.ts";

const facts = {
  name: "Zoe Xu",
  phone: "040 1234567",
  email: "zoe@xu.de",
  address: ["12 New Street", "Ulm U1 1UL"],
  hours: [["Daily", "6:00–7:00"]],
} as const;

test.each(cataloguePages.map((page) => [page.id, page] as const))(
  "%s: no text or link says a fact of before",
  (_, page) => {
    const before = siteFromLayout(page);
    const { business: old } = before;
    const after = Object.entries(facts).reduce(
      (site, [fact, value]) => withFacts(site, { [fact]: value }),
      before,
    );
    const [street = "", last = ""] = old.address.filter((line) => line !== old.name).slice(-2);
    const gone = [old.name, old.phone, old.email, street, last, old.address.join(", ")].filter(
      (fact) => fact.length > 2,
    );
    const said = [
      ...textsOfSite(after).map(({ text }) => text),
      ...linksOf(after).map(({ href }) => decodeURI(href)),
    ];
    const left = said.filter((text) => gone.some((fact) => text.includes(fact)));
    // Another letter box of the same name, and a place that is called like the street.
    expect(left.filter((text) => !text.includes("@"))).toEqual([]);
    expect(readValue(after)).toMatchObject({ repairs: [] });
  },
);

test.each([
  ["phone", "+44\u00a0(0)20\u200b 7946\u00ad 0018\u200e", "+44\u00a0(0)20 7946 0018"],
  ["email", "mailto:ann@pipes.example?subject=Hello", "ann@pipes.example"],
  ["email", "Ann Pipe <ann@pipes.example>", "ann@pipes.example"],
  ["email", "ann@pipes.example", "ann@pipes.example"],
  ["email", " ann@müller.example ", "ann@müller.example"],
])("%s %s is kept as %s", (fact, pasted, kept) => {
  const [page] = cataloguePages;
  if (!page) throw new Error("no layouts");
  const site = withFacts(siteFromLayout(page), { [fact]: pasted });
  expect(site.business[fact as "phone"]).toBe(kept);
});

test("blocks, pictures and choices with the letters of the name are left alone", () => {
  const [page] = cataloguePages;
  if (!page) throw new Error("no layouts");
  const site = withFacts(siteFromLayout(page), { name: "hero" });
  const after = withFacts(withWords(site, "pages[0].sections[0].heading", "Our hero"), {
    name: "Ann",
  });
  expect(readValue(after)).toMatchObject({ repairs: [] });
  expect(after.pages[0]?.sections[0]?.block).toBe(site.pages[0]?.sections[0]?.block);
});
