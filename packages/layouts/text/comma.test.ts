import { expect, test } from "vitest";
import { factIn } from "../schema/facts.ts";
import { withCommas } from "./comma.ts";

test("an address has the comma of its script", () => {
  expect(withCommas(["12 شارع النيل", "القاهرة 11511"])).toBe("12 شارع النيل، القاهرة 11511");
  expect(withCommas(["3 Corn Street", "Bristol"])).toBe("3 Corn Street, Bristol");
  const business = { name: "مخبز", strapline: "", phone: "", email: "" };
  const address = ["12 شارع النيل", "القاهرة 11511"];
  expect(factIn({ ...business, address }, "address")).toBe("12 شارع النيل، القاهرة 11511");
  // Typed in one line.
  expect(factIn({ ...business, address: [address.join("، ")] }, "town")).toBe("القاهرة");
});
