import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cataloguePages } from "@daylit/layouts/catalogue/catalogue.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FormWay, SiteDocument } from "../document/site-document.ts";
import { siteFromLayout } from "../edit/from-layout.ts";
import { withLanguage, withPublic } from "../edit/translate.ts";
import { builtSite } from "../testing/built-site.ts";
import type { Files } from "./build.ts";

type Received = { path: string; type: string; words: Record<string, string> };

const received: Received[] = [];
/** A receiver as a service or a host has one: it answers a form with the page that was asked for. */
// A connection is kept however long a busy machine is between two forms.
const receiver = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  received.push({
    path: request.url ?? "",
    type: request.headers["content-type"] ?? "",
    words: Object.fromEntries(new URLSearchParams(body)),
  });
  response.end("ok");
});
let origin = "";
beforeAll(async () => {
  receiver.listen(0, "127.0.0.1");
  await new Promise((resolve) => receiver.once("listening", resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => receiver.close());

const [layout] = cataloguePages;
if (!layout) throw new Error("no layouts");
const start: SiteDocument = { ...siteFromLayout(layout), address: "https://ida.example/" };
const made = (form: FormWay, more: Partial<SiteDocument> = {}): Files =>
  builtSite({ ...start, form, ...more }, "", () => new Uint8Array());

/** The first form of the contact page, with an answer in every field that people see. */
function formIn(files: Files) {
  const html = `${files.get("contact.html")}`;
  const [form = ""] = /<form [\s\S]*?<\/form>/.exec(html) ?? [];
  const attribute = (name: string, of = form) => new RegExp(`\\s${name}="([^"]*)"`).exec(of)?.[1];
  const [open = ""] = /<form [^>]*>/.exec(form) ?? [];
  const fields = [...form.matchAll(/<(input|textarea|select)\b[^>]*>/g)].map(([field]) => field);
  const words = fields.map((field): [string, string] => {
    const unseen = /type="hidden"|visually-hidden/.test(field);
    return [attribute("name", field) ?? "", unseen ? (attribute("value", field) ?? "") : "Ida"];
  });
  return { form, open, action: attribute("action", open) ?? "", words };
}

const submit = (url: string, words: [string, string][]) =>
  fetch(url, { method: "POST", body: new URLSearchParams(words) });

test("a service receives the words, an empty trap and the way to the thank-you page", async () => {
  const files = made({ way: "service", address: `${origin}/f/1` });
  const { action, words } = formIn(files);
  await submit(action, words);
  const last = received.at(-1);
  expect(last?.path).toBe("/f/1");
  expect(Object.values(last?.words ?? {}).filter((word) => word === "Ida").length).toBeGreaterThan(
    1,
  );
  expect(last?.words).toMatchObject({ website: "", _next: "https://ida.example/thanks.html" });
  expect(`${files.get("thanks.html")}`).toContain('<meta name="robots" content="noindex">');
  expect(`${files.get("sitemap.xml")}`).not.toContain("thanks");
  expect(`${files.get("_headers")}`).toContain(
    `form-action ${origin} https://ida.example 'self'\n`,
  );
});

test("a service leads back to the thank-you page of the visitor’s language, from any folder", () => {
  const form: FormWay = { way: "service", address: `${origin}/f/1` };
  const address = "https://ida.example/shop/";
  const files = builtSite(
    { ...withPublic(withLanguage({ ...start, form }, "fr"), "fr", true), address },
    "",
    () => new Uint8Array(),
  );
  const nextIn = (name: string) => / name="_next" value="([^"]*)"/.exec(`${files.get(name)}`)?.[1];
  expect(nextIn("contact.html")).toBe(`${address}thanks.html`);
  expect(nextIn("fr/contact.html")).toBe(`${address}fr/thanks.html`);
});

test.each([
  ["https://formspree.io/f/x", "_gotcha", "_next"],
  ["https://usebasin.com/f/x", "_gotcha", "_redirect"],
  ["https://formsubmit.co/a", "_honey", "_next"],
  ["https://api.web3forms.com/submit", "botcheck", "redirect"],
])("%s gets its own names for trap and thank-you page", (address, trap, next) => {
  const words = Object.fromEntries(formIn(made({ way: "service", address })).words);
  expect(words[trap]).toBe("");
  expect(words[next]).toBe("https://ida.example/thanks.html");
});

test("the host receives the words at the thank-you page, under the form’s name", async () => {
  const files = made({ way: "host" });
  const { open, action, words } = formIn(files);
  expect(open).toContain('data-netlify="true" data-netlify-honeypot="website"');
  await submit(new URL(action, `${origin}/contact.html`).href, words);
  const last = received.at(-1);
  expect(last?.path).toBe("/thanks.html");
  expect(last?.words["form-name"]).toBe(/ name="([^"]*)"/.exec(open)?.[1]);
  expect(last?.words.website).toBe("");
  expect(files.has("thanks.html")).toBe(true);
  expect(`${files.get("_headers")}`).toContain("form-action 'self'\n");
});

/** HTML's own algorithm for forms that are mailed: the words become the body of a letter. */
const letterOf = (action: string, words: [string, string][]) =>
  `${action}?body=${encodeURIComponent(words.map(([name, word]) => `${name}=${word}\r\n`).join(""))}`;

test("a mail program receives the words, and whoever has none an address and a number", async () => {
  const files = made({ way: "mail" });
  const { form, open, action, words } = formIn(files);
  expect(open).toContain('enctype="text/plain" method="post"');
  // A mail program hands the letter on; here to the receiver.
  const letter = new URL(letterOf(action, words));
  expect(letter.pathname).toBe(start.business.email);
  await submit(`${origin}/mail`, [["body", letter.searchParams.get("body") ?? ""]]);
  expect(received.at(-1)?.words.body).toMatch(/=Ida\r\n/);
  expect(form).toContain(`<a href="mailto:${start.business.email}">${start.business.email}</a>`);
  expect(form).toMatch(/<a href="tel:[^>]*>[\d\u00a0]+<\/a>/);
  // Below a form in one row it has a row of its own; "* Required" is in the first.
  expect(`${files.get("style.css")}`).toMatch(
    /\.form-inline\s*>\s*\.button\s*~\s*\.hint\s*\{\s*grid-area:\s*5/,
  );
  expect(`${made({ way: "host" }).get("style.css")}`).not.toMatch(/\.button\s*~\s*\.hint/);
  expect(form).toContain("If no email program opens");
  expect(files.has("thanks.html")).toBe(false);
});

test("a thank-you page of the owner’s own is kept", () => {
  const own = { ...start.pages[1], path: "/thanks", title: "Merci" } as SiteDocument["pages"][0];
  const files = made({ way: "host" }, { pages: [...start.pages, own] });
  expect(`${files.get("thanks.html")}`).toContain("<title>Merci</title>");
});
