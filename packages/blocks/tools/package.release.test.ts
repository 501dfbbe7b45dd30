import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { componentName } from "./component-name.ts";
import { exampleOf } from "./example.ts";
import { jsx } from "./literal.ts";
import { packageName } from "./pack.ts";
import { iconsSource, partsSource, registrySource } from "./registry-source.ts";
import { blockNames } from "./styles/stylesheets.ts";
import { isFrame } from "./types.ts";

const home = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "daylit-blocks-"));
const installed = join(folder, "node_modules/daylit-blocks");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The tarball that the site serves, unpacked beside React, as an installation leaves it. */
beforeAll(() => {
  copyFileSync(join(home, "build/site", packageName), join(folder, packageName));
  execFileSync("tar", ["xzf", packageName], { cwd: folder });
  mkdirSync(join(folder, "node_modules/@types"), { recursive: true });
  renameSync(join(folder, "package"), installed);
  for (const name of ["react", "react-dom", "@types/react", "@types/react-dom"])
    symlinkSync(join(home, "node_modules", name), join(folder, "node_modules", name));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});

const compile = (module: string, resolution: string, ...files: string[]) => {
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
  const options = ["--jsx", "react-jsx", "--module", module, "--moduleResolution", resolution];
  execFileSync(
    join(home, "node_modules/.bin/tsc"),
    ["--noEmit", ...strict, ...options, "--types", "react", ...files],
    { cwd: folder, stdio: "pipe" },
  );
};

test("every prop has its type and its comment, and wrong ones do not compile", () => {
  const elements = blockNames.map((name) =>
    jsx(`Blocks.${componentName(name)}`, exampleOf(name), 3, isFrame(name) ? ["{...page}"] : []),
  );
  writeFileSync(
    join(folder, "page.tsx"),
    `import * as Blocks from "daylit-blocks";
import "daylit-blocks/all.css";
import "daylit-blocks/hero-split.css";
import { HeroSplit } from "daylit-blocks/hero-split";
import { themeCss } from "daylit-blocks/theme";
import type { AnchorHTMLAttributes, ForwardRefExoticComponent, MouseEventHandler } from "react";

// Next's own props of its link: what may be left out may not be undefined.
interface NextProps {
  href: string | URL;
  prefetch?: boolean | null;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}
type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;
declare const Link: ForwardRefExoticComponent<Omit<Anchor, keyof NextProps> & NextProps>;
export const site: Blocks.Site = { link: Link };

const page: { business: Blocks.Business; links: readonly Blocks.Link[] } = {
  business: { name: "Ida", strapline: "", phone: "", email: "", address: [] },
  links: [],
};

export const css: string = themeCss({
  brand: "#7a00ff",
  paper: { hue: 300, chroma: 0.01 },
  type: { headline: "fraunces", body: "figtree" },
});

export const all = (
  <main>
    ${elements.join("\n    ")}
  </main>
);

// @ts-expect-error: the headline is called heading
export const wrong = <HeroSplit headline="A line" picture="/a.jpg" />;
`,
  );
  compile("esnext", "bundler", "page.tsx");
  compile("nodenext", "nodenext", "page.tsx");
});

test("the sources of the registry compile in a strict project", () => {
  const part = join(folder, "registry");
  mkdirSync(part);
  for (const name of blockNames) writeFileSync(join(part, `${name}.tsx`), registrySource(name));
  writeFileSync(join(part, "parts.tsx"), partsSource());
  writeFileSync(join(part, "icons.tsx"), iconsSource());
  writeFileSync(join(part, "css.d.ts"), 'declare module "*.css";');
  const files = [...blockNames.map((name) => `registry/${name}.tsx`), "registry/css.d.ts"];
  compile("esnext", "bundler", "--noUnusedLocals", ...files);
});

test("publint and arethetypeswrong find nothing", async () => {
  const { messages } = await publint({ pkgDir: installed, strict: true });
  expect(messages).toEqual([]);
  const attw = join(home, "node_modules/.bin/attw");
  execFileSync(attw, ["--profile", "esm-only", packageName], { cwd: folder, stdio: "pipe" });
});
