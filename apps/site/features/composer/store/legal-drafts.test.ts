import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { asOwn } from "@daylit/layouts/schema/marks.ts";
import { type SiteDocument, textsOfSite, withOwnTexts } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { withFacts, withWords } from "@daylit/site-engine/edit/changes/facts.ts";
import { siteFromLayout } from "@daylit/site-engine/edit/from-layout.ts";
import { withLegalPages } from "@daylit/site-engine/edit/legal.ts";
import { withLanguage } from "@daylit/site-engine/edit/translate.ts";
import { expect, test } from "vitest";
import { loadDrafts } from "./legal-drafts.ts";
import { createSession } from "./session.ts";

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const begun = siteFromLayout(layout);
const owner = {
  name: "Yoga am See",
  address: ["Seestrasse 1", "8002 Zürich"],
  phone: "044 000 00 00",
  email: "post@yoga.example",
};
const first = begun.pages.length;

async function drafted(language?: string) {
  const own = Object.entries(owner).reduce<SiteDocument>(
    (site, [key, value]) => withFacts(site, { [key]: value }),
    begun,
  );
  const session = createSession(language ? withLanguage(own, language) : own);
  session.change("legal pages", withLegalPages);
  await loadDrafts(session);
  const texts = () =>
    textsOfSite(session.site).filter(({ page = 0, path }) => page >= first && !/title$/.test(path));
  const words = () => texts().map(({ text }) => text);
  return { session, texts, words, typed: (phone: string) => typedPhone(session, phone) };
}

/** Letter by letter, as a field is typed. */
function typedPhone(session: ReturnType<typeof createSession>, phone: string) {
  for (let end = 1; end <= phone.length; end++)
    session.change("phone", (site) => withFacts(site, { phone: phone.slice(0, end) }), {
      mergeKey: "phone",
    });
}

test("another telephone number is in every legal text and in its translations", async () => {
  const { session, words, typed } = await drafted("de");
  typed("+41 79 123");
  expect(words().filter((text) => text.includes("044"))).toEqual([]);
  expect(words()).toContain("Telephone: +41 79 123, E-mail: post@yoga.example");
  const german = session.site.translations?.[0]?.texts ?? [];
  expect(JSON.stringify(german)).not.toContain("044");
  expect(german).toContainEqual({
    of: "Telephone: +41 79 123, E-mail: post@yoga.example",
    text: "Telefon: +41 79 123, E-Mail: post@yoga.example",
  });
  session.change("phone", (site) => withFacts(site, { phone: "" }));
  expect(words()).toContain("E-mail: post@yoga.example");
  expect(JSON.stringify([words(), session.site.translations])).not.toContain("+41");
});

test("a fact that was missing fills its blank", async () => {
  const { session, words, typed } = await drafted();
  session.change("no contact", (site) => withFacts(site, { phone: "", email: "" }));
  expect(words()).toContain("[Telephone number and e-mail address]");
  expect(words()).not.toContain("Calls and e-mails");
  typed("044 1");
  expect(words().filter((text) => text === "Telephone: 044 1")).toHaveLength(1);
  expect(words().filter((text) => text === "Calls and e-mails")).toHaveLength(1);
});

test("the privacy page follows what forms do, to be confirmed once more", async () => {
  const { session, words, texts } = await drafted();
  session.change("kept", (site) =>
    withOwnTexts(
      site,
      texts().map(({ path }) => path),
    ),
  );
  session.change("phone", (site) => withFacts(site, { phone: "044 111 11 11" }));
  // Another number needs no second look; another way of forms does.
  expect(texts().filter(({ example }) => example)).toEqual([]);
  session.change("form", (site) =>
    withValue(site, "form", { way: "service", address: "https://forms.example/f" }),
  );
  expect(words().filter((text) => text.includes("your own e-mail program"))).toEqual([]);
  const left = texts().filter(({ example }) => example);
  expect(left.map(({ text }) => text).join()).toContain("forms.example");
});

test("a text that the owner has written stays", async () => {
  const { session, texts, words } = await drafted();
  const forms = texts().find(({ text }) => text.includes("your own e-mail program"));
  session.change("words", (site) => withWords(site, forms?.path ?? "", "We have no forms."));
  session.change("form", (site) => withValue(site, "form", { way: "host" }));
  expect(words()).toContain("We have no forms.");
  expect(words().filter((text) => text === "Forms")).toHaveLength(1);
  expect(texts().find(({ text }) => text === "We have no forms.")?.example).toBe(true);
});

test("points that the owner removed don’t come back", async () => {
  const { session, words } = await drafted();
  const [notice] = session.site.pages.slice(first);
  const [, section] = notice?.sections ?? [];
  const { questions = [] } = section as { questions?: readonly { question: string }[] };
  session.change("removal", (site) =>
    withValue(
      site,
      `pages[${first}].sections[1].questions`,
      questions.filter(({ question }) => asOwn(question) !== "Supervisory authority"),
    ),
  );
  session.change("kind", (site) => withValue(site, "kind", "Dentist"));
  expect(words()).not.toContain("Supervisory authority");
  expect(words()).toContain("Professional title");
});
