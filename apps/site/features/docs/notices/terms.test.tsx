import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { terms } from "../terms.ts";
import { termParts } from "./terms.tsx";

const before = { ...terms };
afterEach(() => Object.assign(terms, { price: undefined }, before));

const shown = () =>
  renderToStaticMarkup(
    <>
      <termParts.DraftTerms>Not confirmed.</termParts.DraftTerms>
      <termParts.Price>No price yet.</termParts.Price>
    </>,
  );

test("until the studio has confirmed its terms and set a price, the texts say so", () => {
  Object.assign(terms, { confirmed: false, price: undefined });
  expect(shown()).toContain("These terms may still change");
  expect(shown()).toContain("No price yet.");
});

test("afterwards they say the price, and nothing of a draft", () => {
  Object.assign(terms, { confirmed: true, price: "as much as a good bicycle" });
  expect(shown()).toBe("<p>The package costs as much as a good bicycle.</p>");
});
