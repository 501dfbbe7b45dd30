import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import code from "./browser/register.js?raw";

/** As much of a browser as the script needs to send a form. */
function sent(action: string, answers: [name: string, answer: string][]) {
  const location = { href: "" };
  let isStopped = false;
  let send = (_: object) => {};
  class HTMLFormElement {
    getAttribute = () => action;
    querySelector(selector: string) {
      const [, name] = /^\[name="(.*)"\]$/.exec(selector) ?? [];
      if (name === "when")
        return { id: "", closest: () => ({ querySelector: () => ({ textContent: "Wann?" }) }) };
      if (name) return { id: name, closest: () => null };
      return selector === 'label[for="nachricht"]' ? { textContent: "Ihre Nachricht" } : null;
    }
  }
  runInNewContext(code, {
    location,
    HTMLFormElement,
    HTMLScriptElement: class {},
    FormData: class {
      [Symbol.iterator] = () => answers[Symbol.iterator]();
    },
    document: { title: "Kontakt & Weg", currentScript: null },
    addEventListener: (_: string, listener: typeof send) => {
      send = listener;
    },
  });
  send({
    target: new HTMLFormElement(),
    defaultPrevented: false,
    preventDefault: () => {
      isStopped = true;
    },
  });
  return { href: location.href, isStopped };
}

test("a letter has the questions, every letter of the answers, and the page as its subject", () => {
  const { href, isStopped } = sent("mailto:zoe@xu.example", [
    ["nachricht", "Grüße & مرحبا\nZoë"],
    ["when", "Früh"],
  ]);
  expect(isStopped).toBe(true);
  const letter = new URL(href);
  expect(letter.pathname).toBe("zoe@xu.example");
  expect(letter.searchParams.get("subject")).toBe("Kontakt & Weg");
  expect(letter.searchParams.get("body")).toBe(
    "Ihre Nachricht: Grüße & مرحبا\r\nZoë\r\nWann?: Früh",
  );
});

test("a form that goes to a service is left to the browser", () => {
  expect(sent("https://forms.example/1", [["nachricht", "Hallo"]])).toEqual({
    href: "",
    isStopped: false,
  });
});
