import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");

/** Every file that the room's own files import, through all rooms, and the packages they name. */
function walk() {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    // What is imported only as a type is not there when the code runs.
    for (const [, only, name = ""] of text.matchAll(
      /(?:^|\n)(?:import|export)\s+(type\s)?(?:[^;]*?\sfrom\s+)?["']([^"']+)["']/g,
    )) {
      if (only) continue;
      const [, room, path] = /^@daylit\/([\w-]+)\/(.+\.tsx?)$/.exec(name) ?? [];
      const folder = room === "pictures" ? room : `packages/${room}`;
      if (room && path) follow(join(root, folder, path));
      else if (!name.startsWith(".")) packages.add(name);
      else if (/\.tsx?$/.test(name)) follow(join(dirname(file), name));
    }
  };
  const engine = join(import.meta.dirname, "..");
  for (const name of readdirSync(engine, { recursive: true, encoding: "utf8" }))
    if (/\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|node_modules|^testing\//.test(name))
      follow(join(engine, name));
  return { files: [...seen].map((file) => relative(root, file)), packages };
}

const { files, packages } = walk();

test("the walk goes through the layouts", () => {
  expect(files).toContain("packages/layouts/blocks/hero/hero-split.fields.ts");
  expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
});

test("neither a browser nor Node is needed", () => {
  const known = [
    "react",
    "fflate",
    "@daylit/pictures/generated/measured.json",
    "@daylit/pictures/generated/outlines.json",
  ];
  expect([...packages].filter((name) => !known.includes(name))).toEqual([]);
  const worldly =
    /\b(process\.|Buffer\b|__dirname|import\.meta\.(dirname|filename|url)|document\.|window\.|localStorage|indexedDB|navigator\.)/;
  const wrong = files.filter((file) => {
    const code = readFileSync(join(root, file), "utf8")
      .replaceAll(/`[^`]*`|"[^"\n]*"/g, "")
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
    return worldly.test(code);
  });
  expect(wrong).toEqual([]);
});

test("editing a site does not load the hundred layouts", () => {
  expect(
    files.filter((file) => /layouts\/(trades\/[\w-]+\/|catalogue\/catalogue)/.test(file)),
  ).toEqual([]);
});

// Intl may write a day, an amount or a country that it is given, in a language that it is given.
test("nothing depends on the hour, the place or on chance", () => {
  const wrong = files.filter((file) =>
    /Math\.random|Date\.now|new Date\(\)|toLocale(?!UpperCase\(language)|Intl\.(?!getCanonicalLocales|((DateTime|Number)Format|DisplayNames)\(language)|localeCompare|randomUUID/.test(
      readFileSync(join(root, file), "utf8"),
    ),
  );
  expect(wrong).toEqual([]);
});
