import { canTest } from "@daylit/browsers/programs.mjs";
import { distFiles } from "daylit/internal/tools/dist.ts";
import { onEachChange } from "../support/browsers/scope.ts";
import { changedOutside, pages, part } from "./support/coexistence.ts";
import { expect, test } from "./support/firefox.ts";
import { stylesheetServer } from "./support/stylesheet-server.ts";
import { judgeSweep, type Sweep, sweepScript } from "./support/sweep.ts";

/** One file after the other in one worker, so in one Firefox. */
test.describe.configure({ mode: "default" });

/** Foreign pages differ in their rules alone; Chromium is asked for all of them. */
const foreign = Object.entries(pages).slice(0, onEachChange ? 1 : undefined);

// npm test says at its end which engines it did without.
if (canTest("Firefox")) {
  test("Firefox: a modal dialog holds the page, wherever it is, and what a disclosure shows can have the focus at once", async ({
    firefox,
  }) => {
    await firefox.goto(`${await stylesheetServer()}sample`);
    const overflow = await firefox.evaluate<string[]>(`(() => {
      document.body.innerHTML = "<main><section><dialog>Leave?</dialog></section></main>";
      const before = getComputedStyle(document.body).overflowY;
      document.querySelector("dialog").showModal();
      return [before, getComputedStyle(document.body).overflowY];
    })()`);
    expect(overflow).toEqual(["visible", "hidden"]);
    const focused = await firefox.evaluate<string>(`(() => {
      document.body.innerHTML = "<details><summary>More</summary><input id=a></details>";
      document.body.getBoundingClientRect();
      document.querySelector("details").open = true;
      document.querySelector("input").focus();
      return document.activeElement.id;
    })()`);
    expect(focused).toBe("a");
  });

  for (const [name, make] of foreign)
    test(`Firefox: outside its part the scoped file changes nothing: ${name}`, async ({
      firefox,
    }) => {
      await firefox.goto(`${await stylesheetServer()}sample`);
      const given = [await make(), distFiles().get("scoped.min.css"), part()];
      const script = `(${changedOutside})(${given.map((text) => JSON.stringify(text))})`;
      expect(await firefox.evaluate(script)).toEqual([]);
    });

  test("Firefox: every text pair is readable for any brand colour", async ({ firefox }) => {
    await firefox.goto(await stylesheetServer());
    judgeSweep("Firefox", await firefox.evaluate<Sweep>(sweepScript(onEachChange ? 4 : 16)), 4);
  });
}
