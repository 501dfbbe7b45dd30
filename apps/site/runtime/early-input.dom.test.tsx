import { useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { earlyInput } from "./early-input.ts";
import { hydrate } from "./start/hydrate.tsx";

const island = document.createElement("div");
const events: string[] = [];
for (const kind of ["input", "change", "click", "toggle"])
  island.addEventListener(
    kind,
    ({ target }) => events.push(`${kind} ${(target as Element).id}`),
    true,
  );

const field = (id: string) => island.querySelector(`#${id}`) as HTMLInputElement;

beforeEach(() => {
  document.body.replaceChildren(island);
  island.innerHTML = `<input id="words" value="bread"><textarea id="note"></textarea>
    <input id="seeds" type="checkbox"><input id="oven" type="checkbox" checked>
    <input id="rye" type="radio" name="grain" checked><input id="oat" type="radio" name="grain">
    <select id="size"><option>small</option><option>large</option></select>
    <details id="more"><summary>More</summary></details>`;
});

test("what was typed, ticked, chosen and opened early is entered again", () => {
  field("words").value = "buttons";
  field("note").value = "ring twice";
  field("seeds").checked = true;
  field("oven").checked = false;
  field("oat").checked = true;
  field("size").value = "large";
  field("more").setAttribute("open", "");
  const repeat = earlyInput(island);
  field("size").value = "small";
  events.length = 0;
  repeat();
  const { value: size } = field("size");
  expect([field("words").value, field("note").value, size]).toEqual([
    "buttons",
    "ring twice",
    "large",
  ]);
  const ticked = ["seeds", "oven", "rye", "oat"].filter((id) => field(id).checked);
  expect(ticked).toEqual(["seeds", "oat"]);
  const wanted = "input words, input note, click seeds, click oven, click oat, input size";
  expect(events).toEqual(
    expect.arrayContaining([...wanted.split(", "), "change size", "toggle more"]),
  );
});

test("untouched fields are left alone, and so are those that have gone since", () => {
  events.length = 0;
  earlyInput(island)();
  expect(events).toEqual([]);
  const words = field("words");
  words.value = "buttons";
  const repeat = earlyInput(island);
  words.remove();
  words.value = "other";
  repeat();
  expect(words.value).toBe("other");
});

test("the caret stays where it was", () => {
  const words = field("words");
  words.value = "buttons";
  words.focus();
  words.setSelectionRange(2, 4);
  earlyInput(island)();
  expect([words.selectionStart, words.selectionEnd]).toEqual([2, 4]);
});

function Search() {
  const [words, setWords] = useState("bread");
  return (
    <>
      <input id="words" value={words} onChange={({ target }) => setWords(target.value)} />
      <output>{words}</output>
    </>
  );
}

test("React takes early words for its state", async () => {
  island.innerHTML = renderToString(<Search />);
  const words = field("words");
  words.value = "buttons";
  const root = await hydrate(island, Search);
  await expect.poll(() => island.querySelector("output")?.textContent).toBe("buttons");
  expect(words.value).toBe("buttons");
  root.unmount();
});

test("letters typed while React hydrates are kept", async () => {
  island.innerHTML = renderToString(<Search />);
  const words = field("words");
  words.value = "butt";
  const hydrated = hydrate(island, Search);
  // As a keyboard does it: React notices what is assigned to the element itself.
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  type?.call(words, "button");
  words.dispatchEvent(new Event("input", { bubbles: true }));
  const root = await hydrated;
  await expect.poll(() => island.querySelector("output")?.textContent).toBe("button");
  expect(words.value).toBe("button");
  root.unmount();
});
