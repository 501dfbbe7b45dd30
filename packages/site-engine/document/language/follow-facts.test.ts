import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { factLists } from "@daylit/layouts/schema/facts.ts";
import { textOf } from "@daylit/layouts/schema/marks.ts";
import { describe, expect, test } from "vitest";
import { withFacts } from "../../edit/changes/facts.ts";
import { siteFromLayout } from "../../edit/from-layout.ts";
import { withLegalPages } from "../../edit/legal.ts";
import { withFollowingLegal } from "../../edit/legal-follow.ts";
import { withLanguage, withPublic, withTranslation } from "../../edit/translate.ts";
import { check } from "../check/check.ts";
import { readValue } from "../read/read.ts";
import type { SiteDocument } from "../site-document.ts";
import { publicSite } from "../version/public-site.ts";
import { translated } from "./translated.ts";
import { withFollowingTranslations } from "./translations.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const begun = siteFromLayout(layout);
const [page] = begun.pages;
if (!page) throw new Error("no page");

const fact = (name: string, text = "") => ({ fact: name, text });
const call = textOf([
  { text: "Call " },
  fact("name", "Someone"),
  { text: " on " },
  fact("phone", "020 7946 0999"),
  { text: "." },
]);
const plain: SiteDocument = {
  ...begun,
  business: {
    ...begun.business,
    ...{ name: "Ida", phone: "020 7946 0123", email: "ida@oven.example" },
    address: ["14 Mill Lane", "Leith", "Edinburgh EH6 9ZZ"],
    hours: [["Friday", "9:00–13:00"]],
    strapline: "Bread",
  },
  pages: [{ ...page, sections: [{ block: "hero-type", heading: "Welcome", lead: call } as never] }],
};
const source = "Call Ida on 020 7946 0123.";
const german = (site: SiteDocument, of: string, text: string) =>
  withTranslation(withPublic(withLanguage(site, "de"), "de", true), "de", of, text);
const after = (site: SiteDocument, facts: Parameters<typeof withFacts>[1]) =>
  withFollowingTranslations(site, withFacts(site, facts));
const texts = ({ translations }: SiteDocument) => translations?.[0]?.texts ?? [];
const shown = (site: SiteDocument) => {
  const open = publicSite(site);
  return translated(open, open.translations?.[0] as never);
};
const untrue = (site: SiteDocument) =>
  check(site).filter(({ about, level }) => about === "translation" && level === "must");

describe("other facts in a translated text", () => {
  const site = german(plain, source, "Rufen Sie Ida an: 020 7946 0123.");

  test("are written into its translation, with its bold words", () => {
    const next = after(site, { name: "Ada", phone: "020 7946 0456" });
    expect(texts(next)).toEqual([
      { of: "Call Ada on 020 7946 0456.", text: "Rufen Sie Ada an: 020 7946 0456." },
    ]);
    // Pages in another language say it with its country.
    expect(JSON.stringify(shown(next).pages)).toContain("Rufen Sie Ada an: +44 20 7946 0456.");
    expect(untrue(next)).toEqual([]);
    const bold = textOf([
      { text: "Rufen Sie Ida an: " },
      { text: "020 7946 0123", strong: true },
      { text: "." },
    ]);
    expect(texts(after(german(plain, source, bold), { phone: "020 7946 0456" }))[0]?.text).toBe(
      bold.replace("0123", "0456"),
    );
  });

  test("are written into it letter by letter, also where the text says an earlier one meanwhile", () => {
    const typed = ["", "0", "020", "020 794", "020 7946 04", "020 7946 0456"];
    const called = typed.reduce((now, phone) => after(now, { phone }), site);
    const next = ["Id", "I", "", "A", "Ad", "Ada"].reduce(
      (now, name) => after(now, { name }),
      called,
    );
    expect(texts(next)).toEqual([
      { of: "Call Ada on 020 7946 0456.", text: "Rufen Sie Ada an: 020 7946 0456." },
    ]);
  });

  test.each([
    ["Rufen Sie Idas Laden an: 020 7946 0123.", { name: "Ada" }],
    ["Rufen Sie Ida an: +44 20 7946 0123.", { phone: "020 7946 0456" }],
    ["Ida, Ida! 020 7946 0123", { name: "Ada" }],
  ])("that it says otherwise make it untrue: %s", (text, facts) => {
    const next = after(german(plain, source, text), facts);
    expect(texts(next)).toMatchObject([{ text, check: "facts" }]);
    expect(untrue(next)).toHaveLength(1);
    expect(untrue(withPublic(next, "de", false))).toEqual([]);
    expect(readValue(next).site?.translations).toEqual(next.translations);
    const of = texts(next)[0]?.of ?? "";
    expect(untrue(withTranslation(next, "de", of, "Rufen Sie an."))).toEqual([]);
  });

  test("are not looked for where the owner rewrote the text, which is old and not untrue", () => {
    const [hero] = plain.pages[0]?.sections ?? [];
    const pages = [{ ...page, sections: [{ ...hero, lead: "Visit Ida." } as never] }];
    const next = withFollowingTranslations(site, { ...site, pages });
    expect(texts(next)).toMatchObject([{ of: "Visit Ida.", check: true }]);
    expect(untrue(next)).toEqual([]);
  });
});

test("lines of an address and a list of them follow", () => {
  const listed: SiteDocument = {
    ...plain,
    pages: [
      { ...page, sections: [{ block: "hours-location", address: factLists.address } as never] },
    ],
  };
  const site = german(listed, "14 Mill Lane", "14 Mill Lane (Hinterhaus)");
  const next = after(site, { address: ["2 Quay Street", "Leith", "Edinburgh EH6 9ZZ"] });
  expect(texts(next)).toEqual([{ of: "2 Quay Street", text: "2 Quay Street (Hinterhaus)" }]);
});

test("a translated name and strapline stay in the files after the name changes", () => {
  const both = german(german(plain, "Ida", "Bei Tante I."), "Bread", "Brot");
  const named = after(both, { name: "Ada" });
  const next = withFollowingTranslations(named, {
    ...named,
    business: { ...named.business, strapline: "Bread and cake" },
  });
  expect(shown(next).business).toMatchObject({ name: "Bei Tante I.", strapline: "Brot" });
  expect(untrue(next)).toHaveLength(1);
});

test("hours of before stand nowhere, neither in the list of a section", () => {
  const listed: SiteDocument = {
    ...plain,
    pages: [{ ...page, sections: [{ block: "hours-location", hours: factLists.hours } as never] }],
  };
  const next = after(german(listed, "Friday", "Freitag"), { hours: [["Monday", "9:00–13:00"]] });
  expect(texts(next)).toMatchObject([{ of: "Monday", text: "Freitag", check: "facts" }]);
  expect(JSON.stringify(shown(next))).not.toContain("Freitag");
  expect(untrue(next)).toEqual([]);
});

test("an owner’s own translation of a legal text follows", () => {
  const { examples: _, ...own } = plain;
  const drafted = withLegalPages(withPublic(withLanguage(own, "de"), "de", true));
  const of = "Telephone: 020 7946 0123, E-mail: ida@oven.example";
  const site = withTranslation(drafted, "de", of, "Ruf an: 020 7946 0123 oder ida@oven.example");
  const follow = (facts: Parameters<typeof withFacts>[1]) => {
    const next = withFollowingLegal(site, after(site, facts));
    return texts(next).find(({ text }) => text.startsWith("Ruf an"));
  };
  expect(follow({ phone: "020 7946 0456" })).toEqual({
    of: "Telephone: 020 7946 0456, E-mail: ida@oven.example",
    text: "Ruf an: 020 7946 0456 oder ida@oven.example",
  });
  // The draft without a number is another sentence.
  expect(follow({ phone: "" })).toMatchObject({ check: "facts" });
});
