import { afterEach, expect, test } from "vitest";
import messages from "./messages-de.json";
import { speak } from "./speak.ts";
import { nameFields, setSpeech } from "./t.ts";

afterEach(() => setSpeech(undefined));

test("a sentence that the server wrote is said as a whole, with its link in its place", async () => {
  document.body.innerHTML = `<main>
    <p>For sites you made in <a href="/compose">the composer</a> and put online. Publish what you
      changed with your own account, or take the changed files; nothing changes online until then.</p>
    <div data-island="x"><p>Close</p></div>
    <a class="design" href="/d" data-title="Medicine and Science 1">The doctor’s practice</a>
    <button aria-label="Close"><svg></svg> Close</button>
  </main>`;
  await speak("de");
  const link = document.querySelector("a");
  expect(link?.getAttribute("href")).toBe("/compose");
  expect(document.querySelector("p")?.textContent).not.toMatch(/For sites|and put online/);
  expect(document.querySelector("p")?.contains(link)).toBe(true);
  // An island is React's.
  expect(document.querySelector("[data-island]")?.textContent).toBe("Close");
  expect(document.querySelector(".design")?.textContent).toBe("Medizin und Wissenschaft 1");
  const button = document.querySelector("button");
  expect(button?.textContent.trim()).toBe(messages.Close);
  expect(button?.ariaLabel ?? button?.getAttribute("aria-label")).toBe(messages.Close);
  expect(button?.querySelector("svg")).not.toBeNull();
});

test("names of fields are said once, whoever asks for them", async () => {
  document.body.innerHTML = "<main></main>";
  await speak("de");
  const fields = { heading: { label: "Heading" } };
  nameFields(fields);
  const { label } = fields.heading;
  expect(label).toBe(messages.Heading);
  nameFields(fields);
  expect(fields.heading.label).toBe(label);
});
