import { connect } from "@daylit/publish";
import { fakeNetlify, key } from "@daylit/publish/testing/fake-hosts.ts";
import { type SiteDocument, textsOfSite, writeSite } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { fixtureSites } from "@daylit/site-engine/testing/fixtures.ts";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWorkspace } from "../../../workspace/store/current.ts";
import { ComposerProvider, type Services } from "../store/context.tsx";
import { createInterface } from "../store/interface.ts";
import { createSession, type Session } from "../store/session.ts";
import PublishPanel from "./PublishPanel.tsx";

const start = fixtureSites()
  .map((one) => one.site)
  .find((one) => textsOfSite(one).some(({ path }) => path.endsWith(".price"))) as SiteDocument;
const price = textsOfSite(start).find(({ path }) => path.endsWith(".price"))?.path ?? "";
const business = { ...start.business, name: "Ida’s Bakery", email: "ida@ida.example" };
const { address: _, ...unnamed } = { ...start, business };

/** A page, a stylesheet and the document: enough to be published. */
const filesOf = (site: SiteDocument) =>
  new Map([
    ["index.html", `<form data-way="${site.form.way}">${JSON.stringify(site.pages)}`],
    ["style.css", "a {}"],
    ["site.json", writeSite(site)],
  ]);
const builder = {
  build: async (site: SiteDocument, output: string) =>
    output === "changes"
      ? { changes: { changed: new Map([["index.html", ""]]), removed: [], whole: false } }
      : { files: filesOf(site) },
  close: () => {},
};

let netlify: ReturnType<typeof fakeNetlify>;
let session: Session;
let root: Root;
let box: HTMLElement;
/** Whether a request is cut off. */
let cut: (address: string, init: RequestInit) => boolean = () => false;

beforeEach(async () => {
  localStorage.clear();
  netlify = fakeNetlify();
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (cut(address, init)) throw new TypeError("Failed to fetch");
    if (address.startsWith("https://api.netlify.com/")) return netlify.fetch(address, init);
    const text = (await netlify.online()).get(new URL(address).pathname.slice(1));
    return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
  });
  const current = await openWorkspace();
  await current.create("");
  session = createSession(unnamed as SiteDocument);
  box = document.createElement("div");
  document.body.append(box);
  await open();
});
afterEach(async () => {
  act(() => root.unmount());
  box.remove();
  cut = () => false;
  vi.unstubAllGlobals();
});

/** What a hand does; what follows from it comes later, and is waited for. */
const act = (does: () => void) => flushSync(does);

/** As when the panel is opened, also after the tab was closed. */
async function open() {
  root = createRoot(box);
  act(() =>
    root.render(
      <ComposerProvider
        session={session}
        shown={createInterface(session)}
        services={{ builder } as unknown as Services}
      >
        <PublishPanel />
      </ComposerProvider>,
    ),
  );
  await vi.waitFor(() => expect(box.textContent).toContain("live services"), 10_000);
}

const waitFor = (seen: () => boolean) =>
  vi.waitFor(() => expect(seen(), box.textContent ?? "").toBe(true), 10_000);
const says = (text: string) => waitFor(() => (box.textContent ?? "").includes(text));
const field = (label: string) => {
  const found = [...box.querySelectorAll("label")].find(({ textContent }) =>
    textContent?.includes(label),
  );
  const own = found?.querySelector("input") ?? document.getElementById(found?.htmlFor ?? "");
  if (!own) throw new Error(`${label}: ${box.textContent}`);
  return own as HTMLInputElement;
};
const press = async (name: string) => {
  const found = [...box.querySelectorAll("button")].find(({ textContent }) =>
    textContent?.trim().startsWith(name),
  );
  if (!found) throw new Error(`${name}: ${box.textContent}`);
  act(() => found.click());
};
const paste = (label: string, text: string) =>
  act(() => {
    const input = field(label);
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const firstTime = async () => {
  await press("Netlify");
  await paste("Access token", key);
  await press("Publish");
};
const index = async () => (await netlify.online()).get("index.html") ?? "";

test("the first time: a host, a key, Publish; the second time one press; then back again", async () => {
  netlify.detectForms();
  await firstTime();
  await says("Published: 3 files");
  await says("published just now");
  expect(session.site.address).toBe("https://ida.netlify.app");
  expect(session.site.form.way).toBe("host");
  // Nobody edited the address and the form: undo takes back the owner's own steps.
  expect(session.now.undo).toBeUndefined();
  expect(await index()).toContain('data-way="host"');
  await says("Nothing has changed since.");

  const was = await index();
  act(() => session.change("price", (site) => withValue(site, price, "£77")));
  await says("Will change: prices, 1 file.");
  netlify.requests.length = 0;
  await press("Publish");
  await says("Published: 2 files");
  expect(await index()).toContain("£77");
  expect(session.now.undo).toBe("price");
  const sent = netlify.requests.filter(({ key: request }) => request.startsWith("PUT"));
  expect(sent.length).toBeLessThanOrEqual(6);

  const history = [...box.querySelectorAll("details")].find(({ textContent }) =>
    textContent?.startsWith("Earlier"),
  );
  act(() => {
    if (history) history.open = true;
    history?.dispatchEvent(new Event("toggle"));
  });
  await says("prices, ");
  await press("Bring back");
  await says("online again");
  expect(await index()).toBe(was);
});

test("a form that nobody receives doesn’t stay online; it is tried again when its owner says so", async () => {
  const deploys = () =>
    netlify.requests.filter(({ key: request }) => request === "POST /sites/{site_id}/deploys");
  await firstTime();
  // Three files, and after Netlify’s answer the two that name the form again.
  await says("Published: 5 files");
  await says("doesn’t receive the form");
  expect(await index()).toContain('data-way="mail"');
  expect(session.site.form.way).toBe("mail");
  expect(deploys()).toHaveLength(2);
  // Not with every price: a publication counts at Netlify.
  act(() => session.change("price", (site) => withValue(site, price, "£77")));
  await press("Publish");
  await says("Published: 2 files");
  expect(deploys()).toHaveLength(3);
  netlify.detectForms();
  await press("It is switched on");
  await vi.waitFor(async () => expect(await index()).toContain('data-way="host"'), 10_000);
  expect(box.textContent).not.toContain("doesn’t receive the form");
});

test("a form without an address for its messages stops the publication", async () => {
  act(() => session.change("email", (site) => withValue(site, "business.email", "")));
  await press("Netlify");
  await says("The form on your site sends nowhere");
  await paste("Access token", key);
  await press("Publish");
  expect(netlify.requests).toEqual([]);
});

test("after a lost connection and a closed tab it goes on, and sends nothing twice", async () => {
  let puts = 0;
  cut = (_, { method }) => method === "PUT" && ++puts > 1;
  await firstTime();
  await says("can’t be reached");
  expect((await netlify.online()).size).toBe(0);
  cut = () => false;
  act(() => root.unmount());
  await open();
  await says("1 file arrived");
  netlify.requests.length = 0;
  await press("Publish");
  await says("published just now");
  expect((await netlify.online()).size).toBe(3);
  const sent = netlify.requests.filter(({ key: request }) => request.startsWith("PUT"));
  expect(sent.length).toBeGreaterThan(0);
});

test("a key that isn’t accepted is said, and what was published elsewhere isn’t overwritten unasked", async () => {
  await press("Netlify");
  await paste("Access token", "wrong");
  await press("Publish");
  await says("doesn’t accept this key");
  await paste("Access token", key);
  await press("Publish");
  await says("published just now");

  const other = {
    ...session.site,
    strapline: "",
    business: { ...business, phone: "020 7946 0999" },
  };
  const online = netlify.online;
  netlify.online = async () => new Map([...(await online()), ["site.json", writeSite(other)]]);
  await press("Publish");
  await waitFor(() => (document.body.textContent ?? "").includes("Changed online"));
  const dialog = document.querySelector("dialog");
  expect(dialog?.textContent).toContain("020 7946 0999");
  expect(dialog?.textContent).toContain("Publish mine");
});

test("where the site can’t be read from its address, the host says that another device has published", async () => {
  await firstTime();
  await says("published just now");
  cut = (address) => address.startsWith("https://ida.netlify.app");
  const other = await connect("netlify", { key }, { fetch: netlify.fetch });
  const [place] = await other.sites();
  if (!place) throw new Error("no site");
  const theirs = new Map([["index.html", new TextEncoder().encode("theirs")]]);
  await other.publish(place, theirs, await other.plan(place, theirs), { words: "Theirs" });
  await press("Publish");
  await says("published from somewhere else");
  expect(await index()).toBe("theirs");
  await press("Publish");
  await says("Published: ");
  expect(await index()).not.toBe("theirs");
});

test("a key is in no record, file or address, and on the device only if that was ticked", async () => {
  await firstTime();
  await says("published just now");
  const { record } = await openWorkspace();
  const everything = () =>
    JSON.stringify([record, session.site, Object.entries(localStorage), location.href]);
  expect(everything()).not.toContain(key);
  for (const [, text] of await netlify.online()) expect(text).not.toContain(key);

  act(() => root.unmount());
  await open();
  await says("Key and host");
  await press("Forget");
  act(() => field("Keep it on this device").click());
  await paste("Access token", key);
  expect(Object.keys(localStorage)).toContain("daylit-host-keys");
  expect(JSON.stringify([record, session.site])).not.toContain(key);
  await press("Forget");
  expect(everything()).not.toContain(key);
});
