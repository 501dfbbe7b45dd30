import { renderToStaticMarkup } from "react-dom/server";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { iconComponents, iconRules, iconsOf, iconTypes } from "./icons.ts";

async function bundled(code: string): Promise<string> {
  const files: Record<string, string> = { "/use.js": code, "/icons.js": iconComponents() };
  const build = await rolldown({
    input: "/use.js",
    external: [/^react/],
    plugins: [
      {
        name: "files",
        resolveId: (id) => (files[id] === undefined ? null : id),
        load: (id) => files[id] ?? null,
      },
    ],
  });
  const { output } = await build.generate({ format: "cjs" });
  await build.close();
  return output[0].code;
}

test("a bundler keeps the icons that are used and no other", async () => {
  const code = await bundled('export { Plus } from "/icons.js";');
  expect(code).toContain('"plus"');
  expect(code).not.toContain('"search"');
  expect(code.length).toBeLessThan(1500);
});

test("an icon is hidden from screen readers until it is given a name", async () => {
  const code = await bundled('export { Plus } from "/icons.js";');
  const module = { exports: {} as { Plus: (props: object) => React.ReactNode } };
  const react = await import("react");
  new Function("module", "exports", "require", code)(module, module.exports, () => react);
  const { Plus } = module.exports;
  const drawn = renderToStaticMarkup(Plus({ className: "text-primary" }));
  expect(drawn).toContain('class="icon icon-plus text-primary"');
  expect(drawn).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(Plus({ "aria-label": "Add" }));
  expect(named).toContain('role="img"');
  expect(named).not.toContain("aria-hidden");
});

test("every icon has a class with its drawing, a component and a type", () => {
  const rules = iconRules();
  expect(iconsOf().length).toBeGreaterThan(100);
  for (const { name } of iconsOf()) expect(rules).toContain(`.${name} {\n    --icon: url(`);
  const count = (text: string, word: string) => text.split(word).length - 1;
  expect(count(iconComponents(), "export const")).toBe(iconsOf().length);
  expect(count(iconTypes(), "export declare const")).toBe(iconsOf().length);
});
