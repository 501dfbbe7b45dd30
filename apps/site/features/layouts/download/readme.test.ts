import { expect, test } from "vitest";
import { readme } from "./readme.ts";

const described = {
  id: "food-0001",
  name: "Bakery",
  caption: "bread from four in the morning",
  sections: [{ kind: "hero-photo" }, { kind: "menu-prices" }],
  pages: ["Home", "Coffee", "Contact"].map((label) => ({ label, address: "", style: "" })),
};
const text = readme(described, ["index.html", "coffee.html", "contact.html"]);

test("the downloaded folder says what it is and how to open it", () => {
  expect(text).toMatch(/^Bakery: bread from four in the morning\n/);
  expect(text).toContain("Open index.html");
  expect(text).toContain("Sections of home: hero-photo, menu-prices.");
  expect(text).toMatch(/Licence: MIT-0 .*\nlicence: keep LICENSE\.txt/);
});

test("it names everything that lies in the folder", () => {
  for (const name of [
    "index.html",
    "coffee.html",
    "contact.html",
    "food-0001.css",
    "daylit.min.css",
    "pictures/",
    "fonts/",
  ])
    expect(
      text.match(new RegExp(`^${name.replaceAll(".", "\\.")} +\\S`, "m")),
      name,
    ).not.toBeNull();
});

test("it says how to put the pages online, and where their forms go", () => {
  expect(text).toContain("Put it online");
  expect(text).toContain('after "mailto:" in the pages');
});
