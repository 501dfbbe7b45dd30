import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CompareByLinks } from "./CompareByLinks.tsx";
import { ComparedLayout } from "./ComparedLayout.tsx";

const titles = { "arch-0003": "Extensions at a fixed price", "food-0001-2": "One menu" };
const nothing = () => {};

test("the menus of a comparison name each layout beside its code", () => {
  const menu = renderToStaticMarkup(
    <ComparedLayout
      {...{ id: "arch-0003", place: 1, look: {}, brand: undefined, titles }}
      favourites={["food-0001-2"]}
      onPut={nothing}
      onFavourite={nothing}
    />,
  );
  const links = renderToStaticMarkup(<CompareByLinks titles={titles} />);
  for (const html of [menu, links]) {
    expect(html).toContain(">ARCH 0003: Extensions at a fixed price<");
    expect(html).toContain(">FOOD 0001, variation 2: One menu<");
  }
});
