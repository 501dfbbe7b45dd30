import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import HoursWeek from "../blocks/hours/hours-week.tsx";
import { factIn } from "../schema/facts.ts";
import { withCommas } from "./comma.ts";

const address = ["12 شارع النيل", "القاهرة 11511"];
const business = { name: "مخبز", strapline: "", phone: "", email: "", address };

test("an address has the comma of its script", () => {
  const line = "12 شارع النيل، القاهرة 11511";
  expect(withCommas(address)).toBe(line);
  expect(withCommas(["3 Corn Street", "Bristol"])).toBe("3 Corn Street, Bristol");
  expect(factIn(business, "address")).toBe(line);
  // Typed in one line.
  expect(factIn({ ...business, address: [line] }, "town")).toBe("القاهرة");
});

test("a chart has a bar for each time, whatever its comma", () => {
  const chart = (day: string, more: string) =>
    renderToStaticMarkup(
      <HoursWeek id="hours" heading="" days={[{ day, from: "9:00", to: "12:00", more }]} />,
    );
  expect(chart("السبت", "14:00–16:00، 17:00–18:00")).toContain(
    ">9:00–12:00، 14:00–16:00، 17:00–18:00<",
  );
  expect(chart("السبت", "14:00–16:00، 17:00–18:00").match(/<rect/g)).toHaveLength(3);
  expect(chart("Saturday", "14:00–18:00")).toContain(">9:00–12:00, 14:00–18:00<");
});
