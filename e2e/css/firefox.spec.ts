import { expect, test } from "@playwright/test";
import { runInFirefox } from "./support/firefox.ts";
import { stylesheetServer } from "./support/stylesheet-server.ts";

/** What an expression is worth in an empty page with the stylesheet, in Firefox. */
async function inFirefox<T>(script: string): Promise<T> {
  return await runInFirefox<T>(`${await stylesheetServer()}sample`, script);
}

test("Firefox: the page behind a modal dialog is held, wherever the dialog is in the page", async () => {
  const overflow = await inFirefox<string[]>(`(() => {
    document.body.innerHTML = "<main><section><dialog>Leave?</dialog></section></main>";
    const before = getComputedStyle(document.body).overflowY;
    document.querySelector("dialog").showModal();
    return [before, getComputedStyle(document.body).overflowY];
  })()`);
  expect(overflow).toEqual(["visible", "hidden"]);
});

test("Firefox: what a disclosure shows can have the focus in the moment in which it opens", async () => {
  const focused = await inFirefox<string>(`(() => {
    document.body.innerHTML = "<details><summary>More</summary><input id=a></details>";
    document.body.getBoundingClientRect();
    document.querySelector("details").open = true;
    document.querySelector("input").focus();
    return document.activeElement.id;
  })()`);
  expect(focused).toBe("a");
});
