import { unzipSync } from "fflate";
import { afterEach, expect, test, vi } from "vitest";
import { readme } from "./readme.ts";
import { zipLayout } from "./zip-layout.ts";

const view = {
  id: "food-0001",
  name: "Bakery",
  caption: "bread from four in the morning",
  sections: [{ kind: "hero-photo" }],
  pages: [
    { label: "Home", address: "/view/food-0001.html", style: "/view/food-0001.css" },
    { label: "Coffee", address: "/view/food-0001-coffee.html", style: "/view/food-0001-site.css" },
    {
      label: "Contact",
      address: "/view/food-0001-contact.html",
      style: "/view/food-0001-site.css",
    },
  ],
};

/** What is on the server; a picture or typeface is its own name. */
const served = (name: string) =>
  name.endsWith(".html")
    ? `<link rel="icon" href="mark-loaf.svg"><img src="pictures/bread-480.webp" alt="${name}">`
    : name.endsWith("-site.css")
      ? ":root { --brand: #112233; } @font-face { src: url(fonts/sans.woff2); }"
      : name;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the zip of a layout holds its pages, stylesheets, pictures, typefaces, licence and README", async () => {
  vi.stubGlobal(
    "fetch",
    async (address: string) => new Response(served(address.replace("/view/", ""))),
  );
  const zip = await zipLayout(view, "#7a00ff");
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[`food-0001/${name}`]);
  const pages = ["index.html", "coffee.html", "contact.html"];
  const others = ["daylit.min.css", "LICENSE.txt", "mark-loaf.svg"];
  const assets = ["fonts/sans.woff2", "pictures/bread-480.webp"];
  expect(Object.keys(files).sort()).toEqual(
    [...pages, ...others, ...assets, "food-0001.css", "README.txt"]
      .map((name) => `food-0001/${name}`)
      .sort(),
  );
  expect(text("README.txt")).toBe(readme(view, pages));
  expect(text("coffee.html")).toContain('alt="food-0001-coffee.html"');
  expect(text("food-0001.css")).toContain("--brand: #7a00ff;");
  for (const name of [...others, ...assets]) expect(text(name)).toBe(name);
});
