import { beforeEach, expect, test } from "vitest";
import "./validate.js";

// What the document of these tests lacks.
Object.defineProperty(Element.prototype, "ariaInvalid", {
  get(this: Element) {
    return this.getAttribute("aria-invalid");
  },
});

const html = `<daylit-validate><form id="order">
  <div class="field"><label for="name">Name</label><input id="name" name="name" required><p class="error">Enter a name.</p></div>
  <div class="field"><label for="mail">Email</label><input id="mail" name="mail" required></div>
</form></daylit-validate>`;
const find = <Found extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as Found;
const wrong = () => [...document.querySelectorAll("[aria-invalid=true]")].map(({ id }) => id);
/** Whether the page may send the form. */
const send = () =>
  find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

function write(selector: string, value: string) {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = html;
});

test("the first wrong field has the message and the focus, the next one waits for it", () => {
  expect(find<HTMLFormElement>("form").noValidate).toBe(true);
  expect(send()).toBe(false);
  expect([wrong(), document.activeElement?.id]).toEqual([["name"], "name"]);
  expect(find(`#${find("#name").getAttribute("aria-errormessage")}`).textContent).toBe(
    "Enter a name.",
  );
  write("#name", "Ada");
  expect(wrong()).toEqual([]);
  expect(send()).toBe(false);
  expect([wrong(), document.activeElement?.id]).toEqual([["mail"], "mail"]);
  // A field without a message of its own gets the browser’s.
  expect(document.querySelectorAll(".error")).toHaveLength(2);
  write("#mail", "ada@lindqvist.example");
  expect(send()).toBe(true);
});

test("the page’s own handler is called when every field is right", () => {
  let sent = 0;
  find("form").addEventListener("submit", () => sent++);
  send();
  write("#name", "Ada");
  write("#mail", "ada@lindqvist.example");
  send();
  expect(sent).toBe(1);
});

test("after a reload the message is there again, until it is right", async () => {
  send();
  document.body.innerHTML = html;
  await expect.poll(wrong).toEqual(["name"]);
  write("#name", "Ada");
  document.body.innerHTML = html;
  expect(wrong()).toEqual([]);
});
