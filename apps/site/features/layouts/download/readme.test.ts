import { expect, test } from "vitest";
import { readme } from "./readme.ts";

const text = readme({
  id: "food-0001",
  name: "Bakery",
  caption: "bread from four in the morning",
  sections: [{ kind: "hero-photo" }, { kind: "menu-prices" }],
});

test("the downloaded folder says what it is and how to open it", () => {
  expect(text).toMatch(/^Bakery: bread from four in the morning\n/);
  expect(text).toContain("Open index.html");
  expect(text).toContain("Sections: hero-photo, menu-prices.");
  expect(text).toMatch(/Licence: MIT, see LICENSE\.txt/);
});

test("it names everything that lies in the folder", () => {
  for (const name of ["index.html", "food-0001.css", "daylit.min.css", "pictures/", "fonts/"])
    expect(
      text.match(new RegExp(`^${name.replaceAll(".", "\\.")} +\\S`, "m")),
      name,
    ).not.toBeNull();
});

test("it says how to put the page online, and where its form goes if it has one", () => {
  expect(text).toContain("Put it online");
  expect(text).not.toContain("The form");
  const view = { id: "food-0001", name: "", caption: "", sections: [] };
  expect(readme(view, true)).toContain('after "mailto:" in index.html');
});
