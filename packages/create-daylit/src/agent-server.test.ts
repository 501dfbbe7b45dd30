import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { answerTo } from "./agent-server.ts";
import { fieldsOf, withAnswer } from "./from-answer.ts";
import { startSite } from "./start-site.ts";

const folder = mkdtempSync(join(tmpdir(), "daylit-agent-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (name: string, input: Record<string, unknown> = {}) => {
  const { content, isError = false } = await answerTo(name, input);
  return {
    isError,
    said: content.map((each) => (each.type === "text" ? each.text : each.type)).join("\n"),
  };
};

const answer = '{"home-1": {"heading": "Pianos in tune since 1998", "colour": "red"}}';

test("layouts are listed, all or those of a trade", async () => {
  expect((await ask("list_layouts")).said).toContain("arch-0001");
  const { said } = await ask("list_layouts", { trade: "music" });
  expect(said).toContain("musi-0001");
  expect(said).not.toContain("arch-0001");
});

test("fields come with their lengths, and the facts that were given", async () => {
  const { said } = await ask("read_fields", { layout: "musi-0001", name: "Ann Carter Pianos" });
  expect(said).toContain("- Name: Ann Carter Pianos");
  expect(said).toMatch(/heading: Headline; at most \d+ characters/);
});

test("an answer is validated: what is to be confirmed and what was left out", async () => {
  const { said } = await ask("validate", { layout: "musi-0001", answer });
  expect(said).toContain("Is this year right?");
  expect(said).toContain("Left out");
  expect(
    (await ask("validate", { site: JSON.parse(JSON.stringify(startSite("musi-0001"))) })).said,
  ).toBe("Nothing found.");
  expect((await ask("validate", { site: { daylit: 1 } })).said).toContain("needs “pages”");
});

test("faults are answers", async () => {
  for (const [name, input, words] of [
    ["build_zip", {}, "Name a layout"],
    ["build_zip", { layout: "nope-1" }, "There is no layout"],
    ["build_zip", { layout: "musi-0001", answer: "I can’t help." }, "No text of the layout"],
    ["read_fields", { layout: "musi-0001", brand: "reddish" }, "isn’t a colour"],
    ["build_zip", { layout: "musi-0001", file: folder }, "is there already"],
    ["fly", {}, "There is no tool"],
  ] as const) {
    const { isError, said } = await ask(name, input);
    expect([isError, said.includes(words)], said).toEqual([true, true]);
  }
  expect(existsSync(join(folder, "x.zip"))).toBe(false);
});

test("the command takes an answer for a layout", () => {
  const site = startSite("musi-0001");
  expect(fieldsOf(site)).toContain('"home-1"');
  const written = withAnswer(site, answer);
  expect(JSON.stringify(written.site)).toContain("Pianos in tune since 1998");
  expect(written.notes[0]).toBe("1 text taken from the answer.");
});
