import { definitionOf } from "@daylit/layouts/blocks/definitions.ts";
import { type PageSection, type SiteDocument, textsOfSite } from "@daylit/site-engine";
import { withValue } from "@daylit/site-engine/document/object-path.ts";
import { addSection } from "@daylit/site-engine/edit/changes/sections.ts";
import { fixtureSites } from "@daylit/site-engine/testing/fixtures.ts";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { FieldForm } from "../../fields/FieldForm.tsx";
import { rowsAt, rowsPastedAt } from "../../fields/rows-at.ts";
import { ComposerProvider, type Services } from "../../store/context.tsx";
import { createInterface } from "../../store/interface.ts";
import { createSession } from "../../store/session.ts";
import { Choosers } from "../dialogs/Choosers.tsx";
import RowsDialog from "./RowsDialog.tsx";

const [fixture] = fixtureSites();
const block = "questions-accordion";
const at = "pages[0].sections[1]";
const site = addSection(fixture?.site as SiteDocument, 0, 1, block);
const pasted =
  "Do you deliver? Yes, on Fridays.\nCan I pay by card? Yes.\nWhere do you park? Behind the shop.";
let root: Root;
let box: HTMLElement;
afterEach(() => {
  flushSync(() => root.unmount());
  box.remove();
});

/** The form of the section, with the dialog where one is open. */
function open(start = site) {
  const session = createSession(start);
  const shown = createInterface(session);
  box = document.createElement("div");
  document.body.append(box);
  root = createRoot(box);
  const values = (session.site.pages[0]?.sections[1] ?? {}) as PageSection;
  flushSync(() =>
    root.render(
      <ComposerProvider session={session} shown={shown} services={{} as Services}>
        <FieldForm fields={definitionOf(block).fields} values={values as never} path={at} />
        <Choosers />
      </ComposerProvider>,
    ),
  );
  return { session, shown };
}
/** The dialog that a paste has asked for. */
function dialog({ session, shown }: ReturnType<typeof open>) {
  const { chooser } = shown.now;
  if (chooser?.of !== "rows") throw new Error(`no dialog for rows: ${JSON.stringify(chooser)}`);
  flushSync(() =>
    root.render(
      <ComposerProvider session={session} shown={shown} services={{} as Services}>
        <RowsDialog {...chooser} />
      </ComposerProvider>,
    ),
  );
}
const press = (name: RegExp) => {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) =>
    name.test(textContent ?? ""),
  );
  if (!found) throw new Error(`${name}: ${document.body.textContent}`);
  flushSync(() => found.click());
};
function paste(field: string, text: string): boolean {
  const input = box.querySelector<HTMLInputElement>(`[data-field="${field}"]`);
  if (!input) throw new Error(field);
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  flushSync(() => input.dispatchEvent(event));
  return event.defaultPrevented;
}
const questionsIn = (now: SiteDocument) =>
  textsOfSite(now)
    .filter(({ path }) => path.startsWith(at) && path.endsWith("question"))
    .map(({ text }) => text);
const question =
  textsOfSite(site).find(({ path }) => path.startsWith(at) && path.endsWith("question"))?.path ??
  "";

test("a list pasted into one text of a list is looked at, and takes the place of examples", () => {
  const composer = open();
  expect(paste(question, pasted)).toBe(true);
  expect(questionsIn(composer.session.site)).toEqual(questionsIn(site));
  dialog(composer);
  expect(document.body.textContent).toContain("Behind the shop.");
  press(/^Replace the list/);
  expect(questionsIn(composer.session.site)).toEqual([
    "Do you deliver?",
    "Can I pay by card?",
    "Where do you park?",
  ]);
  composer.session.undo();
  expect(questionsIn(composer.session.site)).toEqual(questionsIn(site));
});

const own = withValue(site, question, "When are you open?");

test("beside an entry of the owner’s it is added", () => {
  const composer = open(own);
  paste(question, pasted);
  dialog(composer);
  press(/^Add 3 to/);
  expect(questionsIn(composer.session.site)).toEqual([
    "When are you open?",
    "Do you deliver?",
    "Can I pay by card?",
    "Where do you park?",
  ]);
});

test("the pasted words can go into their field alone", () => {
  const composer = open(own);
  paste(question, pasted);
  dialog(composer);
  press(/^Paste it into this field alone/);
  expect(questionsIn(composer.session.site)[0]).toContain("Can I pay by card?");
});

test("a sentence that was broken in lines, long paragraphs and texts outside lists are no rows", () => {
  const broken =
    "We deliver on every weekday but not on the last Friday\nof the month, because then the oven is cleaned.";
  const long = `${"A long answer goes on. ".repeat(12)}\n${"And on, with another thought. ".repeat(8)}`;
  for (const text of ["one line", broken, long])
    expect(rowsPastedAt(site, question, text), text).toBeUndefined();
  expect(rowsPastedAt(site, "pages[0].sections[0].heading", pasted)).toBeUndefined();
  expect(rowsAt(site, question)).toMatchObject({ at: 0, field: { kind: "items" } });
});
